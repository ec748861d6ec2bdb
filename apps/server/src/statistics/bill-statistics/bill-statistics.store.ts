import { BillStatisticsFilter } from '@ampdeck/api/bill/bill-statistics'
import type { CodeOf } from '@ampdeck/api/enumeration'
import { billDimension } from '@ampdeck/api/enumerations/order'
import { reportFamily } from '@ampdeck/api/enumerations/report'
import { DAY } from '@ampdeck/api/time'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'
import { endedOrders } from '../../figures/ended-orders.store.ts'
import { recordNames } from '../../figures/names.ts'
import { lastDays } from '../../figures/periods.ts'

export type Filter = z.output<typeof BillStatisticsFilter>
export type Dimension = CodeOf<typeof billDimension>

/** What a group of orders comes to. */
export interface Sums {
  orders: number
  energyWh: number
  eFeeFen: number
  sFeeFen: number
  discountFen: number
  couponFen: number
  occupyFeeFen: number
  payableFen: number
  paidFen: number
  owedFen: number
}

/** The same of a tariff period, where only energy and its two fees are known. */
type Known = 'orders' | 'energyWh' | 'eFeeFen' | 'sFeeFen'
type Figures = Pick<Sums, Known> & { [Name in Exclude<keyof Sums, Known>]: number | null }

/** Without a period: today and the days before it. */
const DAYS = 30
const { period: PERIOD, reportGroup: REPORT_GROUP } = billDimension.code
/** Those whose groups are records. */
const NAMED = ['station', 'fleet', 'reportGroup'] as const

const day = (form: string) =>
  sql<string>`to_char(to_timestamp(o.end_time / 1000) at time zone 'Asia/Shanghai', ${sql.lit(form)})`

const keys: Readonly<Record<Dimension, RawBuilder<string>>> = {
  station: sql`o.station_id::text`,
  day: day('YYYY-MM-DD'),
  month: day('YYYY-MM'),
  channel: sql`o.channel::text`,
  memberType: sql`o.member_type::text`,
  // Who pays for himself has no fleet.
  fleet: sql`coalesce(o.group_id, 0)::text`,
  period: sql`l.period::text`,
  reportGroup: sql`coalesce(g.id, 0)::text`,
}

/** A station of several groups counts in each of them. */
const joinGroups = sql`left join report_group g on g.seller_id = o.seller_id and g.deleted = 0
  and o.station_id = any (g.station_ids) and ${sql.lit(reportFamily.code.bill)} = any (g.report_keys)`

const ofOrders = sql`count(*) as orders, sum(o.energy_wh)::bigint as "energyWh", sum(o.e_fee_fen)::bigint as "eFeeFen",
  sum(o.s_fee_fen)::bigint as "sFeeFen", sum(o.discount_fen)::bigint as "discountFen",
  sum(o.coupon_fen)::bigint as "couponFen", sum(o.occupy_fee_fen)::bigint as "occupyFeeFen",
  sum(o.payable_fen)::bigint as "payableFen", sum(o.paid_fen)::bigint as "paidFen", sum(o.owed_fen)::bigint as "owedFen"`

const ofLines = sql`count(distinct o.id) as orders, sum(l.energy_wh)::bigint as "energyWh",
  sum(l.e_fee_fen)::bigint as "eFeeFen", sum(l.s_fee_fen)::bigint as "sFeeFen", null::bigint as "discountFen",
  null::bigint as "couponFen", null::bigint as "occupyFeeFen", null::bigint as "payableFen", null::bigint as "paidFen",
  null::bigint as "owedFen"`

/** The figures of each group that has orders. */
export async function figuresBy(rows: Rows, filter: Filter, dimensions: readonly Dimension[]) {
  const isOfLines = dimensions.includes(PERIOD)
  const { rows: found } = await sql<Figures & { keys: string[] }>`
    select array[${sql.join(dimensions.map((dimension) => keys[dimension]))}] as keys, ${isOfLines ? ofLines : ofOrders}
    from (${ended(rows, filter)}) o
    ${isOfLines ? sql`join bill_line l on l.seller_id = o.seller_id and l.order_id = o.id` : sql``}
    ${dimensions.includes(REPORT_GROUP) ? joinGroups : sql``}
    group by 1 order by 1`.execute(rows.db)
  return found
}

/** What all of them come to; nothing where there are none. */
export async function sumsOf(rows: Rows, filter: Filter): Promise<Sums | undefined> {
  const { rows: found } = await sql<Sums>`
    select ${ofOrders} from (${ended(rows, filter)}) o having count(*) > 0`.execute(rows.db)
  return found[0]
}

function ended(rows: Rows, { by: _, endTimeFrom, endTimeTo, ...others }: Filter) {
  const from = endTimeFrom ?? lastDays(DAYS, rows.now).from
  return endedOrders(rows, { from, to: endTimeTo ?? rows.now + DAY })
    .where(where(BillStatisticsFilter, others, 'chargeOrder'))
    .selectAll()
}

/** The names of stations, fleets or report groups by their keys; other groups are named by their code or their day. */
export async function namesOf(rows: Rows, dimension: Dimension, found: readonly string[]) {
  const of = NAMED.find((name) => name === dimension)
  const named = of ? await recordNames(rows, of, found) : []
  return new Map(named.map(({ key, ...names }) => [key, names]))
}
