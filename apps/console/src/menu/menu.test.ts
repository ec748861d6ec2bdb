import { menuEntries, screens } from '@ampdeck/api/menu/menu-tree'
import { type PermissionEntry, userPermission } from '@ampdeck/api/menu/permission-entry'
import { describe, expect, it } from 'vitest'
import { detailRoutes } from './detail-routes.ts'
import { firstUrl, menuOf, menuShown, pageAt } from './menu.ts'
import { pathOf } from './path-of.ts'

const entry = (of: Partial<PermissionEntry> & Pick<PermissionEntry, 'id' | 'name'>): PermissionEntry => ({
  pid: 0,
  url: `/${of.name}`,
  title: of.name,
  titleEn: of.name,
  icon: '',
  sort: of.id,
  componentType: 'CATALOG',
  isShow: 1,
  type: 1,
  ...of,
})
const page = (id: number, pid: number, name: string, more: Partial<PermissionEntry> = {}) =>
  entry({ id, pid, name, url: `/${name}`, componentType: 'MENU', ...more })

const entries = [
  entry({ id: 2, name: 'system', sort: 20 }),
  entry({ id: 1, name: 'business', sort: 10 }),
  entry({ id: 3, name: 'hidden', isShow: 0 }),
  entry({ id: 10, pid: 1, name: 'stations', url: '/business/stations' }),
  page(101, 10, 'stationList', { sort: 2 }),
  page(102, 10, 'stationMap', { sort: 1 }),
  page(103, 10, 'hiddenPage', { isShow: 0 }),
  page(104, 3, 'nowhere'),
  entry({ id: 1011, pid: 101, name: 'stationList:add', componentType: 'BUTTON', isShow: 0 }),
]

describe('the menu', () => {
  it('is sorted on every level', () => {
    const { top } = menuOf(entries)
    expect(top.map((first) => first.name)).toEqual(['business', 'system'])
    expect(top[0]?.groups[0]?.pages.map((of) => of.id)).toEqual(['stationMap', 'stationList'])
  })

  it('makes routes of shown catalogs and menu items only', () => {
    const menu = menuOf([
      ...entries,
      entry({ id: 11, pid: 1, name: 'folded', isShow: 0 }),
      page(111, 11, 'lost'),
    ])
    for (const path of ['/hiddenPage', '/nowhere', '/lost']) expect(pageAt(menu, path), path).toBeUndefined()
    expect(pageAt(menu, '/business/stations')).toMatchObject({ isCatalog: true, isShown: false })
    expect(menu.top[0]?.groups.map(({ name }) => name)).toEqual(['stations'])
  })

  it('has a detail route for whoever has its entry, shown or not', () => {
    const url = '/business/stationManage/StationMonitorDetail'
    const detail = page(103, 10, 'StationMonitorDetail', { url, isShow: 0 })
    expect(pageAt(menuOf(entries), url)).toBeUndefined()
    expect(pageAt(menuOf([...entries, detail]), url)).toMatchObject({ isShown: false })
    expect(pageAt(menuOf([...entries, detail]), `${url}/?id=7`)?.trail.map(({ name }) => name)).toEqual([
      'business',
      'stations',
    ])
  })

  it('knows the way to a page', () => {
    expect(pageAt(menuOf(entries), '/stationList')?.trail.map((of) => of.name)).toEqual([
      'business',
      'stations',
    ])
  })

  it('takes what has no parent as first level, a menu item as well', () => {
    const menu = menuOf([
      ...entries,
      page(900, 0, 'alone', { sort: 5 }),
      page(901, 77, 'orphan', { sort: 6 }),
    ])
    expect(menu.top.map(({ name }) => name)).toEqual(['alone', 'orphan', 'business', 'system'])
    const [alone] = menu.top
    expect(alone && firstUrl(alone)).toBe('/alone')
    expect(pageAt(menu, '/orphan')?.trail).toEqual([])
  })

  it('makes buttons the granted actions', () => {
    expect(menuOf(entries).grants).toEqual(['stationList:add'])
  })

  it('removes the four leading children of the reconciliation item, and only them', () => {
    const own = ['overview', 'channel', 'difference', 'settle'].map((name, index) =>
      page(1401 + index, 14, name, { url: `/reconciliation/external/${name}` }),
    )
    const tree = [
      entry({ id: 14, name: 'reconciliation', url: 'https://reconciliation.example/login' }),
      ...own,
      entry({ id: 1410, pid: 14, name: 'reconciliationManage', url: '/reconciliation/reconciliationManage' }),
      page(1411, 1410, 'reconciliationTask'),
    ]
    const menu = menuOf(tree)
    expect(menu.pages.filter(({ url }) => url.includes('/external/'))).toEqual([])
    expect(menu.top[0]).toMatchObject({ pages: [], url: '/reconciliation', site: 'configured' })
    expect(menu.top[0] && firstUrl(menu.top[0])).toBe('/reconciliation')
    // Whoever may see fewer of them does not lose what is the console's own.
    const cut = menuOf(tree.filter(({ id }) => id !== 1401 && id !== 1402))
    expect(cut.top[0]?.groups.map(({ name }) => name)).toEqual(['reconciliationManage'])
    const rest = menuOf(tree.filter(({ url }) => !url.includes('/external/')))
    expect(rest.top[0]?.site).toBeUndefined()
    expect(rest.top[0] && firstUrl(rest.top[0])).toBe('/reconciliationTask')
  })

  it('knows an embedded page by its source', () => {
    const embedded = (id: number, name: string) =>
      page(id, 10, name, { url: `/embed/page?src=https%3A%2F%2F${name}.example%2F` })
    const menu = menuOf([...entries, embedded(201, 'weather'), embedded(202, 'grid')])
    expect(pageAt(menu, '/embed/page?src=https%3A%2F%2Fgrid.example%2F&lang=en')?.id).toBe('grid')
    expect(pageAt(menu, '/embed/page?src=https://weather.example/')?.id).toBe('weather')
    expect(pageAt(menu, '/embed/page')?.id).toBe('embed')
  })
})

