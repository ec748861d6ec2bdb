import { figureOf, type Sums, sumsOf } from '@ampdeck/api/figures/figure'
import { type FigureName, figures } from '@ampdeck/api/figures/figures'
import type { Condition, Dimension, Grain } from '@ampdeck/api/figures/report'
import { DAY, dayNumber, startOfDay } from '@ampdeck/api/time'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Rows } from '../database/rows.ts'
import { failures } from '../foundation/failure.ts'
import { writtenAt } from './periods.ts'
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
const MAX_GROUPS = 100_000

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
  /** Only these members, where it is divided by them; they are so few that their rows are read. */
  members?: readonly (number | null)[]
}

/** The figures of one group: its stretch of time, its key in each dimension, and the values in the asked order. */
export interface Group {
  time: string | null
  keys: readonly (string | null)[]
  values: Readonly<Partial<Record<FigureName, number | null>>>
}

/** The figures of each group that has any; without a dimension and a grain one group, also of nothing. */
export async function groupsOf(rows: Rows, asked: Asked): Promise<Group[]> {
  const [groups = []] = await groupsOfEach(rows, [asked])
  return groups
}

/** The same of several questions at once: what they ask of the same few rows is read once. */
export async function groupsOfEach(rows: Rows, questions: readonly Asked[]): Promise<Group[][]> {
  const sources = await allSources()
  const silent = await Promise.all(questions.map((asked) => silentFigures(rows, asked)))
  const pieces = questions.flatMap((asked, nth) => {
    const known = asked.figures.filter((name) => !silent[nth]?.has(name))
    return [...Map.groupBy(known, (name) => figures[name].source)].flatMap(([name, names]) => {
      const source = sourceOf(sources, name)
      const found = relationsFor(rows, source, { ...asked, figures: names })
      return found.map(([relation, wanted]) => ({ nth, asked, source, relation, wanted }))
    })
  })
  const found = await Promise.all(readings(rows, pieces).map((reading) => sumsTogether(rows, reading)))
  const answers = found.flat()
  return questions.map((asked, nth) =>
    joinedGroups(
      asked,
      silent[nth] ?? new Set(),
      answers.filter((answer) => answer.nth === nth),
    ),
  )
}

/** What one question asks of one relation. */
interface Piece {
  nth: number
  asked: Asked
  source: Source
  relation: Relation
  wanted: readonly string[]
}

/** Pieces that are answered by the same rows of one relation; of rows that are not few each piece is answered by itself. */
function readings(rows: Rows, pieces: readonly Piece[]): Piece[][] {
  const ofSameRows = Map.groupBy(pieces, ({ source, asked: { period, only } }) =>
    JSON.stringify([source.name, period, only]),
  )
  return [...ofSameRows.values()].flatMap((some) => {
    let left = some
    const together: Piece[][] = []
    for (;;) {
      const [most] = left
        .flatMap(({ source }) => source.relations)
        .filter(({ isShort }) => isShort)
        .map((relation) => ({
          relation,
          of: left.filter(
            ({ asked, wanted }) => relation.fits(asked.period, rows) && isShaped(relation, wanted, asked),
          ),
        }))
        .sort((x, y) => y.of.length - x.of.length)
      if (!most || most.of.length < 2) return [...together, ...left.map((piece) => [piece])]
      together.push(most.of.map((piece) => ({ ...piece, relation: most.relation })))
      left = left.filter((piece) => !most.of.includes(piece))
    }
  })
}

/** The sums of pieces of one relation. */
async function sumsTogether(rows: Rows, pieces: readonly Piece[]) {
  const [first] = pieces
  if (!first) return []
  const {
    relation,
    asked: { period, only },
  } = first
  const parts = pieces.flatMap(({ nth, asked, source, wanted }) =>
    partsOf(relation, wanted, asked).map((part) => ({ ...part, nth, asked, source: source.name })),
  )
  if (pieces.length > 1) {
    const read = await relation.rows(rows, period, only, unique(pieces.flatMap(({ wanted }) => wanted)))
    return written(rows, relation, parts, read)
  }
  const found = await Promise.all(
    parts.map(async (part) =>
      written(rows, relation, [part], await relation.rows(rows, period, only, part.names)),
    ),
  )
  return found.flat()
}

