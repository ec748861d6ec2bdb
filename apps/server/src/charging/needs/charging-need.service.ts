import { currentType } from '@ampdeck/api/enumerations/equipment'
import { MINUTE } from '@ampdeck/api/time'
import type { Kysely } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { CarNeeds, CarPlan, ChargePoint, NeedsAnswer } from '../../device/charge-point.ts'
import { grantedW, sendGrantAgain } from '../../power/charge-grant.ts'
import { timeOf } from '../record/time-of.ts'

/** A car often says what it needs before its charge begins. */
const EARLIER_MS = 15 * MINUTE
/** Of one phase against neutral. */
const PHASE_V = 230
const AC = currentType.code.ac
/** Before its charge is known. */
const NO_ORDER = 0

/** Keeps what a car needs. Where the site shares its power, the grant of its charge is sent as the answer. */
export async function keepNeeds(context: Platform, at: ChargePoint, needs: CarNeeds): Promise<NeedsAnswer> {
  const { db } = context
  const gun = await gunOf(db, at, needs.connector)
  if (!gun) return 'unknownGun'
  const { connector: _, ts, ...said } = needs
  const row = { ...said, ts: timeOf(ts, context.now()) }
  await db
    .insertInto('chargingNeed')
    .values({ sellerId: at.sellerId, gunId: gun.id, orderId: gun.orderId ?? NO_ORDER, ...row })
    .onConflict((conflict) => conflict.columns(['sellerId', 'gunId', 'orderId']).doUpdateSet(row))
    .execute()
  const place = { sellerId: at.sellerId, pileId: at.pileId, connector: needs.connector, orderId: gun.orderId }
  if ((await grantedW(db, place)) === null) return 'unlimited'
  await sendGrantAgain(db, place)
  return 'granted'
}

/** Keeps what a car plans to take; false where that is more than its gun may take, or cannot be compared. */
export async function keepPlan(context: Platform, at: ChargePoint, plan: CarPlan): Promise<boolean> {
  const { db } = context
  const gun = await gunOf(db, at, plan.connector)
  if (!gun) return false
  const watts = plan.periods.map(({ limitW, limitA, phases }) => {
    if (limitW !== null) return limitW
    if (limitA === null) return Number.POSITIVE_INFINITY
    return limitA * (gun.currentType === AC ? PHASE_V * (phases ?? 3) : gun.maxV)
  })
  const place = { sellerId: at.sellerId, pileId: at.pileId, connector: plan.connector, orderId: gun.orderId }
  const mostW = Math.min(gun.ratedW, (await grantedW(db, place)) ?? gun.ratedW)
  const fits = watts.every((limitW) => limitW <= mostW)
  await ofSeller(db, at.sellerId)
    .update('chargingNeed')
    .set({
      planTime: timeOf(plan.ts, context.now()),
      planSeconds: plan.periods.map(({ startSecond }) => startSecond),
      planW: watts.map((limitW) => Math.round(Math.min(limitW, Number.MAX_SAFE_INTEGER))),
      planFits: fits ? 1 : 0,
    })
    .where(({ and }) => and({ gunId: gun.id, orderId: gun.orderId ?? NO_ORDER }))
    .execute()
  return fits
}

async function gunOf(db: Kysely<Tables>, { sellerId, guns }: ChargePoint, connector: number) {
  const known = guns.find((gun) => gun.connector === connector)
  if (!known) return undefined
  const found = await ofSeller(db, sellerId)
    .from('gun')
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .leftJoin('pileType as type', sameSeller('type.id', 'pile.pileTypeId'))
    .select(['gun.id', 'gun.currentOrderId', 'gun.ratedW', 'gun.maxV', 'type.currentType'])
    .where('gun.id', '=', known.id)
    .executeTakeFirst()
  return found && { ...found, orderId: found.currentOrderId }
}

/** What the car of an order needs, as its drawer shows it. */
export async function needOf(
  db: Kysely<Tables>,
  { sellerId, id, gunId, startTime }: { sellerId: number; id: number; gunId: number; startTime: number },
) {
  const found = await ofSeller(db, sellerId)
    .from('chargingNeed')
    .selectAll()
    .where('gunId', '=', gunId)
    .where(({ eb, or, and }) =>
      or([
        eb('orderId', '=', id),
        and([
          eb('orderId', '=', NO_ORDER),
          eb('ts', '>=', startTime - EARLIER_MS),
          eb('ts', '<=', startTime + MINUTE),
        ]),
      ]),
    )
    .orderBy('orderId', 'desc')
    .executeTakeFirst()
  if (!found) return null
  const { ts, energyWh, departureTime, maxW, soc, targetSoc, transfer, maxOutW, planW, planFits } = found
  const planMaxW = planW.length > 0 ? Math.max(...planW) : null
  const fits = planFits === null ? null : planFits === 1
  return { ts, energyWh, departureTime, maxW, soc, targetSoc, transfer, maxOutW, planMaxW, planFits: fits }
}
