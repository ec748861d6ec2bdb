import { clsx } from 'clsx'
import { Clock, Lock } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { Timeline } from '../../data/timeline/timeline.tsx'
import { Button } from '../../foundation/button/button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Gate, useGrants } from '../../shell/gate/gate.tsx'
import {
  type AuditAction,
  type AuditDecision,
  type AuditSeat,
  lacksReason,
  seatStateOf,
  type Verdict,
} from './audit.ts'
import styles from './audit-panel.module.css'
import { auditTexts as t } from './audit-panel.texts.ts'
import { AuditAmount, type AuditSum } from './audit-sum.tsx'
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
  /** The amount that is decided on, and what remains of that from which it is taken. */
  sum: AuditSum
  /** The people who decide, in their order. */
  seats: readonly AuditSeat[]
  /** Earlier opinions that no seat shows: what was hung in and resumed. */
  history?: readonly AuditOpinion[]
  /** What the signed-in user may decide, whether it is being sent, and what is called then. */
  decision: AuditDecision
  /** The facts to decide by, between the amount and the seats: an `AuditLedger`. */
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
          {caption && <p className={styles.note}>{caption}</p>}
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      <AuditStages stages={stages} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by key. */}
      <div className={styles.body} tabIndex={0}>
        <AuditAmount {...sum} />
        {children}
        <div>
          <div className={styles.section}>
            <h3>{say(t.fourEyes)}</h3>
            {seats.length > 1 && <span className={styles.note}>{say(t.fourEyesRule)}</span>}
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

interface AuditFootProps {
  decision: AuditDecision
  fen: number
  onDecide: (action: AuditAction) => void
}

/** The decision: the button that pays names the amount; a person who may not decide reads why on the button. */
function AuditFoot({ decision, fen, onDecide }: AuditFootProps) {
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
        <Gate of={keys.hangIn}>
          <Button look="plain" icon={<Clock aria-hidden="true" />} {...common('hangIn')}>
            {say(t.hangIn)}
          </Button>
        </Gate>
      )}
      <Gate of={keys.pass}>
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

/** A stage of the way from application to payment. */
export interface AuditStage {
  /** “First audit”. */
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
function AuditStages({ stages }: { stages: readonly AuditStage[] }) {
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

/** What somebody decided earlier. */
export interface AuditOpinion {
  /** The name of who decided. */
  who: string
  /** Its word is written behind the name. */
  verdict: Verdict
  /** Their words, as they typed them. */
  opinion: string
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  time: string
}

const states = { passed: 'done', refused: 'bad', hungIn: 'warning' } as const

/** Earlier opinions, from the first to the last. */
function AuditHistory({ opinions }: { opinions: readonly AuditOpinion[] }) {
  const say = useSay()
  const { minute } = useFormats()

  return (
    <div>
      <h3 className={styles.section}>{say(t.history)}</h3>
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
