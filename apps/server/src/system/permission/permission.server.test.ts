import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { type PermissionEntry, userPermission } from '@ampdeck/api/menu/permission-entry'
import { everyCall } from '@ampdeck/api/resources'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let viewer: string

beforeAll(async () => {
  server = await createTestApp()
  viewer = await server.login('viewer')
})
afterAll(() => server.close())

const guarded = everyCall.filter(({ call }) => call.permission !== 'public')
const actions = guarded.filter(({ call }) => [call.permission].flat().every((key) => key.includes(':')))
const STATION = 'config-service/station'

it.each(guarded)('answers 401 to $name without a token', async ({ call }) => {
  const request = {
    method: call.method,
    url: `/${call.path}`,
    headers: { 'content-type': 'application/json' },
  }
  for (const url of [request.url, `/api${request.url}`]) {
    const answer = await server.app.inject({
      ...request,
      url,
      ...(call.method === 'POST' && { payload: '{}' }),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 401])
  }
})

it.each(actions)('answers 403 to $name of somebody without any action', async ({ call }) => {
  const answer = await server.call(call.path, {}, { token: viewer })
  expect(answer).toMatchObject({ status: 403, code: 403, data: null })
})

it('answers 403 to every page of somebody without that page', async () => {
  const token = await server.login('repair')
  const { data: granted } = await server.call<PermissionEntry[]>(
    'system-service/permission/user',
    {},
    { token },
  )
  const own = new Set<string>(['signedIn', ...granted.map(({ name }) => name)])
  const reading = guarded.filter(
    ({ call }) => ![call.permission].flat().some((key) => own.has(key)) && call.effect === 'read',
  )
  expect(reading.length).toBeGreaterThan(5)
  for (const { name, call } of reading) {
    const { status } = await server.call(call.path, {}, { method: call.method, token })
    expect([name, status]).toEqual([name, 403])
  }
})

it('lets operations change stations, but not delete one', async () => {
  const token = await server.login('ops')
  const list = await server.call<{ records: { id: number; version: number }[] }>(
    `${STATION}/page`,
    {},
    { token },
  )
  const [station] = list.data.records
  expect((await server.call(`${STATION}/delete`, { id: station?.id }, { token })).status).toBe(403)
  expect((await server.call(`${STATION}/get`, { id: station?.id }, { token })).code).toBe(0)
})

it('asks for "enable" to open a station and for "disable" to take it out of service', async () => {
  const token = await server.login('ops')
  const found = await server.db
    .selectFrom('role')
    .select(['permissions'])
    .where('code', '=', 'fieldOperations')
    .executeTakeFirstOrThrow()
  const page = await server.call<{ records: { id: number }[] }>(`${STATION}/page`, { status: 1 }, { token })
  const id = page.data.records[0]?.id
  const setStatus = (status: number) => server.call(`${STATION}/updateStatus`, { id, status }, { token })

  await server.db
    .updateTable('role')
    .set({ permissions: found.permissions.filter((key) => key !== 'stationList:disable') })
    .where('code', '=', 'fieldOperations')
    .execute()
  expect((await setStatus(2)).code).toBe(403)
  await server.db
    .updateTable('role')
    .set({ permissions: found.permissions.filter((key) => key !== 'stationList:enable') })
    .where('code', '=', 'fieldOperations')
    .execute()
  expect((await setStatus(2)).code).toBe(0)
  expect((await setStatus(1)).code).toBe(403)
})

describe('the menu', () => {
  async function menuOf(account: string, sellerNumber?: string): Promise<PermissionEntry[]> {
    const token = await server.login(account, sellerNumber)
    const { data } = await server.call<PermissionEntry[]>('system-service/permission/user', {}, { token })
    return data
  }
  const buttons = (entries: PermissionEntry[]) =>
    entries.filter((entry) => entry.componentType === 'BUTTON').map((entry) => entry.name)

  it('of an administrator is complete, for either seller (spec 6.1, 7.15)', async () => {
    expect(await menuOf('admin')).toEqual([...menuEntries(), userPermission])
    expect(await menuOf('admin', '10002')).toEqual([...menuEntries(), userPermission])
  })

  it('of the viewer has every page and no button (spec 6.5)', async () => {
    const entries = await menuOf('viewer')
    expect(buttons(entries)).toEqual([])
    expect(entries).toEqual([
      ...menuEntries().filter((entry) => entry.componentType !== 'BUTTON'),
      userPermission,
    ])
  })

  it('of finance audits money and controls no pile', async () => {
    const names = buttons(await menuOf('finance'))
    expect(names.filter((name) => name.endsWith(':checkFirst')).length).toBeGreaterThan(0)
    expect(names.filter((name) => /^(pile|gun|stationList):(?!query|get|export)/.test(name))).toEqual([])
  })

  it('of operations runs stations and moves no money', async () => {
    const names = buttons(await menuOf('ops'))
    expect(names).toContain('stationList:edit')
    expect(names).not.toContain('stationList:delete')
    expect(names.filter((name) => /:(refund|recharge|checkFirst|checkSecond)$/.test(name))).toEqual([])
  })

  it('of the field staff has work orders only', async () => {
    const pages = (await menuOf('repair')).filter((entry) => entry.componentType === 'MENU')
    expect(pages.map((entry) => entry.name).toSorted()).toEqual(['user', 'workOrder', 'workOrderDetail'])
  })

  it.each(['admin', 'finance', 'ops', 'repair', 'viewer'])(
    'of %s has the permission "user", for which the personal settings ask (spec 2.7, 6.8)',
    async (account) => {
      expect(await menuOf(account)).toContainEqual(userPermission)
    },
  )

  it.each(['admin', 'finance', 'ops', 'repair', 'viewer'])(
    'of %s hangs together (spec 1.1)',
    async (account) => {
      const entries = await menuOf(account)
      const ids = new Set(entries.map((entry) => entry.id))
      expect(entries.filter((entry) => entry.pid !== 0 && !ids.has(entry.pid))).toEqual([])
      const parents = new Set(entries.map((entry) => entry.pid))
      expect(entries.filter((entry) => entry.componentType === 'CATALOG' && !parents.has(entry.id))).toEqual(
        [],
      )
    },
  )
})
