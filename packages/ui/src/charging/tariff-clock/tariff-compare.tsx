import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { ClockFace } from './clock-face.tsx'
import { bandPath } from './ring.ts'
import { clockTexts } from './tariff-clock.texts.ts'
import styles from './tariff-compare.module.css'
import { differencesOf } from './tariff-difference.ts'
import { TariffDifferences } from './tariff-differences.tsx'
import { TariffRing } from './tariff-ring.tsx'
import { TariffTable } from './tariff-table.tsx'

/** One version of a tariff by its name, "GD-STD v3". */
export interface TariffVersion {
  label: string
  periods: readonly TariffPeriod[]
}

export interface TariffCompareProps extends Omit<ComponentProps<'div'>, 'children'> {
  before: TariffVersion
  after: TariffVersion
  /** Edge of the picture in pixels. */
  size?: number
}

/** Two versions of a tariff: the new one as the outer ring, the old one inside, and in words where they differ. */
export function TariffCompare({ before, after, size = 220, className, ...rest }: TariffCompareProps) {
  const say = useSay()
  const differences = differencesOf(before.periods, after.periods)
  const outer = size / 2 - 14
  const name = say(clockTexts.compared, { after: after.label, before: before.label })

  return (
    <div {...rest} className={clsx(styles.compare, className)}>
      <svg
        role="img"
        aria-label={name}
        viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
        className={styles.picture}
        style={{ width: size }}
      >
        <TariffRing periods={after.periods} outer={outer} band={16} />
        <TariffRing periods={before.periods} outer={outer - 23} band={8} letters={false} />
        {differences.map(({ from, to }) => (
          <path key={from} d={bandPath(outer - 20.5, outer - 18.5, from, to)} className={styles.difference} />
        ))}
        <ClockFace inner={outer - 31} labels={outer + 8} />
        <text y={-8} className={styles.version}>
          {after.label}
        </text>
        <text y={10} className={styles.version} data-old="">
          {before.label}
        </text>
      </svg>
      <TariffDifferences differences={differences} />
      <TariffTable label={after.label} periods={after.periods} />
      <TariffTable label={before.label} periods={before.periods} />
    </div>
  )
}
