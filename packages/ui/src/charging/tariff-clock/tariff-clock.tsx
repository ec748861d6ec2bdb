import { isSameTariff, price4Of, problemsOf } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { clockText } from '../../foundation/countdown/countdown-clock.ts'
import { useTick } from '../../foundation/live/use-tick.ts'
import {
  averagePrice4,
  type ClockReading,
  chargeSpan,
  pricesOf,
  readingAt,
  type TariffCharge,
} from './clock-reading.ts'
import { bandPath, handStart, pointAt, rayOf } from './ring.ts'
import styles from './tariff-clock.module.css'
import { clockTexts } from './tariff-clock.texts.ts'
import { ClockFace, TariffRing } from './tariff-ring.tsx'
import { PeriodChip, TariffTable } from './tariff-table.tsx'
import { useTariffWords } from './tariff-words.ts'

/** Room for the hours around the ring, in pixels. */
const MARGIN = 14
const BAND = 12

/** An instant that stands still, or a clock that is read every second; epoch milliseconds. */
export type Now = number | (() => number)

export interface TariffClockProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Which tariff it is: "Tariff GD-STD v3". Begins the accessible name. */
  label: string
  /** The rows of a day, in UTC+8; gaps and overlaps are drawn and said, not corrected. */
  periods: readonly TariffPeriod[]
  /** Where the hand stands, by the server's time. Without it there is no hand, and the centre shows the average. */
  now?: Now | undefined
  /** A charge, as an arc inside the ring; the centre then shows its length. */
  charge?: TariffCharge | undefined
  /** Edge of the picture in pixels; 148 unless told. */
  size?: number
  /** The prices beside the clock, and what comes next. */
  legend?: boolean
}

/**
 * A day's tariff as a ring: 00 on top, clockwise, a hand at now, in the centre the price and the countdown to the next
 * change. The same day stands in a table for those who do not see it.
 */
export function TariffClock({
  label,
  periods,
  now,
  charge,
  size = 148,
  legend = false,
  className,
  ...rest
}: TariffClockProps) {
  const { say, wordOf, priceOf, yuan, list } = useTariffWords()
  const second = useTick(() =>
    now === undefined ? -1 : Math.floor((typeof now === 'number' ? now : now()) / 1_000),
  )
  const reading = second < 0 ? undefined : readingAt(periods, second * 1_000)
  const period = reading?.period
  const span = charge && chargeSpan(charge)
  const times = charge && { from: charge.from.slice(11, 16), to: charge.to.slice(11, 16) }
  const outer = size / 2 - MARGIN
  const inner = outer - BAND
  const problems = problemsOf(periods).length
  const nowWords =
    period &&
    `${say(clockTexts.now, { period: wordOf(period.period), price: priceOf(period) })} ${say(clockTexts.unit)}`
  const spelt = [
    label,
    reading && (nowWords ?? say(clockTexts.gapNow)),
    reading?.next &&
      say(clockTexts.change, { period: wordOf(reading.next.period.period), time: reading.next.at }),
    times && say(clockTexts.charge, times),
    periods.length === 0
      ? say(clockTexts.empty)
      : problems > 0 && say(clockTexts.invalid, { count: problems }),
  ]

  return (
    <div {...rest} className={clsx(styles.clock, className)}>
      <svg
        role="img"
        aria-label={list(spelt)}
        viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
        className={styles.picture}
        style={{ width: size }}
        data-size={size >= 220 ? 'large' : undefined}
      >
        <TariffRing periods={periods} outer={outer} band={BAND} />
        <ClockFace inner={inner} labels={outer + 8} />
        {span && <ChargeArc inner={inner} outer={outer} from={span.from} to={span.to} />}
        {reading && !charge && (
          <NowHand start={handStart(inner, centre().length)} end={outer + 3} minute={reading.minute} />
        )}
        <Centre lines={centre()} />
      </svg>
      {legend && <Legend periods={periods} reading={reading} />}
      <TariffTable label={label} periods={periods} />
    </div>
  )

  function centre(): readonly string[] {
    if (span && times)
      return [say(clockTexts.minutes, { count: Math.round(span.minutes) }), `${times.from}–${times.to}`]
    if (period) {
      const ahead = reading?.next && clockText(reading.next.seconds)
      return [priceOf(period), say(clockTexts.unit), ...(ahead && !legend ? [ahead] : [])]
    }
    const average = reading ? undefined : averagePrice4(periods)
    if (average === undefined) return ['–']
    return [yuan(average), say(clockTexts.unit), say(clockTexts.average)]
  }
}

/** The hand at now, with its knob on the inside, across the band. Its ends are radii in pixels. */
function NowHand({ start, end, minute }: { start: number; end: number; minute: number }) {
  const knob = pointAt(start, minute)
  const line = rayOf(start, end, minute)

  return (
    <g>
      <line {...line} className={styles.halo} />
      <line {...line} className={styles.hand} />
      <circle cx={knob.x} cy={knob.y} r={2.5} fill="var(--colors-fg)" />
    </g>
  )
}

/** A charge: an arc of 6 px inside the band, between two ticks. */
function ChargeArc({ inner, outer, from, to }: Record<'inner' | 'outer' | 'from' | 'to', number>) {
  return (
    <g>
      {to > from && <path d={bandPath(inner - 8, inner - 2, from, to)} fill="var(--colors-chart-energy)" />}
      {[from, to].map((minute, end) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two ends may be at one minute.
        <line key={end} {...rayOf(inner - 11, outer + 2, minute)} className={styles.end} />
      ))}
    </g>
  )
}

/** Up to three lines: a figure, what it is, and what else is to be known. */
function Centre({ lines }: { lines: readonly string[] }) {
  const [figure, caption, more] = lines
  const top = more ? -11 : caption ? -5 : 0

  return (
    <g className={styles.centre}>
      <text y={top} className={styles.figure}>
        {figure}
      </text>
      <text y={top + 16}>{caption}</text>
      <text y={top + 31} className={styles.more}>
        {more}
      </text>
    </g>
  )
}

/** The prices of a day, the current one strong, and what comes next. */
function Legend({
  periods,
  reading,
}: Pick<TariffClockProps, 'periods'> & { reading: ClockReading | undefined }) {
  const { say, wordOf, priceOf } = useTariffWords()
  const next = reading?.next

  return (
    <div className={styles.legend}>
      <ul>
        {pricesOf(periods).map((row) => (
          <li
            key={`${row.period}-${price4Of(row)}`}
            data-current={isSameTariff(row, reading?.period) || undefined}
          >
            <PeriodChip period={row.period} />
            <span>{priceOf(row)}</span>
          </li>
        ))}
      </ul>
      {next && (
        <p className={styles.next}>
          {say(clockTexts.next, { period: wordOf(next.period.period), time: clockText(next.seconds) })}
        </p>
      )}
    </div>
  )
}
