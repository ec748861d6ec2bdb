import type { TariffPeriod } from '@ampdeck/api/config/cost-model'
import { useCallback, useMemo } from 'react'
import { ChartFrame, type ChartLook } from '../../charts/chart-frame/chart-frame.tsx'
import type { LegendItem } from '../../charts/chart-frame/chart-legend.tsx'
import { ChartPlot, type Reading } from '../../charts/chart-frame/chart-plot.tsx'
import { niceTicks } from '../../charts/chart-frame/nice-ticks.ts'
import { seriesTable } from '../../charts/chart-frame/table-data.ts'
import { useChartFormat } from '../../charts/chart-frame/use-chart-format.ts'
import { useHidden } from '../../charts/chart-frame/use-hidden.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { PeriodStrip } from '../period-strip/period-strip.tsx'
import { ChargeDrawing } from './charge-drawing.tsx'
import { chargeWindow, clockOf, epochMinutes, timeTicks } from './charge-time.ts'
import styles from './power-soc-curve.module.css'
import { curveTexts } from './power-soc-curve.texts.ts'

const INSETS = { top: 24, right: 44, bottom: 2, left: 40 }
const DAY = 1_440

/** One meter value of a charge (MeterValue, domain.md §3). */
export interface ChargePoint {
  /** `YYYY-MM-DD HH:mm:ss`. */
  at: string
  /** W; null where the pile did not report. */
  powerW: number | null
  /** What the vehicle asked for, W. */
  demandW?: number | null
  /** State of charge of the battery, per cent. */
  soc?: number | null
}

/** A moment of the charge; marks have numbers, in their order, which the timeline beside repeats. */
export interface ChargeEvent {
  at: string
  name: string
}

export interface PowerSocCurveProps extends ChartLook {
  /** In the order of time. */
  points: readonly ChargePoint[]
  events?: readonly ChargeEvent[]
  /** The tariff that was frozen at the start. */
  periods?: readonly TariffPeriod[]
  height?: number
}

/** Power, vehicle demand and SOC of one charge over its tariff periods, with its events as numbered marks. */
export function PowerSocCurve({
  points,
  events = [],
  periods = [],
  height = 180,
  ...rest
}: PowerSocCurveProps) {
  const say = useSay()
  const { hidden, toggle } = useHidden()
  const times = useMemo(() => points.map(({ at }) => epochMinutes(at)), [points])
  const { from, to } = chargeWindow(times[0] ?? 0, times.at(-1) ?? 0)
  const placeAt = useCallback(
    (index: number) => ((times[index] ?? from) - from) / (to - from),
    [times, from, to],
  )
  const series = useMemo(
    () => ({
      power: { name: say(curveTexts.power), values: points.map(({ powerW }) => powerW) },
      demand: { name: say(curveTexts.demand), values: points.map(({ demandW }) => demandW ?? null) },
      // SOC is read as per cent, whose unit of the wire is the basis point.
      soc: { name: 'SOC', values: points.map(({ soc }) => (soc == null ? null : soc * 100)) },
    }),
    [points, say],
  )
  const ticks = useMemo(
    () =>
      niceTicks(0, Math.max(0, ...points.map(({ powerW, demandW }) => Math.max(powerW ?? 0, demandW ?? 0)))),
    [points],
  )
  const power = useChartFormat('power', ticks.at(-1))
  const percent = useChartFormat('percent')
  const legend: LegendItem[] = [
    { name: series.power.name, colour: 'energy', mark: 'line' },
    { name: series.demand.name, colour: 'prev', mark: 'dashed' },
    { name: series.soc.name, colour: 'teal', mark: 'line' },
  ]
  const shown = legend
    .filter((_, nth) =>
      [series.power, series.demand, series.soc][nth]?.values.some((value) => value !== null),
    )
    .map((item) => ({ ...item, isHidden: hidden.has(item.name) }))
  const labels = useMemo(() => points.map(({ at }) => at.slice(11, 19)), [points])
  const table = useMemo(() => {
    const { columns, rows } = seriesTable(labels, [series.power, series.demand, series.soc], (one) =>
      one === series.soc ? percent : power,
    )
    const named = new Map(events.map(({ at, name }) => [at.slice(11, 19), name]))
    return {
      columns: [...columns, say(curveTexts.event)],
      rows: rows.map(({ head, cells }) => ({ head, cells: [...cells, named.get(head) ?? ''] })),
    }
  }, [labels, series, power, percent, events, say])
  const isHidden = useCallback((name: string) => hidden.has(name), [hidden])
  const drawing = useCallback(
    (width: number) => (
      <ChargeDrawing
        area={{
          x: INSETS.left,
          y: INSETS.top,
          width: width - INSETS.left - INSETS.right,
          height: height - INSETS.top - INSETS.bottom,
        }}
        points={points}
        placeAt={placeAt}
        events={events.map(({ at }) => (epochMinutes(at) - from) / (to - from))}
        ticks={ticks}
        tickText={power.tick}
        percentText={percent.value}
        periods={periods}
        window={{ from: from % DAY, to: (from % DAY) + to - from }}
        hides={{
          power: isHidden(series.power.name),
          demand: isHidden(series.demand.name),
          soc: isHidden(series.soc.name),
        }}
      />
    ),
    [height, points, placeAt, events, from, to, ticks, power, percent, periods, isHidden, series],
  )
  const readingAt = (index: number): Reading => ({
    title: readingTitle(labels[index] ?? '', events),
    rows: shown
      .filter((item) => !item.isHidden)
      .map(({ name, colour }) => ({ name, colour, text: textOf(name, index) })),
  })
  const textOf = (name: string, index: number) =>
    name === series.soc.name
      ? percent.value(series.soc.values[index])
      : power.value((name === series.power.name ? series.power : series.demand).values[index])

  return (
    <ChartFrame
      {...rest}
      caption={rest.caption ?? power.axisUnit}
      legend={shown}
      onToggle={toggle}
      table={table}
      isEmpty={shown.length === 0}
      height={height + 34}
    >
      <ChartPlot
        label={rest.label}
        height={height}
        insets={INSETS}
        count={points.length}
        placeAt={placeAt}
        readingAt={readingAt}
      >
        {drawing}
      </ChartPlot>
      <div className={styles.axis} style={{ marginLeft: INSETS.left, marginRight: INSETS.right }}>
        {periods.length > 0 && (
          <PeriodStrip periods={periods} from={from % DAY} to={(from % DAY) + to - from} price="parts" />
        )}
        <div className={styles.times} aria-hidden="true">
          {timeTicks(from, to).map((tick) => (
            <span key={tick} style={{ left: `${((tick - from) / (to - from)) * 100}%` }}>
              {clockOf(tick)}
            </span>
          ))}
        </div>
      </div>
    </ChartFrame>
  )
}

/** The time of a point, with the name of what happened then. */
function readingTitle(time: string, events: readonly ChargeEvent[]): string {
  const nth = events.findIndex(({ at }) => at.slice(11, 19) === time)
  return nth < 0 ? time : `${time} ${nth + 1} ${events[nth]?.name ?? ''}`
}
