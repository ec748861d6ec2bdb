import type { FigureName } from '@ampdeck/api/figures/figures'
import type { Dimension, Grain, ReportDefinition, Within } from '@ampdeck/api/figures/report'
import { DAY, dayNumber, formatDate, parseTimestamp, startOfDay } from '@ampdeck/api/time'
import type { Rows } from '../database/rows.ts'
import { namesOf } from './names.ts'
import { type Asked, type Group, groupsOf, silentFigures } from './query.ts'
import type { Period } from './source.ts'

/** Without a period: today and the days before it, or the months. */
const DAYS = 30
const MONTHS = 12
/** The place of what came before until the same moment. */
const SO_FAR = 'so far'
/** One, in basis points. */
const BASIS = 10_000
/** As many bars or points as a chart can show. */
const MOST_POINTS = 62

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
export async function reportRows(
  rows: Rows,
  definition: ReportDefinition,
  request: ReportRequest,
): Promise<NamedGroup[]> {
  const asked = await askedOf(rows, definition, request)
  const compared = await comparedGroups(rows, definition, asked)
  const named = await withNames(rows, request.by, withShares(compared, definition.shares))
  const { sortField, sortOrder = 'desc' } = request
  const [first] = definition.figures
  const byTime = ({ time }: NamedGroup) => time ?? ''
  const byFigure = (field: string) => (group: NamedGroup) =>
    group.values[field as FigureName] ?? Number.NEGATIVE_INFINITY
  const orders = sortField ? [sortField === 'time' ? byTime : byFigure(sortField)] : [byTime, byFigure(first)]
  const sign = sortOrder === 'asc' ? 1 : -1
  return named.toSorted((x, y) => {
    for (const order of orders) {
      const [a, b] = [order(x), order(y)]
      if (a !== b) return a < b ? -sign : sign
    }
    return JSON.stringify(x.keys) < JSON.stringify(y.keys) ? -1 : 1
  })
}

