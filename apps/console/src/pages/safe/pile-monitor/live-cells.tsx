import { pileStatus } from '@ampdeck/api/enumerations/equipment'
import type { LivePile } from '@ampdeck/api/operation/monitor-pile'
import { parseTimestamp } from '@ampdeck/api/time'
import { LiveGunTile } from '@ampdeck/ui/gun-tile'
import { useSay } from '@ampdeck/ui/language'
import { Age } from '@ampdeck/ui/refresh-lamp'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useNavigate } from 'react-router-dom'
import { usePileLive } from '../../../live/use-thing-live.ts'
import { pileWords } from '../../../pile/pile.texts.ts'
import type { GunStore } from '../../../pile/use-gun-store.ts'
import { paths } from '../../../session/paths.ts'
import styles from './pile-monitor.module.css'
import { monitorTexts as words } from './pile-monitor.texts.ts'

/** Whether a pile is connected, and when it has last reported. */
export function LinkCell({ pile }: { pile: LivePile }) {
  const say = useSay()
  const live = usePileLive(pile.id)?.state
  const heardAt = live?.lastHeartbeat ?? (pile.lastHeartbeat ? parseTimestamp(pile.lastHeartbeat) : null)

  return (
    <span className={styles.link}>
      <StatusBadge of={pileStatus} code={live?.status ?? pile.status} />
      <span className={styles.age}>
        {heardAt === null ? say(words.never) : <Age since={heardAt} text={pileWords.ago} />}
      </span>
    </span>
  )
}

/** The guns of a pile, each of which lives by itself and leads to its curves. */
export function GunLines({ pile, store }: { pile: LivePile; store: GunStore }) {
  const navigate = useNavigate()

  return (
    <span className={styles.guns}>
      {pile.guns.map(({ id }) => (
        <LiveGunTile
          key={id}
          size="line"
          store={store}
          gunId={String(id)}
          onClick={() => navigate(`${paths.pileMonitor(pile.id)}&gun=${id}`)}
        />
      ))}
    </span>
  )
}
