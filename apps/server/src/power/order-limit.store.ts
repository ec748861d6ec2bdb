import type { OrderPowerLimit } from '@ampdeck/api/bill/bill'
import { powerLimitSource } from '@ampdeck/api/enumerations/strategy'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import { ofSeller } from '../database/of-seller.ts'
import { sameSeller } from '../database/same-seller.ts'
import type { Tables } from '../database/tables.ts'
import type { Cause, HeldBack } from './held-back.ts'
import type { Site } from './site-power.store.ts'

const { plan: PLAN } = powerLimitSource.code

interface Known {
  sellerId: number
  id: number
  endTime: number | null
}

/** Notes on the orders of a station what holds their charges back; only what has changed is written. */
export async function noteLimits(
  db: Kysely<Tables>,
  { sellerId, stationId }: Site,
  { held, now }: { held: readonly HeldBack[]; now: number },
): Promise<void> {
  if (held.length === 0) return
  const orders = held.map(({ orderId }) => orderId)
  const known = await ofSeller(db, sellerId)
    .from('orderPowerLimit')
    .select(['orderId', 'source', 'sourceId', 'lowestW', 'untilTime'])
    .where('orderId', 'in', orders)
    .execute()
  const of = Map.groupBy(known, ({ orderId }) => orderId)
  const begun = held.flatMap(({ orderId, cause }) => {
    // The plan of a charge says itself what it allows.
    if (!cause || cause.source === PLAN) return []
    const before = of.get(orderId)?.find((one) => isOf(one, cause))
    const lowestW = Math.round(cause.W)
    if (before && before.untilTime === null && before.lowestW <= lowestW) return []
    const { source, sourceId, name, nameEn } = cause
    return [{ sellerId, stationId, orderId, source, sourceId, name, nameEn, lowestW, fromTime: now }]
  })
  if (begun.length > 0)
    await db
      .insertInto('orderPowerLimit')
      .values(begun)
      .onConflict((conflict) =>
        conflict.columns(['sellerId', 'orderId', 'source', 'sourceId']).doUpdateSet({
          untilTime: null,
          lowestW: sql`least(order_power_limit.lowest_w, excluded.lowest_w)`,
        }),
      )
      .execute()
  for (const { orderId, cause } of held) {
    if (cause === undefined) continue
    const over =
      of.get(orderId)?.filter((one) => one.untilTime === null && !(cause && isOf(one, cause))) ?? []
    for (const { source, sourceId } of over)
      await ofSeller(db, sellerId)
        .update('orderPowerLimit')
        .set({ untilTime: now })
        .where(({ and }) => and({ orderId, source, sourceId }))
        .execute()
  }
}

function isOf(one: Pick<Cause, 'source' | 'sourceId'>, other: Pick<Cause, 'source' | 'sourceId'>): boolean {
  return one.source === other.source && one.sourceId === other.sourceId
}

/** What has limited the power of an order's charge, the first one first. */
export async function powerLimitsOf(
  db: Kysely<Tables>,
  { sellerId, id: orderId, endTime }: Known,
): Promise<z.output<typeof OrderPowerLimit>[]> {
  const noted = await ofSeller(db, sellerId)
    .from('orderPowerLimit')
    .select(['source', 'sourceId', 'name', 'nameEn', 'lowestW', 'fromTime', 'untilTime'])
    .where('orderId', '=', orderId)
    .execute()
  const planned = await ofSeller(db, sellerId)
    .from('chargePlanRun')
    .innerJoin('chargePlan', sameSeller('chargePlan.id', 'chargePlanRun.planId'))
    .innerJoin('gun', sameSeller('gun.id', 'chargePlanRun.gunId'))
    .select(['chargePlan.id as sourceId', 'chargePlan.name', 'chargePlanRun.powerW as lowestW'])
    .select(['chargePlanRun.realStart as fromTime', 'chargePlanRun.realEnd as untilTime'])
    .where('chargePlanRun.orderId', '=', orderId)
    .where('chargePlanRun.realStart', 'is not', null)
    .whereRef('chargePlanRun.powerW', '<', 'gun.ratedW')
    .execute()
  return [...noted, ...planned.map((one) => ({ ...one, source: PLAN, nameEn: null }))]
    .toSorted((a, b) => (a.fromTime ?? 0) - (b.fromTime ?? 0))
    .map(({ sourceId, fromTime, untilTime, ...limit }) => ({
      ...limit,
      sourceId: sourceId === 0 ? null : sourceId,
      from: fromTime ?? 0,
      until: untilTime ?? endTime,
    }))
}
