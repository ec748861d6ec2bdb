import type { Enumeration } from '@ampdeck/api/enumeration'
import { alarmHandling, alarmLevel } from '@ampdeck/api/enumerations/operation'
import { Pin } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { GuardedButton } from '../../shell/gate/gate.tsx'
import styles from './alarm-feed.module.css'
import { feedTexts } from './alarm-feed.texts.ts'
import type { Incident } from './feed-alarm.ts'

export interface IncidentRowProps {
  incident: Incident
  /** The action key behind which its buttons stand. */
  action: string
  /** Both get all alarms of the incident. */
  onTake: ((ids: readonly string[]) => void) | undefined
  onHandOver: ((ids: readonly string[]) => void) | undefined
  /** Alarms that somebody keeps in sight. */
  pinned: ReadonlySet<string>
  onPin: ((ids: readonly string[]) => void) | undefined
  onOpen: ((ids: readonly string[]) => void) | undefined
}

const levels: Enumeration = alarmLevel
const { pending, processing } = alarmHandling.code

/** One incident: where and how bad, what, since when and how often, who has it. */
export const IncidentRow = memo(function IncidentRow({
  incident,
  action,
  onTake,
  onHandOver,
  pinned,
  onPin,
  onOpen,
}: IncidentRowProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { time } = useFormats()
  const { level, text, station, object, count, lastTime, handling, ids } = incident
  const where = [station, object].filter(Boolean).join(' ')
  const alarm = `${text}, ${where}`
  const mark = levels.mark(level)
  const isPinned = ids.some((id) => pinned.has(id))

  return (
    <div className={styles.incident} data-level={level} data-pinned={isPinned || undefined}>
      {mark && <Glyph name={mark.shape} tone={mark.tone} size={14} className={styles.mark} />}
      <p className={styles.where}>
        <strong>{object ?? station}</strong>
        {object && <span className={styles.station}>{station}</span>}
        <span className={styles.level} title={levels.label(level, language)}>
          {say(feedTexts.level, { level })}
        </span>
      </p>
      <time className={styles.time} dateTime={lastTime.replace(' ', 'T')} title={lastTime}>
        {time(lastTime)}
      </time>
      <p className={styles.text}>
        {onOpen ? (
          <button
            type="button"
            className={styles.open}
            aria-label={say(feedTexts.openOf, { alarm })}
            onClick={() => onOpen(ids)}
          >
            {text}
          </button>
        ) : (
          text
        )}
        {count > 1 && (
          <>
            <span className={styles.times} aria-hidden="true">
              {say(feedTexts.times, { count })}
            </span>
            <span className="visually-hidden"> {say(feedTexts.raised, { count })}</span>
          </>
        )}
      </p>
      <div className={styles.handling}>
        <HandlingWords incident={incident} />
        {handling === pending && onTake && (
          <GuardedButton
            action={action}
            look="plain"
            size="small"
            aria-label={say(feedTexts.takeOf, { alarm })}
            onClick={() => onTake(ids)}
          >
            {say(feedTexts.take)}
          </GuardedButton>
        )}
        {handling === processing && onHandOver && (
          <GuardedButton
            action={action}
            look="plain"
            size="small"
            aria-label={say(feedTexts.handOverOf, { alarm })}
            onClick={() => onHandOver(ids)}
          >
            {say(feedTexts.handOver)}
          </GuardedButton>
        )}
        {onPin && (
          <IconButton
            size="small"
            className={styles.pin}
            label={say(feedTexts.pin, { alarm })}
            aria-pressed={isPinned}
            onClick={() => onPin(ids)}
          >
            <Pin />
          </IconButton>
        )}
      </div>
    </div>
  )
})

function HandlingWords({ incident: { handling, handler } }: { incident: Incident }) {
  const say = useSay()
  if (handling === pending) return say(feedTexts.notTaken)
  if (handling !== processing) return say(feedTexts.handled)
  return handler ? say(feedTexts.takenBy, { name: handler }) : say(feedTexts.taken)
}