describe('the menu that is shown', () => {
  const built = ['/stationList']
  const planned = [
    entry({ id: 4, name: 'finance', sort: 15 }),
    page(401, 4, 'refunds'),
    entry({ id: 5, name: 'empty', sort: 30 }),
  ]
  const menu = menuOf([...entries, ...planned], (url) => built.includes(url))
  const shown = (path: string, isPlanned = false) =>
    menuShown(menu, { planned: isPlanned, open: pageAt(menu, path) }).map((top) => [
      top.name,
      ...top.groups.flatMap(({ pages }) => pages.map(({ id }) => id)),
      ...top.pages.map(({ id }) => id),
    ])

  it('is what is built; an entry of planned pages alone is left out', () => {
    expect(shown('/stationList')).toEqual([['business', 'stationList'], ['system'], ['empty']])
  })

  it('has the open page, whatever it is', () => {
    expect(shown('/refunds')).toEqual([
      ['business', 'stationList'],
      ['finance', 'refunds'],
      ['system'],
      ['empty'],
    ])
  })

  it('is all of it for whoever asks for that', () => {
    expect(shown('/stationList', true)).toEqual([
      ['business', 'stationMap', 'stationList'],
      ['finance', 'refunds'],
      ['system'],
      ['empty'],
    ])
  })

  it('leads from a first-level entry to its first built page', () => {
    const [business, finance] = menu.top
    expect(business && firstUrl(business)).toBe('/stationList')
    expect(finance && firstUrl(finance)).toBe('/refunds')
  })
})

describe('the fixed routes', () => {
  const personal = ['/account', '/account/settings', '/account/settings/base']

  it('are there for everybody, the shortest permission list included', () => {
    const menu = menuOf([userPermission])
    const fixed = [
      [...personal, '/account/help', '/account/feedback'],
      ['/ai/index', '/why', '/noHome', '/exception/403', '/exception/404', '/exception/500', '/embed/page'],
    ].flat()
    expect(menu.top).toEqual([])
    expect(menu.pages.map(({ url }) => url)).toEqual(fixed)
    expect(menu.pages.filter(({ isShown }) => isShown)).toEqual([])
  })

  it('of the personal settings ask for the permission "user" (spec 2.7, 6.8)', () => {
    for (const path of personal) {
      expect(pageAt(menuOf([userPermission]), path), path).toBeDefined()
      expect(pageAt(menuOf(entries), path), path).toBeUndefined()
    }
  })

  it('hold every page that the menu never shows, and those of requirements.md §2', () => {
    const hidden = menuEntries().filter((one) => one.componentType === 'MENU' && one.isShow === 0)
    const urls = hidden.map(({ url }) => pathOf(url))
    expect(detailRoutes).toEqual(expect.arrayContaining(urls))
    expect(screens.map(({ url }) => pathOf(url))).toEqual(expect.arrayContaining([...detailRoutes]))
  })
})
