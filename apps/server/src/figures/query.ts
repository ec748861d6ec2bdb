import { figureOf, type Sums, sumsOf } from '@ampdeck/api/figures/figure'
import { type FigureName, figures } from '@ampdeck/api/figures/figures'
import type { Condition, Dimension, Grain } from '@ampdeck/api/figures/report'
import { type RawBuilder, sql } from 'kysely'
import type { Rows } from '../database/rows.ts'
import { failures } from '../foundation/failure.ts'
import {
  allSources,
  conditions,
  type Distinct,
  type Join,
  joins,
  type Members,
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
  const known = asked.figures.filter((name) => !silent.has(name))
  const found = await Promise.all(
    [...Map.groupBy(known, (name) => figures[name].source)].map(async ([source, names]) => {
      const groups = await sumsBy(rows, sourceOf(sources, source), { ...asked, figures: names })
      return groups.map((group) => ({ source, ...group }))
    }),
  )
  // Sums of different sources may have the same name.
  type Joined = { time: string | null; keys: (string | null)[]; sums: Record<string, Sums> }
  const joined = new Map<string, Joined>()
  for (const { source, time, keys, sums } of found.flat()) {
    const key = JSON.stringify([time, keys])
    const { sums: others = {} } = joined.get(key) ?? {}
    joined.set(key, { time, keys, sums: { ...others, [source]: { ...others[source], ...sums } } })
  }
  if (joined.size === 0 && asked.by.length === 0 && asked.grain === 'whole')
    joined.set('', { time: null, keys: [], sums: {} })
  return [...joined.values()].map(({ time, keys, sums }) => ({
    time,
    keys,
    values: Object.fromEntries(
      asked.figures.map((name) => [
        name,
        silent.has(name) ? null : figureOf(figures[name], sums[figures[name].source] ?? {}),
      ]),
    ),
  }))
}

/** Of which figures nothing is known as they are divided, such as the balance of an account by pile: they stay empty. */
export async function silentFigures(
  rows: Rows,
  asked: Omit<Asked, 'family' | 'period'>,
): Promise<Set<FigureName>> {
  const sources = await allSources()
  return new Set(
    asked.figures.filter((name) => {
      const source = sourceOf(sources, figures[name].source)
      return source.isClosedTo?.(rows) || !canDivide(source, name, asked)
    }),
  )
}

/** How many groups each stretch of time has, without what they come to. */
export async function countsOf(rows: Rows, asked: Asked): Promise<{ time: string; groups: number }[]> {
  const sources = await allSources()
  const silent = await silentFigures(rows, asked)
  const known = asked.figures.filter((name) => !silent.has(name))
  const relations = [...Map.groupBy(known, (name) => figures[name].source)].flatMap(([source, names]) =>
    relationsFor(rows, sourceOf(sources, source), { ...asked, figures: names }),
  )
  if (relations.length === 0) return []
  const parts = await Promise.all(
    relations.map(async ([relation, names]) => {
      const groups = groupsBy(relation, asked)
      const needed = names.filter((name) => !relation.addNoGroups?.includes(name))
      const [, ...keys] = groups.map((_, nth) => sql.ref(`g${nth}`))
      return sql`
        select ${sql.join([sql`(${timeIn(relation, asked)}) collate "C" as "time"`, ...keys])}
        from (select ${named('g', groups)} from ${await rowsOf(rows, relation, asked, needed)}
          group by ${placesOf(groups)}) groups`
    }),
  )
  const { rows: found } = await sql<{ time: string; groups: number }>`
    select "time", count(*)::int as "groups" from (${sql.join(parts, sql` union `)}) groups group by 1`.execute(
    rows.db,
  )
  refuseTooMany(found.reduce((sum, { groups }) => sum + groups, 0))
  return found
}

function refuseTooMany(groups: number): void {
  if (groups > MOST_GROUPS) throw failures.refused('report.tooLong')
}

