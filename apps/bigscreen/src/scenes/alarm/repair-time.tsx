import type { AlarmScene } from '@ampdeck/api/statistics/big-screen/alarm'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { Panel } from '../../parts/panel.tsx'
import { Trend } from '../../parts/trend.tsx'
import { alarmTexts } from './alarm.texts.ts'
import styles from './repair-time.module.css'

const HOUR_MINUTES = 60

/** How long it takes until an alarm recovers (K22), against the week before. */
export function RepairTime({ minutes: { value, before } }: { minutes: AlarmScene['repairMinutes'] }) {
  const say = useSay()
  const { number } = useFormats()
  const isGone = useFreshness() === 'gone'
  const hours = Math.floor((value ?? 0) / HOUR_MINUTES)

  return (
    <Panel title={say(alarmTexts.mttr)}>
      <p className={styles.time}>
        {isGone || value === null ? (
          '–'
        ) : (
          <>
            {hours > 0 && (
              <>
                {number(hours)} <small>{say(alarmTexts.h)}</small>{' '}
              </>
            )}
            {number(value % HOUR_MINUTES)} <small>{say(alarmTexts.min)}</small>
          </>
        )}
      </p>
      <Trend value={value} before={before} against={say(alarmTexts.versusWeek)} />
    </Panel>
  )
}
