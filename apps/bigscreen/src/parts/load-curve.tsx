import { useFormats } from '@ampdeck/ui/language'
import { type ReactNode, useId } from 'react'
import { useFreshness } from '../feed/source-context.ts'
import { secondOfDay } from '../time/day.ts'
import { useTick } from '../time/use-tick.ts'
import { powerOf } from './figures.ts'
import { HourAxis } from './hour-axis.tsx'
import styles from './load-curve.module.css'
import { FIELD, lineOf, scaleOf } from './load-shape.ts'

export interface LoadCurveProps {
  /** When the values were read, `2026-07-22 14:32:07`. */
  at: string
  /** Mean power per quarter of an hour from midnight in W, the running quarter as the last. */
  today: readonly number[]
  /** The whole day with which it is compared. */
  before: readonly number[]
  /** What may be drawn at most: a white line. */
  limitW?: number | undefined
  /** Words at the line of the limit: at its middle, and at its end. */
  limit?: ReactNode
  limitEnd?: ReactNode
  /** What the curve says to those who cannot see it. */
  label: string
}

/** How much of the field is above the limit or the highest value. */
const ROOM = 1.06

/** The power of a day up to now, with what it is compared with, and its limit. It takes the height it is given. */
export function LoadCurve({ at, today, before, limitW = 0, limit, limitEnd, label }: LoadCurveProps) {
  const { number } = useFormats()
  const id = useId()
  const highest = Math.max(limitW, ...today, ...before)
  const { top, lines } = scaleOf(highest * ROOM)
  const unit = powerOf(highest)
  const end = Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16))
  const line = lineOf(today, top, end)
  const now = today.at(-1)
  const share = (value: number) => `${(1 - value / top) * 100}%`

  return (
    <figure className={styles.curve} aria-label={label}>
      <div className={styles.field} data-limited={limitW > 0 || undefined}>
        {lines
          .filter((value) => limitW === 0 || Math.abs(value - limitW) > top * 0.12)
          .map((value) => (
            <p key={value} className={styles.line} style={{ top: share(value) }} aria-hidden="true">
              {number((value / highest) * unit.value, value % 1_000_000 && unit.unit === 'MW' ? 1 : 0)}
            </p>
          ))}
        <svg aria-hidden="true" viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} preserveAspectRatio="none">
          <defs>
            <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="var(--live)" stopOpacity="0.42" />
              <stop offset="1" stopColor="var(--live)" stopOpacity="0.03" />
            </linearGradient>
          </defs>
          {line && <path d={`${line}V${FIELD.height}H0z`} fill={`url(#${id})`} />}
          <path className={styles.before} d={lineOf(before, top, FIELD.width)} />
          <path className={styles.today} d={line} />
        </svg>
        <Missing from={end} />
        {limitW > 0 && (
          <p className={styles.limit} style={{ top: share(limitW) }}>
            <span>{limit}</span>
            <span>{limitEnd}</span>
          </p>
        )}
        {now !== undefined && (
          <span
            className={styles.now}
            style={{ left: `${(end / FIELD.width) * 100}%`, top: share(Math.min(now, top)) }}
          />
        )}
      </div>
      <HourAxis />
    </figure>
  )
}

/** From the last value to now, where that is long ago. */
function Missing({ from }: { from: number }) {
  const isFresh = useFreshness() === 'fresh'
  const minute = useTick((now) => Math.floor(secondOfDay(now) / 60))
  if (isFresh || minute <= from) return null

  const percent = (minutes: number) => `${(minutes / FIELD.width) * 100}%`
  return <span className={styles.missing} style={{ left: percent(from), width: percent(minute - from) }} />
}
