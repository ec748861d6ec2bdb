import { expect, expectTypeOf, test } from 'vitest'
import { service } from '../contract.ts'
import {
  type ActionKey,
  menuEntries,
  type PageId,
  pageIds,
  screens,
  screensOutsideMenu,
} from './menu-tree.ts'

const entries = menuEntries()
const of = (type: 'CATALOG' | 'MENU' | 'BUTTON') => entries.filter((entry) => entry.componentType === type)
const named = (name: string) =>
  entries.find((entry) => entry.name === name && entry.componentType !== 'CATALOG')
const byId = new Map(entries.map((entry) => [entry.id, entry]))

test('there are 14 first-level entries, 49 catalogs and 239 screens', () => {
  const catalogs = of('CATALOG')
  expect(catalogs.filter((entry) => entry.pid === 0)).toHaveLength(14)
  expect(catalogs.filter((entry) => entry.pid !== 0)).toHaveLength(49)
  expect(of('MENU')).toHaveLength(239)
  expect(of('BUTTON')).toHaveLength(985)
  expect(pageIds).toHaveLength(239)
})

test('the header reads in the order of the catalogue', () => {
  const header = of('CATALOG').filter((entry) => entry.pid === 0)
  expect(header.map((entry) => entry.titleEn)).toEqual([
    'Home',
    'Cockpit',
    'Business',
    'Operations',
    'Safety',
    'Finance',
    'Marketing',
    'Reports',
    'Strategy',
    'Ecology',
    'EMSP',
    'Tools',
    'System',
    'Reconciliation',
  ])
  expect(header.map((entry) => entry.sort)).toEqual(header.map((_, index) => (index + 1) * 10))
})

test('has the nine standard actions under their keys (spec 6.6)', () => {
  const actions = new Set(of('BUTTON').map((entry) => entry.name.split(':')[1]))
  const standard = ['add', 'delete', 'edit', 'query', 'get', 'enable', 'disable', 'import', 'export']
  expect(standard.filter((action) => !actions.has(action))).toEqual([])
})

test('every entry has the fields of the specification (spec 2.35, 3.5, 3.6)', () => {
  const fields = ['id', 'pid', 'url', 'title', 'icon', 'sort', 'name', 'componentType', 'isShow', 'type']
  const lacking = entries.filter((entry) => fields.some((field) => !(field in entry)))
  expect(lacking).toEqual([])
})

test('ids are unique', () => {
  expect(byId.size).toBe(entries.length)
})

test.each([
  ['home', 1_000_100],
  ['bigScreen', 2_010_600],
  ['wall', 2_010_800],
  ['stationList', 3_010_100],
  ['stationList:query', 3_010_101],
  ['stationList:status', 3_010_111],
  ['userSegment', 3_110_200],
  ['workOrder:cancel', 4_010_211],
  ['PileMonitorDetail', 5_010_200],
  ['refundAudit:checkFirst', 6_020_105],
  ['stationCostModelIncome', 7_050_100],
  ['userPortraitInfo', 8_060_500],
  ['ownReport', 8_000_100],
  ['user', 13_010_100],
  ['reconciliationSettle', 14_000_400],
  ['reconciliationFile', 14_010_200],
])('%s keeps the id %i that roles have stored', (name, id) => {
  expect(named(name)?.id).toBe(id)
})

test('every button stands below a menu item whose id its name begins with', () => {
  for (const button of of('BUTTON')) {
    const page = byId.get(button.pid)
    expect(page?.componentType).toBe('MENU')
    expect(button.name.split(':')[0]).toBe(page?.name)
    expect(button).toMatchObject({ url: '', isShow: 0 })
  }
})

test('every menu item and catalog stands below an entry of the tree', () => {
  for (const entry of entries.filter((one) => one.pid !== 0)) expect(byId.has(entry.pid)).toBe(true)
})

test('no two screens share a page id, an address or a button', () => {
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length)
  unique(screens.map((screen) => screen.id))
  unique(screens.map((screen) => screen.url))
  unique(of('BUTTON').map((button) => button.name))
})

test('addresses that do not follow from the page id are those of the specification', () => {
  const url = (id: PageId) => screens.find((screen) => screen.id === id)?.url
  expect(url('home')).toBe('/home')
  expect(url('bigScreen')).toBe('/bigscreen/')
  expect(url('stationList')).toBe('/business/stationManage/stationList')
  expect(url('reconciliationContractDetail')).toBe(
    '/business/accountingManagement/reconciliationContract1/detail',
  )
  expect(url('user')).toBe('/system/systemSet/userList')
  expect(url('UserAnalysis')).toBe('/report/UserAnalysis')
  expect(url('userPortraitInfo')).toBe('/report/userPortraitInfo/')
})

test('detail pages and forms that open from a list stand in no menu', () => {
  expect(
    of('MENU')
      .filter((entry) => entry.isShow === 0)
      .map((entry) => entry.name),
  ).toEqual([
    'StationMonitorDetail',
    'groupInfo',
    'pileDetail',
    'reconciliationContractDetail',
    'fleetDetail',
    'memberDetail',
    'vehicleData',
    'workOrderDetail',
    'PileMonitorDetail',
    'AddCoupon',
    'ElectricityCardMemberInfo',
    'userPortraitInfo',
    'ownReportDetail',
    'UserDetails',
    'RoleConfig',
    'shareConfigurationEdit',
  ])
})

test('a form that works with the keys of its list has no buttons of its own', () => {
  const actions = (id: PageId) => screens.find((screen) => screen.id === id)?.actions
  expect(actions('UserDetails')).toEqual([])
  expect(actions('shareConfiguration')).toContain('shareConfiguration:add')
})

test('the wall display and the revenue scene have the keys that guard them', () => {
  for (const key of ['bigScreen:query', 'bigScreen3d:query', 'homeRevenue:query'])
    expect(named(key)).toBeDefined()
})

test('the assistant is outside the menu, with its key', () => {
  expect(screensOutsideMenu.find((screen) => screen.id === 'aiIndex')).toMatchObject({
    url: '/ai/index',
    actions: ['aiIndex:query'],
  })
})

test('every title is there in both languages', () => {
  for (const entry of entries) {
    expect(entry.title).not.toBe('')
    expect(entry.titleEn).toMatch(/^[A-Z0-9]/)
  }
})

test('a misspelt permission does not compile', () => {
  expectTypeOf<'stationList'>().toExtend<PageId>()
  expectTypeOf<'stationlist'>().not.toExtend<PageId>()
  expectTypeOf<'stationList:qrCode'>().toExtend<ActionKey>()
  expectTypeOf<'stationList:audit'>().not.toExtend<ActionKey>()
  expectTypeOf<'stationMap:query'>().not.toExtend<ActionKey>()

  const at = service('config-service/station')
  // @ts-expect-error there is no such action
  at('save', 'stationList:append')
})
