import type { EnergyScene } from '@ampdeck/api/statistics/big-screen/energy'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { powerOf } from '../../parts/figures.ts'
import { scaleOf } from '../../parts/load-shape.ts'
import { useIsTwoScreens } from '../../parts/use-is-two-screens.ts'
import { areaPath, bandPath, HEIGHT, linePath, type Span } from './curve-path.ts'
import { energyTexts } from './energy.texts.ts'
import { ALL_QUARTERS, DAY_QUARTERS, quarterOf } from './quarters.ts'
import styles from './timeline.module.css'

/** How much of the field is above the highest value. */
const ROOM = 1.08
const MEGA = 1_000_000
const AXIS_QUARTERS = 24

/** Today up to now, and what is expected until tomorrow's end. Two screens have a day each, so that the seam stays empty. */
export function Timeline({ view }: { view: EnergyScene }) {
  const say = useSay()
  const isTwoScreens = useIsTwoScreens()
  const isGone = useFreshness() === 'gone'
  const { forecast } = view
  const highest = Math.max(
    1_000,
    ...(isGone ? [] : [...view.gunsW, ...view.gridW, ...view.pvW, ...forecast.highW]).filter(
      (value) => value !== null,
    ),
  )
  const spans: readonly Span[] = isTwoScreens
    ? [
        { from: 0, to: DAY_QUARTERS },
        { from: DAY_QUARTERS, to: ALL_QUARTERS },
      ]
    : [{ from: 0, to: ALL_QUARTERS }]

  return (
    <section className={styles.timeline} aria-label={say(energyTexts.timeline)}>
      {spans.map((span) => (
        <Stretch key={span.from} view={view} span={span} highest={highest} isGone={isGone} />
      ))}
    </section>
  )
}

interface StretchProps {
  view: EnergyScene
  span: Span
  /** The highest value of the whole timeline: all stretches have one scale. */
  highest: number
  isGone: boolean
}

function Stretch({ view: { at, gunsW, pvW, gridW, forecast }, span, highest, isGone }: StretchProps) {
  const say = useSay()
  const { number } = useFormats()
  const { top, lines } = scaleOf(highest * ROOM)
  const { unit } = powerOf(highest)
  const now = quarterOf(at)
  const isNowHere = now >= span.from && now < span.to && !isGone
  const done: Span = { from: span.from, to: Math.min(now, span.to) }
  const ahead: Span = { from: Math.max(now, span.from), to: span.to }
  const left = (quarter: number) => `${((quarter - span.from) / (span.to - span.from)) * 100}%`
  const height = (value: number) => `${(1 - Math.min(value / top, 1)) * 100}%`
  const last = gunsW.at(-1)

  return (
    <div className={styles.stretch}>
      <div className={styles.field}>
        {!isGone &&
          lines.map((value) => <i key={value} className={styles.line} style={{ top: height(value) }} />)}
        {!isGone && (
          <svg
            aria-hidden="true"
            viewBox={`${span.from} 0 ${span.to - span.from} ${HEIGHT}`}
            preserveAspectRatio="none"
          >
            <path className={styles.band} d={bandPath(forecast.lowW, forecast.highW, top, ahead)} />
            <path className={styles.pvAhead} d={areaPath(forecast.pvW, top, ahead)} />
            <path className={styles.loadArea} d={areaPath(gunsW, top, done)} />
            <path className={styles.pvArea} d={areaPath(pvW, top, done)} />
            <path className={styles.forecast} d={linePath(forecast.gunsW, top, ahead)} />
            <path className={styles.pv} d={linePath(pvW, top, done)} />
            <path className={styles.grid} d={linePath(gridW, top, done)} />
            <path className={styles.load} d={linePath(gunsW, top, done)} />
          </svg>
        )}
        {!isGone &&
          lines.map((value) => (
            <p key={value} className={styles.value} style={{ top: height(value) }}>
              {unit === 'MW' ? number(value / MEGA, value % MEGA ? 1 : 0) : number(value / 1_000)} {unit}
            </p>
          ))}
        {span.from < DAY_QUARTERS && span.to > DAY_QUARTERS && (
          <i className={styles.midnight} style={{ left: left(DAY_QUARTERS) }} />
        )}
        {!isGone && gunsW.length === 0 && span.from === 0 && (
          <p className={styles.empty}>{say(energyTexts.noPower)}</p>
        )}
        {!isGone && forecast.weeks > 0 && (
          <p className={styles.method} style={{ left: left(Math.max(ahead.from, DAY_QUARTERS)) }}>
            {span.to > DAY_QUARTERS && say(energyTexts.forecastOf, { count: forecast.weeks })}
          </p>
        )}
        {isNowHere && (
          <>
            <i className={styles.now} style={{ left: left(now) }} />
            <p className={styles.nowText} style={{ left: left(now) }}>
              {say(energyTexts.now)}
            </p>
            {last !== undefined && (
              <span className={styles.dot} style={{ left: left(now), top: height(last) }} />
            )}
          </>
        )}
      </div>
      <p className={styles.axis} aria-hidden="true">
        {Array.from({ length: (span.to - span.from) / AXIS_QUARTERS + 1 }, (_, nth) => {
          const quarter = span.from + nth * AXIS_QUARTERS
          return <span key={quarter}>{String((quarter / 4) % 24).padStart(2, '0')}</span>
        })}
      </p>
      {span.from === 0 && (
        <ul className={styles.legend}>
          <li data-of="load">{say(energyTexts.loadCurve)}</li>
          <li data-of="grid">{say(energyTexts.gridCurve)}</li>
          <li data-of="pv">{say(energyTexts.pvCurve)}</li>
        </ul>
      )}
    </div>
  )
}
