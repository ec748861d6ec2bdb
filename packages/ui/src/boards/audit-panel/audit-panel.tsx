import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { useGrants } from '../../shell/gate/gate.tsx'
import { type AuditAction, type AuditDecision, type AuditSeat, lacksReason, seatStateOf } from './audit.ts'
import { AuditAmount, type AuditSum } from './audit-amount.tsx'
import { AuditFoot } from './audit-foot.tsx'
import { AuditHistory, type AuditOpinion } from './audit-history.tsx'
import styles from './audit-panel.module.css'
import { auditTexts as t } from './audit-panel.texts.ts'
import { type AuditStage, AuditStages } from './audit-stages.tsx'
import { Seat } from './seat.tsx'

export interface AuditPanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The number of what is audited; the name of the panel. Give the panel this as its key too. */
  title: string
  /** The state, beside the title. */
  badge?: ReactNode
  /** Who applied, and when. */
  caption?: ReactNode
  /** Previous, next and close, at the right of the title. */
  tools?: ReactNode
  /** The way from application to payment. */
  stages: readonly AuditStage[]
  /** What it is about, and what remains of it. */
  sum: AuditSum
  /** The people who decide, in their order. */
  seats: readonly AuditSeat[]
  /** Earlier opinions that no seat shows: what was hung in and resumed. */
  history?: readonly AuditOpinion[]
  decision: AuditDecision
  /** The facts to decide by. */
  children?: ReactNode
}

/** What an auditor needs to decide, and the decision: docked at 448 px, the whole width on a phone. */
export function AuditPanel({
  title,
  badge,
  caption,
  tools,
  stages,
  sum,
  seats,
  history = [],
  decision,
  children,
  className,
  ...rest
}: AuditPanelProps) {
  const say = useSay()
  const { may } = useGrants()
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [words, setWords] = useState('')
  const [lacking, setLacking] = useState<AuditAction>()

  const mayDecide = may(decision.keys.pass)
  const isLocked = decision.lockedReason !== undefined
  const states = seats.map((_, index) => seatStateOf(seats, index, { decide: mayDecide, isLocked }))
  const isOpen = states.some((state) => state === 'yours' || state === 'locked')
  const decide = (action: AuditAction) => {
    if (lacksReason(action, words, decision.opinion)) {
      setLacking(action)
      input.current?.focus()
      return
    }
    setLacking(undefined)
    decision.onDecide(action, words.trim())
  }

  return (
    <section {...rest} aria-labelledby={id} className={clsx(styles.panel, className)}>
      <header className={styles.head}>
        <div className={styles.names}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {badge}
          {caption && <p className={styles.caption}>{caption}</p>}
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      <AuditStages stages={stages} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by key. */}
      <div className={styles.body} tabIndex={0}>
        <AuditAmount {...sum} />
        {children}
        <div>
          <div className={styles.sectionHead}>
            <h3>{say(t.fourEyes)}</h3>
            {seats.length > 1 && <span className={styles.caption}>{say(t.fourEyesRule)}</span>}
          </div>
          <ol className={styles.seats}>
            {seats.map((seat, index) => (
              <Seat
                key={seat.label}
                ref={input}
                seat={seat}
                state={states[index] ?? 'waiting'}
                lockedReason={decision.lockedReason}
                opinion={decision.opinion}
                words={words}
                lacking={lacking}
                onWords={(next) => {
                  setWords(next)
                  setLacking(undefined)
                }}
              />
            ))}
          </ol>
        </div>
        {history.length > 0 && <AuditHistory opinions={history} />}
      </div>
      {isOpen && <AuditFoot decision={decision} fen={sum.fen} onDecide={decide} />}
    </section>
  )
}
