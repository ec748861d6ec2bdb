import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { ChargePoint, MeterReport } from '../../device/charge-point.ts'
import type { Transaction } from '../record/transaction.store.ts'
import type { Reported } from './meter.store.ts'

/** What a pile reports of its meters. */
export interface Report {
  at: ChargePoint
  report: MeterReport
}

/** Readings that a pile kept while it had no connection say so. */
function readingsOf(report: MeterReport | undefined) {
  const { readings = [], offline = false, isLate = false } = report ?? {}
  return readings.map((reading) => ({ ...reading, offline, isLate }))
}

const columns =
  sql.raw(`t.seller_id as "sellerId", t.pile_id as "pileId", t.transaction_id as "transactionId",
  t.order_id as "orderId", t.station_id as "stationId", t.gun_id as "gunId", t.start_time as "startTime",
  t.meter_start as "meterStart", t.cost_model_version_id as "costModelVersionId", t.exclusive,
  t.last_time as "lastTime", t.last_wh as "lastWh", t.last_soc as "lastSoc", t.max_w as "maxW",
  t.fee_units as "feeUnits", t.fee_fen as "feeFen", t.step_fen as "stepFen", t.offset_wh as "offsetWh", t.limit_fen as "limitFen",
  t.limit_wh as "limitWh", t.limit_soc as "limitSoc", t.strategies, t.end_time as "endTime", t.refusal,
  t.seq_no as "seqNo", t.past_from as "pastFrom", t.late_refusal as "lateRefusal", point.link_from as "linkFrom"`)

/** The charges that the readings belong to; what belongs to none is not kept. A later report of the same charge goes with the first. */
export async function withTransactions(db: Kysely<Tables>, reports: readonly Report[]): Promise<Reported[]> {
  const wanted = reports.flatMap(({ at, report }) => {
    const gun = at.guns.find(({ connector }) => connector === report.connector)
    return report.readings.length === 0 && report.seqNo === undefined
      ? []
      : [{ at, gunId: gun?.id ?? 0, transactionId: report.transactionId ?? null, report }]
  })
  if (wanted.length === 0) return []
  const { rows } = await sql<Transaction & { nth: number; linkFrom: number | null }>`
    with wanted as (
      select * from unnest(${wanted.map(({ at }) => at.sellerId)}::bigint[], ${wanted.map(({ at }) => at.pileId)}::bigint[],
        ${wanted.map(({ gunId }) => gunId)}::bigint[], ${wanted.map(({ transactionId }) => transactionId)}::text[])
        with ordinality as wanted (seller_id, pile_id, gun_id, transaction_id, nth))
    select w.nth, ${columns}
    from wanted w
    join charge_transaction t on t.seller_id = w.seller_id and t.pile_id = w.pile_id
      and t.transaction_id = w.transaction_id
    left join charge_point point on point.seller_id = t.seller_id and point.pile_id = t.pile_id
    where t.refusal is null
    union all
    select w.nth, ${columns}
    from wanted w
    join gun on gun.seller_id = w.seller_id and gun.id = w.gun_id
    join charge_transaction t on t.seller_id = gun.seller_id and t.order_id = gun.current_order_id
    left join charge_point point on point.seller_id = t.seller_id and point.pile_id = t.pile_id
    where w.transaction_id is null and t.refusal is null`.execute(db)
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return [...byOrder.values()].flatMap((same) => {
    const [transaction] = same
    const reports = same.map(({ nth }) => wanted[nth - 1]?.report)
    const numbers = reports.flatMap((report) => report?.seqNo ?? [])
    const seqNo = numbers.length > 0 ? Math.max(...numbers) : null
    const readings = reports.flatMap(readingsOf)
    return transaction ? [{ transaction, linkFrom: transaction.linkFrom, seqNo, readings }] : []
  })
}
