import { PileFilter, type PileRow } from '@ampdeck/api/config/pile'
import { letterOf, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { sortKey } from '../../database/sort-key.ts'
import { among, where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

type Filter = z.output<typeof PileFilter>
export type FoundPile = z.output<typeof PileRow>

/** The guns of one pile in the order of their letters, as one value beside the pile. */
const guns = sql<FoundPile['guns']>`coalesce((
  select json_agg(json_build_object('id', g.id, 'letter', g.letter, 'connector', g.connector,
    'parkingNo', g.parking_no, 'ratedW', g.rated_w, 'status', g.status, 'currentOrderId', g.current_order_id)
    order by g.letter)
  from gun as g where g.seller_id = pile.seller_id and g.pile_id = pile.id and g.deleted = 0), '[]')`

const gunCount = sql<number>`(select count(*) from gun as g
  where g.seller_id = pile.seller_id and g.pile_id = pile.id and g.deleted = 0)`

/** Orders that hold a gun (domain.md §4, LC 1). */
const { reserved, starting, charging } = orderStatus.code

/** The caller's piles that match a filter. */
function filtered(rows: Rows, filter: Filter) {
  return rows.from('pile').where(
    where(PileFilter, filter, 'pile', {
      name: ['pile.name', 'pile.code'],
      offlineFor: (minutes) => sql`(pile.status = ${pileStatus.code.offline}
          and (pile.last_heartbeat is null or pile.last_heartbeat <= ${rows.now - minutes * MINUTE}))`,
    }),
  )
}

/** The same with the names of what they refer to, their guns, and their connection. */
export function matching(rows: Rows, filter: Filter) {
  return filtered(rows, filter)
    .innerJoin('station', sameSeller('station.id', 'pile.stationId'))
    .innerJoin('pileType as type', sameSeller('type.id', 'pile.pileTypeId'))
    .leftJoin('chargePoint as point', sameSeller('point.pileId', 'pile.id'))
    .selectAll('pile')
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .select(['type.name as pileTypeName', 'type.nameEn as pileTypeNameEn'])
    .select(['point.vendor', 'point.model', 'point.skewMs as clockSkewMs', 'point.certificateEnd'])
    .select([
      sql<boolean>`coalesce(point.process is not null, false)`.as('isConnected'),
      sql<boolean>`coalesce(point.password_hash is not null, false)`.as('hasPassword'),
    ])
    .select([guns.as('guns'), gunCount.as('gunCount')])
}

/** All of a filter, in the order of the list. */
export function inOrder(rows: Rows, filter: Filter, { by, order }: Order): Promise<FoundPile[]> {
  return matching(rows, filter).orderBy(sortKey(by), order).orderBy('pile.id', order).execute()
}

export async function byId(rows: Rows, id: number): Promise<FoundPile> {
  const found = await matching(rows, {}).where('pile.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

export function options(rows: Rows, filter: Filter) {
  return filtered(rows, filter)
    .select(['pile.id', 'pile.code', 'pile.name', 'pile.stationId'])
    .orderBy('pile.code')
    .limit(1_000)
    .execute()
}

/** The piles of an action on all that match, in a fixed order, so that two such actions cannot wait for each other. */
export async function idsMatching(
  rows: Rows,
  filter: Filter,
  except: readonly number[],
): Promise<readonly number[]> {
  const found = await filtered(rows, filter)
    .where(({ not }) => not(among('pile.id', except)))
    .select('pile.id')
    .orderBy('pile.id')
    .execute()
  return found.map(({ id }) => id)
}

/** The guns of a pile, also where their pile is being moved out of sight. */
export function gunsOf(rows: Rows, pileId: number) {
  return rows.from('gun').selectAll('gun').where('gun.pileId', '=', pileId).orderBy('gun.letter').execute()
}

/** The strategies of a pile's guns go with it to another station. */
export async function moveStrategies(rows: Rows, pileId: number, stationId: number): Promise<void> {
  const found = await rows.from('strategyForGun').select('id').where('pileId', '=', pileId).execute()
  for (const { id } of found) await rows.update('strategyForGun', { id }, { stationId })
}

/** The guns of a pile at which a charge is booked, begins or runs. */
export async function busyGuns(
  rows: Rows,
  pileId: number,
  { countsReserved = true }: { countsReserved?: boolean } = {},
): Promise<ReadonlySet<number>> {
  const busy = countsReserved ? [reserved, starting, charging] : [starting, charging]
  const found = await rows
    .from('gun')
    .innerJoin('chargeOrder as order', sameSeller('order.id', 'gun.currentOrderId'))
    .select('gun.id')
    .where('gun.pileId', '=', pileId)
    .where('order.orderStatus', 'in', busy)
    .execute()
  return new Set(found.map(({ id }) => id))
}

/** The guns of these piles with what is printed in their codes; at most so many. */
export async function printedGuns(rows: Rows, pileIds: readonly number[], limit: number) {
  const found = await rows
    .from('gun')
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .innerJoin('station', sameSeller('station.id', 'gun.stationId'))
    .innerJoin('operatingUnit as unit', sameSeller('unit.id', 'station.operatingUnitId'))
    .select(['gun.id as gunId', 'gun.letter', 'gun.parkingNo', 'pile.code as pileCode'])
    .select(['station.name as stationName', 'unit.operatorId'])
    .where('gun.pileId', '=', sql<number>`any(${pileIds}::bigint[])`)
    .orderBy('pile.code')
    .orderBy('gun.letter')
    .limit(limit)
    .execute()
  return found.map(({ operatorId, ...gun }) => ({
    ...gun,
    text: `hlht://${gun.pileCode}${letterOf(gun.letter)}.${operatorId ?? ''}/`,
  }))
}
