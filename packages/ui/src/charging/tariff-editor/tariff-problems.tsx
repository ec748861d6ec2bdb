import type { TariffProblem } from '@ampdeck/api/billing/tariff-day'
import { Button } from '../../foundation/button/button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { problemText } from './problem-text.ts'
import { editorTexts } from './tariff-editor.texts.ts'
import styles from './tariff-problems.module.css'

export interface TariffProblemsProps {
  problems: readonly TariffProblem[]
  /** Mends all of them at once; absent where nothing may be changed. */
  onMend: (() => void) | undefined
}

/** Whether the day is whole; otherwise what is wrong with it, and the way to mend it. */
export function TariffProblems({ problems, onMend }: TariffProblemsProps) {
  const say = useSay()
  const isWhole = problems.length === 0

  return (
    <div role="status" className={styles.problems} data-whole={isWhole || undefined}>
      <Glyph name={isWhole ? 'good' : 'fault'} tone={isWhole ? 'good' : 'bad'} size={14} />
      {isWhole ? (
        <p>{say(editorTexts.whole)}</p>
      ) : (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.kind}-${problem.from}-${problem.to}-${problem.rows}`}>
              {problemText(say, problem)}
            </li>
          ))}
        </ul>
      )}
      {!isWhole && onMend && (
        <Button size="small" className={styles.mend} onClick={onMend}>
          {say(editorTexts.mend)}
        </Button>
      )}
    </div>
  )
}
