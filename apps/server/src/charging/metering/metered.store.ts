import { currentType } from '@ampdeck/api/enumerations/equipment'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { ChargePoint, MeterReport, Reading } from '../../device/charge-point.ts'
import { nearest, type Transaction } from '../record/transaction.store.ts'

/** What a pile reports of its meters. */
export interface Report {
  at: ChargePoint
  report: MeterReport
}

/** Readings that a pile kept while it had no connection say so. */
function readingsOf(report: MeterReport | undefined): ReceivedReading[] {
  const { readings = [], offline = false, isLate = false } = report ?? {}
  return readings.map((reading) => ({ ...reading, offline, isLate }))
}

const columns =
  sql.raw(`t.seller_id as "sellerId", t.pile_id as "pileId", t.transaction_id as "transactionId",
  t.order_id as "orderId", t.station_id as "stationId", t.gun_id as "gunId", t.start_time as "startTime",
  t.meter_start as "meterStart", t.cost_model_version_id as "costModelVersionId", t.exclusive,
  t.last_time as "lastTime", t.last_wh as "lastWh", t.last_soc as "lastSoc", t.max_w as "maxW", t.power,
  t.fee_units as "feeUnits", t.fee_fen as "feeFen", t.step_fen as "stepFen", t.offset_wh as "offsetWh", t.limit_fen as "limitFen",
  t.limit_wh as "limitWh", t.limit_soc as "limitSoc", t.strategies, t.end_time as "endTime", t.refusal,
  t.seq_no as "seqNo", t.past_from as "pastFrom", t.late_refusal as "lateRefusal", t.reuse, t.start_unknown as "startUnknown",
  t.wh_time as "whTime", t.doubt_wh as "doubtWh", t.doubt_time as "doubtTime", t.over_from as "overFrom", t.presumed,
  t.is_first as "isFirst", point.link_from as "linkFrom", greatest(gun.rated_w, coalesce(type.rated_w, 0)) as "ratedW",
  (type.current_type = ${currentType.code.dc}) is true as "isDc"`)

/** What a pile reported of a charge, before it is judged. */
export interface Received {
  transaction: Transaction
  linkFrom: number | null
  /** Of the whole pile: its guns share it. */
  ratedW: number
  /** Its pile gives direct current: voltage times current is its power. */
  isDc: boolean
  /** The highest number of the events that brought it. */
  seqNo: number | null
  readings: readonly ReceivedReading[]
}

export type ReceivedReading = Reading & { offline: boolean; isLate: boolean }

/**
 * The charges that the readings belong to; what belongs to none is not kept. A later report of the same charge goes
 * with the first. A number that nobody gave stands for the charge that runs at its gun.
 */
export async function withTransactions(db: Kysely<Tables>, reports: readonly Report[]): Promise<Received[]> {
  const wanted = reports.flatMap(({ at, report }) => {
    const gun = at.guns.find(({ connector }) => connector === report.connector)
    if (report.readings.length === 0 && report.seqNo === undefined) return []
    const ts = Math.max(0, ...report.readings.map((reading) => reading.ts))
    return [{ at, gunId: gun?.id ?? 0, transactionId: report.transactionId ?? null, ts, report }]
  })
  if (wanted.length === 0) return []
  const { rows } = await sql<
    Transaction & { nth: number; linkFrom: number | null; ratedW: number; isDc: boolean }
  >`
    with wanted as (
      select * from unnest(${wanted.map(({ at }) => at.sellerId)}::bigint[], ${wanted.map(({ at }) => at.pileId)}::bigint[],
        ${wanted.map(({ gunId }) => gunId)}::bigint[], ${wanted.map(({ transactionId }) => transactionId)}::text[],
        ${wanted.map(({ ts }) => ts)}::bigint[])
        with ordinality as wanted (seller_id, pile_id, gun_id, transaction_id, ts, nth)),
    named as (
      select w.nth, found.order_id
      from wanted w
      join lateral (select t.order_id from charge_transaction t
        where t.seller_id = w.seller_id and t.pile_id = w.pile_id and t.transaction_id = w.transaction_id
        order by ${nearest('t', sql`nullif(w.ts, 0)`)} limit 1) found on true),
    belonging as (
      select nth, order_id from named
      union all
      select w.nth, gun.current_order_id
      from wanted w
      join gun on gun.seller_id = w.seller_id and gun.id = w.gun_id
      where not exists (select from named where named.nth = w.nth))
    select w.nth, ${columns}
    from belonging b
    join wanted w on w.nth = b.nth
    join charge_transaction t on t.seller_id = w.seller_id and t.order_id = b.order_id
    join gun on gun.seller_id = t.seller_id and gun.id = t.gun_id
    join pile on pile.seller_id = t.seller_id and pile.id = t.pile_id
    left join pile_type type on type.seller_id = pile.seller_id and type.id = pile.pile_type_id
    left join charge_point point on point.seller_id = t.seller_id and point.pile_id = t.pile_id
    where t.refusal is null`.execute(db)
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return [...byOrder.values()].flatMap((same) => {
    const [transaction] = same
    const reports = same.map(({ nth }) => wanted[nth - 1]?.report)
    const numbers = reports.flatMap((report) => report?.seqNo ?? [])
    const seqNo = numbers.length > 0 ? Math.max(...numbers) : null
    const readings = reports.flatMap(readingsOf)
    if (!transaction) return []
    const { linkFrom, ratedW, isDc } = transaction
    return [{ transaction, linkFrom, ratedW, isDc, seqNo, readings }]
  })
}
