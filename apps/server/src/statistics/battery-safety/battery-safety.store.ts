import { BATTERY_MARKS, SPREAD_LAST, SPREAD_STEP } from '@ampdeck/api/statistics/battery-safety'
import { sql } from 'kysely'
import type { Rows } from '../../database/rows.ts'

export interface Span {
  from: number
  to: number
}

const { spreadMv, cellMv, tempC, riseDc } = BATTERY_MARKS
const isWide = sql<boolean>`battery_check.spread_mv >= ${sql.lit(spreadMv)}`
const isOver = sql<boolean>`battery_check.cell_mv >= ${sql.lit(cellMv)}`
const isHot = sql<boolean>`battery_check.temp_c >= ${sql.lit(tempC)}`
const isFast = sql<boolean>`battery_check.rise_dc >= ${sql.lit(riseDc)}`
const counts = [
  sql<number>`count(*)`.as('charges'),
  sql<number>`count(*) filter (where ${isOver})`.as('overcharges'),
  sql<number>`count(*) filter (where ${isWide})`.as('wide'),
  sql<number>`count(*) filter (where ${isHot})`.as('hot'),
] as const
const cars = sql<number>`count(distinct battery_check.vin)`.as('cars')

const within = (rows: Rows, { from, to }: Span) =>
  rows.from('batteryCheck').where('batteryCheck.ts', '>=', from).where('batteryCheck.ts', '<', to)

export function totals(rows: Rows, span: Span) {
  return within(rows, span).select(counts).select(cars).executeTakeFirstOrThrow()
}

/** How many charges had how wide a spread. */
export async function spreads(rows: Rows, span: Span) {
  const from = sql<number>`least(battery_check.spread_mv / ${sql.lit(SPREAD_STEP)} * ${sql.lit(SPREAD_STEP)}, ${sql.lit(SPREAD_LAST)})`
  const found = await within(rows, span)
    .select([from.as('fromMv'), sql<number>`count(*)`.as('charges')])
    .groupBy(sql`1`)
    .execute()
  const known = new Map(found.map(({ fromMv, charges }) => [fromMv, charges]))
  return Array.from({ length: SPREAD_LAST / SPREAD_STEP + 1 }, (_, nth) => {
    return { fromMv: nth * SPREAD_STEP, charges: known.get(nth * SPREAD_STEP) ?? 0 }
  })
}

/** The models with most charges, with the quarters of their rise. */
export function byModel(rows: Rows, span: Span, most: number) {
  const quarters = sql<
    [number, number, number, number, number]
  >`(percentile_disc(array[0, 0.25, 0.5, 0.75, 1]) within group (order by battery_check.rise_dc))::int[]`
  return within(rows, span)
    .select('batteryCheck.model')
    .select(counts)
    .select([cars, quarters.as('riseDc')])
    .groupBy('batteryCheck.model')
    .orderBy(sql`count(*)`, 'desc')
    .limit(most)
    .execute()
}

/** The cars that passed a mark, most marks first, then the widest spread. */
export async function risks(rows: Rows, span: Span, most: number) {
  const marks = sql<number>`(bool_or(${isWide})::int + bool_or(${isOver})::int + bool_or(${isHot})::int + bool_or(${isFast})::int)`
  const worst = within(rows, span)
    .where(sql<boolean>`(${isWide} or ${isOver} or ${isHot} or ${isFast})`)
    .select(['batteryCheck.sellerId', 'batteryCheck.vin'])
    .select([
      marks.as('marks'),
      sql<number>`count(*)`.as('charges'),
      sql<string | null>`max(battery_check.model)`.as('model'),
      sql<number>`max(battery_check.spread_mv)`.as('spreadMv'),
      sql<number>`max(battery_check.cell_mv)`.as('cellMv'),
      sql<number>`max(battery_check.temp_c)`.as('tempC'),
      sql<number>`max(battery_check.rise_dc)`.as('riseDc'),
      sql<number>`max(battery_check.ts)`.as('lastTime'),
      sql<number>`max(battery_check.order_id)`.as('lastOrderId'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .groupBy(['batteryCheck.sellerId', 'batteryCheck.vin'])
    .orderBy(marks, 'desc')
    .orderBy(sql`max(battery_check.spread_mv)`, 'desc')
    .orderBy('batteryCheck.vin')
    .limit(most)
  const found = await rows.db
    .selectFrom(worst.as('worst'))
    .selectAll('worst')
    .select(
      sql<string | null>`(select car.plate from vehicle car where car.seller_id = worst.seller_id
        and car.vin = worst.vin and car.deleted = 0 limit 1)`.as('plate'),
    )
    .orderBy('worst.marks', 'desc')
    .orderBy('worst.spreadMv', 'desc')
    .orderBy('worst.vin')
    .execute()
  return { total: found[0]?.total ?? 0, cars: found.map(({ total: _, sellerId: __, ...car }) => car) }
}
