import { pileStatus } from '@ampdeck/api/enumerations/equipment'
import { sql } from 'kysely'
import { demoGuns } from '../../config/pile/pile.demo.ts'
import { idAt } from '../../database/ids.ts'
import type { Sink } from '../../demo/part.ts'
import { SIMULATED_VENDOR } from '../../demo/simulated-vendor.ts'
import { once, type World } from '../../demo/world.ts'

/*
 * What people and real piles did stays as it is at each later start: only rows that the demo has drawn, and that nobody
 * has changed since, are drawn again.
 */

/** A drawn order that nobody has changed since, and that was paid by no receipt: only such a one is drawn again. */
export const isUntouched = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.version`)} = 1 and not exists (select from order_receipt r
    where r.seller_id = ${sql.ref(`${table}.seller_id`)} and r.order_id = ${sql.ref(`${table}.id`)}))`

interface MaybeDrawn {
  id: number
  gunId: number
  startTime: number
  maxW: number | null
}

const gunIndexes = once((world) => new Map(demoGuns(world).map(({ id, index }) => [id, index])))

/** Whether the demo made an order: by its id, and by its power, which no order of people or piles has before it ends. */
export function isDrawn(world: World, { id, gunId, startTime, maxW }: MaybeDrawn): boolean {
  const index = gunIndexes(world).get(gunId)
  return index !== undefined && maxW !== null && id === idAt(startTime, index)
}

/** Piles that are out of service, and those that are not simulated. */
export async function realPiles({ db }: Pick<Sink, 'db'>): Promise<Set<number>> {
  const { disabled, notCommissioned } = pileStatus.code
  const { rows } = await sql<{ id: number }>`
    select p.id from pile p
    left join charge_point c on c.seller_id = p.seller_id and c.pile_id = p.id
    where p.status in (${disabled}, ${notCommissioned}) or c.vendor <> ${SIMULATED_VENDOR}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Guns that work on an order of a pile or of a person, and those of real piles: nothing is drawn for them. */
export async function busyGuns(world: World, { db }: Pick<Sink, 'db'>): Promise<Set<number>> {
  const piles = await realPiles({ db })
  const { rows } = await sql<MaybeDrawn & { isTouched: boolean }>`
    select o.id, g.id as gun_id, o.start_time, o.max_w, o.transaction_id is not null or not ${isUntouched('o')} as is_touched
    from gun g
    join charge_order o on o.seller_id = g.seller_id and o.id = g.current_order_id`.execute(db)
  const busy = rows.filter((order) => order.isTouched || !isDrawn(world, order))
  return new Set([
    ...busy.map(({ gunId }) => gunId),
    ...demoGuns(world).flatMap(({ id, pileId }) => (piles.has(pileId) ? [id] : [])),
  ])
}
