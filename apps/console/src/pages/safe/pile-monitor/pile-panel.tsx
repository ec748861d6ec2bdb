import { gunStatus, letterOf, pileStatus } from '@ampdeck/api/enumerations/equipment'
import type { LivePile } from '@ampdeck/api/operation/monitor-pile'
import { parseTimestamp } from '@ampdeck/api/time'
import { Checkbox } from '@ampdeck/ui/fields'
import { GuardedButton } from '@ampdeck/ui/gate'
import { LiveGunTile } from '@ampdeck/ui/gun-tile'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useLive } from '@ampdeck/ui/live'
import { Age } from '@ampdeck/ui/refresh-lamp'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useNavigate } from 'react-router-dom'
import { usePileLive } from '../../../live/use-thing-live.ts'
import { GunFigures } from '../../../pile/gun-figures.tsx'
import { pileWords } from '../../../pile/pile.texts.ts'
import type { NamedGun } from '../../../pile/stop-dialog.tsx'
import type { GunStore } from '../../../pile/use-gun-store.ts'
import { paths } from '../../../session/paths.ts'
import styles from './pile-monitor.module.css'
import { monitorTexts as words } from './pile-monitor.texts.ts'

interface PilePanelProps {
  pile: LivePile
  store: GunStore
  chosen: ReadonlyMap<number, string>
  /** Absent for who may not stop many at once. */
  onChoose: ((gun: NamedGun) => void) | undefined
  onStart: (gun: NamedGun) => void
  onStop: (gun: NamedGun) => void
}

/** A pile and its guns; each gun lives by itself. */
export function PilePanel({ pile, ...rest }: PilePanelProps) {
  const say = useSay()
  const { language } = useLanguage()
  const live = usePileLive(pile.id)?.state
  const status = live?.status ?? pile.status
  const heard = live?.lastHeartbeat ?? (pile.lastHeartbeat ? parseTimestamp(pile.lastHeartbeat) : null)

  return (
    <article className={styles.pile} aria-label={`${say(pileWords.pile)} ${pile.code}`}>
      <header className={styles.head}>
        <h2 className={styles.code}>
          <a href={paths.pileMonitor(pile.id)}>{pile.code}</a>
        </h2>
        <StatusBadge of={pileStatus} code={status} />
        <p className={styles.note}>
          <a href={paths.station(pile.stationId)}>
            {(language === 'en' && pile.stationNameEn) || pile.stationName}
          </a>
          {` · ${pile.typeName} · `}
          {heard === null ? say(pileWords.never) : <Age since={heard} text={pileWords.heard} />}
        </p>
      </header>
      {pile.guns.map(({ id, letter }) => (
        <GunRow
          key={id}
          gun={{ id, name: `${pile.code}-${letterOf(letter)}` }}
          pileId={pile.id}
          isOnline={status === pileStatus.code.online}
          {...rest}
        />
      ))}
    </article>
  )
}

interface GunRowProps extends Omit<PilePanelProps, 'pile'> {
  gun: NamedGun
  pileId: number
  isOnline: boolean
}

const { charging, idle, preparing, reserved } = gunStatus.code
const startable: readonly number[] = [idle, preparing, reserved]

function GunRow({ gun, pileId, isOnline, store, chosen, onChoose, onStart, onStop }: GunRowProps) {
  const say = useSay()
  const navigate = useNavigate()
  const gunId = String(gun.id)
  const state = useLive(store, gunId)?.state
  const isCharging = state?.status === charging

  return (
    <div className={styles.gun}>
      {onChoose && (
        <span className={styles.check}>
          {isCharging && (
            <Checkbox
              aria-label={say(words.choose, { name: gun.name })}
              checked={chosen.has(gun.id)}
              onChange={() => onChoose(gun)}
            />
          )}
        </span>
      )}
      <LiveGunTile
        store={store}
        gunId={gunId}
        className={styles.tile}
        onClick={() => navigate(`${paths.pileMonitor(pileId)}&gun=${gunId}`)}
      />
      <GunFigures store={store} gunId={gunId} />
      {isCharging && (
        <GuardedButton action="pileMonitor:remoteStop" size="small" onClick={() => onStop(gun)}>
          {say(pileWords.stop)}
        </GuardedButton>
      )}
      {state && startable.includes(state.status) && (
        <GuardedButton
          action="pileMonitor:start"
          size="small"
          blockedReason={isOnline ? undefined : say(pileWords.offline)}
          onClick={() => onStart(gun)}
        >
          {say(pileWords.start)}
        </GuardedButton>
      )}
    </div>
  )
}
