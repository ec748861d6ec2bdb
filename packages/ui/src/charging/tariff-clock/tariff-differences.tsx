import { price4Of } from '@ampdeck/api/billing/tariff-day'
import { hourMinute } from '@ampdeck/api/time'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { labelOf } from './period-mark.ts'
import { clockTexts } from './tariff-clock.texts.ts'
import type { TariffDifference } from './tariff-difference.ts'
import styles from './tariff-differences.module.css'

export interface TariffDifferencesProps {
  differences: readonly TariffDifference[]
}

/** Where two versions of a tariff differ, in words: "16:00–17:00 Sharp → Peak, −0.2984". */
export function TariffDifferences({ differences }: TariffDifferencesProps) {
  const say = useSay()
  const { number } = useFormats()
  const { language } = useLanguage()
  const hours = differences.reduce((sum, { from, to }) => sum + to - from, 0) / 60

  if (differences.length === 0) return <p className={styles.same}>{say(clockTexts.same)}</p>
  return (
    <div className={styles.differences}>
      <p className={styles.head}>
        <strong>{say(clockTexts.differences)}</strong>
        <span>{say(clockTexts.changedTime, { hours: number(hours, hours % 1 ? 1 : 0) })}</span>
      </p>
      <ul>
        {differences.map(({ from, to, before, after, change4 }) => (
          <li key={from} className={styles.row}>
            <span className={styles.time}>{`${hourMinute(from)}–${hourMinute(to)}`}</span>
            <span>
              {before?.period === after?.period && after
                ? `${labelOf(after.period, language)} ${number(price4Of(before ?? after) / 10_000, 4)} → ${number(price4Of(after) / 10_000, 4)}`
                : say(clockTexts.changed, {
                    from: before ? labelOf(before.period, language) : say(clockTexts.none),
                    to: after ? labelOf(after.period, language) : say(clockTexts.none),
                  })}
            </span>
            <span className={styles.change}>
              {change4 === undefined ? '–' : `${change4 > 0 ? '+' : ''}${number(change4 / 10_000, 4)}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.unit}>{say(clockTexts.unit)}</p>
    </div>
  )
}
