import { dimension } from '@ampdeck/api/enumerations/report'
import type { Figure as DefinedFigure } from '@ampdeck/api/figures/figure'
import { type FigureName, figures } from '@ampdeck/api/figures/figures'
import type { Dimension, FigureGroup, Grain, ReportDefinition } from '@ampdeck/api/figures/report'
import { localName, say as sayIn, texts } from '@ampdeck/api/texts'
import { type ChartColour, HeatGrid, RankBars } from '@ampdeck/ui/charts'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Segment } from '@ampdeck/ui/segment'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { z } from 'zod'
import { useToday } from '../data/use-today.ts'
import { FigureMeanings, FigureTiles } from '../figures/figure-tile.tsx'
import { HOUR_NAMES, shortTime, spanOf, weekdayNames } from '../figures/stretch.ts'
import styles from './report.module.css'

const words = texts({
  figure: ['Figure', '指标'],
  over: ['{figure} over time', '{figure}走势'],
  by: ['{figure} by {group}', '{figure}：按{group}'],
  hours: ['{figure} by weekday and hour', '{figure}：星期与小时分布'],
  nothing: ['Nothing in this period', '该时段内没有数据'],
  span: ['{from} to {to},', '{from} 至 {to}，'],
  compared: ['compared with {from} to {to}', '对比 {from} 至 {to}'],
  silent: ['Not available with this grouping: {figures}', '按当前分组无法统计：{figures}'],
})

type Values = Readonly<Partial<Record<FigureName, number | null>>>

/** What the sum call of any report answers. */
export interface ReportSum {
  period: { from: string; to: string }
  compared: { from: string; to: string }
  sum: Values
  before: Values
  silent: readonly FigureName[]
  chart: readonly (Values & { group: z.output<typeof FigureGroup> })[]
  heat: readonly { weekday: number; hour: number; value: number | null }[] | null
}

/** As many figures stand in tiles, and can be chosen for the chart. */
const TILES = 5
const CHOICES = 4
const RANKS = 10
const HEIGHT = 220

/** Money is ochre and a share teal on every screen. */
function colourOf(unit: DefinedFigure['unit']): ChartColour {
  if (unit === 'money' || unit === 'price') return 'fee'
  return unit === 'percent' ? 'teal' : 'energy'
}

const DAY_LENGTH = 'YYYY-MM-DD'.length
const HEAD_EVERY = 3

/** The address of the same report with another filter: the rows behind a mark. */
function useNarrowed() {
  const { pathname, search } = useLocation()
  return (filter: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search)
    next.delete('current')
    for (const [name, value] of Object.entries(filter)) next.set(name, value)
    return `${pathname}?${next}`
  }
}

/** A figure by weekday and hour. */
function HeatOf({ figure, of }: { figure: FigureName; of: NonNullable<ReportSum['heat']> }) {
  const say = useSay()
  const { language } = useLanguage()
  const { label, unit }: DefinedFigure = figures[figure]
  const at = new Map(of.map(({ weekday, hour, value }) => [`${weekday} ${hour}`, value]))

  return (
    <HeatGrid
      look="panel"
      label={say(words.hours, { figure: say(label) })}
      unit={unit}
      headEvery={HEAD_EVERY}
      columns={HOUR_NAMES}
      rows={weekdayNames(language).map((head, day) => ({
        head,
        values: HOUR_NAMES.map((_, hour) => at.get(`${day + 1} ${hour}`) ?? null),
      }))}
    />
  )
}

interface ReportChartsProps {
  definition: ReportDefinition
  by: readonly Dimension[]
  grain: Grain
  of: ReportSum
}

/** What the whole comes to beside the period before, and one figure's course, or its largest groups. */
export function ReportCharts({ definition, by, grain, of }: ReportChartsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { list } = useFormats()
  const { figures: all, chart: usual = all[0] } = definition
  const [name, choose] = useState<FigureName>(usual)
  const { label, unit }: DefinedFigure = figures[name]
  const figure = say(label)
  const narrowed = useNarrowed()
  const first = by[0] ?? definition.dimensions[0]
  const values = of.chart.map((point) => point[name] ?? null)
  const labels = of.chart.map(({ group }) => localName(group, language))
  const today = useToday()
  const goesOn = (time: string) =>
    grain === 'week' ? time <= today && spanOf(time, grain).to >= today : today.startsWith(time)
  const unended = labels.filter(goesOn).map(shortTime)[0]
  const choices = [...new Set([usual, ...all])].slice(0, CHOICES)
  const look = {
    look: 'panel',
    unit,
    state: of.chart.length === 0 ? ({ is: 'empty', text: say(words.nothing) } as const) : undefined,
    tools: choices.length > 1 && (
      <Segment
        label={say(words.figure)}
        value={name}
        onChange={choose}
        options={choices.map((value) => ({ value, label: sayIn(figures[value].label, language) }))}
      />
    ),
  } as const

  return (
    <div className={styles.charts}>
      <p className={styles.spans}>
        <span className={styles.span}>{say(words.span, of.period)}</span>{' '}
        <span className={styles.span}>{say(words.compared, of.compared)}</span>
      </p>
      <FigureTiles of={all.slice(0, TILES)} values={of.sum} before={of.before} />
      {grain === 'whole' ? (
        <RankBars
          {...look}
          colour={colourOf(unit)}
          label={say(words.by, { figure, group: dimension.label(first, language).toLowerCase() })}
          ranks={of.chart.slice(0, RANKS).map(({ group }, nth) => ({
            name: localName(group, language),
            value: values[nth] ?? null,
            href: first === 'station' && group.key ? narrowed({ stationId: group.key }) : undefined,
          }))}
        />
      ) : (
        <SeriesChart
          {...look}
          label={say(words.over, { figure })}
          kind="bar"
          height={HEIGHT}
          xLabels={labels.map(shortTime)}
          incomplete={unended}
          hrefOf={(nth) => {
            const { from, to } = spanOf(of.chart[nth]?.group.key ?? '', grain)
            // The days of the period that it has: a period is asked for by days.
            return narrowed({ dayFrom: from.slice(0, DAY_LENGTH), dayTo: to.slice(0, DAY_LENGTH) })
          }}
          series={[{ name: figure, values, colour: colourOf(unit) }]}
        />
      )}
      {of.heat && definition.heat && <HeatOf figure={definition.heat} of={of.heat} />}
      {of.silent.length > 0 && (
        <p className={styles.spans}>
          {say(words.silent, { figures: list(of.silent.map((one) => say(figures[one].label))) })}
        </p>
      )}
      <FigureMeanings of={all} />
    </div>
  )
}
