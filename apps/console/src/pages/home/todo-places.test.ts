import { menuEntries, pageIds } from '@ampdeck/api/menu/menu-tree'
import { TODO_KINDS } from '@ampdeck/api/statistics/platform-home'
import { expect, it } from 'vitest'
import { listAddress } from '../../menu/list-address.ts'
import { menuOf } from '../../menu/menu.ts'
import { todoPlaces } from './todo-places.ts'

const LIST = '/business/stationManage/stationList'
const { list } = todoPlaces.stationsOffline

it('leads to lists that the menu tree has', () => {
  const pages = TODO_KINDS.flatMap((kind) => todoPlaces[kind].list?.page ?? [])
  expect(pages.filter((page) => !pageIds.some((id) => id === page))).toEqual([])
})

it('leads to the list with the filter that shows what waits', () => {
  const menu = menuOf(menuEntries())
  expect(list && listAddress(menu, list)).toBe(`${LIST}?serviceStatus=5&status=1`)
  expect(listAddress(menu, { page: 'abnormalBill' })).toBe('/business/billManage/abnormalBill')
})

it('leads nowhere for who may not open the list, or where it is not built', () => {
  const without = menuOf(menuEntries().filter(({ name }) => name !== 'stationList'))
  const unbuilt = menuOf(menuEntries(), (url) => url !== LIST)
  expect(list && listAddress(without, list)).toBeUndefined()
  expect(list && listAddress(unbuilt, list)).toBeUndefined()
})
