import { SHARE } from '@ampdeck/api/figures/figure'
import type { FigureName } from '@ampdeck/api/figures/figures'
import type { Dimension, Grain, ReportDefinition, Within } from '@ampdeck/api/figures/report'
import type { Rows } from '../database/rows.ts'
import { namesBy } from './names.ts'
import {
  daysOf,
  periodBefore,
  periodOf,
  soFarBefore,
  spanOf,
  startBefore,
  startOf,
  stretchesIn,
  timeBefore,
  writtenAt,
} from './periods.ts'
import {
  type Asked,
  canRank,
  countsOf,
  firstGroups,
  type Group,
  groupsOf,
  groupsOfEach,
  onlyStretch,
  silentFigures,
} from './query.ts'

/** The place of what came before until the same moment. */
const SO_FAR = 'so far'
/** So few stretches of time are computed at once: to count their groups would cost as much. */
const FEW_STRETCHES = 14
/** As many bars or points as a chart can show. */
const MAX_POINTS = 62

/** What a report is asked for, as its contract has read it. */
export interface ReportRequest extends Within {
  dayFrom?: number | undefined
  dayTo?: number | undefined
  by: readonly Dimension[]
  grain: Grain
  sortField?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

export interface NamedGroup extends Group {
  names: { readonly [D in Dimension]?: { key: string; name: string; nameEn: string | null } }
  /** The compared figure against the same group one stretch of time before, in basis points. */
  change: number | null
  /** Its part of what the groups come to that differ only in the last dimension, in basis points. */
  share: number | null
}

/** All rows of a report in the order that is asked for; otherwise the newest first, then the largest. */
export async function reportRows(rows: Rows, definition: ReportDefinition, request: ReportRequest) {
  const asked = await askedOf(rows, definition, request)
  return withNames(rows, request.by, await sortedRows(rows, definition, request, asked))
}

/**
 * Some of these rows, and how many there are. In the order of time only the stretches of time are computed that the page
 * shows; of the others the groups are counted.
 */
export async function pageOfRows(
  rows: Rows,
  definition: ReportDefinition,
  request: ReportRequest & { current: number; pageSize: number },
): Promise<{ found: NamedGroup[]; start: number; total: number }> {
  const { sortField = 'time', sortOrder = 'desc', grain, current, pageSize } = request
  const asked = await askedOf(rows, definition, request)
  const start = (current - 1) * pageSize
  const isRanked = await areRanked(rows, definition, request, asked)
  const isInTime = sortField === 'time' && grain !== 'whole'
  if (!isRanked && (!isInTime || stretchesIn(asked.period, grain) < FEW_STRETCHES)) {
    const all = await sortedRows(rows, definition, request, asked)
    const found = await withNames(rows, request.by, all.slice(start, start + pageSize))
    return { found, start, total: all.length }
  }
  const counted = countsOf(rows, { ...asked, period: periodRead(definition, asked) })
  // Without several stretches of time which rows the page shows is known before all are counted.
  if (!isInTime || onlyStretch(asked) !== undefined) {
    const page = { offset: start, limit: pageSize }
    const [some, counts] = await Promise.all([rankedRows(rows, definition, request, asked, page), counted])
    return { found: await withNames(rows, request.by, some), start, total: groupsIn(counts) }
  }
  // The newest rows are most often all in the last stretch of time: they are looked for there beside the count.
  const isNewest = isRanked && sortOrder === 'desc' && start === 0 && grain !== 'week'
  const last = isNewest ? withinTimes(asked, [writtenAt(asked.period.to - 1, grain)], grain) : undefined
  const [newest = [], allCounts] = await Promise.all([
    last && rankedRows(rows, definition, request, last, { offset: 0, limit: pageSize }),
    counted,
  ])
  const sign = sortOrder === 'asc' ? 1 : -1
  const counts = allCounts
    .filter(({ time }) => time >= firstTime(asked))
    .sort((x, y) => (x.time < y.time ? -sign : sign))
  const total = groupsIn(counts)
  if (newest.length === pageSize) return { found: await withNames(rows, request.by, newest), start, total }
  const { shown, skipped } = stretchesOn(counts, start, pageSize)
  if (shown.length === 0) return { found: [], start, total }
  const part = withinTimes(asked, shown, grain)
  const offset = start - skipped
  const some = isRanked
    ? await rankedRows(rows, definition, request, part, { offset, limit: pageSize })
    : (await sortedRows(rows, definition, request, part)).slice(offset, offset + pageSize)
  return { found: await withNames(rows, request.by, some), start, total }
}

/** Which stretches of time a page shows, and how many groups those have that come before them. */
function stretchesOn(counts: readonly { time: string; groups: number }[], start: number, pageSize: number) {
  const shown: string[] = []
  let before = 0
  let skipped = 0
  for (const { time, groups } of counts) {
    if (before + groups <= start) skipped += groups
    else if (before < start + pageSize) shown.push(time)
    before += groups
  }
  return { shown, skipped }
}

const groupsIn = (counts: readonly { groups: number }[]) =>
  counts.reduce((sum, { groups }) => sum + groups, 0)

/** The same of the part of the period in which some stretches of time lie. */
function withinTimes(asked: Asked, times: readonly string[], grain: Exclude<Grain, 'whole'>): Asked {
  const spans = times.map((time) => spanOf(time, grain))
  const from = Math.max(asked.period.from, Math.min(...spans.map((span) => span.from)))
  const to = Math.min(asked.period.to, Math.max(...spans.map((span) => span.to)))
  return { ...asked, period: { from, to } }
}

/** The order of the rows, without that of their keys. */
function orderOf({ figures: [first] }: ReportDefinition, { sortField, sortOrder = 'desc' }: ReportRequest) {
  const of = sortField ? [sortField] : ['time', first]
  return of.map((name) => ({ of: name as 'time' | FigureName, order: sortOrder }))
}

/** Members are so many that which of them a page shows is found by the figure that sorts them, before all others. */
async function areRanked(rows: Rows, definition: ReportDefinition, request: ReportRequest, asked: Asked) {
  const { compares, shares } = definition
  const [first, ...others] = request.by
  const isOfMembers = first === 'member' && others.length === 0 && !compares && !shares
  return isOfMembers && canRank(rows, asked, orderOf(definition, request))
}

async function rankedRows(
  rows: Rows,
  definition: ReportDefinition,
  request: ReportRequest,
  asked: Asked,
  page: { offset: number; limit: number },
) {
  const first = await firstGroups(rows, asked, { ...page, by: orderOf(definition, request) })
  const members = first.map(({ keys: [key = null] }) => (key === null ? null : Number(key)))
  const found = await sortedRows(rows, definition, request, { ...asked, members })
  const placeOf = ({ time, keys }: Pick<Group, 'time' | 'keys'>) => JSON.stringify([time, keys])
  const shown = new Set(first.map(placeOf))
  return found.filter((group) => shown.has(placeOf(group)))
}

async function sortedRows(
  rows: Rows,
  definition: ReportDefinition,
  request: ReportRequest,
  asked: Asked,
): Promise<Omit<NamedGroup, 'names'>[]> {
  const groups = withShares(await comparedGroups(rows, definition, asked), definition.shares)
  const { sortField, sortOrder = 'desc' } = request
  const [first] = definition.figures
  const byTime = ({ time }: Group) => time ?? ''
  const byFigure = (field: string) => (group: Group) =>
    group.values[field as FigureName] ?? Number.NEGATIVE_INFINITY
  const orders = sortField ? [sortField === 'time' ? byTime : byFigure(sortField)] : [byTime, byFigure(first)]
  const sign = sortOrder === 'asc' ? 1 : -1
  return groups.toSorted((x, y) => {
    for (const order of orders) {
      const [a, b] = [order(x), order(y)]
      if (a !== b) return a < b ? -sign : sign
    }
    return JSON.stringify([x.keys, x.time]) < JSON.stringify([y.keys, y.time]) ? -1 : 1
  })
}

/** What the whole comes to, the same of the equal period before, and its course. */
export async function reportSum(rows: Rows, definition: ReportDefinition, request: ReportRequest) {
  const asked = await askedOf(rows, definition, request)
  const whole = { ...asked, by: [], grain: 'whole' } as const
  const isOverTime = request.grain !== 'whole'
  const first = request.by[0] ?? definition.dimensions[0]
  const before = periodBefore(asked.period, rows.now)
  const { heat } = definition
  const [[[sum] = [], [earlier] = [], course = [], hours], silent] = await Promise.all([
    groupsOfEach(rows, [
      whole,
      { ...whole, period: before },
      { ...asked, by: isOverTime ? [] : [first] },
      ...(heat ? [{ ...whole, figures: [heat], by: ['weekday', 'hourOfDay'] } as const] : []),
    ]),
    silentFigures(rows, asked),
  ])
  const { chart: figure = definition.figures[0] } = definition
  const value = (group: Group) => group.values[figure] ?? 0
  const points = isOverTime
    ? course.toSorted((x, y) => ((x.time ?? '') < (y.time ?? '') ? -1 : 1)).slice(-MAX_POINTS)
    : course.toSorted((x, y) => value(y) - value(x)).slice(0, MAX_POINTS)
  const named = await withNames(
    rows,
    isOverTime ? [] : [first],
    points.map((group) => ({ ...group, change: null, share: null })),
  )
  return {
    period: daysOf(asked.period),
    compared: daysOf(before),
    sum: sum?.values ?? {},
    before: earlier?.values ?? {},
    silent: [...silent],
    chart: named.map(({ time, names, values }) => ({
      group: names[first] ?? { key: time ?? '', name: time ?? '', nameEn: null },
      ...values,
    })),
    heat:
      hours?.map(({ keys: [weekday, hour], values }) => ({
        weekday: Number(weekday),
        hour: Number(hour),
        value: values[heat as FigureName] ?? null,
      })) ?? null,
  }
}

async function askedOf(
  rows: Rows,
  { figures, family, only, within = {}, period: usual }: ReportDefinition,
  request: ReportRequest,
): Promise<Asked> {
  const [asked, own] = await Promise.all([stationsOf(rows, request), stationsOf(rows, within)])
  const stationIds = asked && own ? asked.filter((id) => own.includes(id)) : (asked ?? own)
  const { by, grain } = request
  const period = periodOf(request, rows.now, usual)
  return { figures, family, by, grain, period, ...(stationIds && { stationIds }), ...(only && { only }) }
}

const isCompared = (grain: Grain): grain is 'month' | 'day' => grain === 'month' || grain === 'day'

/** The period with the stretch of time before it, where a report compares with that. */
function periodRead({ compares }: ReportDefinition, { grain, period }: Asked) {
  return compares && isCompared(grain) ? { ...period, from: startBefore(period.from, grain) } : period
}

/** How the first stretch of time of the period is written; what is before it is only compared with. */
const firstTime = ({ grain, period }: Asked) => (isCompared(grain) ? writtenAt(period.from, grain) : '')

/** The groups of the period, each beside the same group of the stretch of time before its own. */
async function comparedGroups(rows: Rows, definition: ReportDefinition, asked: Asked) {
  const { compares } = definition
  const { grain, period } = asked
  const all = await groupsOf(rows, { ...asked, period: periodRead(definition, asked) })
  if (!compares || !isCompared(grain)) return all.map((group) => ({ ...group, change: null }))
  const current = writtenAt(rows.now, grain)
  // What has not ended is compared with as much of what was before it.
  const soFar =
    period.to > startOf(current)
      ? await groupsOf(rows, { ...asked, grain: 'whole', period: soFarBefore(rows.now, grain) })
      : []
  const placeOf = (time: string | null, keys: Group['keys']) => JSON.stringify([time, keys])
  const values = new Map([
    ...all.map(({ time, keys, values }) => [placeOf(time, keys), values[compares]] as const),
    ...soFar.map(({ keys, values }) => [placeOf(SO_FAR, keys), values[compares]] as const),
  ])
  return all
    .filter(({ time }) => time !== null && time >= firstTime(asked))
    .map((group) => {
      const { time, keys } = group
      const before = values.get(placeOf(time === current ? SO_FAR : timeBefore(time ?? '', grain), keys))
      const value = group.values[compares]
      const change =
        before && value != null ? Math.round(((value - before) / Math.abs(before)) * SHARE) : null
      return { ...group, change }
    })
}

function withShares<G extends Group>(groups: readonly G[], shares: FigureName | undefined) {
  if (!shares) return groups.map((group) => ({ ...group, share: null }))
  const kin = ({ time, keys }: Group) => JSON.stringify([time, keys.slice(0, -1)])
  const wholes = new Map<string, number>()
  for (const group of groups)
    wholes.set(kin(group), (wholes.get(kin(group)) ?? 0) + (group.values[shares] ?? 0))
  return groups.map((group) => {
    const [part, whole] = [group.values[shares], wholes.get(kin(group))]
    return { ...group, share: part != null && whole ? Math.round((part / whole) * SHARE) : null }
  })
}

/** The stations that all of the filters leave; nothing where none is given. */
export async function stationsOf(rows: Rows, { stationId, reportGroupId, operatingUnitId }: Within) {
  const of: (readonly number[])[] = stationId ? [stationId] : []
  if (reportGroupId) {
    const groups = await rows
      .from('reportGroup')
      .select('stationIds')
      .where('id', 'in', reportGroupId)
      .execute()
    of.push(groups.flatMap(({ stationIds }) => stationIds))
  }
  if (operatingUnitId) {
    const stations = await rows
      .from('station')
      .select('id')
      .where('operatingUnitId', 'in', operatingUnitId)
      .execute()
    of.push(stations.map(({ id }) => id))
  }
  const [first, ...others] = of
  return first?.filter((id) => others.every((ids) => ids.includes(id)))
}

async function withNames(
  rows: Rows,
  by: readonly Dimension[],
  groups: readonly Omit<NamedGroup, 'names'>[],
): Promise<NamedGroup[]> {
  const names = await namesBy(rows, by, groups)
  return groups.map((group) => ({
    ...group,
    names: Object.fromEntries(
      by.map((dimension, nth) => [dimension, names[nth]?.get(group.keys[nth] ?? null)]),
    ),
  }))
}
