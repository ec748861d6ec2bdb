import { type FigureName, figures } from '@ampdeck/api/figures/figures'
import type { Grain } from '@ampdeck/api/figures/report'
import { DAY, formatDate, formatTimestamp, HOUR, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { Rows } from '../database/rows.ts'
import type { TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import { type Asked, groupsOf } from './query.ts'

export const SELLER = 10_001
/** Questions drawn by chance are other ones in each run. */
export const seed = Date.now() % 1_000_000
export const names = Object.keys(figures) as FigureName[]

const from = parseTimestamp('2026-05-01')
export const spring = { from, to: parseTimestamp('2026-07-01') }
/** With the day of the demo itself, on which refunds are applied for. */
export const recent = { from, to: parseTimestamp('2026-07-02') }

export interface Tariff {
  from: string
  to: string
  ePrice4: number
  sPrice4: number
}

/** An order with what is said of its place and its payer; `lines` are those of its bill. */
export interface Order {
  id: number
  stationId: number
  endTime: number
  startTime: number
  orderStatus: number
  energyWh: number
  occupyFeeFen: number
  lines: { period: number; energyWh: number; eFeeFen: number; sFeeFen: number }[]
  [field: string]: unknown
}

export async function readOrders({ db }: Pick<TestApp, 'db'>): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select o.*, s.operating_unit_id, s.city_code, s.operation_type, p.pile_type_id, t.manufacturer, t.current_type,
      m.level as member_level, m.register_channel, m.points, gm.team_id, b.over_minutes, coalesce((select json_agg(json_build_object('period', l.period, 'energyWh', l.energy_wh,
        'eFeeFen', l.e_fee_fen, 'sFeeFen', l.s_fee_fen)) from bill_line l
        where l.seller_id = o.seller_id and l.order_id = o.id), '[]') as lines
    from charge_order o
    join station s on s.seller_id = o.seller_id and s.id = o.station_id
    join pile p on p.seller_id = o.seller_id and p.id = o.pile_id
    join pile_type t on t.seller_id = o.seller_id and t.id = p.pile_type_id
    left join member m on m.seller_id = o.seller_id and m.id = o.member_id
    left join (select seller_id, order_id, greatest(0, minutes - free_minutes - grace_minutes) as over_minutes
      from occupy_bill) b on b.seller_id = o.seller_id and b.order_id = o.id
    left join group_member gm on gm.seller_id = o.seller_id and gm.member_id = o.member_id and gm.group_id = o.group_id
    where o.seller_id = ${SELLER} and o.end_time is not null`.execute(db)
  return rows
}

/** A small generator, so that a run that fails can be repeated by its seed. */
export function randomOf(start: number) {
  let state = start
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  const some = <T>(of: readonly T[], count: number) =>
    of
      .map((one) => [next(), one] as const)
      .sort(([a], [b]) => a - b)
      .slice(0, count)
      .map(([, one]) => one)
  return { next, below, some }
}

export const weekdayOf = (moment: number) => ((Math.floor((moment + 8 * HOUR) / DAY) + 3) % 7) + 1
export const hourOf = (moment: number) => Math.floor(((moment + 8 * HOUR) % DAY) / HOUR)

export const timeOf = (moment: number, grain: Grain) =>
  grain === 'whole'
    ? null
    : grain === 'week'
      ? formatDate(moment - (weekdayOf(moment) - 1) * DAY)
      : formatTimestamp(moment).slice(0, { month: 7, day: 10, hour: 13 }[grain])

/** Whose rows a question is about: those of some stations or fleets, or all of the seller. */
export const rowsOf = (
  { db }: Pick<TestApp, 'db'>,
  stationIds: readonly number[] | null,
  groupIds: readonly number[] | null,
) => new Rows(db, { sellerId: SELLER, stationIds, groupIds }, { now: TEST_NOW, userId: 1, newId: () => 1 })

export const allRows = (server: Pick<TestApp, 'db'>) => rowsOf(server, null, null)

/** What some figures are, by the keys of their groups. */
export async function answersTo(
  server: Pick<TestApp, 'db'>,
  asked: Omit<Asked, 'family'>,
): Promise<Record<string, Record<string, unknown>>> {
  const found = await groupsOf(allRows(server), { family: 'bill', ...asked })
  return Object.fromEntries(found.map(({ time, keys, values }) => [[time, ...keys].join(' '), values]))
}
