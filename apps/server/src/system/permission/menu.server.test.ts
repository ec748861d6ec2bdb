import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'
import { permission } from '@ampdeck/api/system/permission'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '../../access/password.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { createAdmin } from '../create-admin.ts'

const tokens = { admin: '', viewer: '', riverside: '', platform: '' }
let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  const { now, newId, db } = server.platform
  await createAdmin(db, {
    sellerNumber: 'platform',
    sellerName: 'Platform',
    account: 'root',
    passwordHash: await hashPassword(PASSWORD),
    now: now(),
    newId,
  })
  await db.updateTable('accountUser').set({ isFirstLogin: 0 }).where('account', '=', 'root').execute()
  tokens.admin = await server.login('admin')
  tokens.viewer = await server.login('viewer')
  tokens.riverside = await server.login('admin', '10002')
  tokens.platform = await server.login('root', 'platform')
})
afterAll(() => server.close())

const idOf = (name: string) =>
  menuEntries().find((entry) => entry.name === name && entry.componentType !== 'CATALOG')?.id ?? 0
const call = (of: keyof typeof permission, body: object, as: keyof typeof tokens = 'admin') =>
  server.call<Record<string, unknown>>(permission[of].path, body, { token: tokens[as] })
const entryOf = async (name: string, as: keyof typeof tokens) => {
  const { data } = await server.call<PermissionEntry[]>(permission.user.path, {}, { token: tokens[as] })
  return data.find((entry) => entry.name === name && entry.componentType !== 'CATALOG')
}

it('a seller names, orders and hides entries for its own people, and sets them back', async () => {
  const id = idOf('stationMap')
  const body = { id, version: 0, titleEn: 'Our map', isShow: 0 }
  expect(await call('update', body)).toMatchObject({
    code: 0,
    data: { isChanged: true, version: 1, original: { titleEn: 'Station map', isShow: 1 } },
  })
  expect(await entryOf('stationMap', 'viewer')).toMatchObject({ titleEn: 'Our map', isShow: 0 })
  expect(await entryOf('stationMap', 'riverside')).toMatchObject({ titleEn: 'Station map', isShow: 1 })
  expect(await call('update', body)).toMatchObject({ data: { reason: 'record.stale' } })
  expect((await call('sort', { id, pid: 3_010_000, index: 0 })).code).toBe(0)
  expect(await entryOf('stationMap', 'viewer')).toMatchObject({ sort: 10 })
  expect(await entryOf('stationList', 'viewer')).toMatchObject({ sort: 20 })
  expect((await call('reset', {})).code).toBe(0)
  expect(await entryOf('stationMap', 'viewer')).toEqual(menuEntries().find((entry) => entry.id === id))
})

it('the structure is the platform’s', async () => {
  const id = idOf('stationMap')
  for (const [of, body] of [
    ['update', { id, version: 2, pid: 3_020_000 }],
    ['sort', { id, pid: 3_020_000, index: 0 }],
    ['enable', { id, isEnabled: false }],
    ['save', { pid: 0, name: 'x', componentType: 'CATALOG', title: '测', titleEn: 'X', sort: 5 }],
    ['delete', { id }],
  ] as const)
    expect(await call(of, body), of).toMatchObject({ data: { reason: 'permission.platformOnly' } })
  expect((await call('update', { id, version: 0, titleEn: 'X' }, 'viewer')).code).toBe(403)
  expect((await call('sort', { id, pid: 3_020_000, index: 0 }, 'platform')).code).toBe(0)
  expect(await entryOf('stationMap', 'riverside')).toMatchObject({ pid: 3_020_000, sort: 10 })
  expect(await call('sort', { id, pid: id, index: 0 }, 'platform')).toMatchObject({
    data: { reason: 'permission.place' },
  })
  await call('reset', { id }, 'platform')
  expect(await entryOf('stationMap', 'riverside')).toMatchObject({ pid: 3_010_000 })
})

it('the platform adds a link that roles may hold, and takes it away', async () => {
  const draft = {
    pid: 3_010_000,
    name: 'weather',
    componentType: 'MENU',
    title: '天气',
    titleEn: 'Weather',
    url: '/embed/page?src=https%3A%2F%2Fweather.example%2F',
    sort: 500,
  }
  const { data } = await call('save', draft, 'platform')
  expect(await entryOf('weather', 'admin')).toMatchObject({ titleEn: 'Weather', url: draft.url })
  expect(await entryOf('weather', 'viewer')).toBeUndefined()
  expect(await call('save', draft, 'platform')).toMatchObject({ data: { reason: 'record.duplicate' } })
  expect((await call('save', { ...draft, name: 'y', url: 'javascript:alert(1)' }, 'platform')).code).toBe(400)
  expect((await call('delete', { id: data.id }, 'platform')).code).toBe(0)
  expect(await call('delete', { id: idOf('stationMap') }, 'platform')).toMatchObject({
    data: { reason: 'permission.builtIn' },
  })
})

it('what the platform switches off nobody has, until it is on again', async () => {
  const id = idOf('stationList')
  const page = () => server.call('config-service/station/page', {}, { token: tokens.admin })
  await call('enable', { id, isEnabled: false }, 'platform')
  expect((await page()).code).toBe(403)
  expect(await entryOf('stationList', 'admin')).toBeUndefined()
  await call('enable', { id, isEnabled: true }, 'platform')
  expect((await page()).code).toBe(0)
  expect(await entryOf('stationList', 'admin')).toBeDefined()
})
