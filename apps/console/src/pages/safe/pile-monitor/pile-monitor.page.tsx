import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { type LivePile, monitorPile } from '@ampdeck/api/operation/monitor-pile'
import { remoteStop } from '@ampdeck/api/operation/remote-stop'
import { FilterChips } from '@ampdeck/ui/filter-bar'
import { useGrants } from '@ampdeck/ui/gate'
import { useLanguage } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { listFilters } from '@ampdeck/ui/list-request'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRead } from '../../../data/use-read.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { usePileTypeOptions, useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { seedOf } from '../../../pile/gun-model.ts'
import type { NamedGun } from '../../../pile/stop-dialog.tsx'
import { useGunStore } from '../../../pile/use-gun-store.ts'
import { paths } from '../../../session/paths.ts'
import { GunLines, LinkCell } from './live-cells.tsx'
import styles from './pile-monitor.module.css'
import { actionsFor, columnsWith, defaults, filters, gunsAt, unit } from './pile-monitor-list.tsx'
import { StopSelected } from './stop-selected.tsx'
import { useLivePiles } from './use-live-piles.ts'

const StartDialog = lazyOf(() => import('../../../pile/start-dialog.tsx'), 'StartDialog')
const StopDialog = lazyOf(() => import('../../../pile/stop-dialog.tsx'), 'StopDialog')

type Asked = { kind: 'start'; gun: NamedGun } | { kind: 'stop'; guns: readonly NamedGun[] }

/** A row a pile with its guns as they are now, the worst first; charges are started and stopped here (screens.md S107). */
export function Page() {
  const { may } = useGrants()
  const { language } = useLanguage()
  const list = useList<LivePile>(monitorPile.pilePage, filters, defaults)
  const seed = useMemo(
    () => (list.status === 'loading' ? undefined : seedOf(list.rows, language)),
    [list.status, list.rows, language],
  )
  const store = useGunStore(seed)
  const rows = useLivePiles(list.rows, store)
  const columns = useMemo(() => columnsWith(store), [store])
  const most = Math.max(0, ...rows.flatMap(({ guns }) => guns.map(({ letter }) => letter)))
  const letters = useMemo(() => Array.from({ length: most + 1 }, (_, letter) => letter), [most])
  const actions = useMemo(() => actionsFor(letters), [letters])
  const [asked, setAsked] = useState<Asked>()
  useLiveRows(['pile', 'order'], monitorPile.pilePage)
  useLiveRows(['gun'], monitorPile.pileCounts)

  const stop = (guns: readonly NamedGun[]) => setAsked({ kind: 'stop', guns })
  const on = Object.fromEntries(
    letters.flatMap((letter) => [
      [`stop ${letter}`, (pile: LivePile) => stop(gunsAt(pile, letter))],
      [
        `start ${letter}`,
        (pile: LivePile) => {
          const [gun] = gunsAt(pile, letter)
          if (gun) setAsked({ kind: 'start', gun })
        },
      ],
    ]),
  )
  const close = () => setAsked(undefined)

  return (
    <>
      <ListScreen
        id="pileMonitor"
        list={{ ...list, rows }}
        unit={unit}
        columns={columns}
        filters={filters}
        options={{ stations: useStationOptions(), types: usePileTypeOptions() }}
        actions={actions}
        on={on}
        chips={<Counts request={list.request} onChange={list.change} />}
        opens={(pile) => paths.pileMonitor(pile.id)}
        card={(pile) => (
          <span className={styles.card}>
            <LinkCell pile={pile} />
            <GunLines pile={pile} store={store} />
          </span>
        )}
        bulk={may(remoteStop.batchRemoteStop) && <StopSelected list={list} store={store} onStop={stop} />}
      >
        <LiveLamp />
      </ListScreen>

      {asked?.kind === 'start' && <StartDialog gun={asked.gun} onClose={close} />}
      {asked?.kind === 'stop' && <StopDialog guns={asked.guns} onClose={close} />}
    </>
  )
}

type List = ReturnType<typeof useList<LivePile>>

/** The guns of the other filters by status; a chip is that filter. */
function Counts({ request, onChange }: { request: List['request']; onChange: List['change'] }) {
  const [search] = useSearchParams()
  const { status: _, ...others } = listFilters(search)
  const counts = useRead(monitorPile.pileCounts, others).data ?? []

  return (
    <FilterChips
      field="status"
      of={gunStatus}
      counts={counts.map(({ status, count }) => ({ code: status, count }))}
      request={request}
      onChange={onChange}
    />
  )
}
