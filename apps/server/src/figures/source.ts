import type { CodeOf } from '@ampdeck/api/enumeration'
import { fleetKind } from '@ampdeck/api/enumerations/member'
import type { reportFamily } from '@ampdeck/api/enumerations/report'
import type { Condition, Dimension, Grain } from '@ampdeck/api/figures/report'
import { DAY, HOUR, UTC8 } from '@ampdeck/api/time'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Rows } from '../database/rows.ts'
import { registryOf } from '../foundation/find-exports.ts'

/** A half-open stretch of time, in epoch milliseconds. */
export interface Period {
  from: number
  to: number
}

/** What a dimension is called in SQL, and what must be joined for it. */
export interface Key {
  by: RawBuilder<unknown>
  joins?: readonly Join[]
}

/** A stretch of time as it is grouped by, which is cheap for each row, and how the group is written where that differs. */
export interface Time {
  by: RawBuilder<unknown>
  written?(by: RawBuilder<unknown>): RawBuilder<string>
}

/** How many different values of a column there are. They are hashed first: `count(distinct …)` would sort all rows. */
export interface Distinct {
  distinct: RawBuilder<unknown>
  /** What is added up of each of them instead, and what must be joined for it. */
  sum?: RawBuilder<unknown>
  joins?: readonly Join[]
}

/**
 * How many there are in sets: a row has one of its chunks, and those of the same seller and chunk are joined
 * (`bill/day-stat/day-stat.store.ts`).
 */
export interface Members {
  set: RawBuilder<unknown>
}

/** One way to the sums of a source: the rows themselves, or a roll-up of them. */
export interface Relation {
  /**
   * The visible rows of a period, with the columns that its keys and sums name; they are called `o`. What a condition
   * leaves out of them may be left out before, and so may rows that say nothing of the wanted sums.
   */
  rows(
    rows: Rows,
    period: Period,
    only: Condition | undefined,
    wanted: readonly string[],
  ): Expression<unknown> | Promise<Expression<unknown>>
  /** Whether it has the rows of this very period for this caller; a roll-up by hour has none of half an hour. */
  fits(period: Period, rows: Rows): boolean
  keys: { readonly [D in Dimension]?: Key }
  /** Its rows are few, so that they can be read once for several questions. */
  isShort?: true
  /** The key of a stretch of time, as a text: `2026-07`, a week's Monday, `2026-07-01`, `2026-07-01 08`. */
  times: { readonly [G in Exclude<Grain, 'whole'>]?: Time }
  /** Conditions that it knows without their dimension. */
  knows?: { readonly [C in Condition]?: RawBuilder<unknown> }
  /** It has only the rows of these conditions. */
  of?: readonly Condition[]
  /** Sums whose rows are of groups that are there without them. */
  addNoGroups?: readonly string[]
  /** What is added up. */
  sums: Readonly<Record<string, RawBuilder<unknown> | Distinct | Members>>
}

/** Where figures come from. It is the export `source` of a file `*.source.ts`, which is found by its name. */
export interface Source {
  name: string
  /** The cheapest first: the first is asked that knows all that is asked for. */
  relations: readonly Relation[]
  /** Who is shown nothing of it, where its rows do not say whose they are. */
  isClosedTo?(rows: Rows): boolean
}

export const allSources = registryOf<Source, string>('source', 'source', ({ name }) => name)

/** What stands beside the rows `o` of a relation: each is joined where a key needs it. */
export const joins = {
  station: () => sql`left join station s on s.seller_id = o.seller_id and s.id = o.station_id`,
  // A station of several groups counts in each of them. The sums keep the database from reading the orders of one
  // station after the other (an index has all that is asked of them, but not in this order), and from merging rows that
  // are in the order of sellers: each would meet all stations of all groups.
  group: (
    family: ReportFamily,
  ) => sql`join (select distinct seller_id, id, unnest(station_ids) as station_id from report_group
    where deleted = 0 and ${sql.lit(family)} = any (report_keys)) rg
    on rg.seller_id = o.seller_id + 0 and rg.station_id = o.station_id + 0`,
  pile: () => sql`left join pile p on p.seller_id = o.seller_id and p.id = o.pile_id`,
  pileType: () => sql`left join pile_type pt on pt.seller_id = o.seller_id and pt.id = p.pile_type_id`,
  driver: () => sql`left join group_member gm on gm.seller_id = o.seller_id and gm.member_id = o.member_id
    and gm.group_id = o.group_id and gm.deleted = 0`,
  account: () => sql`left join account a on a.seller_id = o.seller_id and a.id = o.account_id`,
  member: () => sql`left join member m on m.seller_id = o.seller_id and m.id = o.member_id`,
} as const

