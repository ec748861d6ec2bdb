import { DAY } from '@ampdeck/api/billing/tariff-day'
import { hourMinute } from '@ampdeck/api/time'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './period-strip.module.css'
import { PeriodStrip, type PeriodStripProps } from './period-strip.tsx'

const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, DAY]

export interface TimeAxisProps extends Pick<PeriodStripProps, 'periods' | 'price'> {
  /** The window in minutes after a midnight. */
  from: number
  to: number
  /** How many times are written at most. */
  most: number
  now?: number | undefined
}

/** What stands under a curve over time: the tariff, the line "now", and round times. */
export function TimeAxis({ periods, price = 'sum', from, to, most, now }: TimeAxisProps) {
  const say = useSay()
  const ticks = timeTicks(from, to, most)
  const leftOf = (minute: number) => ({ left: `${((minute - from) / (to - from)) * 100}%` })

  return (
    <div className={styles.axis}>
      {periods.length > 0 && <PeriodStrip periods={periods} from={from} to={to} price={price} />}
      {now !== undefined && (
        <span className={styles.now} style={leftOf(now)}>
          <span className="visually-hidden">{`${say(['Now', '现在'])} ${clockOf(now)}`}</span>
        </span>
      )}
      <div className={styles.times} aria-hidden="true" data-many={most > 7 || undefined}>
        {ticks.map((tick) => (
          <span
            key={tick}
            style={leftOf(tick)}
            data-end={tick === from ? 'start' : tick === to ? 'end' : undefined}
          >
            {tick === to && to % DAY === 0 ? '24:00' : clockOf(tick)}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The times of an axis: round ones, so many at most. */
export function timeTicks(from: number, to: number, most: number): number[] {
  const countOf = (minutes: number) => Math.floor(to / minutes) - Math.ceil(from / minutes) + 1
  const step = STEPS.find((minutes) => countOf(minutes) <= most) ?? DAY
  return Array.from({ length: Math.max(0, countOf(step)) }, (_, nth) => (Math.ceil(from / step) + nth) * step)
}

/** `HH:mm` of minutes after a midnight. */
export function clockOf(minutes: number): string {
  return hourMinute(((minutes % DAY) + DAY) % DAY)
}
