import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import type { LiveEvent } from '@ampdeck/api/events/live-event'
import { MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { GunLive } from '../../config/gun/gun.table.ts'
import { ofSeller, ofSellers } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Reading } from '../../device/charge-point.ts'
import { publish } from '../../events/publish.ts'
import { orderEvent } from '../record/event.store.ts'
import { isPast, mayBeQueued } from '../record/link.store.ts'
import { type PowerKnown, powerAfter, powerAt, type RegisterReading } from '../record/power-known.ts'
import type { Tariff } from '../record/price-source.store.ts'
import { timeOf } from '../record/time-of.ts'
import type { Transaction } from '../record/transaction.store.ts'
import { reportDoubts } from './doubt.service.ts'
import { keepNumbers, type Reported, storeReadings } from './meter.store.ts'
import { type Received, type Report, withTransactions } from './metered.store.ts'
import { percent, sane, whole } from './number.ts'
import { type Paying, payingOf } from './paying.store.ts'
import { believe, type KnownRegister, registerOf } from './plausible.ts'
import { runningFee, unitsBetween } from './running-fee.ts'
import { stopUsedUp } from './used-up.service.ts'

/** The prices of a version, which never change. */
export type TariffOf = (db: Platform['db'], sellerId: number, versionId: number) => Promise<Tariff>

const {
  idle: IDLE,
  preparing: PREPARING,
  charging: CHARGING_GUN,
  offline: OFFLINE,
  reserved: RESERVED,
} = gunStatus.code
const { starting: STARTING, charging: CHARGING } = orderStatus.code
/** Piles tell of their meters far more often than this. */
const LONGEST_STEP_MS = 5 * MINUTE

/** The readings of a moment, of all piles of this process: kept, shown at their guns, and told, together. */
export async function meter(
  context: Platform,
  tariffOf: TariffOf,
  reports: readonly Report[],
): Promise<void> {
  const received = await withTransactions(context.db, reports)
  const metered = received.map((one) => believed(untilEnd(one, context.now())))
  if (metered.length === 0) return
  await storeReadings(context, metered)
  await keepNumbers(context, metered)
  const news = metered.map((reported) => newsOf(reported, context.now()))
  const priced: Priced[] = []
  for (const one of news) if (one) priced.push({ ...one, ...(await priceOf(context, tariffOf, one)) })
  if (priced.length === 0) return
  const paying = await payingOf(
    context.db,
    priced.map(({ transaction }) => transaction),
  )
  await moveOn(context, priced, paying)
  await reportDoubts(context, priced)
  await stopUsedUp(context, priced.map(asItStands), paying)
}

/** With the register at its start as these readings have shown it: limits are measured from there. */
function asItStands(priced: Priced): Priced {
  return { ...priced, transaction: { ...priced.transaction, meterStart: priced.known.meterStart } }
}

/** In the order of time; what is measured after the end of a charge belongs to nothing. */
function untilEnd(received: Received, now: number): Received {
  const { endTime } = received.transaction
  const readings = received.readings
    .map((reading) => ({ ...reading, ts: timeOf(reading.ts, now) }))
    .filter(({ ts }) => endTime === null || ts <= endTime)
    .sort((a, b) => a.ts - b.ts)
  return { ...received, readings }
}

/** What of it is used: the rest is kept and marked. */
function believed({ ratedW, isDc, ...received }: Received): Reported {
  const { transaction } = received
  const before = registerOf(transaction)
  const measured = received.readings.map((reading) => ({ ...reading, W: powerOf(reading, isDc) }))
  const { known, readings } = believe(before, measured, { ratedW, startTime: transaction.startTime })
  return { ...received, known, readings }
}

interface News {
  transaction: Transaction
  ts: number
  wh: number
  known: KnownRegister
  soc: number | null
  maxW: number | null
  power: PowerKnown
  live: GunLive
  /** Whether it was measured on this connection: what was before says nothing of the gun as it is. */
  isLive: boolean
  /** Since when the charge has told of nothing else. */
  pastFrom: number | null
  /** Whether the charge may still run: no queue is sent for so long. */
  mayStop: boolean
}

