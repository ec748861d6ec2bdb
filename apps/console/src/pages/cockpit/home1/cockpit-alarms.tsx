import { alarm } from '@ampdeck/api/operation/alarm'
import { monitorAlarm } from '@ampdeck/api/operation/monitor-alarm'
import { serverNow } from '@ampdeck/api/server-clock'
import { MINUTE } from '@ampdeck/api/time'
import { AlarmFeed } from '@ampdeck/ui/alarm-feed'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useTick } from '@ampdeck/ui/live'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { feedAlarm } from '../../../alarm/feed-alarm.ts'
import dashboard from '../../../dashboard/dashboard.module.css'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { currentLink, useFreshness } from '../../../live/freshness.ts'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { useAddress } from '../../../menu/use-address.ts'
import styles from './home1.module.css'
import { cockpitTexts as words } from './home1.texts.ts'

/** As many as stand beside the map. */
const MAX = 8

/** C4: the open alarms, the worst first. They are handled in the alarm monitor. */
export function CockpitAlarms() {
  const say = useSay()
  const { language } = useLanguage()
  const monitor = useAddress()('alarmMonitor')
  const feed = useRead(monitorAlarm.alarmFeed, {}, { refreshEvery: MINUTE })
  useLiveRows(['alarm'], monitorAlarm.alarmFeed)
  useFreshness()
  const lastAt = useTick((now) => currentLink(now).lastAt)
  const rows = feed.data?.alarms
  const alarms = useMemo(() => (rows ?? []).map((row) => feedAlarm(row, language)), [rows, language])
  if (!rows) return <Awaited of={feed} title={say(words.alarmsFailed)} />

  return (
    <div className={styles.side}>
      <AlarmFeed
        className={styles.feed}
        label={say(words.alarms)}
        alarms={alarms}
        link={{ ...currentLink(serverNow()), lastAt }}
        of={alarm.handle}
        cap={MAX}
      />
      {monitor && (
        <Link className={dashboard.link} to={monitor}>
          {say(words.monitor)}
        </Link>
      )}
    </div>
  )
}
