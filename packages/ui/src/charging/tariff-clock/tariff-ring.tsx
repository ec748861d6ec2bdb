import { CELL, minuteOf } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { periodKey, periodLetter } from './period-mark.ts'
import { arcLength, bandPath, pointAt } from './ring.ts'
import styles from './tariff-ring.module.css'

/** Room that a letter needs along the band, in pixels. */
const LETTER = 9

/** The thickness from which a band shows its half hours. */
const CELLED = 24

export interface TariffRingProps {
  periods: readonly TariffPeriod[]
  /** The radius of its outer edge and its thickness, in pixels. */
  outer: number
  band: number
  /** The version that is compared with is drawn without letters. */
  letters?: boolean
}

/** The periods of a day as a ring around 0, 0; each part by `[data-period]`. Where nothing holds it is dashed. */
export function TariffRing({ periods, outer, band, letters = true }: TariffRingProps) {
  const { language } = useLanguage()
  const inner = outer - band

  return (
    <g>
      <circle r={outer - band / 2} className={styles.gap} strokeWidth={band - 2} />
      {periods.map(({ from, to, period }, row) => {
        const start = minuteOf(from)
        const end = minuteOf(to)
        if (start === undefined || end === undefined || end <= start) return null
        const fits = arcLength(inner, end - start) >= LETTER
        // On a band with cells a letter stands within one, not on a line between two.
        const middle = (start + end) / 2
        const minute = band >= CELLED ? Math.floor(middle / CELL) * CELL + CELL / 2 : middle
        const place = pointAt(fits ? inner + band / 2 : inner - 9, minute)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two broken rows may be alike.
          <g key={`${from}-${row}`} data-period={periodKey(period)} className={styles.part}>
            <path d={bandPath(inner, outer, start, end, 1.5)} className={styles.fill} />
            {letters && (
              <text {...place} className={styles.letter} data-beside={!fits || undefined}>
                {periodLetter(period, language)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
