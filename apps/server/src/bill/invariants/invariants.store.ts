import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { costModelState } from '@ampdeck/api/enumerations/tariff'
import { DAY, formatDate, UTC8 } from '@ampdeck/api/time'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { Tables } from '../../database/tables.ts'
import { checkLedger } from '../../ledger/ledger-book.ts'
import { flowsOn } from '../day-stat/account-flow-day.ts'
import {
  columnsOf,
  daysOfStations,
  figuresOf,
  monthly,
  monthsOf,
  type RollUpName,
  rollUps,
} from '../day-stat/day-stat.store.ts'

/** Something that must never be so: which rule of domain.md §7, whose, and one of the records that break it. */
export interface Violation {
  rule: string
  sellerId: number
  count: number
  example: string
}

export interface Span {
  from: number
  to: number
}

/** The cross-entity invariants of domain.md §7 that orders and money must keep; an empty answer means they do. */
export async function violations(db: Kysely<Tables>, span: Span): Promise<Violation[]> {
  const found: Violation[] = []
  for (const [rule, query] of Object.entries(queriesOf(span))) {
    const { rows } = await sql<Omit<Violation, 'rule'>>`
      select seller_id as "sellerId", count(*) as count, min(example) as example
      from (${query}) broken group by seller_id`.execute(db)
    found.push(...rows.map((row) => ({ rule, ...row })))
  }
  for (const { name, examples } of await checkLedger(db))
    found.push(
      ...examples.map(({ document, ...whose }) => ({
        ...whose,
        rule: `1 ledger: ${name[0]}`,
        example: document,
      })),
    )
  return found
}

const finished = sql.lit(orderStatus.code.finished)
const running = sql.lit(orderStatus.code.charging)
const settled = sql.lit(chargeStatus.code.settled)
const chargingGun = sql.lit(gunStatus.code.charging)
const issued = sql.lit(costModelState.code.issued)
const replaced = sql.lit(costModelState.code.replaced)

/** Each gives the records that break its rule. */
function queriesOf({ from, to }: Span) {
  const [low, high] = [idAt(from), idAt(to)]
  const orders = sql`charge_order o where o.id >= ${low} and o.id < ${high}`
  return {
    '2 lines sum to the order': sql`
      select o.seller_id, o.order_no as example
      from charge_order o
      left join (select seller_id, order_id, sum(energy_wh) as wh, sum(e_fee_fen) as e, sum(s_fee_fen) as s
          from bill_line where order_id >= ${low} and order_id < ${high} group by 1, 2) l
        on l.seller_id = o.seller_id and l.order_id = o.id
      where o.id >= ${low} and o.id < ${high} and (o.energy_wh <> coalesce(l.wh, 0) or o.e_fee_fen <> coalesce(l.e, 0)
        or o.s_fee_fen <> coalesce(l.s, 0))`,
    '2 energy is the register': sql`
      select o.seller_id, o.order_no as example from ${orders}
        and o.order_status = ${finished} and (o.energy_wh < 0 or o.energy_wh <> o.meter_stop - o.meter_start)`,
    '3 payable is paid and owed': sql`
      select o.seller_id, o.order_no as example from ${orders} and (
        o.payable_fen <> o.e_fee_fen + o.s_fee_fen - o.discount_fen - o.coupon_fen + o.occupy_fee_fen
        or o.payable_fen <> o.paid_fen + o.owed_fen or o.payable_fen < 0 or o.paid_fen < 0
        or (o.order_status = ${finished} and (o.charge_status = ${settled}) <> (o.owed_fen = 0)))`,
    '4 a charging gun has one charging order': sql`
      select g.seller_id, 'gun ' || g.id as example
      from gun g
      left join charge_order o on o.seller_id = g.seller_id and o.id = g.current_order_id and o.order_status = ${running}
        and o.gun_id = g.id
      where g.status = ${chargingGun} and g.deleted = 0 and o.id is null`,
    '4 a gun has one running order': sql`
      select o.seller_id, 'gun ' || o.gun_id as example from ${orders} and o.order_status = ${running}
      group by o.seller_id, o.gun_id having count(*) > 1`,
    ...differingFigures(from, to),
    '9 each minute of an issued version has one price': sql`
      select v.seller_id, 'version ' || v.id as example
      from cost_model_version v
      where v.state in (${issued}, ${replaced}) and v.deleted = 0 and exists (
        select from generate_series(0, 47) cell
        where (select count(*) from jsonb_array_elements(v.periods) p
          where ${minutes(sql`p->>'from'`)} <= cell * 30 and cell * 30 < ${minutes(sql`p->>'to'`)}) <> 1)`,
  }
}

/** The roll-ups of the closed days beside what the orders say now, and those of months beside their days. */
const differingFigures = (from: number, to: number) => {
  const days = sql`day between ${dayOf(from)} and ${lastDay(to)}`
  const all = daysOfStations(dayOf(from), lastDay(to))
  const byDay = (Object.keys(rollUps) as RollUpName[]).map((name) => [
    `5 figures of a day are its orders (${name})`,
    differing(sql`select ${columnsOf(name)} from ${sql.table(name)} where ${days}`, figuresOf(name, all)),
  ])
  const months = sql`left(day, 7) between ${dayOf(from).slice(0, 7)} and ${lastDay(to).slice(0, 7)}`
  const byMonth = monthly.map((name) => [
    `5 figures of a month are its days (${rollUps[name].months.table})`,
    differing(
      sql`select ${columnsOf(name)} from ${sql.table(rollUps[name].months.table)} where ${months}`,
      monthsOf(name, sql`select * from ${sql.table(name)} where ${months}`),
    ),
  ])
  const ofFlows = `5 figures of a day are its movements (account_flow_day)`
  return Object.fromEntries([...byDay, ...byMonth, [ofFlows, differingFlows(days)]])
}

const differing = (kept: RawBuilder<unknown>, counted: RawBuilder<unknown>) => sql`
  select seller_id, 'station ' || station_id || ' on ' || day as example
  from ((${counted} except all ${kept}) union all (${kept} except all ${counted})) differing`

const differingFlows = (days: RawBuilder<unknown>) => {
  const kept = sql`select * from account_flow_day where ${days}`
  const counted = flowsOn(sql`select distinct seller_id, day from (
    select seller_id, day from account_flow_day
    union select seller_id, to_char(date '1970-01-01' + ((ts + ${sql.lit(UTC8)}) / ${sql.lit(DAY)})::int, 'YYYY-MM-DD')
      from account_flow) d where ${days}`)
  return sql`
    select seller_id, 'accounts on ' || day as example
    from ((${counted} except all ${kept}) union all (${kept} except all ${counted})) differing`
}

const minutes = (time: ReturnType<typeof sql>) =>
  sql`(substr(${time}, 1, 2)::int * 60 + substr(${time}, 4, 2)::int)`
const dayOf = (epoch: number) => formatDate(epoch)
/** The last closed day before the end. */
const lastDay = (to: number) => formatDate(to - DAY)
