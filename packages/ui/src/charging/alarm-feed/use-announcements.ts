import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { say } from '@ampdeck/api/texts'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { browserClock, type Clock } from '../../foundation/live/clock.ts'
import { feedTexts } from './alarm-feed.texts.ts'
import { type Incident, incidentKey, newsSince } from './feed-alarm.ts'

/** So long the quiet announcement gathers what comes: a burst is one sentence. */
export const BATCH_MS = 3_000

export interface Announcements {
  /** Interrupts: critical alarms alone. */
  urgent: string
  /** Waits until the reader has finished. */
  quiet: string
}

/**
 * What is read aloud of an arriving stream: critical alarms at once, everything else gathered into one sentence. What was
 * there from the start is not news.
 *
 * @param onNews told at once what has come, for the sound
 */
export function useAnnouncements(
  incidents: readonly Incident[],
  onNews: (news: readonly Incident[]) => void,
  clock: Clock = browserClock,
): Announcements {
  const { language } = useLanguage()
  const known = useRef<Map<string, number>>(undefined)
  const gathered = useRef(0)
  const callOff = useRef<() => void>(undefined)
  const [said, setSaid] = useState<Announcements>({ urgent: '', quiet: '' })

  useEffect(() => {
    const counts = new Map(incidents.map((incident) => [incidentKey(incident), incident.count]))
    const before = known.current
    known.current = counts
    const news = before ? newsSince(before, incidents) : []
    if (news.length === 0) return
    onNews(news)

    const critical = news.filter(({ level }) => level === alarmLevel.code.critical)
    const [worst] = critical
    if (worst) {
      const where = [worst.station, worst.object].filter(Boolean).join(' ')
      const { text } = worst
      const urgent =
        critical.length === 1
          ? say(feedTexts.announceOne, language, {
              level: alarmLevel.label(alarmLevel.code.critical, language),
              text,
              where,
            })
          : say(feedTexts.announceSome, language, { count: critical.length, text, where })
      setSaid((current) => ({ ...current, urgent }))
    }
    gathered.current += news.length - critical.length
    if (gathered.current === 0 || callOff.current) return
    callOff.current = clock.after(BATCH_MS, () => {
      callOff.current = undefined
      const quiet = say(feedTexts.announceBatch, language, { count: gathered.current })
      gathered.current = 0
      setSaid((current) => ({ ...current, quiet }))
    })
  }, [incidents, onNews, clock, language])

  useEffect(
    () => () => {
      callOff.current?.()
      callOff.current = undefined
    },
    [],
  )
  return said
}
