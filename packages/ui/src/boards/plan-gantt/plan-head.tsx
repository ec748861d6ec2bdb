import type { Enumeration } from '@ampdeck/api/enumeration'
import { period } from '@ampdeck/api/enumerations/order'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './plan-gantt.module.css'
import { planTexts } from './plan-gantt.texts.ts'
import type { TariffBand } from './tariff-bands.ts'

interface PlanHeadProps {
  bands: readonly TariffBand[]
  from: string
  hours: number
  scale: 'hour' | 'quarter'
}

const periods: Enumeration = period

/** The hours, and below them the tariff strip: letter, word, or word and price, as there is room. */
export function PlanHead({ bands, from, hours, scale }: PlanHeadProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const first = Number(from.slice(11, 13))
  const every = scale === 'hour' ? 60 : 15
  const ticks = Array.from({ length: (hours * 60) / every }, (_, index) => index * every)

  return (
    <div className={styles.head}>
      <span className={styles.name}>{say(planTexts.gun)}</span>
      <div className={styles.axis}>
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((minute) => (
            <span
              key={minute}
              data-minor={minute % 60 > 0 || undefined}
              style={{ left: `${(minute / (hours * 60)) * 100}%` }}
            >
              {minute % 60 === 0 ? String((first + minute / 60) % 24).padStart(2, '0') : `:${minute % 60}`}
            </span>
          ))}
        </div>
        <div className={styles.strip}>
          {bands.map((band) => {
            const letter = LETTERS[band.period]
            const word = periods.label(band.period, language)
            const { ePrice4 } = band
            const price =
              ePrice4 === undefined ? '' : say(planTexts.price, { price: number(ePrice4 / 10_000, 4) })
            return (
              <span
                key={band.from}
                data-period={periods.key(band.period)}
                title={`${word} ${price}`.trim()}
                style={bandStyle(band, hours * 60)}
              >
                {/* The stylesheet shows as much as there is room for. */}
                <b className={styles.letter}>{letter && say(letter)}</b>
                <b className={styles.word}>{word}</b>
                {ePrice4 !== undefined && <b className={styles.price}> {number(ePrice4 / 10_000, 2)}</b>}
              </span>
            )
          })}
        </div>
      </div>
    </div>
  )
}

const LETTERS: Readonly<Record<number, readonly [string, string]>> = {
  1: planTexts.letter1,
  2: planTexts.letter2,
  3: planTexts.letter3,
  4: planTexts.letter4,
}

/** Where something that lasts stands in a track of this length. */
export function bandStyle({ from, to }: { from: number; to: number }, length: number) {
  return { left: `${(from / length) * 100}%`, width: `${((to - from) / length) * 100}%` }
}