/** What is newest of a running charge; nothing where all is older than what is known, or the charge has ended. */
function newsOf(
  { transaction, readings: sorted, linkFrom, known: register }: Reported,
  now: number,
): News | undefined {
  const newest = sorted.at(-1)
  if (!newest || transaction.endTime !== null || newest.ts < transaction.lastTime) return undefined
  const known = (read: (reading: Reading) => number | null) =>
    sorted.map(read).findLast((value) => value !== null) ?? null
  const wh = register.lastWh
  const power = powerAfter(transaction.power, {
    measured: sorted.map(measuredPower).findLast((measured) => measured !== null) ?? null,
    register: lastRegister(sorted, wh),
  })
  const powers = [transaction.maxW, ...sorted.map(({ W }) => W)].filter((watts) => watts !== null)
  const soc = percent(known((reading) => reading.soc)) ?? transaction.lastSoc
  const live = {
    V: sane(known(({ V }) => V)),
    A: sane(known(({ A }) => A)),
    ...powerAt(power, newest.ts),
    Wh: Math.max(0, wh - register.meterStart),
    soc,
    tempC: sane(known(({ tempC }) => tempC)),
    ts: newest.ts,
  }
  const maxW = powers.length > 0 ? Math.max(...powers) : null
  const isLive = !newest.isLate && !isPast({ linkFrom }, newest)
  const pastFrom = isLive ? null : (transaction.pastFrom ?? now)
  const mayStop = isLive || !mayBeQueued({ linkFrom }, pastFrom, now)
  return {
    transaction,
    ts: newest.ts,
    wh,
    known: register,
    soc,
    maxW,
    power,
    live,
    isLive,
    pastFrom,
    mayStop,
  }
}

/** Direct current has one phase: its voltage times its current is its power. */
function powerOf({ W, V, A }: Reading, isDc: boolean): number | null {
  const product = isDc && V !== null && A !== null ? V * A : null
  return whole(W ?? product)
}

function measuredPower({ W, ts }: Reading): PowerKnown['measured'] | null {
  return W === null ? null : { W, ts }
}

/** When the register was last read and believed, and what it has counted till then. */
function lastRegister(sorted: readonly Reading[], wh: number): RegisterReading | null {
  const last = sorted.findLast(({ meterWh }) => meterWh !== null)
  return last ? { ts: last.ts, wh } : null
}

interface Price {
  feeUnits: number
  feeFen: number
  stepFen: number
}
type Priced = News & Price

async function priceOf(
  { db }: Platform,
  tariffOf: TariffOf,
  { transaction, known, ts, wh }: News,
): Promise<Price> {
  const { sellerId, costModelVersionId, exclusive, startTime, lastTime } = transaction
  // Where the register at the start was unknown, its first reading is where the charge begins.
  const lastWh = Math.max(transaction.lastWh, known.meterStart)
  const tariff = await tariffOf(db, sellerId, costModelVersionId)
  const added = unitsBetween({ ts: lastTime, wh: lastWh }, { ts, wh }, tariff, exclusive)
  const feeUnits = transaction.feeUnits + added
  const feeFen = runningFee(feeUnits, { ...tariff, exclusive }, startTime, ts)
  return { feeUnits, feeFen, stepFen: stepOf(transaction, feeFen, ts - lastTime) }
}

/** By how much the fee grew with a reading; after a silence, by how much in the usual time. Nothing new tells nothing. */
function stepOf({ feeFen: before, stepFen }: Transaction, feeFen: number, sinceMs: number): number {
  const grown = feeFen - before
  if (grown <= 0) return stepFen
  return sinceMs <= LONGEST_STEP_MS ? grown : Math.ceil((grown * LONGEST_STEP_MS) / sinceMs)
}