/** What a report can be restricted to; only what can be divided by its dimension can say so. */
export const conditions: Readonly<Record<Condition, { of: Dimension; is: RawBuilder<unknown> }>> = {
  fleet: { of: 'fleet', is: sql`o.group_id is not null` },
  bus: {
    of: 'fleet',
    is: sql`exists (select from fleet f where f.seller_id = o.seller_id and f.id = o.group_id
      and f.kind = ${sql.lit(fleetKind.code.bus)})`,
  },
  member: { of: 'member', is: sql`o.member_id is not null` },
}

export type ReportFamily = CodeOf<typeof reportFamily>
export type Join = keyof typeof joins

/** How many different values a column has. */
export const distinct = (column: string): Distinct => ({ distinct: sql.ref(`o.${column}`) })

/** What a column of the rows adds up to. */
export const total = (column: string) => sql`sum(${sql.ref(`o.${column}`)})::bigint`

/** The keys of everything that stands at a station. */
export const stationKeys = {
  seller: { by: sql`o.seller_id` },
  station: { by: sql`o.station_id` },
  operatingUnit: { by: sql`s.operating_unit_id`, joins: ['station'] },
  city: { by: sql`s.city_code`, joins: ['station'] },
  operationType: { by: sql`s.operation_type`, joins: ['station'] },
  reportGroup: { by: sql`rg.id`, joins: ['group'] },
} as const satisfies Relation['keys']

/** The keys of what happened at a gun. */
export const gunKeys = {
  pile: { by: sql`o.pile_id` },
  gun: { by: sql`o.gun_id` },
  pileType: { by: sql`p.pile_type_id`, joins: ['pile'] },
  manufacturer: { by: sql`pt.manufacturer`, joins: ['pile', 'pileType'] },
  currentType: { by: sql`pt.current_type`, joins: ['pile', 'pileType'] },
} as const satisfies Relation['keys']

/** The keys and times of a roll-up by day. */
export const dayKeys = {
  weekday: { by: sql`extract(isodow from o.day::date)::int` },
} as const satisfies Relation['keys']

/** Monday comes first; the first day of the epoch was the fourth of its week. */
const MONDAY = 3
const WEEK = 7
const dateOf = (day: RawBuilder<unknown>) => sql`(date '1970-01-01' + (${day})::int)::timestamp`
const writtenDate = (date: RawBuilder<unknown>) => sql<string>`to_char(${date}, 'YYYY-MM-DD')`

export const dayTimes = {
  month: { by: sql`left(o.day, 7)` },
  week: { by: sql`date_trunc('week', o.day::date)`, written: writtenDate },
  day: { by: sql`o.day` },
} as const satisfies Relation['times']

/** Times of a column of epoch milliseconds, in UTC+8. Plain numbers, as far as possible: of a month there may be millions. */
export function timesOf(column: string) {
  const local = sql`(${sql.ref(column)} + ${sql.lit(UTC8)})`
  const day = sql`(${local} / ${sql.lit(DAY)})`
  const hour = sql`(${local} / ${sql.lit(HOUR)})`
  const week = sql`((${day} + ${sql.lit(MONDAY)}) / ${sql.lit(WEEK)})`
  return {
    times: {
      month: {
        by: sql`date_trunc('month', ${dateOf(day)})`,
        written: (by) => sql<string>`to_char(${by}, 'YYYY-MM')`,
      },
      week: {
        by: week,
        written: (by) => writtenDate(dateOf(sql`${by} * ${sql.lit(WEEK)} - ${sql.lit(MONDAY)}`)),
      },
      day: { by: day, written: (by) => writtenDate(dateOf(by)) },
      hour: {
        by: hour,
        written: (by) =>
          sql<string>`to_char(timestamp 'epoch' + ${by} * interval '1 hour', 'YYYY-MM-DD HH24')`,
      },
    },
    keys: {
      hourOfDay: { by: sql`${hour} % 24` },
      weekday: { by: sql`(${day} + ${sql.lit(MONDAY)}) % ${sql.lit(WEEK)} + 1` },
    },
  } as const satisfies Pick<Relation, 'times' | 'keys'>
}

const ofOrders = timesOf('o.endTime')

/** The keys and times of orders, by their end. */
export const orderKeys = {
  ...stationKeys,
  ...gunKeys,
  ...ofOrders.keys,
  channel: { by: sql`o.channel` },
  memberType: { by: sql`o.member_type` },
  memberLevel: { by: sql`m.level`, joins: ['member'] },
  registerChannel: { by: sql`m.register_channel`, joins: ['member'] },
  member: { by: sql`o.member_id` },
  fleet: { by: sql`o.group_id` },
  team: { by: sql`gm.team_id`, joins: ['driver'] },
  plate: { by: sql`o.plate` },
  costModelVersion: { by: sql`o.cost_model_version_id` },
} as const satisfies Relation['keys']

export const orderTimes = ofOrders.times
