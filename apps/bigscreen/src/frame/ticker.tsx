import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { maskedPlate } from '@ampdeck/ui/gun-tile'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../feed/source-context.ts'
import { Mark } from '../guns/mark.tsx'
import { gunMarks } from '../guns/marks.ts'
import { stationName } from '../parts/station-name.ts'
import { frameTexts } from './frame.texts.ts'
import styles from './ticker.module.css'

/** As many as the widest wall has room for. */
const MAX = 12

/** The orders that began or ended last, the newest first; plates are masked. */
export function Ticker({ turns }: Pick<NetworkView, 'turns'>) {
  const say = useSay()
  const isGone = useFreshness() === 'gone'

  return (
    <ol className={styles.ticker} aria-label={say(frameTexts.ticker)}>
      {isGone && <li className={styles.quiet}>–</li>}
      {!isGone && turns.length === 0 && <li className={styles.quiet}>{say(frameTexts.noTurns)}</li>}
      {!isGone &&
        turns.slice(0, MAX).map((turn) => <Turn key={`${turn.orderId} ${turn.what}`} turn={turn} />)}
    </ol>
  )
}

function Turn({ turn }: { turn: NetworkView['turns'][number] }) {
  const say = useSay()
  const { language } = useLanguage()
  const { energy } = useFormats()
  const { what, time, plate, stationName: name, stationNameEn: nameEn, energyWh } = turn

  return (
    <li className={styles.turn}>
      <time className={styles.quiet}>{time.slice(11)}</time>
      {plate && <span>{maskedPlate(plate)}</span>}
      <span className={styles.where}>{stationName({ name, nameEn }, language)}</span>
      {what === 'started' ? (
        <span className={styles.started}>
          <Mark parts={gunMarks.charging} colour="var(--gun-charging)" />
          {say(frameTexts.started)}
        </span>
      ) : (
        <b>{energy(energyWh, 1)} kWh</b>
      )}
    </li>
  )
}
