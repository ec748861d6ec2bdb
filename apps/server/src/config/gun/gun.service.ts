import type { GunFilter, gun } from '@ampdeck/api/config/gun'
import type { Page } from '@ampdeck/api/paging'
import type { z } from 'zod'
import { type Order, orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import * as store from './gun.store.ts'

type Filter = z.output<typeof GunFilter>

/** As they stand in the field: pile by pile. */
const byPile: Order = { by: 'pile.code', order: 'asc' }

export async function page(rows: Rows, request: Filter & PageRequest) {
  const order = orderOf(request, 'gun', byPile)
  const found: Page<store.FoundGun> = await readPage(rows.db, store.matching(rows, request), request, {
    ...order,
    id: 'gun.id',
  })
  return found
}

/** The rows of an export: those of the list, in its order, all of them. */
export function exported(rows: Rows, request: Filter & Pick<PageRequest, 'sortField' | 'sortOrder'>) {
  return store.inOrder(rows, request, orderOf(request, 'gun', byPile))
}

export async function update({ rows, input }: Request<typeof gun.update>) {
  const { id, version, ...draft } = input
  if (draft.costModelId !== null) await rows.get('costModel', draft.costModelId)
  await rows.update('gun', { id, version }, draft)
  return store.byId(rows, id)
}
