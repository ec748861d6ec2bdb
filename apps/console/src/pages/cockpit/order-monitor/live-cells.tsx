import type { LiveOrder } from '@ampdeck/api/operation/monitor-order'
import { completeMinutes, parseTimestamp } from '@ampdeck/api/time'
import { Energy, Money, Power } from '@ampdeck/ui/figure'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { useTick } from '@ampdeck/ui/live'
import { Age } from '@ampdeck/ui/refresh-lamp'
import { useGunLive, useOrderLive } from '../../../live/use-thing-live.ts'
import { NoReadings, useIsSilent } from '../../../pile/no-readings.tsx'
import { latestReading, type Reading } from './latest-reading.ts'
import styles from './order-monitor.module.css'
import { monitorTexts as words } from './order-monitor.texts.ts'

/** Piles report every 15 s; three of them missed, and the figures are of the past. */
const STALE_MS = 45_000

/** A row's figures as they are now; only the cell that asks is drawn again. */
function useReading(row: LiveOrder): Reading & { isStale: boolean } {
  const gun = useGunLive(row.gunId)?.state
  const order = useOrderLive(row.id)?.state
  const reading = latestReading(row, gun, order)
  const isStale = useTick((now) => reading.at !== null && now - reading.at > STALE_MS)
  return { ...reading, isStale }
}

interface CellProps {
  row: LiveOrder
}

export function SocCell({ row }: CellProps) {
  const { soc, isStale } = useReading(row)
  const { number } = useFormats()
  if (soc === null) return '–'

  return (
    <span className={styles.soc} data-stale={isStale || undefined}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${soc}%` }} />
      </span>
      {number(soc)} %
    </span>
  )
}

/** A power that was measured long ago says nothing of now. */
export function PowerCell({ row }: CellProps) {
  const { powerW, isStale, at } = useReading(row)
  const isSilent = useIsSilent(at)
  if (isSilent && at !== null) return <NoReadings since={at} />
  return <Power w={powerW} className={styles.figure} data-stale={isStale || undefined} />
}

export function EnergyCell({ row }: CellProps) {
  const { energyWh, isStale } = useReading(row)
  return <Energy wh={energyWh} decimals={2} className={styles.figure} data-stale={isStale || undefined} />
}

export function FeeCell({ row }: CellProps) {
  const { feeFen, isStale } = useReading(row)
  return <Money fen={feeFen} className={styles.figure} data-stale={isStale || undefined} />
}

/** How old the figures of a row are. */
export function ReadCell({ row }: CellProps) {
  const say = useSay()
  const { at, isStale } = useReading(row)
  if (at === null) return <span className={styles.quiet}>{say(words.noReading)}</span>

  return (
    <span className={styles.age} data-stale={isStale || undefined}>
      <Age since={at} text={words.read} />
    </span>
  )
}

/** For how long the order runs. */
export function DurationCell({ row }: CellProps) {
  const say = useSay()
  const start = parseTimestamp(row.startTime)
  const all = useTick((now) => completeMinutes(start, now))
  const [hours, minutes] = [Math.floor(all / 60), all % 60]

  return hours === 0 ? say(words.minutes, { minutes }) : say(words.hours, { hours, minutes })
}
