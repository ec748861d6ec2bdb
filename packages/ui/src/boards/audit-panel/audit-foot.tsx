import { Clock, Lock } from 'lucide-react'
import { Button } from '../../foundation/button/button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Gate } from '../../shell/gate/gate.tsx'
import type { AuditAction, AuditDecision } from './audit.ts'
import styles from './audit-foot.module.css'
import { auditTexts as t } from './audit-panel.texts.ts'

export interface AuditFootProps {
  decision: AuditDecision
  fen: number
  onDecide: (action: AuditAction) => void
}

/** The decision: the button that pays names the amount; a person who may not decide reads why on the button. */
export function AuditFoot({ decision, fen, onDecide }: AuditFootProps) {
  const say = useSay()
  const { money } = useFormats()
  const { keys, pays, lockedReason, busy, failure } = decision
  const common = (action: AuditAction) => ({
    busy: busy === action,
    // While one is being sent the others wait for it.
    disabled: busy !== undefined && busy !== action,
    blockedReason: lockedReason,
    onClick: () => onDecide(action),
  })
  const lock = lockedReason && <Lock aria-hidden="true" />

  return (
    <footer className={styles.foot}>
      {failure && (
        <p role="alert" className={styles.failure}>
          <Glyph name="fault" tone="bad" size={14} />
          <span>
            <strong>{say(t.failed)}</strong> {failure}
          </span>
        </p>
      )}
      {keys.hangIn && (
        <Gate action={keys.hangIn}>
          <Button look="plain" icon={<Clock aria-hidden="true" />} {...common('hangIn')}>
            {say(t.hangIn)}
          </Button>
        </Gate>
      )}
      <Gate action={keys.pass}>
        <div className={styles.verdict}>
          <Button look="danger" {...common('refuse')}>
            {say(t.refuse)}
          </Button>
          <Button look="primary" icon={lock} {...common('pass')}>
            {say(pays ? t.passAndPay : t.pass, { amount: money(fen) })}
          </Button>
        </div>
      </Gate>
    </footer>
  )
}
