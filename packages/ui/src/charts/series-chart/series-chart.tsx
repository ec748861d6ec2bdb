import { texts } from '@ampdeck/api/texts'
import { useMemo } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import type { ChartLook } from '../chart-frame/chart-frame.tsx'
import type { ChartUnit } from '../chart-frame/chart-unit.ts'
import { columnPlace, pointPlace } from '../chart-frame/move-cursor.ts'
import type { Series, SeriesKind } from '../chart-frame/series.ts'
import { SeriesFrame } from '../chart-frame/series-frame.tsx'
import { useSeries } from '../chart-frame/use-series.ts'
import { limitSeries, sharesOfLabels } from './limit-series.ts'

/** The engine is the largest library of the console: it comes when there is something to draw. */
const RechartsMarks = lazyOf(() => import('./recharts-marks.tsx'), 'RechartsMarks')

export const restTexts = texts({
  rest: ['Rest', '其余'],
  restSummed: [
    'The largest {shown} of {total} series; the other {rest} are summed as "Rest"',
    '显示 {total} 个系列中最大的 {shown} 个，其余 {rest} 个合并为“其余”',
  ],
  restLeftOut: [
    'The largest {shown} of {total} series; narrow the filters to see the other {rest}',
    '显示 {total} 个系列中最大的 {shown} 个，缩小筛选范围可查看其余 {rest} 个',
  ],
})

/** More series than this are not told apart. */
const MAX = 8
const INSETS = { top: 10, right: 12, bottom: 22, left: 48 }
const WITH_SECOND_AXIS = { ...INSETS, right: 48 }

export interface SeriesChartProps extends ChartLook {
  /** What stands at each value from the left to the right: hours, days, names. As many as a series has values. */
  xLabels: readonly string[]
  /** What the values are, in the unit of the wire: `energy` is Wh, `money` fen. A plain number without it. */
  unit?: ChartUnit
  /** What the values of series with `isSecond` are; a share in basis points without it. */
  secondUnit?: ChartUnit
  /** How series are drawn that do not say it themselves; `area` without it. */
  kind?: SeriesKind
  /** Columns stand on each other; `share` makes each of them 100 %. */
  stacked?: boolean | 'share'
  /** At most four and a comparison are read well; beyond eight the largest stay and the rest is summed or left out. */
  series: readonly Series[]
  /** The label that is not complete yet: its column is faint, and the leg of a curve to it is dashed. */
  incomplete?: string | undefined
  /** The label at which the line "now" stands. */
  now?: string | undefined
  /** Of the drawing with its axes, px; 220 without it. */
  height?: number
  /** Values that the first axis reaches too: a limit, or the most of the charts beside it. */
  reach?: readonly number[] | undefined
  /** For lines whose changes are small against their values: the first axis begins near the least of them. */
  close?: boolean
  /** Where a label leads, by its number: by a click, and by Enter. Such as the rows behind it. */
  hrefOf?: ((index: number) => string | undefined) | undefined
}

/**
 * Lines, areas and columns over labels, for dashboards and reports, drawn by recharts. Never for what is drawn anew
 * several times a second: `LiveChart` is for that.
 */
export function SeriesChart({
  xLabels,
  series: given,
  unit,
  secondUnit,
  kind = 'area',
  stacked = false,
  incomplete,
  now,
  height = 220,
  reach,
  close = false,
  ...rest
}: SeriesChartProps) {
  const say = useSay()
  const isStacked = stacked !== false
  const { series, rest: left } = useMemo(() => {
    const limited = limitSeries(given, MAX, isStacked ? say(restTexts.rest) : undefined)
    return stacked === 'share' ? { ...limited, series: sharesOfLabels(limited.series) } : limited
  }, [given, isStacked, stacked, say])
  const firstUnit = stacked === 'share' ? 'percent' : unit
  const chart = useSeries(series, {
    kind,
    stacked: isStacked,
    ...(firstUnit && { unit: firstUnit }),
    ...(secondUnit && { secondUnit }),
    reach,
    close,
  })
  const counts = { total: given.length, rest: left, shown: given.length - left }
  const place = chart.all.some((one) => one.kind === 'bar') ? columnPlace : pointPlace

  return (
    <SeriesFrame
      {...rest}
      chart={chart}
      labels={xLabels}
      height={height}
      note={left > 0 && say(isStacked ? restTexts.restSummed : restTexts.restLeftOut, counts)}
      insets={chart.hasSecond ? WITH_SECOND_AXIS : INSETS}
      placeAt={(index) => place(index, xLabels.length)}
    >
      {(scene) => (
        <RechartsMarks
          scene={scene}
          labels={xLabels}
          isStacked={isStacked}
          incompleteAt={incomplete === undefined ? -1 : xLabels.indexOf(incomplete)}
          now={now}
        />
      )}
    </SeriesFrame>
  )
}
