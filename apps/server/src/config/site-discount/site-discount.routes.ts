import { type SiteDiscount, SiteDiscountFilter, siteDiscount } from '@ampdeck/api/config/site-discount'
import { activeState } from '@ampdeck/api/enumerations/member'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import { asSeen } from '../../database/named-records.ts'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { switchesOf } from '../../http/switches.ts'

const { on: ON } = activeState.code

export const routes: Routes = (app, server) => {
  serve(app, server, siteDiscount, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => byId(rows, input.id),
    calendar: async ({ rows, input: { from, to, stationId } }) => {
      const found = await matching(rows, { stationId, state: [ON] })
        .where('validFrom', '<=', to)
        .where('validTo', '>=', from)
        .orderBy('id')
        .limit(500)
        .execute()
      return asSeen(rows, 'siteDiscount', found)
    },
    save: async ({ rows, input }) => byId(rows, await rows.insert('siteDiscount', { ...input, state: ON })),
    update: async ({ rows, input }) => {
      const { id, version, ...draft } = input
      await rows.update('siteDiscount', { id, version }, draft)
      return byId(rows, id)
    },
    ...switchesOf('siteDiscount', byId),
    delete: async ({ rows, input }) => {
      await rows.remove('siteDiscount', input.id)
      return null
    },
  })
}

function matching(rows: Rows, filter: z.output<typeof SiteDiscountFilter>) {
  const stationId = (ids: readonly number[]) => sql<boolean>`station_ids && ${[...ids]}::bigint[]`
  return rows
    .from('siteDiscount')
    .where(where(SiteDiscountFilter, filter, 'siteDiscount', { stationId }))
    .selectAll()
    .$castTo<z.output<typeof SiteDiscount>>()
}

const { page } = listOf({
  table: 'siteDiscount',
  usual: { by: 'siteDiscount.updateTime', order: 'desc' },
  query: matching,
})

async function byId(rows: Rows, id: number) {
  return (await rows.get('siteDiscount', id)) as z.output<typeof SiteDiscount>
}
