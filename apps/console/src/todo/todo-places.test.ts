import { menuEntries, pageIds } from '@ampdeck/api/menu/menu-tree'
import { TODO_KINDS } from '@ampdeck/api/statistics/todo'
import { expect, it } from 'vitest'
import { menuOf } from '../menu/menu.ts'
import { todoAddress, todoPlaces } from './todo-places.ts'

const STATIONS = '/business/stationManage/stationList'
const ORDERS = '/business/billManage/chargeOrder'

it('leads to lists that the menu tree has', () => {
  const pages = TODO_KINDS.flatMap((kind) => todoPlaces[kind].lists.map(({ page }) => page))
  expect(pages.filter((page) => !pageIds.some((id) => id === page))).toEqual([])
})

it('leads to the list with the filter that shows what waits, and to one of its parts', () => {
  const menu = menuOf(menuEntries())
  expect(todoAddress(menu, 'stationsOffline')).toBe(`${STATIONS}?serviceStatus=5&status=1`)
  expect(todoAddress(menu, 'abnormalOrders')).toBe('/business/billManage/abnormalBill')
  expect(todoAddress(menu, 'openAlarms', 2)).toBe('/tool/alarmManage/alarmCenter?handling=1,2&level=2')
  expect(todoAddress(menu, 'workOrders', 4)).toMatch(/\?state=4$/)
  expect(todoAddress(menu, 'workOrders', 'late')).toMatch(/\?state=[\d,]+&overdue=1$/)
  expect(todoAddress(menu, 'openAlarms', 'late')).toBeUndefined()
})

it('leads to the orders where a list of its own is not built, and nowhere for who may open neither', () => {
  const unbuilt = menuOf(menuEntries(), (url) => url === ORDERS)
  expect(todoAddress(unbuilt, 'abnormalOrders')).toBe(`${ORDERS}?orderStatus=4`)
  expect(todoAddress(unbuilt, 'outstandingOrders', 1)).toBe(`${ORDERS}?todo=1&chargeStatus=1`)
  expect(todoAddress(unbuilt, 'stationsOffline')).toBeUndefined()
  const without = menuOf(menuEntries().filter(({ name }) => name !== 'stationList'))
  expect(todoAddress(without, 'stationsOffline')).toBeUndefined()
})
