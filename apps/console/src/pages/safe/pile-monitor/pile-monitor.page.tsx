import type { InputOf } from '@ampdeck/api/contract'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { type LivePile, monitorPile } from '@ampdeck/api/operation/monitor-pile'
import { Button } from '@ampdeck/ui/button'
import { FilterBar, FilterChips } from '@ampdeck/ui/filter-bar'
import { useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { filtersOf, type Unit } from '@ampdeck/ui/list'
import { listFilters } from '@ampdeck/ui/list-request'
import { PageHead } from '@ampdeck/ui/page-head'
import { Pager } from '@ampdeck/ui/pager'
import { Empty, Loading } from '@ampdeck/ui/state-panel'
import { Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ListFailed } from '../../../data/read-failed.tsx'
import { useRead } from '../../../data/use-read.ts'
import { usePileTypeOptions, useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { seedOf } from '../../../pile/gun-model.ts'
import type { NamedGun } from '../../../pile/stop-dialog.tsx'
import { useGunStore } from '../../../pile/use-gun-store.ts'
import { lazyOf } from '../../../shell/lazy-of.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import styles from './pile-monitor.module.css'
import { monitorTexts as words } from './pile-monitor.texts.ts'
import { PilePanel } from './pile-panel.tsx'
import { StopBar } from './stop-bar.tsx'

const StartDialog = lazyOf(() => import('../../../pile/start-dialog.tsx'), 'StartDialog')
const StopDialog = lazyOf(() => import('../../../pile/stop-dialog.tsx'), 'StopDialog')

const unit: Unit = ['pile | piles', '电桩']

const filters = filtersOf<InputOf<typeof monitorPile.pilePage>>(words, (f) => [
  f.search('name', { placeholder: ['Number or name', '编号或名称'] }),
  f.choice('stationId', { options: 'stations' }),
  f.choice('pileTypeId', { options: 'types' }),
  f.codes('status', gunStatus),
])

type Asked = { kind: 'start'; gun: NamedGun } | { kind: 'stop'; guns: readonly NamedGun[] }

/** Piles with their guns as they are now; charges are started and stopped here (screens.md S107). */
export function Page() {
  const head = usePageHead('pileMonitor')
  const { may } = useGrants()
  const list = useList<LivePile>(monitorPile.pilePage, filters)
  const seed = useMemo(
    () => (list.status === 'loading' ? undefined : seedOf(list.rows)),
    [list.status, list.rows],
  )
  const store = useGunStore(seed)
  const [asked, setAsked] = useState<Asked>()
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map())
  useLiveRows(['pile', 'order'], monitorPile.pilePage)
  useLiveRows(['gun'], monitorPile.pileCounts)
  const choose = ({ id, name }: NamedGun) => {
    const next = new Map(chosen)
    if (!next.delete(id)) next.set(id, name)
    setChosen(next)
  }
  const close = () => setAsked(undefined)

  return (
    <>
      <PageHead {...head} count={list.status === 'loading' ? undefined : list.total} actions={<LiveLamp />} />
      <div className={styles.page}>
        <FilterBar
          filters={filters}
          request={list.request}
          options={{ stations: useStationOptions(), types: usePileTypeOptions() }}
          onChange={list.change}
        />
        <Counts request={list.request} onChange={list.change} />
        <Board list={list}>
          {list.rows.map((pile) => (
            <PilePanel
              key={pile.id}
              pile={pile}
              store={store}
              chosen={chosen}
              onChoose={may('pileMonitor:batchRemoteStop') ? choose : undefined}
              onStart={(gun) => setAsked({ kind: 'start', gun })}
              onStop={(gun) => setAsked({ kind: 'stop', guns: [gun] })}
            />
          ))}
        </Board>
        {chosen.size > 0 && (
          <StopBar
            count={chosen.size}
            onStop={() => setAsked({ kind: 'stop', guns: [...chosen].map(([id, name]) => ({ id, name })) })}
            onClear={() => setChosen(new Map())}
          />
        )}
        <Pager list={list} unit={unit} />
      </div>
      <Suspense>
        {asked?.kind === 'start' && <StartDialog gun={asked.gun} onClose={close} />}
        {asked?.kind === 'stop' && (
          <StopDialog
            guns={asked.guns}
            onClose={close}
            onDone={(refused) => setChosen(new Map([...chosen].filter(([id]) => refused.includes(id))))}
          />
        )}
      </Suspense>
    </>
  )
}

type List = ReturnType<typeof useList<LivePile>>

function Board({ list, children }: { list: List; children: React.ReactNode }) {
  const say = useSay()
  const { failure, status, rows } = list
  if (failure) return <ListFailed of={list} title={say(words.notRead)} />
  if (status === 'loading') return <Loading />
  if (rows.length === 0)
    return (
      <Empty title={say(words.none)} text={say(words.noneText)}>
        <Button onClick={() => list.change({ reset: true })}>{say(words.reset)}</Button>
      </Empty>
    )
  return <div className={styles.board}>{children}</div>
}

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
