import { eventType, letterOf } from '@ampdeck/api/enumerations/equipment'
import type { PileEvent } from '@ampdeck/api/operation/monitor-pile'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Empty } from '@ampdeck/ui/state-panel'
import { Timeline, type TimelineEvent } from '@ampdeck/ui/timeline'
import { payloadText } from './payload-text.ts'
import styles from './pile.module.css'
import { pileWords as words } from './pile.texts.ts'

type Shown = Pick<PileEvent, 'id' | 'letter' | 'type' | 'time' | 'payload'>

interface EventListProps {
  events: readonly Shown[]
  /** What stands before the gun, where the events are of several piles. */
  placeOf?: (event: Shown) => string
}

const { offline, alarmOn } = eventType.code

/** What happened at a pile, one below the other. */
export function EventList({ events, placeOf }: EventListProps) {
  const say = useSay()
  const { language } = useLanguage()
  if (events.length === 0) return <Empty title={say(words.noEvents)} text={say(words.noEventsText)} />

  const shown = events.map((event): TimelineEvent => {
    const { id, letter, type, time, payload } = event
    const place = [
      placeOf?.(event),
      letter === null ? undefined : say(words.gun, { letter: letterOf(letter) }),
    ]
    const text = payloadText(payload, language)
    return {
      id: String(id),
      title: [...place, eventType.label(type, language)].filter(Boolean).join(' · '),
      time,
      text: text && <span className={styles.payload}>{text}</span>,
      state: type === alarmOn ? 'bad' : type === offline ? 'warning' : 'done',
    }
  })
  return <Timeline events={shown} />
}