function sourceOf(sources: ReadonlyMap<string, Source>, name: string): Source {
  const source = sources.get(name)
  if (!source) throw new Error(`No file *.source.ts declares the source ${name}.`)
  return source
}

/** Whether one of its relations has the sums of a figure as they are divided. */
function canDivide({ relations }: Source, name: FigureName, asked: Division): boolean {
  return relations.some((one) => isShaped(one, sumsOf(figures[name]), asked))
}

interface Found {
  time: string | null
  keys: (string | null)[]
  sums: Record<string, number>
}

/** The sums of the figures of one source. */
async function sumsBy(rows: Rows, source: Source, asked: Asked): Promise<Found[]> {
  const found = await Promise.all(
    relationsFor(rows, source, asked).map(([relation, wanted]) => sumsIn(rows, relation, wanted, asked)),
  )
  return found.flat()
}

/**
 * What is asked of which relation: of a roll-up that has all of the sums, otherwise each of the cheapest that has it. The
 * dearest one, the rows themselves, is asked for nothing that a roll-up knows: what is left of its columns is often in an
 * index.
 */
function relationsFor(rows: Rows, source: Source, asked: Asked): [Relation, string[]][] {
  const relationOf = (wanted: readonly string[]) =>
    source.relations.find((one) => one.fits(asked.period, rows) && isShaped(one, wanted, asked))
  const all = unique(asked.figures.flatMap((name) => sumsOf(figures[name])))
  const one = relationOf(all)
  if (one && one !== source.relations.at(-1)) return [[one, all]]
  const several = Map.groupBy(asked.figures, (name) => relationOf(sumsOf(figures[name])))
  return [...several].map(([relation, names]) => {
    // A report names what its sources know: a test asks each of them.
    if (!relation) throw new Error(`The source ${source.name} does not know ${names} by ${asked.by}.`)
    return [relation, unique(names.flatMap((name) => sumsOf(figures[name])))]
  })
}

const unique = (names: readonly string[]) => [...new Set(names)]

async function sumsIn(
  rows: Rows,
  relation: Relation,
  wanted: readonly string[],
  asked: Asked,
): Promise<Found[]> {
  const added: [string, RawBuilder<unknown>][] = []
  const parts: Promise<Found[]>[] = []
  for (const name of wanted) {
    const sum = relation.sums[name]
    if (sum && 'set' in sum) parts.push(membersIn(rows, relation, name, sum, asked))
    else if (sum && 'distinct' in sum) parts.push(differentIn(rows, relation, [name, sum], asked))
    else if (sum) added.push([name, sum])
  }
  if (added.length > 0) parts.push(addedIn(rows, relation, added, asked))
  return (await Promise.all(parts)).flat()
}

async function addedIn(
  rows: Rows,
  relation: Relation,
  sums: readonly [string, RawBuilder<unknown>][],
  asked: Asked,
): Promise<Found[]> {
  const groups = groupsBy(relation, asked)
  return written(
    rows,
    relation,
    asked,
    sums.map(([name]) => name),
    sql`
    select ${named('g', groups)}, ${named(
      's',
      sums.map(([, sum]) => sum),
    )}
    from ${await rowsOf(
      rows,
      relation,
      asked,
      sums.map(([name]) => name),
    )} group by ${placesOf(groups)} having count(*) > 0`,
  )
}

async function differentIn(
  rows: Rows,
  relation: Relation,
  [name, { distinct, sum, joins }]: readonly [string, Distinct],
  asked: Asked,
): Promise<Found[]> {
  const groups = groupsBy(relation, asked)
  const result = sum ? sql`coalesce(sum(part), 0)::bigint` : sql`count(value)`
  return written(
    rows,
    relation,
    asked,
    [name],
    sql`
    select ${sql.join(groups.map((_, nth) => sql.ref(`g${nth}`)))}, ${result} as s0
    from (select distinct ${named('g', groups)}, ${distinct} as value, ${sum ?? sql`null`} as part
      from ${await rowsOf(rows, relation, asked, [name], joins)}) d
    group by ${placesOf(groups)} having count(*) > 0`,
  )
}

