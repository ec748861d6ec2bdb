import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { useMemo, useState } from 'react'
import {
  type ListDefaults,
  type ListRequest,
  listLayout,
  listRequest,
  listSearch,
} from '../list-request/list-request.ts'
import { actionsOf } from './actions-of.ts'
import { columnsOf } from './columns-of.ts'
import { filtersOf } from './filters-of.ts'
import type { ListState } from './list-state.ts'
import { NO_ROWS, type Selection } from './selection.ts'
import type { Unit } from './unit.ts'

/** A made-up resource, small enough to see through, for the stories of the list. */
export interface Depot {
  id: number
  code: string
  name: string
  nameEn: string | null
  cityCode: string
  cityName: string
  cityNameEn: string
  status: (typeof stationStatus.codes)[number]
  ratedW: number | null
  energyWh: number
  incomeFen: number
  openTime: string | null
  updateTime: string
}

export const depotTexts = texts({
  code: ['Code', '编码'],
  name: ['Name', '名称'],
  cityCode: ['City', '城市'],
  status: ['Status', '状态'],
  ratedW: ['Rated power', '额定功率'],
  energyWh: ['Energy today', '今日电量'],
  incomeFen: ['Income today', '今日收入'],
  openTime: ['Open date', '开放日期'],
  updateTime: ['Updated', '更新时间'],
})

export const depotUnit: Unit = ['depot | depots', '场地']

export const depotColumns = columnsOf<Depot>(depotTexts, (c) => [
  c.text('code', { sort: true, locked: true, code: true }),
  c.name('name', { also: 'nameEn', sort: true, locked: true, link: (row) => `#depot-${row.id}` }),
  c.named('cityCode', { zh: 'cityName', en: 'cityNameEn' }),
  c.status('status', stationStatus, { sort: true }),
  c.power('ratedW', { sort: true }),
  c.energy('energyWh'),
  c.money('incomeFen'),
  c.day('openTime'),
  c.instant('updateTime', { hidden: true }),
])

export const depotFilters = filtersOf(depotTexts, (f) => [
  f.search('name', { placeholder: ['Name or code', '名称或编码'] }),
  f.choice('cityCode', { options: 'cities' }),
  f.codes('status', stationStatus),
  f.period('openTime'),
])

/** A call of a contract, as far as a list needs it. */
export const depotCall = (name: string, right = name) => ({
  path: `depot/${name}`,
  permission: `depot:${right}`,
})

export const depotActions = actionsOf<Depot>((a) => [
  a.form(depotCall('edit')),
  a.call(depotCall('disable'), {
    hiddenIf: (row) => row.status !== stationStatus.code.open,
    blockedBy: (row) => (row.id === 2 ? ['Two guns are charging', '有两把枪正在充电'] : undefined),
  }),
  a.call(depotCall('enable'), { hiddenIf: (row) => row.status === stationStatus.code.open }),
  a.call(depotCall('copy', 'add')),
  a.call(depotCall('delete'), { confirm: 'danger' }),
])

export const depotGrants = ['depot:*']

const cities = [
  ['440300', '深圳', 'Shenzhen'],
  ['440100', '广州', 'Guangzhou'],
  ['310100', '上海', 'Shanghai'],
  ['420100', '武汉', 'Wuhan'],
] as const

const names = [
  ['福田中心', 'Futian CBD'],
  ['机场', 'Airport'],
  ['公交总站', 'Bus Depot'],
  ['物流园', 'Logistics Park'],
  ['高速服务区', 'Expressway Service Area'],
] as const

export const depotOptions = {
  cities: cities.map(([value, zh, en]) => ({ value, label: `${en} ${zh}` })),
}

export function depots(count: number): Depot[] {
  return Array.from({ length: count }, (_, index) => {
    const [cityCode, cityName, cityNameEn] = cities[index % cities.length] ?? cities[0]
    const [zh, en] = names[index % names.length] ?? names[0]
    return {
      id: index + 1,
      code: `${cityCode}${String(index + 1).padStart(4, '0')}`,
      name: `${cityName}${zh}`,
      nameEn: `${cityNameEn} ${en}`,
      cityCode,
      cityName,
      cityNameEn,
      status: index % 7 === 6 ? stationStatus.code.maintenance : stationStatus.code.open,
      ratedW: index % 9 === 8 ? null : 630_000 + (index % 5) * 185_000,
      energyWh: 1_204_317 + index * 91_733,
      incomeFen: 84_210 + index * 6_391,
      openTime: index % 6 === 5 ? null : `2024-0${(index % 9) + 1}-15`,
      updateTime: '2026-07-01 10:00:00',
    }
  })
}

/** A list over rows in memory, whose address is a text: what an app makes of its address and its data. */
export function useDepotList(
  all: readonly Depot[],
  given: Partial<ListState<Depot>> = {},
  defaults: ListDefaults = { pageSize: 20 },
  start = '',
): ListState<Depot> {
  const [search, setSearch] = useState(start)
  const [selection, select] = useState<Selection>(NO_ROWS)
  const request = listRequest(search, defaults)
  const found = all.filter((depot) => matches(depot, request)).sort(byOrder(request))
  const from = (request.current - 1) * request.pageSize

  const at = useMemo(() => new Date('2026-07-01T02:00:04Z'), [])
  return {
    rows: found.slice(from, from + request.pageSize),
    total: found.length,
    request,
    ...listLayout(search),
    status: 'ready',
    at,
    selection,
    select,
    change: (change) => setSearch(listSearch(search, change, defaults)),
    reload: () => {},
    ...given,
  }
}

function matches(depot: Depot, { name, cityCode, status, openTimeFrom, openTimeTo }: ListRequest): boolean {
  const isOneOf = (value: unknown, wanted: unknown) =>
    !wanted || String(wanted).split(',').includes(String(value))
  const words = `${depot.name} ${depot.nameEn} ${depot.code}`.toLowerCase()
  return (
    words.includes(String(name ?? '').toLowerCase()) &&
    isOneOf(depot.cityCode, cityCode) &&
    isOneOf(depot.status, status) &&
    (!openTimeFrom || (depot.openTime ?? '') >= String(openTimeFrom)) &&
    (!openTimeTo || (depot.openTime ?? '9') <= String(openTimeTo))
  )
}

function byOrder({ sortField, sortOrder }: ListRequest) {
  const sign = sortOrder === 'desc' ? -1 : 1
  const value = (depot: Depot) => String(depot[sortField as keyof Depot] ?? '').padStart(12)
  return (a: Depot, b: Depot) => (sortField ? sign * value(a).localeCompare(value(b)) : 0)
}
