import { menuEntries, screens, screensOutsideMenu } from '@ampdeck/api/menu/menu-tree'
import { userPermission } from '@ampdeck/api/menu/permission-entry'
import { describe, expect, it } from 'vitest'
import { recordAddressOf } from '../menu/detail-routes.ts'
import { isExternal, menuOf } from '../menu/menu.ts'
import { pathOf } from '../menu/path-of.ts'
import { isBuilt as hasScreen } from '../pages/manifests.ts'
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

it('is "no access" at the personal settings without the permission "user" (spec 2.7, 6.8)', () => {
  const path = '/account/settings'
  const at = (menu: typeof all) => routeOf(menu, path, (built) => built === path).kind
  expect(at(menuOf(menuEntries().filter(({ name }) => name !== 'user')))).toBe('forbidden')
  expect(at(menuOf([userPermission], () => true))).toBe('page')
})

it('is the record of a number in the path of a detail route, and of no other', () => {
  expect(recordAddressOf(`${DETAIL}/7`)).toBe(`${DETAIL}?id=7`)
  expect(recordAddressOf(DETAIL)).toBeUndefined()
  expect(recordAddressOf(`${DETAIL}/seven`)).toBeUndefined()
  expect(recordAddressOf(`${LIST}/7`)).toBeUndefined()
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

const named = [
  ...screensOutsideMenu.filter(({ id }) => id !== 'embed').map(({ url }) => url),
  ...screens.map(({ url }) => url).filter((url) => !isExternal(url)),
]

it.each(named)('%s opens directly, with its page or with one that says it is not there yet', (url) => {
  const complete = menuOf([...menuEntries(), userPermission], hasScreen)
  const { kind } = routeOf(complete, url, hasScreen)
  if (url.startsWith('/reconciliation/external/')) expect(kind).toBe('missing')
  else expect(['page', 'viewless']).toContain(kind)
})

describe('an entry of the complete menu', () => {
  // An entry's url may end in a slash, where a record's number may follow.
  const has = (url: string) => hasScreen(pathOf(url))
  const entries = menuEntries().filter(({ componentType }) => componentType === 'MENU')
  const here = entries.filter(({ url }) => !isExternal(url))

  it.each(here.map(({ name, url }) => [name, url]))(
    '%s is a page where it is built, otherwise viewless',
    (_, url) => {
      expect(routeOf(menuOf(entries, has), url, has).kind).toBe(has(url) ? 'page' : 'viewless')
    },
  )

  it.each(here.map(({ name, url }) => [name, url]))('%s is no page without the right to it', (_, url) => {
    const { kind } = routeOf(menuOf([], has), url, has)
    expect(has(url) ? ['forbidden'] : ['forbidden', 'missing']).toContain(kind)
  })
})
