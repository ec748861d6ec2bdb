import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { StationGun } from '@ampdeck/api/statistics/big-screen/station'
import { MINUTE } from '@ampdeck/api/time'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { Panel } from '../../parts/panel.tsx'
import { useTick } from '../../time/use-tick.ts'
import styles from './free-next.module.css'
import { minutesLeft, minutesText } from './gun-words.ts'
import { stationTexts } from './station.texts.ts'

const MAX = 4

/** The guns whose charge ends first, and where a picture of the yard would be. */
export function FreeNext({ guns }: { guns: readonly StationGun[] }) {
  const say = useSay()
  const { language } = useLanguage()
  const now = useTick((time) => Math.floor(time / MINUTE) * MINUTE)
  const isGone = useFreshness() === 'gone'
  const next = guns
    .filter(({ status }) => status === gunStatus.code.charging)
    .flatMap((gun) => {
      const minutes = minutesLeft(gun, now)
      return minutes === undefined || isGone ? [] : [{ ...gun, minutes }]
    })
    .toSorted((a, b) => a.minutes - b.minutes)
    .slice(0, MAX)

  return (
    <div className={styles.row}>
      <Panel title={say(stationTexts.freeNext)}>
        <ol className={styles.guns}>
          {next.map(({ id, label, soc, minutes }) => (
            <li key={id}>
              <b>{label}</b>
              <span className={styles.track}>
                <span style={{ width: `${soc ?? 0}%` }} />
              </span>
              <span className={styles.time}>{minutesText(minutes, language)}</span>
            </li>
          ))}
          {!isGone && next.length === 0 && <li className={styles.none}>{say(stationTexts.noneSoon)}</li>}
        </ol>
      </Panel>
      <p className={styles.camera}>
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d="M3 7h11v10H3zM14 11l6-3v8l-6-3M4 3.5 19 20.5" />
        </svg>
        {say(stationTexts.noCamera)}
      </p>
    </div>
  )
}
