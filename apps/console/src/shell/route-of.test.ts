import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { expect, it } from 'vitest'
import { menuOf } from '../menu/menu.ts'
import { routeOf } from './route-of.ts'

const LIST = '/business/stationManage/stationList'
const DETAIL = '/business/stationManage/StationMonitorDetail'
const isBuilt = (path: string) => path === LIST
const all = menuOf(menuEntries(), isBuilt)
const none = menuOf([], isBuilt)
const kind = (menu: typeof all, address: string) => routeOf(menu, address, isBuilt).kind

it('is the page of somebody who has the right to it', () => {
  expect(routeOf(all, `${LIST}/?name=CBD`, isBuilt)).toMatchObject({
    kind: 'page',
    page: { id: 'stationList' },
  })
})

it('is "no access" without the right, for a built page and for a detail route', () => {
  expect(kind(none, `${LIST}?name=CBD`)).toBe('forbidden')
  expect(kind(none, `${DETAIL}?id=7`)).toBe('forbidden')
})

it('is "viewless" where the list has an entry without a view', () => {
  expect(kind(all, '/system/systemSet/userList')).toBe('viewless')
})

it.each(['/nowhere', '/reconciliation/external/overview', '/system/systemSet/userList'])(
  'is missing at %s, whatever the right',
  (address) => expect(kind(none, address)).toBe('missing'),
)

it('is never the big screen, which is a page of its own', () => {
  expect(kind(all, '/bigscreen/')).toBe('missing')
})

it('is the list of its pages for a catalog', () => {
  expect(kind(all, '/business/stationManage')).toBe('catalog')
  expect(kind(all, '/reconciliation')).toBe('catalog')
})
