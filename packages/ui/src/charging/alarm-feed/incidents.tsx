import { alarmHandling, alarmLevel } from '@ampdeck/api/enumerations/operation'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Pin } from 'lucide-react'
import { memo, useRef } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import shared from '../../foundation/theme/shared.module.css'
import { type Guarded, GuardedButton } from '../../shell/gate/gate.tsx'
import styles from './alarm-feed.module.css'
import { feedTexts as t } from './alarm-feed.texts.ts'
import { type Incident, incidentKey } from './feed-alarm.ts'

type Act = ((alarmIds: readonly string[]) => void) | undefined

/** What can be done with an incident; each gets all its alarms. */
export interface IncidentActions {
  /** The call behind whose right Claim and Hand over stand, or its action key; without it both are gone. */
  of: Guarded
  /** Claims an incident that nobody has claimed yet. Without it there is no such button. */
  onTake?: Act
  /** Hands over an incident that somebody has claimed. Without it there is no such button. */
  onHandOver?: Act
  /** Alarms that are kept in sight: they come first, whatever is worse. */
  pinned?: ReadonlySet<string>
  /** Keeps an incident in sight, or no longer. */
  onPin?: Act
  /** Shows all that is known of an incident. */
  onOpen?: Act
}

export interface IncidentsProps {
  label: string
  rows: readonly Incident[]
  actions: IncidentActions
}

/** Up to so many rows are all in the page; more of them only as far as they are in sight. */
const MAX_MOUNTED = 40
/** Of a row whose text needs one line; measured once it is there. */
const ROW_HEIGHT = 82

const { pending, processing } = alarmHandling.code

/** The rows in a window of their own. */
export function Incidents({ label, rows, actions }: IncidentsProps) {
  const say = useSay()
  const scroller = useRef<HTMLElement>(null)
  const isVirtual = rows.length > MAX_MOUNTED
  const keyOf = (index: number) => rows[index] && incidentKey(rows[index])
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => keyOf(index) ?? index,
    overscan: 4,
  })
  const items = isVirtual ? virtual.getVirtualItems() : rows.map((_, index) => ({ index, start: undefined }))

  return (
    <section
      ref={scroller}
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      aria-label={say(t.list, { label })}
    >
      <ol
        className={styles.list}
        data-virtual={isVirtual || undefined}
        style={isVirtual ? { height: virtual.getTotalSize() } : undefined}
      >
        {items.map(({ index, start }) => {
          const incident = rows[index]
          return (
            incident && (
              <li
                key={keyOf(index)}
                ref={isVirtual ? virtual.measureElement : undefined}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
              >
                <IncidentRow {...actions} incident={incident} />
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}

/** One incident: where and how bad, what, since when and how often, who has it. */
const IncidentRow = memo(function IncidentRow({
  incident,
  of,
  onTake,
  onHandOver,
  pinned,
  onPin,
  onOpen,
}: IncidentActions & { incident: Incident }) {
  const say = useSay()
  const { time, language } = useFormats()
  const { level, text, station, object, count, lastTime, handling, handler, ids, recoverTime } = incident
  const alarm = `${text}, ${[station, object].filter(Boolean).join(' ')}`
  const mark = alarmLevel.mark(level)
  const isPinned = ids.some((id) => pinned?.has(id))
  const handled = handling === processing ? say(handler ? t.takenBy : t.taken, { name: handler ?? '' }) : ''
  const step =
    handling === pending
      ? { onClick: onTake, word: t.take, name: t.takeOf }
      : { onClick: handling === processing ? onHandOver : undefined, word: t.handOver, name: t.handOverOf }

  return (
    <div
      className={styles.incident}
      data-level={level}
      data-pinned={isPinned || undefined}
      data-recovered={Boolean(recoverTime) || undefined}
    >
      {mark && <Glyph name={mark.shape} tone={mark.tone} size={14} className={styles.mark} />}
      <p className={styles.where}>
        <strong>{object ?? station}</strong>
        {object && <span className={styles.station}>{station}</span>}
        <span className={styles.level} title={alarmLevel.label(level, language)}>
          {say(t.level, { level })}
        </span>
      </p>
      <time className={shared.small} dateTime={lastTime.replace(' ', 'T')} title={lastTime}>
        {time(lastTime)}
      </time>
      <p className={styles.text}>
        {onOpen ? (
          <button
            type="button"
            className={styles.open}
            aria-label={say(t.openOf, { alarm })}
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
              × {count}
            </span>
            <span className="visually-hidden"> {say(t.raised, { count })}</span>
          </>
        )}
      </p>
      <div className={styles.handling}>
        {recoverTime && (
          <span className={styles.recovered}>{say(t.recovered, { time: clockOf(recoverTime) })}</span>
        )}
        {handling === pending ? say(t.notTaken) : handled || say(t.handled)}
        {step.onClick && (
          <GuardedButton
            of={of}
            look="plain"
            size="small"
            aria-label={say(step.name, { alarm })}
            onClick={() => step.onClick?.(ids)}
          >
            {say(step.word)}
          </GuardedButton>
        )}
        {onPin && (
          <IconButton
            size="small"
            className={styles.pin}
            label={say(t.pin, { alarm })}
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

/** Hours and minutes of a time of the wire; the day is in the hint of the row's own time. */
const clockOf = (time: string) => time.slice(11, 16)
