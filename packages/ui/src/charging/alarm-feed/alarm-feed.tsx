import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { clsx } from 'clsx'
import { type ComponentProps, type FocusEvent, useMemo, useState } from 'react'
import { useStable } from '../../data/data-table/use-stable.ts'
import { FilterChips } from '../../data/filter-bar/filter-chips.tsx'
import { Button } from '../../foundation/button/button.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { Clock } from '../../foundation/live/clock.ts'
import { useTick } from '../../foundation/live/use-tick.ts'
import { type Link, linkState } from '../../foundation/refresh-lamp/link-state.ts'
import { RefreshLamp } from '../../foundation/refresh-lamp/refresh-lamp.tsx'
import shared from '../../foundation/theme/shared.module.css'
import { Empty } from '../../shell/state-panel/empty.tsx'
import styles from './alarm-feed.module.css'
import { feedTexts as t } from './alarm-feed.texts.ts'
import {
  countLevels,
  type FeedAlarm,
  heldRows,
  type Incident,
  mergeAlarms,
  pinnedFirst,
} from './feed-alarm.ts'
import { type IncidentActions, Incidents } from './incidents.tsx'
import { type Beeper, createBeeper, type Sound, SoundButton, SoundQuestion } from './sound-choice.tsx'
import { useAnnouncements } from './use-announcements.ts'

export interface AlarmFeedProps
  extends Omit<ComponentProps<'section'>, 'children' | 'title'>,
    IncidentActions {
  /** The heading, for example "Alarms", and the name of the region. */
  label: string
  /** Every open alarm; those of one matter at one object become one row. */
  alarms: readonly FeedAlarm[]
  /** The connection that brings them. Once it is late or lost the rows fade, and it says that alarms may be missing. */
  link: Link
  /** `off` unless told; `ask` shows the question. Without `onSoundChange` there is no bell to choose it by. */
  sound?: Sound
  /** Called when somebody turns the sound on or off; whoever keeps the answer gives it back as `sound`. */
  onSoundChange?: (sound: 'on' | 'off') => void
  /** So many rows at most, 1,000 unless told; how many more there are stands below. */
  cap?: number
  /** What makes the sound: the one beeper of the page unless told. For tests. */
  beeper?: Beeper
  /** Times the sentence that gathers new alarms: that of the browser unless told. For tests. */
  clock?: Clock
}

const CAP = 1_000
const NONE: ReadonlySet<string> = new Set()
/** Levels that are heard. */
const LOUD: readonly number[] = [alarmLevel.code.critical, alarmLevel.code.major]
const pageBeeper = createBeeper()

/**
 * Open alarms as they come, the worst first. It stays calm: what repeats is one row with a count, a burst is one sentence
 * of the screen reader and one beep, and rows never move under the pointer. Only critical alarms interrupt.
 */
export function AlarmFeed({
  label,
  alarms,
  link,
  of,
  onTake,
  onHandOver,
  pinned = NONE,
  onPin,
  onOpen,
  sound = 'off',
  onSoundChange,
  cap = CAP,
  beeper = pageBeeper,
  clock,
  className,
  ...rest
}: AlarmFeedProps) {
  const say = useSay()
  const { number } = useFormats()
  const [level, setLevel] = useState('')
  const all = useMemo(() => pinnedFirst(mergeAlarms(alarms), pinned), [alarms, pinned])
  const shown = useMemo(
    () => (level === '' ? all : all.filter((one) => String(one.level) === level)),
    [all, level],
  )
  const capped = useMemo(() => shown.slice(0, cap), [shown, cap])
  const { rows, waiting, show, events } = useHeld(capped)
  const isStale = useTick((now) => linkState(link, now) !== 'live')
  const hear = useStable((news: readonly Incident[]) => {
    if (sound !== 'on') return
    const loud = news.filter((one) => LOUD.includes(one.level))
    if (loud.length > 0) beeper.beep(loud.some((one) => one.level === alarmLevel.code.critical))
  })
  const { urgent, quiet } = useAnnouncements(all, hear, clock)
  const hasCritical = waiting.some((one) => one.level === alarmLevel.code.critical)

  return (
    <section
      {...rest}
      aria-label={label}
      className={clsx(shared.panel, styles.feed, className)}
      data-stale={isStale || undefined}
    >
      <header className={styles.head}>
        <h2>{label}</h2>
        <span className={shared.small}>{say(t.open, { count: all.length })}</span>
        <RefreshLamp {...link} look="age" className={styles.lamp} />
        {onSoundChange && sound !== 'ask' && (
          <SoundButton sound={sound} onSoundChange={onSoundChange} beeper={beeper} />
        )}
      </header>
      {onSoundChange && sound === 'ask' && <SoundQuestion onSoundChange={onSoundChange} beeper={beeper} />}
      {isStale && <p className={styles.stale}>{say(t.stale)}</p>}
      {all.length > 0 && (
        <div className={styles.filters}>
          <FilterChips
            field="level"
            of={alarmLevel}
            counts={countLevels(all, alarmLevel.codes)}
            request={{ current: 1, pageSize: 10, level }}
            onChange={({ filters }) => setLevel(String(filters?.level ?? ''))}
          />
        </div>
      )}
      {/* The events belong to everything that scrolls, and to the buttons in it. */}
      <div className={styles.body} {...events}>
        {waiting.length > 0 && (
          <button
            type="button"
            className={styles.waiting}
            data-critical={hasCritical || undefined}
            onClick={show}
          >
            {say(hasCritical ? t.waitingCritical : t.waiting, { count: waiting.length })}
          </button>
        )}
        {rows.length > 0 ? (
          <Incidents label={label} rows={rows} actions={{ of, onTake, onHandOver, pinned, onPin, onOpen }} />
        ) : level === '' ? (
          <Empty title={say(t.none)} text={say(t.noneText)} />
        ) : (
          <Empty title={say(t.noneOfLevel)}>
            <Button onClick={() => setLevel('')}>{say(t.showAll)}</Button>
          </Empty>
        )}
      </div>
      {shown.length > cap && (
        <p className={styles.more}>{say(t.more, { count: number(shown.length - cap) })}</p>
      )}
      <div role="alert" className="visually-hidden">
        {urgent}
      </div>
      <div role="status" className="visually-hidden">
        {quiet}
      </div>
    </section>
  )
}

/**
 * While somebody points at the list or is in it by keyboard, nothing moves under them: what comes meanwhile waits until
 * they leave or ask for it.
 */
function useHeld(now: readonly Incident[]) {
  const [stood, setStood] = useState<readonly Incident[]>()
  const hold = () => setStood((known) => known ?? now)
  const letGo = () => setStood(undefined)
  const show = () => setStood(now)
  const { rows, waiting } = stood ? heldRows(stood, now) : { rows: now, waiting: [] }

  return {
    rows,
    waiting,
    /** Takes in what waits; from then on the list stands again. */
    show,
    events: {
      onPointerEnter: hold,
      onPointerLeave: letGo,
      onFocus: hold,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) letGo()
      },
    },
  }
}