/** Charges go on, starts become charges, guns show their readings: a statement each for all of them. */
async function moveOn(
  context: Platform,
  priced: readonly Priced[],
  paying: ReadonlyMap<number, Paying>,
): Promise<void> {
  const { db, now } = context
  const of = <T>(read: (one: Priced) => T) => priced.map(read)
  const sellers = of(({ transaction }) => transaction.sellerId)
  const orders = of(({ transaction }) => transaction.orderId)
  await sql`
    update charge_transaction t set last_time = news.ts, last_wh = news.wh, last_soc = news.soc, max_w = news.max_w,
      power = news.power::jsonb,
      fee_units = news.units, fee_fen = news.fee, step_fen = news.step,
      offset_wh = news.offset_wh, past_from = news.past_from, meter_start = news.meter_start,
      start_unknown = news.start_unknown, wh_time = news.wh_time, doubt_wh = news.doubt_wh, doubt_time = news.doubt_time,
      over_from = case when news.is_live then null else t.over_from end
    from unnest(${sellers}::bigint[], ${orders}::bigint[], ${of(({ ts }) => ts)}::bigint[], ${of(({ wh }) => wh)}::bigint[],
      ${of(({ soc }) => soc)}::smallint[], ${of(({ maxW }) => maxW)}::bigint[], ${of(({ feeUnits }) => feeUnits)}::bigint[],
      ${of(({ feeFen }) => feeFen)}::bigint[], ${of(({ stepFen }) => stepFen)}::bigint[],
      ${of(({ known }) => known.offsetWh)}::bigint[], ${of(({ pastFrom }) => pastFrom)}::bigint[],
      ${of(({ known }) => known.meterStart)}::bigint[], ${of(({ known }) => known.startUnknown)}::smallint[],
      ${of(({ known }) => known.whTime)}::bigint[], ${of(({ known }) => known.doubtWh)}::bigint[],
      ${of(({ known }) => known.doubtTime)}::bigint[], ${of(({ isLive }) => isLive)}::boolean[],
      ${of(({ power }) => JSON.stringify(power))}::text[])
      as news (seller_id, order_id, ts, wh, soc, max_w, units, fee, step, offset_wh, past_from, meter_start,
        start_unknown, wh_time, doubt_wh, doubt_time, is_live, power)
    where t.seller_id = news.seller_id and t.order_id = news.order_id and t.end_time is null`.execute(db)
  await keepStarts(context, priced)
  await ofSellers(db, sellers)
    .update('chargeOrder')
    .set({ orderStatus: CHARGING, updateTime: now(), version: sql`version + 1` })
    .where('id', 'in', orders)
    .where('orderStatus', '=', STARTING)
    .execute()
  const { rows: guns } = await sql<{ orderId: number; id: number; status: number }>`
    update gun set live = news.live::jsonb,
      status_before = case when news.is_live and gun.status = ${OFFLINE} then null else status_before end,
      status = case when news.is_live and gun.status in (${IDLE}, ${PREPARING}, ${OFFLINE}, ${RESERVED}) then ${CHARGING_GUN} else gun.status end
    from unnest(${sellers}::bigint[], ${of(({ transaction }) => transaction.gunId)}::bigint[], ${orders}::bigint[],
      ${of(({ live }) => JSON.stringify(live))}::text[], ${of(({ isLive }) => isLive)}::boolean[])
      as news (seller_id, gun_id, order_id, live, is_live)
    where gun.seller_id = news.seller_id and gun.id = news.gun_id and gun.current_order_id = news.order_id
    returning gun.id, gun.status, gun.current_order_id as "orderId"`.execute(db)
  await publishReadings(db, priced, paying, new Map(guns.map((gun) => [gun.orderId, gun])), now())
}

/** An order whose start had no register begins where its first reading is. */
async function keepStarts({ db }: Platform, priced: readonly Priced[]): Promise<void> {
  for (const { transaction, known } of priced) {
    if (transaction.startUnknown === known.startUnknown) continue
    await ofSeller(db, transaction.sellerId)
      .update('chargeOrder')
      .set({ meterStart: known.meterStart })
      .where('id', '=', transaction.orderId)
      .execute()
  }
}

async function publishReadings(
  db: Platform['db'],
  priced: readonly Priced[],
  paying: ReadonlyMap<number, Paying>,
  guns: ReadonlyMap<number, { id: number; status: number }>,
  time: number,
): Promise<void> {
  const events = priced.flatMap(({ transaction, live, feeFen }): LiveEvent[] => {
    const { sellerId, stationId, pileId, gunId, orderId } = transaction
    const gun = guns.get(orderId)
    if (!gun) return []
    const at = { time, sellerId, stationId, pileId, gunId, orderId }
    const groupId = paying.get(orderId)?.groupId ?? null
    const charge = { id: orderId, sellerId, stationId, gunId, groupId, orderStatus: CHARGING }
    return [
      { ...at, type: 'gun', status: gun.status as typeof CHARGING_GUN, live },
      orderEvent(time, { ...charge, energyWh: live.Wh, payableFen: feeFen }),
    ]
  })
  await publish(db, events)
}