/** The groups of all sources of one question, with their figures. */
function joinedGroups(
  asked: Asked,
  silent: ReadonlySet<FigureName>,
  found: readonly (Found & { source: string })[],
): Group[] {
  // Sums of different sources may have the same name.
  type Joined = { time: string | null; keys: (string | null)[]; sums: Record<string, Sums> }
  const joined = new Map<string, Joined>()
  for (const { source, time, keys, sums } of found) {
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

/**
 * How many groups each stretch of time has, without what they come to. The halves of a long time have no group in common
 * and are counted side by side.
 */
export async function countsOf(rows: Rows, asked: Asked): Promise<Count[]> {
  const silent = await silentFigures(rows, asked)
  const known = { ...asked, figures: asked.figures.filter((name) => !silent.has(name)) }
  return (await Promise.all(halvesOf(known).map((half) => countsIn(rows, half)))).flat()
}

interface Count {
  time: string
  groups: number
}

/** From so many days on a time is counted in halves. */
const LONG_DAYS = 14

function halvesOf(asked: Asked): Asked[] {
  const { from, to } = asked.period
  const cutsAtDays = asked.grain === 'day' || asked.grain === 'hour'
  if (!cutsAtDays || to - from < LONG_DAYS * DAY) return [asked]
  const middle = startOfDay(dayNumber((from + to) / 2))
  return [
    { ...asked, period: { from, to: middle } },
    { ...asked, period: { from: middle, to } },
  ]
}

async function countsIn(rows: Rows, asked: Asked): Promise<Count[]> {
  const sources = await allSources()
  const bySource = Map.groupBy(asked.figures, (name) => figures[name].source)
  const relations = [...bySource].flatMap(([source, names]) => {
    // All relations of a source have the same groups: the cheapest says which there are.
    const relation = sourceOf(sources, source).relations.find(
      (one) => one.fits(asked.period, rows) && isShaped(one, [], asked),
    )
    return relation ? [[relation, wantedOf({ ...asked, figures: names })] as const] : []
  })
  if (relations.length === 0) return []
  const parts = await Promise.all(
    relations.map(async ([relation, names]) => {
      const groups = groupsBy(relation, asked)
      const needed = names.filter((name) => !relation.addNoGroups?.includes(name))
      const [, ...keys] = groups.map((_, nth) => sql.ref(`g${nth}`))
      return sql`
        select ${sql.join([sql`(${timeIn(relation, asked)}) collate "C" as "time"`, ...keys])}
        from (select ${named('g', groups)}
          from ${rowsOf(relation, asked, sql`(${await relation.rows(rows, asked.period, asked.only, needed)})`)}
          group by ${placesOf(groups)}) groups`
    }),
  )
  const { rows: found } = await sql<Count>`
    select "time", count(*)::int as "groups" from (${sql.join(parts, sql` union `)}) groups group by 1`.execute(
    rows.db,
  )
  return found
}

/** In which order the first groups are asked for; groups that are alike are in the order of their keys, then of time. */
export interface Ranked {
  by: readonly { of: 'time' | FigureName; order: 'asc' | 'desc' }[]
  offset: number
  limit: number
}

/** Whether the first groups in an order are found without their other figures. */
export async function canRank(rows: Rows, asked: Asked, by: Ranked['by']): Promise<boolean> {
  const silent = await silentFigures(rows, asked)
  const known = asked.figures.filter((name) => !silent.has(name))
  return (
    new Set(known.map((name) => figures[name].source)).size === 1 &&
    by.every(({ of }) => of === 'time' || (known.includes(of) && isPlainSum(of)))
  )
}

const isPlainSum = (name: FigureName) => {
  const { plus, minus, over } = figures[name]
  return plus.length === 1 && !minus && !over
}

/** The first groups in an order, without what they come to. */
export async function firstGroups(rows: Rows, asked: Asked, { by, offset, limit }: Ranked) {
  const [name = asked.figures[0]] = by.flatMap(({ of }) => (of === 'time' ? [] : [of]))
  if (!name) return []
  const source = sourceOf(await allSources(), figures[name].source)
  // Rows of one stretch of time need not be told apart by it.
  const stretch = onlyStretch(asked)
  const question = { ...asked, figures: [name], ...(stretch !== undefined && { grain: 'whole' as const }) }
  const [[relation, wanted] = []] = relationsFor(rows, source, question)
  const [part] = relation ? partsOf(relation, wanted ?? [], question) : []
  if (!relation || !part) return []
  const time = sql`(${timeIn(relation, question)}) collate "C"`
  const orders = by.map(({ of, order }) => sql`${of === 'time' ? time : sql.ref('s0')} ${sql.raw(order)}`)
  const keys = asked.by.map((_, nth) => sql`${sql.ref(`g${nth + 1}`)}::text collate "C"`)
  const read = await relation.rows(rows, asked.period, asked.only, part.names)
  const { rows: found } = await sql<Pick<Group, 'time' | 'keys'>>`
    select ${time} as "time", ${keysIn(asked)} as "keys" from (${part.groups(sql`(${read})`)}) groups
    order by ${sql.join([...orders, ...keys, time])} limit ${limit} offset ${offset}`.execute(rows.db)
  return found.map(({ time, keys }) => ({ time: stretch ?? time, keys }))
}

/** How the month, day or hour is written in which a whole period lies. */
export function onlyStretch({ grain, period: { from, to } }: Asked) {
  if (grain === 'whole' || grain === 'week') return undefined
  const first = writtenAt(from, grain)
  return first === writtenAt(to - 1, grain) ? first : undefined
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

/**
 * What is asked of which relation: of a roll-up that has all of the sums, otherwise each of the cheapest that has it. The
 * dearest one, the rows themselves, is asked for nothing that a roll-up knows: what is left of its columns is often in an
 * index.
 */
function relationsFor(rows: Rows, source: Source, asked: Asked): [Relation, string[]][] {
  const relations = asked.members ? source.relations.slice(-1) : source.relations
  const relationOf = (wanted: readonly string[]) =>
    relations.find((one) => one.fits(asked.period, rows) && isShaped(one, wanted, asked))
  const all = wantedOf(asked)
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
/** The sums that the asked figures are made of. */
const wantedOf = ({ figures: asked }: Asked) => unique(asked.flatMap((name) => sumsOf(figures[name])))

/** Sums that are read together: what they are called, and their groups of some rows. */
interface Part {
  names: readonly string[]
  groups(read: RawBuilder<unknown>): RawBuilder<unknown>
}

function partsOf(relation: Relation, wanted: readonly string[], asked: Asked): Part[] {
  const added: [string, RawBuilder<unknown>][] = []
  const parts: Part[] = []
  for (const name of wanted) {
    const sum = relation.sums[name]
    if (sum && 'set' in sum)
      parts.push({ names: [name], groups: (read) => membersIn(relation, sum, asked, read) })
    else if (sum && 'distinct' in sum)
      parts.push({ names: [name], groups: (read) => differentIn(relation, sum, asked, read) })
    else if (sum) added.push([name, sum])
  }
  if (added.length > 0)
    parts.push({
      names: added.map(([name]) => name),
      groups: (read) =>
        addedIn(
          relation,
          added.map(([, sum]) => sum),
          asked,
          read,
        ),
    })
  return parts
}

function addedIn(
  relation: Relation,
  sums: readonly RawBuilder<unknown>[],
  asked: Asked,
  read: RawBuilder<unknown>,
) {
  const groups = groupsBy(relation, asked)
  return sql`
    select ${named('g', groups)}, ${named('s', sums)}
    from ${rowsOf(relation, asked, read)} group by ${placesOf(groups)} having count(*) > 0`
}

function differentIn(
  relation: Relation,
  { distinct, sum, joins }: Distinct,
  asked: Asked,
  read: RawBuilder<unknown>,
) {
  const groups = groupsBy(relation, asked)
  const result = sum ? sql`coalesce(sum(part), 0)::bigint` : sql`count(value)`
  return sql`
    select ${sql.join(groups.map((_, nth) => sql.ref(`g${nth}`)))}, ${result} as s0
    from (select distinct ${named('g', groups)}, ${distinct} as value, ${sum ?? sql`null`} as part
      from ${rowsOf(relation, asked, read, joins)}) d
    group by ${placesOf(groups)} having count(*) > 0`
}

/** How many there are in the sets of each group, joined chunk by chunk. */
function membersIn(relation: Relation, { set }: Members, asked: Asked, read: RawBuilder<unknown>) {
  const groups = groupsBy(relation, asked)
  return sql`
    select ${sql.join(groups.map((_, nth) => sql.ref(`g${nth}`)))}, sum(bit_count(members))::bigint as s0
    from (select ${named('g', groups)}, bit_or(${set}) as members
      from ${rowsOf(relation, asked, read)} group by ${placesOf(groups)}, o.seller_id, o.chunk) d
    group by ${placesOf(groups)} having count(*) > 0`
}

/** What rows are grouped by: `g0` is the stretch of time, the others are the keys. */
function groupsBy({ keys, times }: Relation, { by, grain }: Asked) {
  const time = grain === 'whole' ? undefined : times[grain]
  return [time?.by ?? sql`null::text`, ...by.map((name) => keys[name]?.by)]
}

/** The rows `o` with what is joined to them, without those that are not asked for. */
function rowsOf(
  relation: Relation,
  { by, family, only, stationIds, members }: Asked,
  read: RawBuilder<unknown>,
  more: readonly Join[] = [],
) {
  const needed = new Set([...more, ...by.flatMap((name) => relation.keys[name]?.joins ?? [])])
  return sql`${read} o
    ${sql.join(
      (Object.keys(joins) as Join[]).filter((name) => needed.has(name)).map((name) => joins[name](family)),
      sql` `,
    )}
    where ${only ? (relation.knows?.[only] ?? conditions[only].is) : sql`true`} and ${stationIds ? sql`o.station_id = any(${stationIds}::bigint[])` : sql`true`}
    and ${members ? isAmong(members) : sql`true`}`
}

const isAmong = (members: readonly (number | null)[]) => {
  const these = sql`o.member_id = any(${members.filter((id) => id !== null)}::bigint[])`
  return members.includes(null) ? sql`(${these} or o.member_id is null)` : these
}

/**
 * Rows are grouped by what is cheap for each of them; only the groups are written as texts. Several parts read the same
 * rows.
 */
async function written(
  rows: Rows,
  relation: Relation,
  parts: readonly (Part & { nth: number; asked: Asked; source: string })[],
  read: Expression<unknown>,
) {
  const isShared = parts.length > 1
  const selects = parts.map(
    ({ asked, names, groups }, part) => sql`
    select ${sql.lit(part)} as "part", ${timeIn(relation, asked)} as "time", ${keysIn(asked)} as "keys",
      json_build_object(${sql.join(names.flatMap((name, nth) => [sql.lit(name), sql.ref(`s${nth}`)]))}) as "sums"
    from (${groups(isShared ? sql`shared` : sql`(${read})`)}) groups`,
  )
  const { rows: found } = await sql<Found & { part: number }>`
    ${isShared ? sql`with shared as materialized (${read})` : sql``}
    ${sql.join(selects, sql` union all `)} limit ${MAX_GROUPS + 1}`.execute(rows.db)
  if (found.length > MAX_GROUPS) throw failures.refused('report.tooLong')
  return found.map(({ part, ...sums }) => ({
    ...sums,
    nth: parts[part]?.nth,
    source: parts[part]?.source ?? '',
  }))
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
