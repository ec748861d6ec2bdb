import type { Text } from '@ampdeck/api/texts'
import type { ReactNode } from 'react'
import { useSay } from '../language/use-say.ts'
import styles from './visual-language.fixture.module.css'

/** One subject of the language: its rules in a few words, then its examples. */
export function FoundationPage({ rules, children }: { rules: readonly Text[]; children: ReactNode }) {
  const say = useSay()

  return (
    <div className={styles.sheet}>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule[0]}>{say(rule)}</li>
        ))}
      </ul>
      {children}
    </div>
  )
}

export function Part({ title, children }: { title: Text; children: ReactNode }) {
  const say = useSay()

  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{say(title)}</h2>
      {children}
    </section>
  )
}
