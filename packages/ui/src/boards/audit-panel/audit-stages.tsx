import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { auditTexts as t } from './audit-panel.texts.ts'
import styles from './audit-stages.module.css'

/** A stage of the way from application to payment. */
export interface AuditStage {
  label: string
  /** `stopped` where it was refused or hung in. */
  state: 'done' | 'current' | 'pending' | 'stopped'
}

const glyphs = {
  done: { name: 'good', tone: 'done' },
  current: { name: 'preparing', tone: 'waiting' },
  pending: { name: 'idle', tone: 'off' },
  stopped: { name: 'refused', tone: 'bad' },
} as const

/** The way from application to payment in one line. */
export function AuditStages({ stages }: { stages: readonly AuditStage[] }) {
  const say = useSay()

  return (
    <ol className={styles.stages} aria-label={say(t.stages)}>
      {stages.map(({ label, state }) => (
        <li
          key={label}
          className={styles.stage}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <Glyph size={13} {...glyphs[state]} />
          {label}
          <span className="visually-hidden">, {say(t[state])}</span>
        </li>
      ))}
    </ol>
  )
}
