import { DAY } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { hourMinute } from '@ampdeck/api/time'
import { useId, useMemo } from 'react'
import type { ChartLook } from '../../charts/chart-frame/chart-frame.tsx'
import type { Series } from '../../charts/chart-frame/series.ts'
import { type Scene, SeriesFrame } from '../../charts/chart-frame/series-frame.tsx'
import { useSeries } from '../../charts/chart-frame/use-series.ts'
import { curvePaths } from '../../charts/charts/curve-paths.ts'
import { SvgCurves } from '../../charts/charts/svg-curves.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { PeriodBands, TimeAxis } from '../period-strip/period-strip.tsx'
import { minutesOf } from '../period-strip/spans-of.ts'
import styles from './load-curve.module.css'

const INSETS = { top: 10, right: 12, bottom: 2, left: 48 }

/** A limit so many times above all values would press them flat: it is marked at the edge instead. */
const FAR = 3

/** One day of power. */
export interface LoadDay {
  /** In the legend, the table and the spoken text: "Today". */
  name: string
  /** Mean power per quarter of an hour from midnight, W; null where nothing is known. */
  values: readonly (number | null)[]
}

interface LoadLimit {
  watts: number
  /** Beside its line, with the figure: "Transformer 2,500 kW". */
  name: string
  /** What holds in each hour of the day, where that differs. */
  hours?: readonly number[]
}

export interface LoadCurveProps extends ChartLook {
  /** The day itself, drawn as an area; its values may end at the present quarter. */
  today: LoadDay
  /** The day to compare with, drawn as a grey line. */
  yesterday?: LoadDay | undefined
  /** The same day of last week, drawn as a dotted grey line. */
  lastWeek?: LoadDay | undefined
  /** What the site may draw, W, and its name: "Transformer 2,500 kW". */
  limit?: LoadLimit | undefined
  /** Fills what lies between the curve of today and the limit: what is left of it, and where it is exceeded. */
  headroom?: boolean
  /** The tariff of the day: its colours lie behind the curve, its names under the axis. */
  periods?: readonly TariffPeriod[]
  /** Where the line "now" stands: `HH:mm`, or a timestamp in UTC+8 of which the time counts. No line without it. */
  now?: string | undefined
  /** Of the drawing without its axis, in pixels; 200 unless told. */
  height?: number
}

/** The power of a day per quarter of an hour against yesterday and last week, over the tariff periods. */
export function LoadCurve({
  today,
  yesterday,
  lastWeek,
  limit,
  headroom = false,
  periods = [],
  now,
  height = 200,
  caption,
  ...rest
}: LoadCurveProps) {
  const say = useSay()
  const series = useMemo<Series[]>(
    () => [
      { ...today, id: 'today', kind: 'area', colour: 'energy' },
      ...(yesterday ? [{ ...yesterday, id: 'yesterday', colour: 'prev' as const }] : []),
      ...(lastWeek
        ? [{ ...lastWeek, id: 'lastWeek', colour: 'prev' as const, dash: 'dotted' as const }]
        : []),
    ],
    [today, yesterday, lastWeek],
  )
  const isFar = limit !== undefined && !headroom && limit.watts > FAR * mostOf(series)
  const chart = useSeries(series, {
    unit: 'power',
    reach: limit && !isFar ? [limit.watts, ...(limit.hours ?? [])] : [],
  })
  const count = Math.max(0, ...series.map(({ values }) => values.length))
  const step = DAY / Math.max(96, count)
  const times = useMemo(
    () => Array.from({ length: count }, (_, index) => hourMinute(index * step)),
    [count, step],
  )
  const minute = now === undefined ? undefined : minutesOf(now)

  return (
    <SeriesFrame
      {...rest}
      caption={caption ?? say(['15 min', '15 分钟'])}
      chart={chart}
      labels={times}
      height={height}
      insets={INSETS}
      placeAt={(index) => (index * step) / DAY}
      note={limit && <span className="visually-hidden">{limit.name}</span>}
      below={<TimeAxis periods={periods} from={0} to={DAY} most={13} now={minute} />}
    >
      {(scene) => (
        <SvgCurves
          scene={scene}
          behind={
            <>
              <PeriodBands periods={periods} area={scene} />
              {limit && headroom && <Headroom values={today.values} watts={limit.watts} scene={scene} />}
            </>
          }
        >
          {limit && <Limit limit={limit} isFar={isFar} scene={scene} />}
          {minute !== undefined && (
            <path
              d={`M${scene.xAt(minute / DAY)} ${scene.y - 4}v${scene.height + 6}`}
              stroke="var(--colors-fg)"
            />
          )}
        </SvgCurves>
      )}
    </SeriesFrame>
  )
}

function mostOf(series: readonly Series[]): number {
  return series.reduce(
    (most, { values }) => values.reduce<number>((top, value) => Math.max(top, value ?? 0), most),
    0,
  )
}

/** A limit that is far above the curve lies at the upper edge, and an arrow says that it is farther up. */
function Limit({ limit, isFar, scene }: { limit: LoadLimit; isFar: boolean; scene: Scene }) {
  const y = isFar ? scene.y : scene.yAt(limit.watts)
  const steps = isFar ? undefined : limit.hours

  return (
    <>
      <path
        d={steps ? stepsPath(steps, scene) : `M${scene.x} ${y}h${scene.width}`}
        className={styles.limit}
      />
      <text
        x={scene.x + scene.width - 4}
        y={isFar ? y + 13 : y - 4}
        textAnchor="end"
        className={styles.limitName}
      >
        {limit.name}
        {isFar && ' ↑'}
      </text>
    </>
  )
}

/** The band between a curve and its limit; above the limit it is a warning. */
function Headroom({ values, watts, scene }: { values: LoadDay['values']; watts: number; scene: Scene }) {
  const { x, y, width, height, xAt, yAt, placeAt } = scene
  const id = useId()
  const limit = yAt(watts)
  const { area } = curvePaths(
    values.map((value, index) => (value === null ? null : { x: xAt(placeAt(index)), y: yAt(value) })),
    limit,
  )
  const parts = [
    { name: 'over', top: y - height, bottom: limit },
    { name: 'left', top: limit, bottom: y + height },
  ]

  return parts.map(({ name, top, bottom }) => (
    <g key={name}>
      <clipPath id={`${id}-${name}`}>
        <rect x={x} y={top} width={width} height={Math.max(0, bottom - top)} />
      </clipPath>
      <path d={area} clipPath={`url(#${id}-${name})`} className={styles.headroom} data-part={name} />
    </g>
  ))
}

/** A limit that changes with the hours, as stairs. */
function stepsPath(hours: readonly number[], scene: Scene): string {
  const [first = 0] = hours
  const stairs = hours.map((watts, hour) => `V${scene.yAt(watts)}H${scene.xAt((hour + 1) / hours.length)}`)
  return `M${scene.x} ${scene.yAt(first)}${stairs.join('')}`
}
