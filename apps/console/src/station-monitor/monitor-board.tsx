import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { Button } from '@ampdeck/ui/button'
import { FilterChips } from '@ampdeck/ui/filter-bar'
import { useSay } from '@ampdeck/ui/language'
import { type ListChange, type ListRequest, listRequest, listSearch } from '@ampdeck/ui/list-request'
import { PageHead, type PageHeadProps, PanelPage } from '@ampdeck/ui/page-head'
import { Empty } from '@ampdeck/ui/state-panel'
import { StationBoard, StationCardLoading } from '@ampdeck/ui/station-card'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ReadFailed, type Reading } from '../data/read-failed.tsx'
import { LiveLamp } from '../live/live-lamp.tsx'
import { boardTexts as words } from './board.texts.ts'
import { type BoardChoice, boardSorts } from './board-order.ts'
import styles from './monitor-board.module.css'
import { StationTile } from './station-tile.tsx'
import { type BoardRead, useStationBoard } from './use-station-board.ts'

/** As many shapes of cards as a screen has room for. */
const SHAPES = 8

/** What a board's address says: the filters, in the form of a list's request. */
export interface BoardAddress {
  request: ListRequest
  change: (step: ListChange) => void
  choice: BoardChoice
}

/** The filters and the order of a board stand in its address and nowhere else. */
export function useBoardAddress(): BoardAddress {
  const [search, setSearch] = useSearchParams()
  const request = useMemo(() => listRequest(search), [search])
  const { name, stations, cityCode, serviceStatus: service, sort } = request
  const choice = useMemo(
    () => ({
      name: String(name ?? ''),
      ids: valuesOf(stations).map(Number),
      cities: valuesOf(cityCode),
      services: valuesOf(service).map(Number),
      sort: boardSorts.find((of) => of === sort) ?? 'worst',
    }),
    [name, stations, cityCode, service, sort],
  )

  return {
    request,
    change: (step) => setSearch((from) => listSearch(from, step), { preventScrollReset: true }),
    choice,
  }
}

/** The values of a filter as its address has them. */
const valuesOf = (text: string | number | undefined) =>
  String(text ?? '')
    .split(',')
    .filter(Boolean)

interface MonitorBoardProps extends Pick<PageHeadProps, 'title' | 'breadcrumb'> {
  address: BoardAddress
  /** What was read; nothing until it is there. */
  read: BoardRead | undefined
  /** How it was read. */
  reading: Reading
  /** Further filters, above the chips. */
  filters?: ReactNode
}

/** A board of stations: a lamp, counted chips, and a card for each that lives by itself. */
export function MonitorBoard({ title, breadcrumb, address, read, reading, filters }: MonitorBoardProps) {
  const say = useSay()
  const { request, change, choice } = address
  const { store, view, loads } = useStationBoard(read, choice)

  return (
    <PanelPage>
      <PageHead
        title={title}
        breadcrumb={breadcrumb}
        count={read && view.ids.length}
        actions={<LiveLamp />}
      />
      <div className={styles.page}>
        {filters}
        <fieldset className={styles.chips} aria-label={say(words.services)}>
          <FilterChips
            field="serviceStatus"
            of={serviceStatus}
            counts={view.services}
            request={request}
            onChange={change}
          />
        </fieldset>
        {read && view.ids.length > 0 && (
          <StationBoard aria-label={title}>
            {view.ids.map((id) => (
              <li key={id} className={styles.slot}>
                <StationTile store={store} id={id} load={loads.get(id)} />
              </li>
            ))}
          </StationBoard>
        )}
        {read && view.ids.length === 0 && (
          <NoStations
            isFiltered={read.stations.length > 0 || Boolean(request.stationGroupId)}
            onReset={() => change({ reset: true })}
          />
        )}
        {!read && (reading.error ? <ReadFailed of={reading} title={say(words.notRead)} /> : <Shapes />)}
      </div>
    </PanelPage>
  )
}

function NoStations({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const say = useSay()
  if (!isFiltered) return <Empty title={say(words.noStations)} text={say(words.noStationsText)} />

  return (
    <Empty title={say(words.none)} text={say(words.noneText)}>
      <Button onClick={onReset}>{say(words.reset)}</Button>
    </Empty>
  )
}

/** Cards to come, in their places. One of them says so aloud. */
function Shapes() {
  return (
    <StationBoard>
      {Array.from({ length: SHAPES }, (_, index) => index).map((index) => (
        <li key={index}>
          <StationCardLoading aria-hidden={index > 0 || undefined} />
        </li>
      ))}
    </StationBoard>
  )
}
