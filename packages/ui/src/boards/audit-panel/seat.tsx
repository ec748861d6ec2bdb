import { Lock } from 'lucide-react'
import type { Ref } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import controlStyles from '../../inputs/fields/control.module.css'
import { FieldFrame } from '../../inputs/fields/field-frame.tsx'
import type { AuditAction, AuditSeat, SeatState } from './audit.ts'
import styles from './audit-panel.module.css'
import { auditTexts as t } from './audit-panel.texts.ts'

export interface SeatProps {
  seat: AuditSeat
  state: SeatState
  lockedReason: string | undefined
  opinion: 'always' | 'onRefusal'
  words: string
  /** The action that needed words and had none. */
  lacking: AuditAction | undefined
  onWords: (words: string) => void
  ref: Ref<HTMLTextAreaElement>
}

const OPINION_LENGTH = 100

const verdictGlyphs = {
  passed: { name: 'good', tone: 'good' },
  refused: { name: 'refused', tone: 'bad' },
  hungIn: { name: 'paused', tone: 'warning' },
} as const

/** One of the people who decide: filled and grey once decided, framed while it is the user's turn. */
export function Seat({ seat, state, lockedReason, opinion, words, lacking, onWords, ref }: SeatProps) {
  const say = useSay()
  const { minute } = useFormats()
  const { label, who, isYou, verdict } = seat

  return (
    <li className={styles.seat} data-state={state}>
      <div className={styles.seatHead}>
        <span aria-hidden="true" className={styles.initials}>
          {who ? initialsOf(who) : '?'}
        </span>
        <p className={styles.people}>
          <span className={styles.aside}>{label}</span>
          <span className={styles.who}>
            {who ?? say(t.nobody)}
            {isYou && <span className={styles.you}> {say(t.you)}</span>}
          </span>
        </p>
        <p className={styles.state}>
          {verdict && state !== 'yours' ? (
            <>
              <Glyph size={13} {...verdictGlyphs[verdict]} />
              {say(t[verdict])}
            </>
          ) : (
            <>
              {state === 'locked' ? (
                <Lock aria-hidden="true" />
              ) : (
                <Glyph name="waiting" tone={state === 'yours' ? 'waiting' : 'off'} size={13} />
              )}
              {state !== 'decided' && say(t[state])}
            </>
          )}
        </p>
      </div>
      {seat.opinion && (
        <p className={styles.opinion}>
          {say(t.quote, { text: seat.opinion })} {seat.time && <time>{minute(seat.time)}</time>}
        </p>
      )}
      {state === 'locked' && <p className={styles.reason}>{lockedReason}</p>}
      {state === 'yours' && (
        <div className={styles.input}>
          <FieldFrame
            label={say(opinion === 'always' ? t.opinionRequired : t.opinionOnRefusal)}
            counter={`${words.length} / ${OPINION_LENGTH}`}
            isRequired={opinion === 'always'}
            error={lacking && say(lacking === 'pass' ? t.opinionMissing : t.reasonMissing)}
          >
            {(wiring) => (
              <div className={controlStyles.control}>
                <textarea
                  {...wiring}
                  ref={ref}
                  maxLength={OPINION_LENGTH}
                  value={words}
                  onChange={(event) => onWords(event.target.value)}
                />
              </div>
            )}
          </FieldFrame>
        </div>
      )}
    </li>
  )
}

/** `finance2` is F2, `周师傅` is 周. */
function initialsOf(name: string): string {
  const first = [...name][0]?.toUpperCase() ?? ''
  return first + (/\d$/.exec(name)?.[0] ?? '')
}
