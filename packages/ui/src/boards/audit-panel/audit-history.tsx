import { Timeline } from '../../data/timeline/timeline.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { Verdict } from './audit.ts'
import styles from './audit-history.module.css'
import { auditTexts as t } from './audit-panel.texts.ts'

/** What somebody decided earlier. */
export interface AuditOpinion {
  who: string
  verdict: Verdict
  opinion: string
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  time: string
}

const states = { passed: 'done', refused: 'bad', hungIn: 'warning' } as const

/** Earlier opinions, from the first to the last. */
export function AuditHistory({ opinions }: { opinions: readonly AuditOpinion[] }) {
  const say = useSay()
  const { minute } = useFormats()

  return (
    <div>
      <h3 className={styles.title}>{say(t.history)}</h3>
      <Timeline
        aria-label={say(t.history)}
        events={opinions.map(({ who, verdict, opinion, time }) => ({
          id: `${who} ${time}`,
          title: `${who} · ${say(t[verdict])}`,
          time: minute(time),
          text: opinion,
          state: states[verdict],
        }))}
      />
    </div>
  )
}
