import { CELL, minuteOf } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { arcLength, bandPath, pointAt, rayOf } from './ring.ts'
import styles from './tariff-clock.module.css'
import { periodColours, useTariffWords } from './tariff-words.ts'

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

/** The periods of a day as a ring around 0, 0. Where nothing holds it is dashed. */
export function TariffRing({ periods, outer, band, letters = true }: TariffRingProps) {
  const { letterOf } = useTariffWords()
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
          <g key={`${from}-${row}`} style={periodColours(period)}>
            <path d={bandPath(inner, outer, start, end, 1.5)} fill="var(--period-fill)" />
            {letters && (
              <text {...place} className={styles.letter} data-beside={!fits || undefined}>
                {letterOf(period)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

export interface ClockFaceProps {
  /** The radius of the inner edge of the band, in pixels. */
  inner: number
  /** The radius at which the hours are written. */
  labels: number
}

/** The hours: a tick for each inside the band, and 00, 06, 12 and 18 outside it. */
export function ClockFace({ inner, labels }: ClockFaceProps) {
  return (
    <g>
      {Array.from({ length: 24 }, (_, hour) => {
        const isMain = hour % 6 === 0
        const ray = rayOf(inner - 3, inner - (isMain ? 7 : 5), hour * 60)
        // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its index.
        return <line key={hour} {...ray} className={styles.tick} data-main={isMain || undefined} />
      })}
      {[0, 6, 12, 18].map((hour) => (
        <text key={hour} {...pointAt(labels, hour * 60)} className={styles.hour}>
          {String(hour).padStart(2, '0')}
        </text>
      ))}
    </g>
  )
}
