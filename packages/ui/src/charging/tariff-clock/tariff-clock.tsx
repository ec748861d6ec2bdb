import { price4Of, problemsOf } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { clockText } from '../../foundation/countdown/countdown-clock.ts'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { ClockFace } from './clock-face.tsx'
import { ClockHand } from './clock-hand.tsx'
import { averagePrice4, chargeSpan, readingAt, type TariffCharge } from './clock-reading.ts'
import { labelOf } from './period-mark.ts'
import styles from './tariff-clock.module.css'
import { clockTexts } from './tariff-clock.texts.ts'
import { TariffLegend } from './tariff-legend.tsx'
import { TariffRing } from './tariff-ring.tsx'
import { TariffTable } from './tariff-table.tsx'
import { type Now, useNow } from './use-now.ts'

/** Room for the hours around the ring, in pixels. */
const MARGIN = 14
const BAND = 12

export interface TariffClockProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Which tariff it is: "Tariff GD-STD v3". Begins the accessible name. */
  label: string
  periods: readonly TariffPeriod[]
  /**
   * Where the hand stands: an instant in epoch milliseconds, or a clock that is read every second (the server's time,
   * not the device's). Without it there is no hand, and the centre shows the average.
   */
  now?: Now | undefined
  /** A charge, as an arc inside the ring; the centre then shows its length. */
  charge?: TariffCharge | undefined
  /** Edge of the picture in pixels. */
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
  const instant = useNow(now)
  const reading = instant === undefined ? undefined : readingAt(periods, instant)
  const span = charge && chargeSpan(charge)
  const say = useSay()
  const { number } = useFormats()
  const { language } = useLanguage()

  const outer = size / 2 - MARGIN
  const inner = outer - BAND
  const price = (row: TariffPeriod) => number(price4Of(row) / 10_000, 4)
  const comma = language === 'en' ? ', ' : '，'
  const problems = problemsOf(periods).length
  const spelt = [
    label,
    reading &&
      (reading.period
        ? `${say(clockTexts.now, { period: labelOf(reading.period.period, language), price: price(reading.period) })} ${say(clockTexts.unit)}`
        : say(clockTexts.gapNow)),
    reading?.next &&
      say(clockTexts.change, {
        period: labelOf(reading.next.period.period, language),
        time: reading.next.at,
      }),
    charge && say(clockTexts.charge, { from: charge.from.slice(11, 16), to: charge.to.slice(11, 16) }),
    periods.length === 0
      ? say(clockTexts.empty)
      : problems > 0 && say(clockTexts.invalid, { count: problems }),
  ]

  return (
    <div {...rest} className={clsx(styles.clock, className)}>
      <svg
        role="img"
        aria-label={spelt.filter(Boolean).join(comma)}
        viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
        className={styles.picture}
        style={{ width: size }}
        data-size={size >= 220 ? 'large' : undefined}
      >
        <TariffRing periods={periods} outer={outer} band={BAND} />
        <ClockFace inner={inner} labels={outer + 8} />
        {span && <ClockHand.Charge inner={inner} outer={outer} from={span.from} to={span.to} />}
        {reading && !charge && <ClockHand.Now inner={inner} outer={outer} minute={reading.minute} />}
        <Centre lines={centre()} />
      </svg>
      {legend && <TariffLegend periods={periods} reading={reading} />}
      <TariffTable label={label} periods={periods} />
    </div>
  )

  function centre(): readonly string[] {
    if (charge && span)
      return [
        say(clockTexts.minutes, { count: Math.round(span.minutes) }),
        `${charge.from.slice(11, 16)}–${charge.to.slice(11, 16)}`,
      ]
    if (reading?.period) {
      const ahead = reading.next && clockText(reading.next.seconds)
      return [price(reading.period), say(clockTexts.unit), ...(ahead && !legend ? [ahead] : [])]
    }
    const average = reading ? undefined : averagePrice4(periods)
    if (average === undefined) return ['–']
    return [number(average / 10_000, 4), say(clockTexts.unit), say(clockTexts.average)]
  }
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
      <text y={top + 16} className={styles.caption}>
        {caption}
      </text>
      <text y={top + 31} className={styles.more}>
        {more}
      </text>
    </g>
  )
}
