import { GunFilter, type GunRow } from '@ampdeck/api/config/gun'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { isOfSeller, sameSeller } from '../../database/same-seller.ts'
import { sortKey } from '../../database/sort-key.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

type Filter = z.output<typeof GunFilter>
export type FoundGun = z.output<typeof GunRow>

/** The caller's guns that match a filter, with their piles. */
function filtered(rows: Rows, filter: Filter) {
  return rows
    .from('gun')
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .where(where(GunFilter, filter, 'gun', { name: ['pile.code', 'pile.name', 'gun.parkingNo'] }))
}

/** The same with the names of station and cost model: the gun's own model, else its pile's, else its station's. */
export function matching(rows: Rows, filter: Filter) {
  return filtered(rows, filter)
    .innerJoin('station', sameSeller('station.id', 'gun.stationId'))
    .leftJoin('costModel as model', (join) =>
      join
        .on(isOfSeller('model', 'gun'))
        .on(
          'model.id',
          '=',
          sql<number>`coalesce(gun.cost_model_id, pile.cost_model_id, station.cost_model_id)`,
        ),
    )
    .selectAll('gun')
    .select(['pile.code as pileCode', 'station.name as stationName', 'station.nameEn as stationNameEn'])
    .select(sql<string | null>`model.code || ' v' || model.current_version`.as('costModelName'))
}

/** All of a filter, in the order of the list. */
export function inOrder(rows: Rows, filter: Filter, { by, order }: Order): Promise<FoundGun[]> {
  return matching(rows, filter).orderBy(sortKey(by), order).orderBy('gun.id', order).execute()
}

export async function byId(rows: Rows, id: number): Promise<FoundGun> {
  const found = await matching(rows, {}).where('gun.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

export function options(rows: Rows, filter: Filter) {
  return filtered(rows, filter)
    .select(['gun.id', 'gun.pileId', 'pile.code as pileCode', 'gun.letter', 'gun.stationId'])
    .orderBy('pile.code')
    .orderBy('gun.letter')
    .limit(1_000)
    .execute()
}
