import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { cycleTexts } from './cycle.texts.ts'
import { type Cycle, cycleText, isSoundCycle, nextRuns } from './cycle.ts'
import styles from './cycle-input.module.css'

interface CyclePreviewProps {
  cycle: Cycle
  /** The runs after this moment, epoch milliseconds. */
  after: number
}

/** A cycle in words and its next three runs. */
export function CyclePreview({ cycle, after }: CyclePreviewProps) {
  const say = useSay()
  const { language } = useLanguage()
  if (!isSoundCycle(cycle)) return <p className={styles.preview}>{say(cycleTexts.none)}</p>

  return (
    <div className={styles.preview}>
      <p className={styles.words}>{cycleText(cycle, language)}</p>
      <ul aria-label={say(cycleTexts.next)}>
        {nextRuns(cycle, after).map((run) => (
          <li key={run}>{run.slice(0, 16)}</li>
        ))}
      </ul>
    </div>
  )
}
