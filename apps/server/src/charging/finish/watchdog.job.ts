import { rawBillState } from '@ampdeck/api/bill/raw-bill'
import { orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import { DAY, HOUR, MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { paramIn } from '../../access/param.ts'
import { idAt } from '../../database/ids.ts'
import type { Platform } from '../../database/platform.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { isRunning } from '../record/order-states.ts'
import { lockGun, lockOrder, type Order, type Place } from '../record/place.store.ts'
import { transactionOfOrder } from '../record/transaction.store.ts'
import { finishOrder } from './finish.service.ts'
import { closeOrder, loseOrder } from './lost.service.ts'

/** A pile that was asked to start has so long to do it. */
const STARTING_MS = MINUTE
/** A pile that shows a charge to be over sends its final bill within this time. */
const BILL_WAIT_MS = 2 * MINUTE
/** A final bill waits so long for its charge. */
const UNMATCHED_MS = 10 * MINUTE
const LOST_HOLD_MS = 7 * DAY
const WITHIN_MS = 20_000

const { starting: STARTING, charging: CHARGING } = orderStatus.code

/** Every minute: starts that came to nothing, charges that went silent, final bills without a charge (domain.md §9). */
export const job: JobKind = {
  name: 'order-watchdog',
  cron: '* * * * *',
  atStart: true,
  run: async (_data, { platform }) => watch(platform),
}

interface Suspect {
  sellerId: number
  id: number
  gunId: number
}

export async function watch(platform: Platform): Promise<void> {
  for (const order of await neverStarted(platform))
    await settle(platform, order, (context, taken) =>
      taken.orderStatus === STARTING && taken.transactionId === null
        ? closeOrder(context, taken, 'timeout')
        : undefined,
    )
  for (const order of await silent(platform))
    await settle(platform, order, (context, taken) =>
      isRunning(taken.orderStatus) ? loseOrder(context, taken) : undefined,
    )
  for (const order of await leftBehind(platform)) await settle(platform, order, finishByLastReading)
  await giveUpRawBills(platform)
  await giveUpHolds(platform)
  await copyHeartbeats(platform)
}

/** Each in a transaction of its own: gun, then order, as everywhere; what has moved on meanwhile is left alone. */
async function settle(
  platform: Platform,
  { sellerId, id, gunId }: Suspect,
  end: (context: Platform, order: Order, place: Place) => Promise<unknown> | undefined,
): Promise<void> {
  await inTransaction(platform.db, WITHIN_MS, async (db) => {
    const context = { ...platform, db }
    const place = await lockGun(db, sellerId, gunId)
    const order = await lockOrder(db, sellerId, id)
    if (order && place) await end(context, order, place)
  })
}

/** What was asked for and never reported. Orders of the drawn history have no token and are nobody's business. */
function neverStarted({ db, now }: Platform): Promise<Suspect[]> {
  return db
    .selectFrom('chargeOrder')
    .select(['sellerId', 'id', 'gunId'])
    .where('orderStatus', '=', sql.lit(STARTING))
    .where('id', '>=', idAt(now() - 2 * DAY))
    .where('startTime', '<', now() - STARTING_MS)
    .where('transactionId', 'is', null)
    .where('idToken', 'is not', null)
    .execute()
}

/**
 * Charges of which nothing is known any more: their pile is silent too. A pile that talks and measures nothing, because
 * its car pauses, keeps its charge open, up to the seller's limit.
 */
async function silent({ db, now }: Platform): Promise<Suspect[]> {
  const { rows } = await sql<Suspect>`
    select t.seller_id as "sellerId", t.order_id as id, t.gun_id as "gunId"
    from charge_transaction t
    join charge_order o on o.seller_id = t.seller_id and o.id = t.order_id
    left join charge_point point on point.seller_id = t.seller_id and point.pile_id = t.pile_id
    where t.end_time is null and t.refusal is null and o.order_status in (${STARTING}, ${CHARGING})
      and (greatest(t.last_time, point.last_seen) < ${now()} - ${paramIn('t.sellerId', 'silentMinutes')} * ${MINUTE}
        or t.start_time < ${now()} - ${paramIn('t.sellerId', 'openHours')} * ${HOUR})`.execute(db)
  return rows
}

/** Charges that their pile has shown to be over, and whose final bill does not come. */
async function leftBehind({ db, now }: Platform): Promise<Suspect[]> {
  const { rows } = await sql<Suspect>`
    select t.seller_id as "sellerId", t.order_id as id, t.gun_id as "gunId"
    from charge_transaction t
    where t.end_time is null and t.refusal is null and t.over_from < ${now() - BILL_WAIT_MS}`.execute(db)
  return rows
}

/** The last reading of a charge is its end, until its pile says otherwise (`reviseOrder`). */
async function finishByLastReading(context: Platform, order: Order, place: Place): Promise<unknown> {
  const transaction = await transactionOfOrder(context.db, order)
  if (!transaction || transaction.endTime !== null || transaction.overFrom === null) return undefined
  return finishOrder(context, place, order, transaction, {
    meterWh: null,
    ts: Math.max(transaction.lastTime, order.startTime),
    reason: stopReason.code.other,
    pileFeeFen: null,
    isPresumed: true,
  })
}

async function giveUpRawBills({ db, now }: Platform): Promise<void> {
  await db
    .updateTable('rawBill')
    .set({ state: rawBillState.code.unmatched, updateTime: now() })
    .where('state', '=', sql.lit(rawBillState.code.received))
    .where('receivedTime', '<', now() - UNMATCHED_MS)
    .execute()
}

/** The cost of an order that nobody looks at does not hold back its payer's money for ever. */
async function giveUpHolds({ db, now }: Platform): Promise<void> {
  await db
    .deleteFrom('chargeHold')
    .where('lostTime', '<', now() - LOST_HOLD_MS)
    .execute()
}

/** When each pile was last heard of, from the gateway's book, which is written far more often. */
async function copyHeartbeats({ db }: Platform): Promise<void> {
  await sql`
    update pile set last_heartbeat = cp.last_seen
    from charge_point cp
    where cp.seller_id = pile.seller_id and cp.pile_id = pile.id and cp.last_seen is not null
      and cp.last_seen > coalesce(pile.last_heartbeat, 0)`.execute(db)
}
