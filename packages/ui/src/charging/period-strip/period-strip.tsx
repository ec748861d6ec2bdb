import { DAY } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { hourMinute } from '@ampdeck/api/time'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { periodColours, useTariffWords } from '../tariff-clock/tariff-words.ts'
import styles from './period-strip.module.css'
import { spansOf } from './spans-of.ts'

export interface PeriodStripProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The rows of a tariff, for one day; a window over several days repeats them. */
  periods: readonly TariffPeriod[]
  /** The begin of the window, in minutes after a midnight; 0 unless told. */
  from?: number
  /** The end of the window; 1440, the end of the day, unless told. It may lie beyond midnight. */
  to?: number
  /** `sum`, unless told, writes one price, `parts` energy and service price; both in yuan per kWh. */
  price?: 'sum' | 'parts'
}

/**
 * The tariff periods under an axis, 16 px high. By the width of each: word and price above 120 px, the word above 52 px,
 * else its letter.
 */
export function PeriodStrip({ periods, from, to, price = 'sum', className, ...rest }: PeriodStripProps) {
  const { say, wordOf, letterOf, yuan, priceOf } = useTariffWords()

  return (
    <ol aria-label={say(['Tariff periods', '费率时段'])} {...rest} className={clsx(styles.strip, className)}>
      {spansOf(periods, from, to).map(({ period, start, end }) => {
        const word = wordOf(period.period)
        const written =
          price === 'parts' ? `${yuan(period.ePrice4)} + ${yuan(period.sPrice4)}` : priceOf(period)
        return (
          <li
            key={start}
            className={styles.span}
            style={{
              ...periodColours(period.period),
              left: `${start * 100}%`,
              width: `${(end - start) * 100}%`,
            }}
            title={`${word} ${period.from}–${period.to}, ${written} ${say(['yuan/kWh', '元/kWh'])}`}
          >
            <span className={styles.letter} aria-hidden="true">
              {letterOf(period.period)}
            </span>
            <span className={clsx('visually-hidden', styles.word)}>{word}</span>
            <span className={clsx('visually-hidden', styles.price)}>{written}</span>
          </li>
        )
      })}
    </ol>
  )
}

export interface PeriodBandsProps extends Pick<PeriodStripProps, 'periods' | 'from' | 'to'> {
  /** The area of the values, px. */
  area: { x: number; y: number; width: number; height: number }
  /** Between 0 and 1; 0.1 unless told. */
  opacity?: number
}

/** The colours of the tariff periods behind a curve, inside its SVG; the strip under the axis names them. */
export function PeriodBands({ periods, from, to, area, opacity = 0.1 }: PeriodBandsProps) {
  return (
    <g opacity={opacity}>
      {spansOf(periods, from, to).map(({ period, start, end }) => (
        <rect
          key={start}
          x={area.x + start * area.width}
          y={area.y}
          width={(end - start) * area.width}
          height={area.height}
          style={periodColours(period.period)}
          fill="var(--period-fill)"
        />
      ))}
    </g>
  )
}

const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, DAY]

export interface TimeAxisProps extends Pick<PeriodStripProps, 'periods'> {
  /** What the strip writes, as in `PeriodStrip`: `sum` unless told. */
  price?: PeriodStripProps['price']
  /** The begin of the window, in minutes after a midnight. */
  from: number
  /** The end of the window, in the same minutes. */
  to: number
  /** How many times of day are written at most; a narrow place leaves out every second one. */
  most: number
  /** Where the line "now" stands, in the same minutes; no line without it. */
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
