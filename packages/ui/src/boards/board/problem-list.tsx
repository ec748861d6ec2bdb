import { texts } from '@ampdeck/api/texts'
import { useId } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './board.module.css'

/** Something that is wrong on a board, in words. */
export interface BoardProblem {
  words: string
  glyph: 'alarm' | 'fault'
  tone: 'bad' | 'warning'
  /** Brings the eye and the keyboard to what is wrong. */
  onGo?: (() => void) | undefined
}

interface ProblemListProps {
  title: string
  /** What is said where nothing is wrong. */
  none: string
  problems: readonly BoardProblem[]
}

const MAX = 12

/** Every problem of a board below it; each leads to its place. */
export function ProblemList({ title, none, problems }: ProblemListProps) {
  const say = useSay()
  const id = useId()

  return (
    <section className={styles.problems} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {problems.length === 0 && (
        <p className={styles.problem}>
          <Glyph name="good" tone="good" size={12} />
          {none}
        </p>
      )}
      <ul>
        {problems.slice(0, MAX).map(({ words, glyph, tone, onGo }) => (
          <li key={words} className={styles.problem}>
            <Glyph name={glyph} tone={tone} size={12} />
            {onGo ? (
              <button type="button" onClick={onGo}>
                {words}
              </button>
            ) : (
              words
            )}
          </li>
        ))}
        {problems.length > MAX && (
          <li className={styles.problem}>{say(problemTexts.more, { count: problems.length - MAX })}</li>
        )}
      </ul>
    </section>
  )
}

const problemTexts = texts({ more: ['and {count} more', '另有 {count} 项'] })
