import { ownReport } from '@ampdeck/api/report/own-report'
import { useSay } from '@ampdeck/ui/language'
import { useRead } from '../data/use-read.ts'
import { paths } from '../session/paths.ts'
import { startAt, startNames } from './composing.ts'
import styles from './own-report.module.css'
import { startWords, words } from './own-report.words.ts'

/** Reports to begin with, as far as somebody may see their figures. */
export function StartingPoints() {
  const say = useSay()
  const { data } = useRead(ownReport.offered, {})
  const names = data ? startNames.filter((name) => startAt(name, data)) : []
  if (names.length === 0) return null

  return (
    <section className={styles.starts} aria-label={say(words.starts)}>
      <h2>{say(words.starts)}</h2>
      <p>{say(words.startsWhy)}</p>
      <ul className={styles.cards}>
        {names.map((name) => (
          <li key={name}>
            <a href={`${paths.newOwnReport}?start=${name}`}>
              <strong>{say(startWords[name].name)}</strong>
              <span className={styles.hint}>{say(startWords[name].text)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
