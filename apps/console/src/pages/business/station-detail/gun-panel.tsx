import { gunStatus, letterOf } from '@ampdeck/api/enumerations/equipment'
import { remoteStop } from '@ampdeck/api/operation/remote-stop'
import { IconButton } from '@ampdeck/ui/button'
import { Panel } from '@ampdeck/ui/detail'
import { useGrants } from '@ampdeck/ui/gate'
import { GunMatrix, type MatrixPile } from '@ampdeck/ui/gun-matrix'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Menu } from '@ampdeck/ui/menu'
import { Empty } from '@ampdeck/ui/state-panel'
import { Ellipsis } from 'lucide-react'
import { useMemo } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useMenu } from '../../../menu/menu-context.ts'
import { shortCodes } from '../../../station-monitor/gun-model.ts'
import type { StationGuns } from '../../../station-monitor/use-station-guns.ts'
import { pileNote } from './pile-note.ts'
import styles from './station-detail.module.css'
import { detailTexts as words } from './station-detail.texts.ts'
import { StopBar } from './stop-bar.tsx'
import type { DetailAddress } from './use-detail-address.ts'
import type { RemoteStop } from './use-remote-stop.ts'

interface GunPanelProps {
  name: string
  guns: StationGuns
  address: DetailAddress
  stop: RemoteStop
}

/** Every gun of the station, alive; those that are chosen can be stopped together. */
export function GunPanel({ name, guns: { store, read, ...reading }, address, stop }: GunPanelProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { may } = useGrants()
  const mayChoose = may(remoteStop.batchRemoteStop)
  const piles = useMemo<MatrixPile[]>(() => {
    const short = shortCodes(read?.piles.map(({ code }) => code) ?? [])
    return (read?.piles ?? []).map((pile) => {
      const gunIds = (read?.guns ?? []).filter(({ pileId }) => pileId === pile.id).map(({ id }) => String(id))
      return {
        code: short(pile.code),
        layout: pile.layout,
        gunIds,
        note: pileNote(pile, gunIds.length, language),
      }
    })
  }, [read, language])

  if (!read) return <Awaited of={reading} title={say(words.gunsFailed)} />
  if (read.guns.length === 0) return <Empty title={say(words.noGuns)} text={say(words.noGunsText)} />
  return (
    <Panel title={say(words.guns)} tools={<LiveLamp look="age" />}>
      <GunMatrix
        store={store}
        label={name}
        piles={piles}
        filter={address.status}
        onFilterChange={address.showStatus}
        {...(mayChoose && { selection: address.guns, onSelectionChange: address.choose })}
        pileMenu={(pile) => <PileMenu pile={pile} guns={guns(pile)} stop={stop} />}
      />
      {mayChoose && (
        <div className={styles.bulk}>
          <StopBar store={store} total={read.guns.length} address={address} stop={stop} />
        </div>
      )}
    </Panel>
  )

  function guns(pile: MatrixPile) {
    return pile.gunIds.flatMap((id) => store.get(id)?.state ?? [])
  }
}

interface PileMenuProps {
  pile: MatrixPile
  guns: readonly { id: string; letter: number; status: number }[]
  stop: RemoteStop
}

/** What can be done at one pile: open it, and stop one of its charges. */
function PileMenu({ pile, guns, stop }: PileMenuProps) {
  const say = useSay()
  const { may } = useGrants()
  const detail = useMenu().pages.find(({ id, isBuilt }) => id === 'PileMonitorDetail' && isBuilt)
  const pileId = stop.pileOf(guns[0]?.id)
  const charging = may(remoteStop.doRemoteStopCharge)
    ? guns.filter(({ status }) => status === gunStatus.code.charging)
    : []
  const items = [
    ...(detail && pileId !== undefined
      ? [{ id: 'open', label: say(words.openPile), href: `${detail.url}?id=${pileId}` }]
      : []),
    ...charging.map(({ id, letter }) => ({
      id,
      label: say(words.stopGun, { gun: `${pile.code}-${letterOf(letter)}` }),
      danger: true,
    })),
  ]
  if (items.length === 0) return null

  return (
    <Menu
      label={say(words.pileMenu, { code: pile.code })}
      items={items}
      onChoose={(id) => id !== 'open' && stop.ask([id], 'one')}
      trigger={
        <IconButton size="small" label={say(words.pileMenu, { code: pile.code })}>
          <Ellipsis />
        </IconButton>
      }
    />
  )
}
