import { parseTimestamp } from '@ampdeck/api/time'
import type { Gun } from '@ampdeck/ui/gun-tile'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { type LiveStore, useLiveAll } from '@ampdeck/ui/live'
import { PileCard } from '@ampdeck/ui/pile-card'
import { Empty, Loading } from '@ampdeck/ui/state-panel'
import { useCallback } from 'react'
import { useMenu } from '../../../menu/menu-context.ts'
import type { GunTilesRead } from '../../../station-monitor/gun-model.ts'
import { pileNote } from './pile-note.ts'
import styles from './station-detail.module.css'
import { detailTexts as words } from './station-detail.texts.ts'

interface StationDevicesProps {
  store: LiveStore<string, Gun>
  read: GunTilesRead | undefined
}

/** The piles of the station: guns, firmware, the last sign of life. */
export function StationDevices({ store, read }: StationDevicesProps) {
  const say = useSay()
  if (!read) return <Loading />
  if (read.piles.length === 0) return <Empty title={say(words.noDevices)} text={say(words.noGunsText)} />

  return (
    <ul className={styles.devices}>
      {read.piles.map((pile) => (
        <li key={pile.id}>
          <Device store={store} pile={pile} gunIds={gunIdsOf(read, pile.id)} />
        </li>
      ))}
    </ul>
  )
}

/** As one text, so that it is equal while it says the same. */
const gunIdsOf = ({ guns }: GunTilesRead, pileId: number) =>
  guns
    .filter((gun) => gun.pileId === pileId)
    .map(({ id }) => id)
    .join()

interface DeviceProps {
  store: LiveStore<string, Gun>
  pile: GunTilesRead['piles'][number]
  gunIds: string
}

function Device({ store, pile, gunIds }: DeviceProps) {
  const { language } = useLanguage()
  const detail = useMenu().pages.find(({ id, isBuilt }) => id === 'PileMonitorDetail' && isBuilt)
  const derive = useCallback(
    (feed: Pick<LiveStore<string, Gun>, 'get'>) =>
      gunIds.split(',').flatMap((id) => feed.get(id)?.state ?? []),
    [gunIds],
  )
  const guns = useLiveAll(store, derive, isSameGuns)

  return (
    <PileCard
      pile={{
        code: pile.code,
        name: pile.name,
        note: pileNote(pile, guns.length, language),
        layout: pile.layout,
        status: pile.status,
        isTemporary: pile.isTemporary === 1,
        guns,
        firmware: Object.entries(pile.firmware).map(([kind, version]) => ({
          kind: programOf(kind),
          version,
        })),
        lastHeartbeat: pile.lastHeartbeat === null ? null : parseTimestamp(pile.lastHeartbeat),
      }}
      href={detail && `${detail.url}?id=${pile.id}`}
    />
  )
}

/** The board on which a program runs, as piles and people call it. */
const boards: Readonly<Record<string, string>> = { 1: 'TCU', 2: 'CCU', 3: 'MNU' }
const programOf = (kind: string) => boards[kind] ?? kind

const isSameGuns = (a: readonly Gun[], b: readonly Gun[]) =>
  a.length === b.length && a.every((gun, index) => gun === b[index])
