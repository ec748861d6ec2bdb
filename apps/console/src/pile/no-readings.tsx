import { texts } from '@ampdeck/api/texts'
import { MINUTE } from '@ampdeck/api/time'
import { useTick } from '@ampdeck/ui/live'
import { Age } from '@ampdeck/ui/refresh-lamp'
import styles from './pile.module.css'

/** A pile reports each minute, or each quarter hour at the least. */
const SILENT_MS = 16 * MINUTE

const words = texts({ none: ['No readings for {age}', '已 {age} 无读数'] })

/**
 * Whether nothing was measured of a running charge for longer than usual, though its pile may talk.
 *
 * @param measuredAt epoch milliseconds of the last reading; null where there was none yet
 */
export function useIsSilent(measuredAt: number | null): boolean {
  return useTick((now) => measuredAt !== null && now - measuredAt > SILENT_MS)
}

export function NoReadings({ since }: { since: number }) {
  return (
    <span className={styles.silent}>
      <Age since={since} text={words.none} />
    </span>
  )
}