/** What the whole comes to, the same of the equal period before, and its course. */
export async function reportSum(rows: Rows, definition: ReportDefinition, request: ReportRequest) {
  const asked = await askedOf(rows, definition, request)
  const whole = { ...asked, by: [], grain: 'whole' } as const
  const isOverTime = request.grain !== 'whole'
  const first = request.by[0] ?? definition.dimensions[0]
  const before = periodBefore(asked.period, rows.now)
  const [[sum], [earlier], course, silent] = await Promise.all([
    groupsOf(rows, whole),
    groupsOf(rows, { ...whole, period: before }),
    groupsOf(rows, { ...asked, by: isOverTime ? [] : [first] }),
    silentFigures(rows, asked),
  ])
  const { chart: figure = definition.figures[0] } = definition
  const value = (group: Group) => group.values[figure] ?? 0
  const points = isOverTime
    ? course.toSorted((x, y) => ((x.time ?? '') < (y.time ?? '') ? -1 : 1)).slice(-MOST_POINTS)
    : course.toSorted((x, y) => value(y) - value(x)).slice(0, MOST_POINTS)
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

/**
 * What is asked for: its own days, otherwise those that the report usually has, and without these the last thirty or the
 * last twelve months, today included.
 */
export function periodOf(
  {
    dayFrom,
    dayTo,
    grain,
  }: Pick<ReportRequest, 'grain'> & { dayFrom?: number | undefined; dayTo?: number | undefined },
  now: number,
  usual?: ReportDefinition['period'],
): Period {
  const end = startOfDay(dayNumber(now) + 1)
  if (usual && dayFrom === undefined && dayTo === undefined) return periods[usual](end)
  const to = dayTo ?? end
  const last = Math.min(to, end) - DAY
  return { from: dayFrom ?? periods[grain === 'month' ? 'last12Months' : 'last30'](last + DAY).from, to }
}

const lastDays = (count: number) => (to: number) => ({ from: to - count * DAY, to })

/** The periods that move with the day, by the end of that day. */
const periods: Readonly<Record<NonNullable<ReportDefinition['period']>, (to: number) => Period>> = {
  last7: lastDays(7),
  last30: lastDays(DAYS),
  last90: lastDays(90),
  thisMonth: (to) => ({ from: monthsBefore(to - DAY, 0), to }),
  lastMonth: (to) => ({ from: monthsBefore(to - DAY, 1), to: monthsBefore(to - DAY, 0) }),
  last12Months: (to) => ({ from: monthsBefore(to - DAY, MONTHS - 1), to }),
}

/** The beginning of the month that lies so many months before a moment. */
function monthsBefore(moment: number, months: number): number {
  const [year = 0, month = 0] = formatDate(moment).split('-').map(Number)
  const before = year * MONTHS + month - 1 - months
  return parseTimestamp(`${Math.floor(before / MONTHS)}-${String((before % MONTHS) + 1).padStart(2, '0')}-01`)
}

/** The days of a period, the last one included. */
export const daysOf = ({ from, to }: Period) => ({ from: formatDate(from), to: formatDate(to - 1) })

/** The equal period before. One that has not ended is compared up to the same moment. */
export function periodBefore({ from, to }: Period, now: number): Period {
  const length = to - from
  return { from: from - length, to: Math.min(to, Math.max(now, from)) - length }
}

/** The groups of the period, each beside the same group of the stretch of time before its own. */
async function comparedGroups(rows: Rows, { compares }: ReportDefinition, asked: Asked) {
  const { grain, period } = asked
  if (!compares || (grain !== 'month' && grain !== 'day'))
    return (await groupsOf(rows, asked)).map((group) => ({ ...group, change: null }))
  const first = writtenAt(period.from, grain)
  const all = await groupsOf(rows, {
    ...asked,
    period: { ...period, from: startBefore(period.from, grain) },
  })
  const current = writtenAt(rows.now, grain)
  const start = startOf(current, grain)
  const begun = startBefore(start, grain)
  const untilNow = { from: begun, to: Math.min(start, begun + rows.now - start) }
  // What has not ended is compared with as much of what was before it.
  const soFar = period.to > start ? await groupsOf(rows, { ...asked, grain: 'whole', period: untilNow }) : []
  const placeOf = (time: string | null, keys: Group['keys']) => JSON.stringify([time, keys])
  const values = new Map([
    ...all.map(({ time, keys, values }) => [placeOf(time, keys), values[compares]] as const),
    ...soFar.map(({ keys, values }) => [placeOf(SO_FAR, keys), values[compares]] as const),
  ])
  return all
    .filter(({ time }) => time !== null && time >= first)
    .map((group) => {
      const { time, keys } = group
      const before = values.get(placeOf(time === current ? SO_FAR : timeBefore(time ?? '', grain), keys))
      const value = group.values[compares]
      const change =
        before && value != null ? Math.round(((value - before) / Math.abs(before)) * BASIS) : null
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
    return { ...group, share: part != null && whole ? Math.round((part / whole) * BASIS) : null }
  })
}

const writtenAt = (moment: number, grain: 'month' | 'day') =>
  formatDate(moment).slice(0, grain === 'month' ? 7 : 10)

/** The beginning of the stretch of time before the one of a moment. */
function startBefore(moment: number, grain: 'month' | 'day'): number {
  if (grain === 'day') return moment - DAY
  return parseTimestamp(`${timeBefore(writtenAt(moment, 'month'), 'month')}-01`)
}

function startOf(time: string, grain: 'month' | 'day'): number {
  return parseTimestamp(grain === 'month' ? `${time}-01` : time)
}

function timeBefore(time: string, grain: 'month' | 'day'): string {
  return writtenAt(startOf(time, grain) - DAY, grain)
}

/** The stations that all of the filters leave; nothing where none is given. */
async function stationsOf(rows: Rows, { stationId, reportGroupId, operatingUnitId }: Within) {
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
  const names = await Promise.all(
    by.map((dimension, nth) =>
      namesOf(
        rows,
        dimension,
        groups.map(({ keys }) => keys[nth] ?? null),
      ),
    ),
  )
  return groups.map((group) => ({
    ...group,
    names: Object.fromEntries(
      by.map((dimension, nth) => [dimension, names[nth]?.get(group.keys[nth] ?? null)]),
    ),
  }))
}