/** How many there are in the sets of each group, joined chunk by chunk. */
async function membersIn(
  rows: Rows,
  relation: Relation,
  name: string,
  { set }: Members,
  asked: Asked,
): Promise<Found[]> {
  const groups = groupsBy(relation, asked)
  return written(
    rows,
    relation,
    asked,
    [name],
    sql`
    select ${sql.join(groups.map((_, nth) => sql.ref(`g${nth}`)))}, sum(bit_count(members))::bigint as s0
    from (select ${named('g', groups)}, bit_or(${set}) as members
      from ${await rowsOf(rows, relation, asked, [name])} group by ${placesOf(groups)}, o.seller_id, o.chunk) d
    group by ${placesOf(groups)} having count(*) > 0`,
  )
}

/** What rows are grouped by: `g0` is the stretch of time, the others are the keys. */
function groupsBy({ keys, times }: Relation, { by, grain }: Asked) {
  const time = grain === 'whole' ? undefined : times[grain]
  return [time?.by ?? sql`null::text`, ...by.map((name) => keys[name]?.by)]
}

/** The rows `o` with what is joined to them, without those that are not asked for. */
async function rowsOf(
  rows: Rows,
  relation: Relation,
  { by, period, family, only, stationIds }: Asked,
  wanted: readonly string[],
  more: readonly Join[] = [],
) {
  const needed = new Set([...more, ...by.flatMap((name) => relation.keys[name]?.joins ?? [])])
  return sql`(${await relation.rows(rows, period, only, wanted)}) o
    ${sql.join(
      (Object.keys(joins) as Join[]).filter((name) => needed.has(name)).map((name) => joins[name](family)),
      sql` `,
    )}
    where ${only ? (relation.knows?.[only] ?? conditions[only].is) : sql`true`} and ${stationIds ? sql`o.station_id = any(${stationIds}::bigint[])` : sql`true`}`
}

/** Rows are grouped by what is cheap for each of them; only the groups are written as texts. */
async function written(
  rows: Rows,
  relation: Relation,
  asked: Asked,
  names: readonly string[],
  groups: RawBuilder<unknown>,
): Promise<Found[]> {
  const { rows: found } = await sql<Found>`
    select ${timeIn(relation, asked)} as "time", ${keysIn(asked)} as "keys",
      json_build_object(${sql.join(names.flatMap((name, nth) => [sql.lit(name), sql.ref(`s${nth}`)]))}) as "sums"
    from (${groups}) groups limit ${MOST_GROUPS + 1}`.execute(rows.db)
  refuseTooMany(found.length)
  return found
}

function timeIn({ times }: Relation, { grain }: Asked) {
  const time = grain === 'whole' ? undefined : times[grain]
  return time?.written?.(sql`g0`) ?? sql`g0`
}

const keysIn = ({ by }: Asked) =>
  sql`array[${sql.join(by.map((_, nth) => sql`${sql.ref(`g${nth + 1}`)}::text`))}]::text[]`

const named = (letter: string, columns: readonly unknown[]) =>
  sql.join(columns.map((column, nth) => sql`${column} as ${sql.ref(letter + nth)}`))

const placesOf = (groups: readonly unknown[]) => sql.join(groups.map((_, nth) => sql.lit(nth + 1)))

type Division = Pick<Asked, 'by' | 'grain' | 'only' | 'stationIds'>

/** Whether it has these sums, divided as they are asked for. */
function isShaped(
  { keys, times, sums, of, knows }: Relation,
  wanted: readonly string[],
  { by, grain, only, stationIds }: Division,
): boolean {
  const needed: Dimension[] = [...by]
  if (only && !knows?.[only]) needed.push(conditions[only].of)
  if (stationIds) needed.push('station')
  return (
    (!of || (only !== undefined && of.includes(only))) &&
    needed.every((name) => keys[name]) &&
    (grain === 'whole' || Boolean(times[grain])) &&
    wanted.every((name) => sums[name])
  )
}
