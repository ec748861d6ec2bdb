import type { TariffPeriod } from '@ampdeck/api/config/cost-model'
import { hourMinute } from '@ampdeck/api/time'
import { useCallback, useMemo } from 'react'
import { chartTexts } from '../../charts/chart-frame/chart-frame.texts.ts'
import { ChartFrame, type ChartLook } from '../../charts/chart-frame/chart-frame.tsx'
import type { LegendMark } from '../../charts/chart-frame/chart-legend.tsx'
import { ChartPlot, type Reading } from '../../charts/chart-frame/chart-plot.tsx'
import { niceTicks } from '../../charts/chart-frame/nice-ticks.ts'
import { extentOf, hasValues, type Series } from '../../charts/chart-frame/series.ts'
import { seriesTable } from '../../charts/chart-frame/table-data.ts'
import { useChartFormat } from '../../charts/chart-frame/use-chart-format.ts'
import { useHidden } from '../../charts/chart-frame/use-hidden.ts'
import type { ChartColour } from '../../charts/charts/chart-colour.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { PeriodStrip } from '../period-strip/period-strip.tsx'
import { minutesOf } from '../period-strip/spans-of.ts'
import styles from './load-curve.module.css'
import { LoadDrawing } from './load-drawing.tsx'

const INSETS = { top: 10, right: 12, bottom: 2, left: 48 }
const DAY = 1_440

/** One day of power. */
export interface LoadDay {
  name: string
  /** Mean power per quarter of an hour from midnight, W; null where nothing is known. */
  values: readonly (number | null)[]
}

export interface LoadCurveProps extends ChartLook {
  today: LoadDay
  yesterday?: LoadDay | undefined
  /** The same day of last week. */
  lastWeek?: LoadDay | undefined
  /** What the site may draw, W, and its name: "Transformer 2,500 kW". */
  limit?: { watts: number; name: string } | undefined
  /** The tariff of the day: its colours lie behind the curve, its names under the axis. */
  periods?: readonly TariffPeriod[]
  /** The time of day, as the API writes it; the line "now". */
  now?: string | undefined
  height?: number
}

/** What each comparison looks like, in the order of the legend. */
const LOOKS: readonly { key: 'today' | 'yesterday' | 'lastWeek'; colour: ChartColour; mark: LegendMark }[] = [
  { key: 'today', colour: 'energy', mark: 'line' },
  { key: 'yesterday', colour: 'prev', mark: 'line' },
  { key: 'lastWeek', colour: 'prev', mark: 'dotted' },
]

/** A line of the drawing. */
export interface LoadLine extends Series {
  key: (typeof LOOKS)[number]['key']
  colour: ChartColour
  mark: LegendMark
  isHidden: boolean
}

/**
 * The power of a day per quarter of an hour against yesterday and last week, over the tariff periods. Plain SVG: it
 * stands on live pages, where it is drawn anew with every value.
 */
export function LoadCurve({
  today,
  yesterday,
  lastWeek,
  limit,
  periods = [],
  now,
  height = 200,
  caption,
  ...rest
}: LoadCurveProps) {
  const say = useSay()
  const { hidden, toggle } = useHidden()
  const lines = useMemo(() => {
    const days = { today, yesterday, lastWeek }
    return LOOKS.flatMap<LoadLine>(({ key, colour, mark }) => {
      const day = days[key]
      return day ? [{ ...day, key, colour, mark, isHidden: hidden.has(day.name) }] : []
    })
  }, [today, yesterday, lastWeek, hidden])
  const shown = useMemo(() => lines.filter(({ isHidden }) => !isHidden), [lines])
  const { least, most } = extentOf(limit ? [...shown, { values: [limit.watts] }] : shown)
  const ticks = useMemo(() => niceTicks(least, most), [least, most])
  const format = useChartFormat('power', ticks.at(-1))
  const count = Math.max(0, ...lines.map(({ values }) => values.length))
  const step = DAY / Math.max(96, count)
  const times = useMemo(
    () => Array.from({ length: count }, (_, index) => hourMinute(index * step)),
    [count, step],
  )
  const table = useMemo(() => seriesTable(times, lines, () => format), [times, lines, format])
  const placeAt = useCallback((index: number) => (index * step) / DAY, [step])
  const nowAt = now === undefined ? undefined : minutesOf(now) / DAY
  const drawing = useCallback(
    (width: number) => (
      <LoadDrawing
        area={{
          x: INSETS.left,
          y: INSETS.top,
          width: width - INSETS.left - INSETS.right,
          height: height - INSETS.top - INSETS.bottom,
        }}
        lines={shown}
        ticks={ticks}
        tickText={format.tick}
        limit={limit}
        periods={periods}
        nowAt={nowAt}
        placeAt={placeAt}
      />
    ),
    [height, shown, ticks, format, limit, periods, nowAt, placeAt],
  )
  const readingAt = (index: number): Reading => ({
    title: times[index] ?? '',
    rows: shown.map(({ name, values, colour }) => ({ name, colour, text: format.value(values[index]) })),
  })

  return (
    <ChartFrame
      {...rest}
      caption={caption ?? say(['{unit}, 15 min', '{unit}，15 分钟'], { unit: format.axisUnit })}
      legend={lines}
      onToggle={toggle}
      table={table}
      isEmpty={!hasValues(lines)}
      height={height + 34}
      note={limit && <span className="visually-hidden">{limit.name}</span>}
    >
      <ChartPlot
        label={rest.label}
        height={height}
        insets={INSETS}
        count={count}
        placeAt={placeAt}
        readingAt={readingAt}
      >
        {drawing}
      </ChartPlot>
      <div className={styles.axis} style={{ marginLeft: INSETS.left, marginRight: INSETS.right }}>
        {periods.length > 0 && <PeriodStrip periods={periods} />}
        {nowAt !== undefined && (
          <span className={styles.now} style={{ left: `${nowAt * 100}%` }}>
            <span className="visually-hidden">{`${say(chartTexts.now)} ${hourMinute(nowAt * DAY)}`}</span>
          </span>
        )}
        <div className={styles.hours} aria-hidden="true">
          {Array.from({ length: 13 }, (_, nth) => (
            <span key={hourMinute(nth * 120)}>{hourMinute(nth * 120)}</span>
          ))}
        </div>
      </div>
    </ChartFrame>
  )
}
