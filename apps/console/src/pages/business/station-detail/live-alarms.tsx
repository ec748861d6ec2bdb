import type { OutputOf } from '@ampdeck/api/contract'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { alarm } from '@ampdeck/api/operation/alarm'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { serverNow } from '@ampdeck/api/server-clock'
import { MINUTE } from '@ampdeck/api/time'
import { AlarmFeed, type FeedAlarm } from '@ampdeck/ui/alarm-feed'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useTick } from '@ampdeck/ui/live'
import { useMemo } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { currentLink, useFreshness } from '../../../live/freshness.ts'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { shortCodes } from '../../../station-monitor/gun-model.ts'
import { detailTexts as words } from './station-detail.texts.ts'

interface LiveAlarmsProps {
  stationId: number
  station: string
  /** So many rows at most. */
  cap?: number
}

/** The open alarms of the station, as they come. They are handled in the alarm center. */
export function LiveAlarms({ stationId, station, cap }: LiveAlarmsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const reading = useRead(monitorStation.stationAlarms, { id: stationId }, { refreshEvery: MINUTE })
  const { data } = reading
  useLiveRows(['alarm'], monitorStation.stationAlarms)
  useFreshness()
  const lastAt = useTick((now) => currentLink(now).lastAt)
  const alarms = useMemo(
    () => (data ?? []).map((alarm) => feedAlarm(alarm, station, language === 'en')),
    [data, station, language],
  )

  if (!data) return <Awaited of={reading} title={say(words.alarmsFailed)} />
  return (
    <AlarmFeed
      label={say(words.alarms)}
      alarms={alarms}
      link={{ ...currentLink(serverNow()), lastAt }}
      of={alarm.handle}
      {...(cap !== undefined && { cap })}
    />
  )
}

type StationAlarm = OutputOf<typeof monitorStation.stationAlarms>[number]

function feedAlarm(
  { id, code, name, nameEn, info, pileCode, gunLetter, handler, ...alarm }: StationAlarm,
  station: string,
  isEnglish: boolean,
): FeedAlarm {
  const pile = pileCode === null ? undefined : shortCodes([pileCode])(pileCode)
  const object = pile && gunLetter !== null ? `${pile}-${letterOf(gunLetter)}` : pile
  const words = (isEnglish && nameEn) || name
  // A number of the maker is looked up in its manual; a code of words only says the name once more.
  const what = /\d/.test(code) ? `${code} ${words}` : words
  const text = [what, info].filter(Boolean).join(isEnglish ? ', ' : '，')
  return {
    ...alarm,
    id: String(id),
    code,
    text,
    // Within one station its name says nothing; it stands only for what is the matter with the station itself.
    station: object ? '' : station,
    object,
    handler: handler ?? undefined,
  }
}
