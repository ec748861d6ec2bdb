import { figureOf, type Sums, sumsOf } from '@ampdeck/api/figures/figure'
import { type FigureName, figures } from '@ampdeck/api/figures/figures'
import type { Condition, Dimension, Grain } from '@ampdeck/api/figures/report'
import { sql } from 'kysely'
import type { Rows } from '../database/rows.ts'
import { failures } from '../foundation/failure.ts'
import {
  allSources,
  conditions,
  type Join,
  joins,
  type Period,
  type Relation,
  type ReportFamily,
  type Source,
} from './source.ts'

/** More groups than this are nothing that a person reads. */
const MOST_GROUPS = 100_000

/** Which figures, by what, when and where. */
export interface Asked {
  figures: readonly FigureName[]
  by: readonly Dimension[]
  /** Which report groups count, where figures are divided by them. */
  family: ReportFamily
  grain: Grain
  period: Period
  /** Absent: all that the caller sees. */
  stationIds?: readonly number[]
  only?: Condition
}

/** The figures of one group: its stretch of time, its key in each dimension, and the values in the asked order. */
export interface Group {
  time: string | null
  keys: readonly (string | null)[]
  values: Readonly<Partial<Record<FigureName, number | null>>>
}

/** The figures of each group that has any; without a dimension and a grain one group, also of nothing. */
export async function groupsOf(rows: Rows, asked: Asked): Promise<Group[]> {
  const sources = await allSources()
  const silent = await silentFigures(rows, asked)
  const names = new Set(asked.figures.filter((name) => !silent.has(name)).map((name) => figures[name].source))
  const found = await Promise.all([...names].map((name) => sumsBy(rows, sourceOf(sources, name), asked)))
  const joined = new Map<string, { time: string | null; keys: (string | null)[]; sums: Sums }>()
  for (const { time, keys, sums } of found.flat()) {
    const key = JSON.stringify([time, keys])
    joined.set(key, { time, keys, sums: { ...joined.get(key)?.sums, ...sums } })
  }
  if (joined.size === 0 && asked.by.length === 0 && asked.grain === 'whole')
    joined.set('', { time: null, keys: [], sums: {} })
  return [...joined.values()].map(({ time, keys, sums }) => ({
    time,
    keys,
    values: Object.fromEntries(
      asked.figures.map((name) => [name, silent.has(name) ? null : figureOf(figures[name], sums)]),
    ),
  }))
}

/** Of which figures nothing is known as they are divided, such as the balance of an account by pile: they stay empty. */
export async function silentFigures(
  rows: Rows,
  asked: Omit<Asked, 'family' | 'period'>,
): Promise<Set<FigureName>> {
  const sources = await allSources()
  const isSilent = (source: Source) => source.isClosedTo?.(rows) || !canDivide(source, asked)
  return new Set(asked.figures.filter((name) => isSilent(sourceOf(sources, figures[name].source))))
}

function sourceOf(sources: ReadonlyMap<string, Source>, name: string): Source {
  const source = sources.get(name)
  if (!source) throw new Error(`No file *.source.ts declares the source ${name}.`)
  return source
}

function canDivide(
  { relations }: Source,
  { by, grain, only, stationIds }: Omit<Asked, 'figures' | 'family' | 'period'>,
): boolean {
  const needed = [...by, ...(only ? [conditions[only].of] : []), ...(stationIds ? ['station' as const] : [])]
  return (
    needed.every((name) => relations.some(({ keys }) => keys[name])) &&
    (grain === 'whole' || relations.some(({ times }) => times[grain]))
  )
}

interface Found {
  time: string | null
  keys: (string | null)[]
  sums: Record<string, number>
}

async function sumsBy(rows: Rows, source: Source, asked: Asked): Promise<Found[]> {
  const wanted = [
    ...new Set(
      asked.figures
        .filter((name) => figures[name].source === source.name)
        .flatMap((name) => sumsOf(figures[name])),
    ),
  ]
  const relation = source.relations.find((one) => knows(one, wanted, asked, rows))
  // A report names what its sources know: a test asks each of them.
  if (!relation) throw new Error(`The source ${source.name} does not know ${wanted} by ${asked.by}.`)
  const keys = asked.by.map((name) => relation.keys[name])
  const needed = [...new Set(keys.flatMap((key): readonly Join[] => key?.joins ?? []))]
  const time = asked.grain === 'whole' ? undefined : relation.times[asked.grain]
  const { rows: found } = await sql<Found>`
    select ${time ?? sql`null`} as "time", array[${sql.join(keys.map((key) => sql`(${key?.by})::text`))}]::text[] as "keys",
      json_build_object(${sql.join(wanted.flatMap((name) => [sql.lit(name), relation.sums[name]]))}) as "sums"
    from (${await relation.rows(rows, asked.period)}) o
    ${sql.join(
      (Object.keys(joins) as Join[])
        .filter((name) => needed.includes(name))
        .map((name) => joins[name](asked.family)),
      sql` `,
    )}
    where ${asked.only ? conditions[asked.only].is : sql`true`} and ${asked.stationIds ? sql`o.station_id = any(${asked.stationIds}::bigint[])` : sql`true`}
    group by 1, 2 having count(*) > 0 limit ${MOST_GROUPS + 1}`.execute(rows.db)
  if (found.length > MOST_GROUPS) throw failures.refused('report.tooLong')
  return found
}

function knows({ fits, keys, times, sums }: Relation, wanted: readonly string[], asked: Asked, rows: Rows) {
  return (
    fits(asked.period, rows) &&
    asked.by.every((name) => keys[name]) &&
    (!asked.only || keys[conditions[asked.only].of]) &&
    (asked.grain === 'whole' || times[asked.grain]) &&
    wanted.every((name) => sums[name])
  )
}
