import { station } from '@ampdeck/api/config/station'
import { gunStatus, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { type CommandTarget, pileCommand } from '@ampdeck/api/operation/pile-command'
import { Button } from '@ampdeck/ui/button'
import { FilterBar } from '@ampdeck/ui/filter-bar'
import { useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { filtersOf, type Unit } from '@ampdeck/ui/list'
import { PageHead } from '@ampdeck/ui/page-head'
import { Pager } from '@ampdeck/ui/pager'
import { Segment } from '@ampdeck/ui/segment'
import { Empty, Loading } from '@ampdeck/ui/state-panel'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ListFailed } from '../../../data/read-failed.tsx'
import { useCall } from '../../../data/use-call.ts'
import { useRead } from '../../../data/use-read.ts'
import { useList } from '../../../list/use-list.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import type { ChosenKind } from './chosen.ts'
import { CommandBar } from './command-bar.tsx'
import { configurationTexts } from './configuration.texts.ts'
import styles from './remote-control.module.css'
import { controlTexts as words } from './remote-control.texts.ts'
import { ResultFeed } from './result-feed.tsx'
import { TargetCard } from './target-card.tsx'
import { useChosen } from './use-chosen.ts'

const ConfigurationDrawer = lazyOf(() => import('./configuration-drawer.tsx'), 'ConfigurationDrawer')

const unit: Unit = ['pile | piles', '电桩']
const defaults = { pageSize: 20 }
/** As many as one command goes to. */
const MAX = 1_000

const filters = filtersOf(words, (f) => [
  f.search('name', { label: words.search, placeholder: words.search }),
  f.choice('stationId', { label: words.station, options: 'stations' }),
  f.codes('status', pileStatus, { label: words.status }),
  f.codes('gunStatus', gunStatus, { label: words.gunStatus }),
])

/** Commands to piles and guns, and what becomes of each (screens.md S054). */
export function Page() {
  const say = useSay()
  const head = usePageHead('remoteControl')
  const { may } = useGrants()
  const [search, setSearch] = useSearchParams()
  const kind: ChosenKind = search.get('tab') === 'guns' ? 'guns' : 'piles'
  const list = useList<CommandTarget>(pileCommand.targets, filters, defaults)
  const chosen = useChosen(kind)
  const [given, setGiven] = useState<ReadonlySet<number>>(new Set())
  const [isConfiguring, setConfiguring] = useState(false)
  const mayCommand = may(pileCommand.send) || may(pileCommand.request)
  const readAll = useCall(pileCommand.targets)
  const addAll = async () => {
    const { current: _, pageSize: __, ...request } = list.request
    chosen.add((await readAll({ ...request, pageSize: MAX } as Parameters<typeof readAll>[0])).records)
  }

  return (
    <div className={styles.page}>
      <PageHead
        {...head}
        count={list.status === 'loading' ? undefined : list.total}
        actions={<Button onClick={() => setConfiguring(true)}>{say(configurationTexts.title)}</Button>}
      />
      {isConfiguring && <ConfigurationDrawer onClose={() => setConfiguring(false)} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <FilterBar
            filters={filters}
            request={list.request}
            options={{ stations: useStations() }}
            onChange={list.change}
          />
          {mayCommand && (
            <div className={styles.choose}>
              <Segment
                label={say(words.target)}
                options={[
                  { value: 'piles', label: say(words.piles) },
                  { value: 'guns', label: say(words.guns) },
                ]}
                value={kind}
                onChange={(value) =>
                  setSearch((from) => {
                    const next = new URLSearchParams(from)
                    if (value === 'guns') next.set('tab', value)
                    else next.delete('tab')
                    return next
                  })
                }
              />
              <Button look="plain" onClick={() => chosen.add(list.rows)}>
                {say(words.allOfPage)}
              </Button>
              {list.total > list.rows.length && list.total <= MAX && (
                <Button look="plain" onClick={() => void addAll()}>
                  {say(words.allMatching, { count: list.total })}
                </Button>
              )}
            </div>
          )}
          {list.failure ? (
            <ListFailed of={list} />
          ) : list.status === 'loading' ? (
            <Loading />
          ) : list.rows.length === 0 ? (
            <Empty title={say(words.noneMatch)} />
          ) : (
            <ul className={styles.cards} aria-label={say(words.piles)}>
              {list.rows.map((target) => (
                <TargetCard
                  key={target.id}
                  target={target}
                  kind={kind}
                  chosen={chosen.all}
                  onToggle={mayCommand ? chosen.toggle : undefined}
                />
              ))}
            </ul>
          )}
          <div className={styles.foot}>
            {mayCommand && (
              <CommandBar
                kind={kind}
                chosen={[...chosen.all.values()]}
                onClear={chosen.clear}
                onGiven={(ids) => {
                  setGiven(new Set([...given, ...ids]))
                  chosen.clear()
                }}
              />
            )}
            <Pager list={list} unit={unit} />
          </div>
        </div>
        <ResultFeed request={list.request} onChange={list.change} given={given} />
      </div>
    </div>
  )
}

function useStations() {
  const { language } = useLanguage()
  const stations = useRead(station.selectAll, {}).data ?? []
  return stations.map(({ id, name, nameEn }) => ({
    value: String(id),
    label: (language === 'en' && nameEn) || name,
  }))
}
