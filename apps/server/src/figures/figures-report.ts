import type { Language } from '@ampdeck/api/enumeration'
import { dimension, grain } from '@ampdeck/api/enumerations/report'
import type { FigureUnit } from '@ampdeck/api/figures/figure'
import { figures } from '@ampdeck/api/figures/figures'
import type { ReportDefinition } from '@ampdeck/api/figures/report'
import type { PageId } from '@ampdeck/api/menu/menu-tree'
import { localName, say, type Text, texts } from '@ampdeck/api/texts'
import { formatDate, formatTimestamp } from '@ampdeck/api/time'
import type { Rows } from '../database/rows.ts'
import type { Report, ReportColumn } from '../report/export/report.ts'
import type { CellKind } from '../report/sheet/workbook.ts'
import { periodOf } from './periods.ts'
import { type ReportRequest, reportRows } from './report-figures.service.ts'

const words = texts({
  time: ['Time', '时间'],
  report: ['Report', '报表'],
  seller: ['Seller', '商户'],
  period: ['Period', '统计时段'],
  per: ['Per', '粒度'],
  stations: ['Stations', '场站'],
  groups: ['Report groups', '报表分组'],
  units: ['Operating units', '运营单位'],
  all: ['All', '全部'],
  user: ['User', '导出人'],
  written: ['Exported at', '导出时间'],
  note: ['Note', '说明'],
  change: ['Change (%)', '环比（%）'],
  share: ['Share (%)', '占比（%）'],
})

const columns: Readonly<Record<FigureUnit, { kind: CellKind; unit: Text }>> = {
  number: { kind: 'count', unit: ['', ''] },
  energy: { kind: 'kWh', unit: [' (kWh)', '（kWh）'] },
  power: { kind: 'kW', unit: [' (kW)', '（kW）'] },
  money: { kind: 'yuan', unit: [' (yuan)', '（元）'] },
  percent: { kind: 'percent', unit: [' (%)', '（%）'] },
  price: { kind: 'price', unit: [' (yuan/kWh)', '（元/kWh）'] },
  hours: { kind: 'hours', unit: [' (h)', '（小时）'] },
  ratio: { kind: 'ratio', unit: ['', ''] },
  day: { kind: 'day', unit: ['', ''] },
}

/** A report as a file: its stretch of time, its dimensions and its figures, in their order. */
export function figuresReport(
  page: PageId,
  name: Text,
  definition: ReportDefinition,
  note?: Text,
): Report<ReportRequest> {
  const { dimensions, figures: of, compares, shares, period } = definition
  return {
    page,
    name,
    definition,
    ...(note && { note }),
    columns: [
      { title: words.time, width: 14 },
      ...dimensions.map((one) => ({ title: dimension.usual(one), width: 26 })),
      ...of.map((one) => figureColumn(figures[one])),
      ...(shares ? [{ title: words.share, kind: 'percent' as const }] : []),
      ...(compares ? [{ title: words.change, kind: 'percent' as const }] : []),
    ],
    fileName: (request, now, language) => {
      const { from, to } = periodOf(request, now, period)
      return [say(name, language), formatDate(from), formatDate(to - 1)].join('_')
    },
    head: (rows, request, language) => headOf(rows, { name, definition, note }, request, language),
    rows: async function* (rows, request, language) {
      for (const { time, names, values, change, share } of await reportRows(rows, definition, request))
        yield [
          time ?? grain.label('whole', language),
          ...dimensions.map((one) => {
            const named = names[one]
            return named ? localName(named, language) : null
          }),
          ...of.map((one) => values[one] ?? null),
          ...(shares ? [share] : []),
          ...(compares ? [change] : []),
        ]
    },
  }
}

function figureColumn({ label: [en, zh], unit }: { label: Text; unit: FigureUnit }): ReportColumn {
  const { kind, unit: words } = columns[unit]
  return { title: [en + words[0], zh + words[1]], kind, width: 16 }
}

async function headOf(
  rows: Rows,
  { name, definition, note }: { name: Text; definition: ReportDefinition; note: Text | undefined },
  request: ReportRequest,
  language: Language,
) {
  const { within, period } = definition
  const { from, to } = periodOf(request, rows.now, period)
  const named = async (
    table: 'station' | 'reportGroup' | 'operatingUnit',
    ids: readonly number[] | undefined,
  ) =>
    ids
      ? (await rows.from(table).select('name').where('id', 'in', ids).execute())
          .map((one) => one.name)
          .join(', ')
      : say(words.all, language)
  const seller = await rows.db
    .selectFrom('seller')
    .select(['name', 'nameEn'])
    .where('id', '=', rows.sellerId)
    .executeTakeFirst()
  const user = await rows.db
    .selectFrom('accountUser')
    .select('name')
    .where('id', '=', rows.userId)
    .executeTakeFirst()
  const lines: readonly (readonly [Text, string])[] = [
    [words.report, say(name, language)],
    [words.seller, seller ? localName(seller, language) : ''],
    [words.period, `${formatTimestamp(from)} – ${formatTimestamp(to - 1)}`],
    [words.per, grain.label(request.grain, language)],
    [words.stations, await named('station', request.stationId ?? within?.stationId)],
    [words.groups, await named('reportGroup', request.reportGroupId ?? within?.reportGroupId)],
    [words.units, await named('operatingUnit', request.operatingUnitId ?? within?.operatingUnitId)],
    [words.user, user?.name ?? ''],
    [words.written, formatTimestamp(rows.now)],
    ...(note ? [[words.note, say(note, language)] as const] : []),
  ]
  return lines.map(([title, value]) => [say(title, language), value])
}
