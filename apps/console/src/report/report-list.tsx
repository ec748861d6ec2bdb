import type { CodeOf } from '@ampdeck/api/enumeration'
import { dimension, reportPeriod } from '@ampdeck/api/enumerations/report'
import type { Figure, FigureUnit } from '@ampdeck/api/figures/figure'
import { type FigureName, figures } from '@ampdeck/api/figures/figures'
import type { Dimension, Grain, ReportDefinition } from '@ampdeck/api/figures/report'
import { localName, texts } from '@ampdeck/api/texts'
import { chartFormat } from '@ampdeck/ui/chart-frame'
import { useLanguage } from '@ampdeck/ui/language'
import { type Column, type ColumnBuilder, columnsOf, type Filter, filtersOf } from '@ampdeck/ui/list'
import { unitText } from '../figures/unit-text.ts'
import { paths } from '../session/paths.ts'
import { ordersBehind } from './orders-behind.ts'
import type { Group, ReportRow } from './report-row.ts'

const labels = texts({
  time: ['Time', '时间'],
  day: ['Period', '统计时段'],
  stationId: ['Station', '场站'],
  reportGroupId: ['Report group', '报表分组'],
  operatingUnitId: ['Operating unit', '运营单位'],
  share: ['Share', '占比'],
  change: ['Change', '环比'],
})

type Build = ColumnBuilder<ReportRow>

/** Units that no column of a list has: their name stands in the head. */
export const isForeign = (unit: FigureUnit) =>
  unit === 'price' || unit === 'hours' || unit === 'ratio' || unit === 'day'

/** Where a group of a dimension leads. */
const places: { readonly [D in Dimension]?: (id: number) => string } = {
  station: paths.station,
  pile: paths.pile,
  fleet: paths.fleet,
  member: paths.member,
}

/** The columns of a report as it is divided, but for the figures of which nothing is known so. */
export function columnsFor(
  definition: ReportDefinition,
  by: readonly Dimension[],
  grain: Grain,
  silent: readonly string[],
) {
  const { figures: all, compares, shares } = definition
  const of = all.filter((name) => !silent.includes(name))
  const link = (row: ReportRow) => ordersBehind(row, grain, definition)
  return columnsOf<ReportRow>(labels, (c) => [
    ...(grain === 'whole' ? [] : [c.text('time', { sort: true, locked: true })]),
    ...by.map((name) => groupColumn(c, name)),
    ...of.flatMap((name) => [
      figureColumn(c, name, link),
      ...(shares === name ? [c.percent('share')] : []),
      ...(compares === name ? [c.percent('change')] : []),
    ]),
  ])
}

function groupColumn(c: Build, name: Dimension): Column<ReportRow> {
  const to = places[name]
  return c.custom(name, {
    label: dimension.usual(name),
    cell: (row) => <GroupName of={row[name]} />,
    text: (row, language) => nameOf(row[name], language),
    ...(to && { link: (row: ReportRow) => (row[name]?.key ? to(Number(row[name]?.key)) : '') }),
  })
}

function figureColumn(c: Build, name: FigureName, link: (row: ReportRow) => string): Column<ReportRow> {
  const { label, unit }: Figure = figures[name]
  if (isForeign(unit)) {
    const [en, zh] = unitText(unit)
    return c.custom(name, {
      label: en ? [`${label[0]} ${en}`, `${label[1]}（${zh}）`] : label,
      sort: true,
      numeric: 'number',
      cell: (row) => <Foreign of={row[name]} unit={unit} />,
    })
  }
  return c[unit](name, { label, sort: true, ...(name === 'orders' && { link }) })
}

function nameOf(group: Group | null | undefined, language: 'en' | 'zh-CN'): string {
  return group ? localName(group, language) : ''
}

function GroupName({ of }: { of: Group | null | undefined }) {
  return nameOf(of, useLanguage().language)
}

function Foreign({ of, unit }: { of: number | null | undefined; unit: FigureUnit }) {
  const { language } = useLanguage()
  return chartFormat(unit, language).cell(of)
}

type Usual = CodeOf<typeof reportPeriod>

const made = new Map<string, readonly Filter[]>()

/** What a report is filtered by: the same ones as long as the report and its period are the same. */
export function filtersFor({ placeless, period }: ReportDefinition, grain: Grain): readonly Filter[] {
  const usual = period ?? (grain === 'month' ? 'last12Months' : 'last30')
  const key = `${usual} ${placeless ?? false}`
  const filters = made.get(key) ?? (placeless ? placelessFilters(usual) : placedFilters(usual))
  made.set(key, filters)
  return filters
}

/** Where nothing of it happens at a station. */
const placelessFilters = (usual: Usual) =>
  filtersOf<Record<string, unknown>>(labels, (f) => [f.period('day', { none: reportPeriod.usual(usual) })])

const placedFilters = (usual: Usual) =>
  filtersOf<Record<string, unknown>>(labels, (f) => [
    f.period('day', { none: reportPeriod.usual(usual) }),
    f.choice('stationId', { options: 'stations' }),
    f.choice('reportGroupId', { options: 'reportGroups' }),
    f.choice('operatingUnitId', { options: 'operatingUnits', more: true }),
  ])
