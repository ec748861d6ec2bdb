import { DAY, minuteOf, price4Of } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { period } from '@ampdeck/api/enumerations/order'
import styles from './tariff-steps.module.css'
import { ticksOf } from './tariff-ticks.ts'

/** The lowest price still has a height. */
const LEAST = 24

/** The prices of a day as steps, those that have passed in the dark, with a line at this minute. */
export function TariffSteps({ periods, minute }: { periods: readonly TariffPeriod[]; minute: number }) {
  const highest = Math.max(1, ...periods.map(price4Of))
  const lowest = Math.min(highest, ...periods.map(price4Of))
  const heightOf = (of: TariffPeriod) =>
    highest === lowest ? 60 : LEAST + ((price4Of(of) - lowest) / (highest - lowest)) * (100 - LEAST)
  const steps = periods.map((of) => ({ of, from: minuteOf(of.from) ?? 0, to: minuteOf(of.to) ?? DAY }))

  return (
    <div className={styles.steps} aria-hidden="true">
      <div className={styles.field}>
        {steps.map(({ of, from, to }) => (
          <span
            key={from}
            data-past={to <= minute || undefined}
            style={{
              left: share(from),
              width: share(to - from),
              height: `${heightOf(of)}%`,
              background: `var(--period-${period.key(of.period)})`,
            }}
          />
        ))}
        {periods.length > 0 && <i style={{ left: share(minute) }} />}
      </div>
      <p className={styles.axis}>
        {ticksOf(steps.map(({ from }) => from)).map((at) => (
          <span key={at} style={{ left: share(at) }}>
            {textOf(at)}
          </span>
        ))}
      </p>
    </div>
  )
}

const share = (minutes: number) => `${(minutes / DAY) * 100}%`
const two = (part: number) => String(part).padStart(2, '0')
const textOf = (minutes: number) =>
  minutes % 60 === 0 ? two(minutes / 60) : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
