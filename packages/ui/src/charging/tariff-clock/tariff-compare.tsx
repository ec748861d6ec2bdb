import { DAY, isSameTariff, minuteOf, periodAt, price4Of } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { hourMinute } from '@ampdeck/api/time'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { bandPath } from './ring.ts'
import styles from './tariff-clock.module.css'
import { clockTexts } from './tariff-clock.texts.ts'
import { ClockFace, TariffRing } from './tariff-ring.tsx'
import { TariffTable } from './tariff-table.tsx'
import { useTariffWords } from './tariff-words.ts'

/** The edge of the picture and the radius of the new version, in pixels. */
const SIZE = 220
const OUTER = SIZE / 2 - 14

/** One version of a tariff by its name, "GD-STD v3". */
export interface TariffVersion {
  label: string
  periods: readonly TariffPeriod[]
}

export interface TariffCompareProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The version that holds so far: the inner ring. */
  before: TariffVersion
  /** The version that would hold from now on: the outer ring. A change is measured from `before` to this. */
  after: TariffVersion
}

/** Two versions of a tariff: the new one as the outer ring, the old one inside, and in words where they differ. */
export function TariffCompare({ before, after, className, ...rest }: TariffCompareProps) {
  const { say } = useTariffWords()
  const differences = differencesOf(before.periods, after.periods)

  return (
    <div {...rest} className={clsx(styles.compare, className)}>
      <svg
        role="img"
        aria-label={say(clockTexts.compared, { after: after.label, before: before.label })}
        viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
        className={styles.picture}
        style={{ width: SIZE }}
      >
        <TariffRing periods={after.periods} outer={OUTER} band={16} />
        <TariffRing periods={before.periods} outer={OUTER - 23} band={8} letters={false} />
        {differences.map(({ from, to }) => (
          <path key={from} d={bandPath(OUTER - 20.5, OUTER - 18.5, from, to)} fill="var(--colors-fg)" />
        ))}
        <ClockFace inner={OUTER - 31} labels={OUTER + 8} />
        <text y={-8} className={styles.version}>
          {after.label}
        </text>
        <text y={10} className={styles.version} data-old="">
          {before.label}
        </text>
      </svg>
      <Differences of={differences} />
      <TariffTable label={after.label} periods={after.periods} />
      <TariffTable label={before.label} periods={before.periods} />
    </div>
  )
}

/** Where two versions of a tariff differ, in words: "16:00–17:00 Sharp → Peak, −0.2984". */
function Differences({ of: differences }: { of: readonly TariffDifference[] }) {
  const { say, wordOf, yuan, priceOf } = useTariffWords()
  const { number } = useFormats()
  const hours = differences.reduce((sum, { from, to }) => sum + to - from, 0) / 60
  const nameOf = (period: TariffPeriod | undefined) => (period ? wordOf(period.period) : say(clockTexts.none))

  if (differences.length === 0) return <p className={styles.same}>{say(clockTexts.same)}</p>
  return (
    <div className={styles.differences}>
      <p className={styles.head}>
        <strong>{say(clockTexts.differences)}</strong>
        <span>{say(clockTexts.changedTime, { hours: number(hours, hours % 1 ? 1 : 0) })}</span>
      </p>
      <ul>
        {differences.map(({ from, to, before, after, change4 }) => (
          <li key={from}>
            <span className={styles.time}>{`${hourMinute(from)}–${hourMinute(to)}`}</span>
            <span>
              {before && after && before.period === after.period
                ? `${wordOf(after.period)} ${priceOf(before)} → ${priceOf(after)}`
                : `${nameOf(before)} → ${nameOf(after)}`}
            </span>
            <span className={styles.change}>
              {change4 === undefined ? '–' : `${change4 > 0 ? '+' : ''}${yuan(change4)}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.unit}>{say(clockTexts.unit)}</p>
    </div>
  )
}

/** A part of the day in which two versions of a tariff differ. */
export interface TariffDifference {
  /** Minutes of the day. */
  from: number
  to: number
  /** Nothing where the version has a gap. */
  before: TariffPeriod | undefined
  after: TariffPeriod | undefined
  /** How much dearer the new version is, 0.0001 yuan per kWh; nothing where one of them has a gap. */
  change4: number | undefined
}

/** Where two versions differ, in the order of the day; neighbours that change alike are one. */
export function differencesOf(
  before: readonly TariffPeriod[],
  after: readonly TariffPeriod[],
): readonly TariffDifference[] {
  const differences: TariffDifference[] = []
  const bounds = boundsOf([...before, ...after])

  for (const [index, from] of bounds.entries()) {
    const to = bounds[index + 1]
    if (to === undefined) break
    const old = periodAt(before, from)
    const fresh = periodAt(after, from)
    if (isSameTariff(old, fresh)) continue

    const last = differences.at(-1)
    if (last?.to === from && isSameTariff(last.before, old) && isSameTariff(last.after, fresh)) last.to = to
    else {
      const change4 = old && fresh && price4Of(fresh) - price4Of(old)
      differences.push({ from, to, before: old, after: fresh, change4 })
    }
  }
  return differences
}

function boundsOf(periods: readonly TariffPeriod[]): readonly number[] {
  const minutes = periods.flatMap(({ from, to }) => [minuteOf(from), minuteOf(to)])
  const known = minutes.filter((minute) => minute !== undefined)
  return [...new Set([0, ...known, DAY])].sort((a, b) => a - b)
}
