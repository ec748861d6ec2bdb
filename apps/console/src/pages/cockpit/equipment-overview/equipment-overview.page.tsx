import { FilterBar } from '@ampdeck/ui/filter-bar'
import { useSay } from '@ampdeck/ui/language'
import { filtersOf } from '@ampdeck/ui/list'
import { type ListChange, listRequest, listSearch } from '@ampdeck/ui/list-request'
import { PageHead, PanelPage } from '@ampdeck/ui/page-head'
import { Empty } from '@ampdeck/ui/state-panel'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Awaited } from '../../../data/awaited.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import styles from './equipment.module.css'
import { equipmentTexts as words } from './equipment.texts.ts'
import { GunsShown } from './guns-shown.tsx'
import { stationsOfMatrix } from './matrix-model.ts'
import { SilentList } from './silent-list.tsx'
import { useMatrix } from './use-matrix.ts'

const filters = filtersOf<{ stationId?: string }>(words, (f) => [
  f.choice('stationId', { options: 'stations' }),
])

/** Every gun of the network as one tile, and the piles that are silent (screens.md S026). */
export function Page() {
  const say = useSay()
  const head = usePageHead('equipmentOverview')
  const [search, setSearch] = useSearchParams()
  const request = useMemo(() => listRequest(search), [search])
  const change = (step: ListChange) =>
    setSearch((from) => listSearch(from, step), { preventScrollReset: true })
  const stationId = request.stationId === undefined ? undefined : String(request.stationId)
  const status = Number(request.status) || undefined
  const { data, store, ...reading } = useMatrix(stationId ? { stationId } : {})
  const stations = useMemo(() => (data ? stationsOfMatrix(data) : []), [data])
  const count = data?.guns.id.length

  return (
    <PanelPage>
      <PageHead {...head} count={count} actions={<LiveLamp />} />
      <div className={styles.page}>
        <FilterBar
          filters={filters}
          request={request}
          options={{ stations: useStationOptions() }}
          onChange={change}
        />
        {!data && <Awaited of={reading} title={say(words.notRead)} />}
        {count === 0 && <Empty title={say(words.noGuns)} text={say(words.noGunsText)} />}
        {data && count !== 0 && (
          <div className={styles.columns}>
            <div className={styles.guns}>
              <GunsShown
                store={store}
                stations={stations}
                status={status}
                request={request}
                onChange={change}
              />
            </div>
            <SilentList matrix={data} />
          </div>
        )}
      </div>
    </PanelPage>
  )
}
