import { HIGH_LOSS_BPS } from '@ampdeck/api/bill/power-loss-record'
import { DAY, HOUR, QUARTER } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { lossRate, matching } from '../../bill/power-loss-record/power-loss-record.store.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'

/** Whole days; the end is not among them. */
export interface Days {
  from: number
  to: number
}

const total = (column: string) => sql<number>`coalesce(sum(power_loss_record.${sql.ref(column)}), 0)::bigint`
const columns = [
  total('gridWh').as('gridWh'),
  total('pileWh').as('pileWh'),
  total('auxWh').as('auxWh'),
  total('lossWh').as('lossWh'),
] as const
const high = sql<number>`count(*) filter (where power_loss_record.loss_bps > ${sql.lit(HIGH_LOSS_BPS)})`
/** The night is from one to five. */
const [NIGHT_FROM, NIGHT_TO] = [HOUR, 5 * HOUR]

const within = (rows: Rows, { from, to }: Days) => matching(rows, { dateFrom: from, dateTo: to })
const withRate = <Sums extends { gridWh: number; lossWh: number }>(sums: Sums) => ({
  ...sums,
  lossBps: lossRate(sums),
})

export async function byDay(rows: Rows, days: Days) {
  const found = await within(rows, days)
    .select('powerLossRecord.date as day')
    .select(columns)
    .groupBy('powerLossRecord.date')
    .orderBy('powerLossRecord.date')
    .execute()
  return found.map(withRate)
}

export async function whole(rows: Rows, days: Days) {
  const { highDays, recordDays, ...sums } = await within(rows, days)
    .select(columns)
    .select([high.as('highDays'), sql<number>`count(*)`.as('recordDays')])
    .executeTakeFirstOrThrow()
  return { sums: withRate(sums), highDays, recordDays }
}

/** The stations with a record, the highest share of loss first, those without a share last. */
export async function byStation(rows: Rows, days: Days) {
  const found = await within(rows, days)
    .innerJoin('station', sameSeller('station.id', 'powerLossRecord.stationId'))
    .select(['station.id as stationId', 'station.name as stationName', 'station.nameEn as stationNameEn'])
    .select(columns)
    .select(high.as('highDays'))
    .groupBy(['station.id', 'station.name', 'station.nameEn'])
    .execute()
  const rank = ({ lossBps }: { lossBps: number | null }) => lossBps ?? Number.NEGATIVE_INFINITY
  return found
    .map(withRate)
    .sort((a, b) => (rank(a) === rank(b) ? a.stationId - b.stationId : rank(b) - rank(a)))
}

/** The mean power of the sites besides their piles in each night, of all of them together. */
export async function nightLoads(rows: Rows, { from, to }: Days): Promise<Map<number, number>> {
  const nights = Array.from({ length: (to - from) / DAY }, (_, nth) => from + nth * DAY)
  const quarters = nights.flatMap((night) =>
    Array.from({ length: (NIGHT_TO - NIGHT_FROM) / QUARTER }, (_, nth) => night + NIGHT_FROM + nth * QUARTER),
  )
  const nth = sql<number>`(operating_sample.ts - ${from}) / ${DAY}`
  const found = await rows
    .from('operatingSample')
    .select([nth.as('nth'), sql<number>`round(sum(site_w - pile_w) / count(distinct ts))::float8`.as('watt')])
    .where('siteW', 'is not', null)
    .where(sql<boolean>`operating_sample.ts = any(${quarters}::bigint[])`)
    .groupBy(sql`1`)
    .execute()
  return new Map(found.map((row) => [row.nth, row.watt]))
}
