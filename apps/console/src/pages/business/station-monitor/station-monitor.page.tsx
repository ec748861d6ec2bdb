import type { InputOf } from '@ampdeck/api/contract'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { labelled } from '@ampdeck/api/texts'
import { MINUTE } from '@ampdeck/api/time'
import { Button } from '@ampdeck/ui/button'
import { FilterBar } from '@ampdeck/ui/filter-bar'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { filtersOf } from '@ampdeck/ui/list'
import { Menu } from '@ampdeck/ui/menu'
import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { useRead } from '../../../data/use-read.ts'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { groupIdsOf } from '../../../station-group/group-ids.ts'
import { useGroupOptions } from '../../../station-group/use-group-options.ts'
import { boardTexts as words } from '../../../station-monitor/board.texts.ts'
import { type BoardSort, boardSorts, citiesOf } from '../../../station-monitor/board-order.ts'
import { type BoardAddress, MonitorBoard, useBoardAddress } from '../../../station-monitor/monitor-board.tsx'
import type { BoardRead } from '../../../station-monitor/use-station-board.ts'

/** All stations of a seller on one page: a board is looked at as a whole. */
const ALL = 1_000

const filters = filtersOf<InputOf<typeof monitorStation.stationPage>>(words, (f) => [
  f.search('name', { placeholder: words.nameOrCode }),
  f.choice('cityCode', { options: 'cities', label: words.city }),
  f.choice('stationGroupId', { options: 'groups', label: words.group }),
])

const sortNames = {
  worst: words.worst,
  name: words.byName,
  power: words.power,
  orders: words.orders,
  alarms: words.alarms,
} as const satisfies Record<BoardSort, unknown>

/** The stations with their guns, power, orders and alarms, as they are at this moment. */
export function Page() {
  const head = usePageHead('stationMonitor')
  const address = useBoardAddress()
  const reading = useRead(
    monitorStation.stationPage,
    { pageSize: ALL, stationGroupId: groupIdsOf(address.request) },
    { refreshEvery: MINUTE, keepsLast: true },
  )
  const { data } = reading
  useLiveRows(['order', 'alarm'], monitorStation.stationPage)
  const read = useMemo(() => data && { at: data.at, stations: data.records }, [data])

  return (
    <MonitorBoard
      {...head}
      address={address}
      read={read}
      reading={reading}
      filters={<BoardFilters address={address} read={read} />}
    />
  )
}

function BoardFilters({ address, read }: { address: BoardAddress; read: BoardRead | undefined }) {
  const { language } = useLanguage()
  const groups = useGroupOptions()
  const cities = useMemo(() => citiesOf(read?.stations ?? []), [read])
  const options = {
    cities: cities.map(({ code, name, nameEn }) => ({
      value: code,
      label: language === 'en' ? nameEn : name,
    })),
    groups,
  }
  return (
    <FilterBar filters={filters} options={options} request={address.request} onChange={address.change}>
      <SortMenu address={address} />
    </FilterBar>
  )
}

function SortMenu({ address: { choice, change } }: { address: BoardAddress }) {
  const say = useSay()
  const { language } = useLanguage()

  return (
    <Menu
      label={say(words.sort)}
      items={boardSorts.map((sort) => ({ id: sort, label: say(sortNames[sort]) }))}
      onChoose={(sort) => change({ filters: { sort: sort === 'worst' ? '' : sort } })}
      trigger={
        <Button>
          {labelled(say(words.sort), say(sortNames[choice.sort]), language)}
          <ChevronDown size={14} />
        </Button>
      }
    />
  )
}
