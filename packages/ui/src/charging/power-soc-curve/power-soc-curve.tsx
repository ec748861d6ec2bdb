import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { texts } from '@ampdeck/api/texts'
import { MINUTE, parseTimestamp, UTC8 } from '@ampdeck/api/time'
import { useMemo } from 'react'
import type { ChartLook } from '../../charts/chart-frame/chart-frame.tsx'
import { nearestPoint } from '../../charts/chart-frame/move-cursor.ts'
import { hasValues, type Series } from '../../charts/chart-frame/series.ts'
import { type Scene, SeriesFrame } from '../../charts/chart-frame/series-frame.tsx'
import { useSeries } from '../../charts/chart-frame/use-series.ts'
import { SvgCurves } from '../../charts/charts/svg-curves.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { PeriodBands, TimeAxis } from '../period-strip/period-strip.tsx'
import styles from './power-soc-curve.module.css'

const INSETS = { top: 24, right: 44, bottom: 2, left: 40 }

export const curveTexts = texts({
  power: ['Power', '功率'],
  demand: ['Vehicle demand', '车辆需求'],
  event: ['Event', '事件'],
})

/** One meter value of a charge. */
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
  /** `YYYY-MM-DD HH:mm:ss`; its name is heard with the meter value that is nearest. */
  at: string
  /** What happened, in the language in force: "Power derated". */
  name: string
}

export interface PowerSocCurveProps extends ChartLook {
  /** The meter values of one charge, in the order of time. */
  points: readonly ChargePoint[]
  /** Drawn as marks 1, 2, 3 … in the order given: the numbers of the timeline beside. */
  events?: readonly ChargeEvent[]
  /** The tariff that was frozen at the start. */
  periods?: readonly TariffPeriod[]
  /** Of the drawing without its axis, in pixels; 180 unless told. */
  height?: number
}

/** Power, vehicle demand and SOC of one charge over its tariff periods, with its events as numbered marks. */
export function PowerSocCurve({
  points,
  events = [],
  periods = [],
  height = 180,
  caption,
  ...rest
}: PowerSocCurveProps) {
  const say = useSay()
  const { list } = useFormats()
  const minutes = useMemo(() => points.map(({ at }) => minutesOf(at)), [points])
  const { from, to } = chargeWindow(minutes[0] ?? 0, minutes.at(-1) ?? 0)
  const placeOf = (minute: number) => (minute - from) / (to - from)
  const series = useMemo(() => {
    const all: Series[] = [
      {
        name: say(curveTexts.power),
        values: points.map(({ powerW }) => powerW),
        colour: 'energy',
        kind: 'area',
        id: 'power',
      },
      {
        name: say(curveTexts.demand),
        values: points.map(({ demandW }) => demandW ?? null),
        colour: 'prev',
        kind: 'step',
        dash: 'dashed',
      },
      {
        name: 'SOC',
        // Per cent, whose unit of the wire is the basis point.
        values: points.map(({ soc }) => (soc == null ? null : soc * 100)),
        colour: 'teal',
        isSecond: true,
        id: 'soc',
      },
    ]
    return all.filter((one) => hasValues([one]))
  }, [points, say])
  const chart = useSeries(series, { unit: 'power', secondReach: [10_000] })
  const labels = useMemo(() => points.map(({ at }) => at.slice(11, 19)), [points])
  const remarks = events.map(({ at, name }, nth) => {
    const index = nearestPoint(placeOf(minutesOf(at)), minutes.length, (point) =>
      placeOf(minutes[point] ?? from),
    )
    // A meter value of another second does not say when it was.
    return { index, text: `${nth + 1} ${name}${at === points[index]?.at ? '' : ` ${at.slice(11, 19)}`}` }
  })
  const remarkAt = (index: number) =>
    list(remarks.map((remark) => remark.index === index && remark.text)) || undefined

  return (
    <SeriesFrame
      {...rest}
      caption={caption}
      chart={chart}
      labels={labels}
      height={height}
      insets={INSETS}
      placeAt={(index) => placeOf(minutes[index] ?? from)}
      remarks={{ head: say(curveTexts.event), at: remarkAt }}
      below={<TimeAxis periods={periods} price="parts" from={from} to={to} most={7} />}
    >
      {(scene) => {
        const marks = events.map(({ at }) => scene.xAt(placeOf(minutesOf(at))))
        return (
          <SvgCurves
            scene={scene}
            behind={
              <>
                <PeriodBands periods={periods} from={from} to={to} area={scene} opacity={0.13} />
                {marks.map((x) => (
                  <path key={x} d={`M${x} ${scene.y}v${scene.height}`} className={styles.line} />
                ))}
              </>
            }
          >
            <SocEnds scene={scene} />
            {marks.map((x, nth) => (
              <g key={x} className={styles.event}>
                <circle cx={x} cy={scene.y - 9} r="8" />
                <text x={x} y={scene.y - 5.2} textAnchor="middle">
                  {nth + 1}
                </text>
              </g>
            ))}
          </SvgCurves>
        )
      }}
    </SeriesFrame>
  )
}

/** Of “100 %” with its distance from the line, px. */
const SOC_ROOM = 36

/** The SOC with which the charge began and ended, beside the ends of its line; above them where an axis stands there. */
function SocEnds({ scene: { chart, xAt, yAt, placeAt, x: left, width } }: { scene: Scene }) {
  const values = chart.shown.find(({ isSecond }) => isSecond)?.values ?? []
  const isKnown = (value: number | null) => value !== null
  const ends = new Set([values.findIndex(isKnown), values.findLastIndex(isKnown)])

  return [...ends].map((index, nth) => {
    const value = values[index]
    if (value == null) return null
    const x = xAt(placeAt(index))
    const isFirst = nth === 0
    const fits = isFirst ? x - SOC_ROOM >= left : x + SOC_ROOM <= left + width
    return (
      <text
        key={index}
        x={fits ? x + (isFirst ? -6 : 6) : x}
        y={yAt(value, true) + (fits ? 4 : -7)}
        textAnchor={isFirst === fits ? 'end' : 'start'}
        className={styles.socText}
      >
        {chart.second.format.value(value)}
      </text>
    )
  })
}

/** Minutes since the midnight of 1970 in UTC+8, so that round times of the clock are round numbers. */
function minutesOf(timestamp: string): number {
  return (parseTimestamp(timestamp) + UTC8) / MINUTE
}

/** The window that shows a charge: a tenth of its length before and after, whole minutes, never shorter than ten. */
function chargeWindow(first: number, last: number): { from: number; to: number } {
  const margin = Math.max(5, (last - first) * 0.1)
  return { from: Math.floor(first - margin), to: Math.ceil(last + margin) }
}
