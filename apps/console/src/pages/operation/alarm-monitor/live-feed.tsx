import type { Language } from '@ampdeck/api/enumeration'
import { type AlarmRow, alarm } from '@ampdeck/api/operation/alarm'
import { monitorAlarm } from '@ampdeck/api/operation/monitor-alarm'
import { serverNow } from '@ampdeck/api/server-clock'
import { listed } from '@ampdeck/api/texts'
import { MINUTE } from '@ampdeck/api/time'
import { AlarmFeed } from '@ampdeck/ui/alarm-feed'
import { Button } from '@ampdeck/ui/button'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useTick } from '@ampdeck/ui/live'
import { useMemo } from 'react'
import { alarmStation } from '../../../alarm/alarm-name.ts'
import { feedAlarm } from '../../../alarm/feed-alarm.ts'
import type { useAlarmDialogs } from '../../../alarm/use-alarm-dialogs.tsx'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { currentLink, useFreshness } from '../../../live/freshness.ts'
import styles from './alarm-monitor.module.css'
import { monitorWords as words } from './alarm-monitor.texts.ts'
import type { useMonitorAddress } from './use-monitor-address.ts'
import { useSound } from './use-sound.ts'

interface LiveFeedProps {
  address: ReturnType<typeof useMonitorAddress>
  dialogs: ReturnType<typeof useAlarmDialogs>
  onOpen: (alarm: { id: number }) => void
}

/** The open alarms as they come; those of the chosen stations, where some are chosen. */
export function LiveFeed({ address, dialogs, onOpen }: LiveFeedProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [sound, setSound] = useSound()
  const stationId = [...address.stationIds]
  const feed = useRead(monitorAlarm.alarmFeed, { stationId }, { refreshEvery: MINUTE })
  const { data } = feed
  useFreshness()
  const lastAt = useTick((now) => currentLink(now).lastAt)
  const rows = data?.alarms
  const alarms = useMemo(() => (rows ?? []).map((row) => feedAlarm(row, language)), [rows, language])
  const rowsOf = (ids: readonly string[]) => (rows ?? []).filter(({ id }) => ids.includes(String(id)))
  const first = (ids: readonly string[], then: (row: AlarmRow) => void) => {
    const [row] = rowsOf(ids)
    if (row) then(row)
  }

  return (
    <div className={styles.feedBox}>
      {stationId.length > 0 && (
        <p className={styles.cut}>
          {say(words.onlyHere, { station: namesOf(rows ?? [], language) })}
          <Button look="plain" size="small" onClick={() => address.showStations(new Set())}>
            {say(words.all)}
          </Button>
        </p>
      )}
      {data ? (
        <AlarmFeed
          label={say(words.feed)}
          alarms={alarms}
          link={{ ...currentLink(serverNow()), lastAt }}
          of={alarm.handle}
          sound={sound}
          onSoundChange={setSound}
          pinned={address.pinned}
          onPin={address.pin}
          onOpen={(ids) => first(ids, onOpen)}
          onTake={(ids) => void claimAll(rowsOf(ids), dialogs.take)}
          onHandOver={(ids) => first(ids, dialogs.handOver)}
          className={styles.feed}
        />
      ) : (
        <Awaited of={feed} title={say(words.notRead)} />
      )}
    </div>
  )
}

async function claimAll(rows: readonly AlarmRow[], take: (row: AlarmRow) => Promise<void>) {
  for (const row of rows) await take(row)
}

function namesOf(rows: readonly AlarmRow[], language: Language): string {
  const names = new Set(rows.map((row) => alarmStation(row, language) ?? ''))
  return listed([...names], language)
}
