import type { Call, OutputOf } from '@ampdeck/api/contract'
import { userStanding } from '@ampdeck/api/enumerations/system'
import { user } from '@ampdeck/api/system/user'
import { userAdmin } from '@ampdeck/api/system/user-admin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { createTestApp, md5, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { roleId } from '../demo/roles.demo.ts'

type Managed = OutputOf<typeof userAdmin.get>
type Accounts = 'admin' | 'viewer' | 'stranger' | 'ops'

let server: TestApp
const tokens = { admin: '', viewer: '', stranger: '', ops: '' }
const own = { admin: demoId(SKYLINE, 'user', 1), viewer: demoId(SKYLINE, 'user', 6) }
const organizeId = demoId(SKYLINE, 'organize', 4)

beforeAll(async () => {
  server = await createTestApp()
  tokens.admin = await server.login('admin')
  tokens.viewer = await server.login('viewer')
  tokens.ops = await server.login('ops')
  tokens.stranger = await server.login('admin', '10002')
})
afterAll(() => server.close())

const ask = <Data = Managed>({ path }: Call, body: object, who: Accounts | string = 'admin') =>
  server.call<Data>(path, body, { token: tokens[who as Accounts] ?? who })
const refused = (reason: string) => ({ code: 409, data: { reason } })
const login = (account: string, password = md5('Kaichu@26x')) =>
  server.call<{ token: string }>(user.login.path, {
    sellerNumber: '10001',
    credentials: { account, password },
  })

let n = 0
const profile = (account: string) => ({
  ...{
    name: '周开初',
    account,
    telephone: '13900000077',
    email: 'zhou@example.com',
    userType: 1,
    organizeId,
  },
})
const add = async (fields: object = {}) => {
  const account = `zhou${++n}`
  const { code, data } = await ask<{ id: number }>(userAdmin.add, {
    ...profile(account),
    ...{ roleIds: [roleId(SKYLINE, 'viewer')], password: md5('Kaichu@26x') },
    ...fields,
  })
  expect(code).toBe(0)
  return { account, id: data.id }
}
const managed = async (id: number) => (await ask(userAdmin.get, { id })).data
const grant = async (...keys: string[]) => {
  const { permissions } = await server.db
    .selectFrom('role')
    .select('permissions')
    .where('id', '=', roleId(SKYLINE, 'viewer'))
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('role')
    .set({ permissions: [...permissions, ...keys] })
    .where('id', '=', roleId(SKYLINE, 'viewer'))
    .execute()
}

it('lists users of an organisation and of those below, by role and by state', async () => {
  const total = async (filter: object) => (await ask<{ total: number }>(userAdmin.page, filter)).data.total
  expect(await total({})).toBeGreaterThanOrEqual(40)
  expect(await total({ organizeId: demoId(SKYLINE, 'organize', 3) })).toBeGreaterThan(
    await total({ organizeId }),
  )
  expect(await total({ organizeId })).toBeGreaterThan(0)
  for (const standing of userStanding.codes)
    expect(await total({ standing }), String(standing)).toBeGreaterThan(0)
  expect(await total({ roleId: roleId(SKYLINE, 'repair'), name: '刘' })).toBe(1)
})

it('finds a user by the mobile number as people paste it, which is stored as it is meant', async () => {
  const { id } = await add({ telephone: '+86 139-0009-1717', phone: '０７５５－８６０９１２３４' })
  expect((await ask(userAdmin.get, { id })).data).toMatchObject({
    telephone: '13900091717',
    phone: '0755-86091234',
  })
  for (const name of ['13900091717', '+86 139 0009 1717', '１３９０００９１７１７', '139-0009-1717']) {
    const { data } = await ask<{ records: { id: number }[] }>(userAdmin.page, { name })
    expect(data.records, name).toMatchObject([{ id }])
  }
})

it('disables and deletes at once: the token ends, and nobody does it to oneself', async () => {
  const { account, id } = await add()
  const { data } = await login(account)
  expect((await ask(user.info, {}, data.token)).code).toBe(0)
  expect(await ask(userAdmin.disable, { id })).toMatchObject({ data: { standing: 4 } })
  expect((await ask(user.info, {}, data.token)).code).toBe(2)
  expect((await login(account)).code).toBe(8)
  expect(await ask(userAdmin.disable, { id })).toMatchObject(refused('transition.notAllowed'))
  expect(await ask(userAdmin.enable, { id })).toMatchObject({ data: { standing: 2 } })
  expect(await ask(userAdmin.enable, { id })).toMatchObject(refused('transition.notAllowed'))
  const again = await login(account)
  expect((await ask(userAdmin.delete, { id })).code).toBe(0)
  expect((await ask(user.info, {}, again.data.token)).code).toBe(2)
  expect((await ask(userAdmin.get, { id })).code).toBe(404)
  for (const call of [userAdmin.disable, userAdmin.delete])
    expect(await ask(call, { id: own.admin })).toMatchObject(refused('user.self'))
  expect(await ask(userAdmin.resetPassword, { id: own.admin, password: PASSWORD })).toMatchObject(
    refused('user.self'),
  )
})

it('resets a password: every session ends, the old one is wrong, and the new one must be changed first', async () => {
  const { account, id } = await add()
  const { data } = await login(account)
  const password = md5('Xinmima@26')
  expect(await ask(userAdmin.resetPassword, { id, password })).toMatchObject({ data: { standing: 2 } })
  expect((await ask(user.info, {}, data.token)).code).toBe(2)
  expect((await login(account)).code).toBe(4)
  const next = await login(account, password)
  expect(await ask(user.info, {}, next.data.token)).toMatchObject({
    data: { isFirstLoginForceModifyPwd: true },
  })
  expect((await ask(userAdmin.resetPassword, { id, password: md5('123456') })).code).toBe(400)
})

it('unlocks: five wrong passwords count no more', async () => {
  const { account, id } = await add()
  for (let tries = 0; tries < 5; tries++) await login(account, md5('wrong'))
  expect((await login(account)).code).toBe(8)
  expect(await managed(id)).toMatchObject({
    standing: userStanding.code.locked,
    lockedUntil: expect.any(String),
  })
  expect(await ask(userAdmin.unlock, { id })).toMatchObject({ code: 0 })
  server.clock.now += 1
  expect((await login(account)).code).toBe(0)
  expect(await ask(userAdmin.unlock, { id })).toMatchObject(refused('transition.notAllowed'))
})

it('changes a user with the version that was read, each list alone too (spec 6.11)', async () => {
  const { account, id } = await add()
  const { version } = await managed(id)
  const change = { ...profile(account), id, version, name: '周一', userType: 3 }
  expect(await ask(userAdmin.edit, change)).toMatchObject({ data: { name: '周一', userType: 3 } })
  expect(await ask(userAdmin.edit, change)).toMatchObject(refused('record.stale'))
  const next = await managed(id)
  expect(await ask(userAdmin.edit, { ...change, version: next.version, account: 'admin' })).toMatchObject(
    refused('record.duplicate'),
  )
  const stationIds = [demoId(SKYLINE, 'station', 1)]
  const saved = await ask(userAdmin.saveStations, { id, version: next.version, stationIds })
  expect(saved).toMatchObject({ data: { stationIds } })
  expect(await ask(userAdmin.stations, { id })).toMatchObject({ data: { ids: stationIds } })
  const roleIds = [roleId(SKYLINE, 'repair')]
  expect(await ask(userAdmin.saveRoles, { id, version: saved.data.version, roleIds })).toMatchObject({
    data: { roles: [{ name: '维修', nameEn: 'Repair' }] },
  })
  const groupIds = [demoId(SKYLINE, 'fleet', 1)]
  const teams = await ask(userAdmin.saveGroups, { id, version: (await managed(id)).version, groupIds })
  expect(teams).toMatchObject({ data: { groupIds, stationIds, roleIds } })
  const theirs = [demoId(10_002, 'station', 1)]
  const { version: last } = await managed(id)
  expect((await ask(userAdmin.saveStations, { id, version: last, stationIds: theirs })).code).toBe(404)
  expect((await ask(userAdmin.edit, { ...change, version: last }, 'stranger')).code).toBe(404)
  expect((await ask(userAdmin.edit, { ...change, version: last }, 'viewer')).code).toBe(403)
})

it('keeps the last administrator: neither the role nor the whole seller is taken from oneself', async () => {
  await server.db.updateTable('accountUser').set({ state: 2 }).where('account', '=', 'newcomer').execute()
  const { version } = await managed(own.admin)
  const at = { id: own.admin, version }
  const last = refused('user.lastAdmin')
  expect(await ask(userAdmin.saveRoles, { ...at, roleIds: [roleId(SKYLINE, 'viewer')] })).toMatchObject(last)
  expect(
    await ask(userAdmin.saveStations, { ...at, stationIds: [demoId(SKYLINE, 'station', 1)] }),
  ).toMatchObject(last)
  expect((await managed(own.admin)).version).toBe(version)
})

it('lets nobody take the place of somebody who may do more, and give nobody more than one has', async () => {
  await grant(
    'user:edit',
    'user:resetPassword',
    'user:disable',
    'user:delete',
    'user:endSession',
    'user:unlock',
  )
  const beyond = refused('user.roleBeyondOwn')
  const { id } = await add()
  for (const [call, more] of [
    [userAdmin.resetPassword, { password: md5('Xinmima@26') }],
    [userAdmin.disable, {}],
    [userAdmin.delete, {}],
    [userAdmin.unlock, {}],
    [userAdmin.endUserSessions, {}],
    [userAdmin.saveRoles, { version: 1, roleIds: [] }],
  ] as const)
    expect(await ask(call, { id: own.admin, ...more }, 'viewer'), call.path).toMatchObject(beyond)
  const { version } = await managed(id)
  const roleIds = [roleId(SKYLINE, 'admin')]
  expect(await ask(userAdmin.saveRoles, { id, version, roleIds }, 'viewer')).toMatchObject(beyond)
  // Somebody who sees one station gives nobody two, and nobody all.
  const [one, two] = [demoId(SKYLINE, 'station', 1), demoId(SKYLINE, 'station', 2)]
  await server.db
    .updateTable('accountUser')
    .set({ stationIds: [one] })
    .where('id', '=', own.viewer)
    .execute()
  expect(await ask(userAdmin.saveStations, { id, version, stationIds: [one] }, 'viewer')).toMatchObject(
    beyond,
  )
  const narrowed = await ask(userAdmin.saveStations, { id, version, stationIds: [one] })
  const at = { id, version: narrowed.data.version }
  expect((await ask(userAdmin.saveStations, { ...at, stationIds: [one, two] }, 'viewer')).code).toBe(404)
  expect(await ask(userAdmin.saveStations, { ...at, stationIds: [] }, 'viewer')).toMatchObject(beyond)
  expect((await ask(userAdmin.saveGroups, { ...at, groupIds: [] }, 'viewer')).code).toBe(0)
})

it('shows and ends the sessions of a user', async () => {
  const { account, id } = await add()
  const [first, second] = [await login(account), await login(account)]
  const { data } = await ask<{ id: string }[]>(userAdmin.userSessions, { id })
  expect(data).toHaveLength(2)
  expect((await ask(userAdmin.endUserSessions, { id, sessionId: 'x' })).code).toBe(404)
  expect((await ask(userAdmin.endUserSessions, { id, sessionId: data[0]?.id })).code).toBe(0)
  const codes = async () =>
    (await Promise.all([first, second].map(({ data: { token } }) => ask(user.info, {}, token)))).map(
      ({ code }) => code,
    )
  expect((await codes()).toSorted()).toEqual([0, 2])
  expect((await ask(userAdmin.endUserSessions, { id }, 'stranger')).code).toBe(404)
  expect((await ask(userAdmin.endUserSessions, { id })).code).toBe(0)
  expect(await codes()).toEqual([2, 2])
})

it('says of every page, button, station and fleet by which role it is there', async () => {
  const [viewer, field] = [roleId(SKYLINE, 'viewer'), roleId(SKYLINE, 'fieldOperations')]
  const preview = (rights: object) =>
    ask<OutputOf<typeof userAdmin.preview>>(userAdmin.preview, { roleIds: [], ...rights })
  const { data } = await preview({ roleIds: [field, roleId(SKYLINE, 'repair')] })
  expect(data.seen.stations).toMatchObject({ seen: 8 })
  expect(data.stations.every(({ roleIds }) => roleIds.includes(field))).toBe(true)
  expect(data.menu.find(({ name }) => name === 'workOrder:accept')?.roleIds).toContain(
    roleId(SKYLINE, 'repair'),
  )
  expect(data.menu.find(({ name }) => name === 'pileList')?.roleIds).toEqual([field])
  const [one] = [demoId(SKYLINE, 'station', 1)]
  const cut = await preview({ roleIds: [viewer], stationIds: [one] })
  expect(cut.data).toMatchObject({
    hasOwnStations: true,
    isBeyondOwn: false,
    stations: [{ id: one, roleIds: [viewer] }],
  })
  expect((await preview({})).data).toMatchObject({ stations: [], fleets: [], menu: [] })
  expect(
    (await ask<{ isBeyondOwn: boolean }>(userAdmin.sees, { id: own.admin }, 'viewer')).data.isBeyondOwn,
  ).toBe(true)
  expect((await ask(userAdmin.sees, { id: own.admin }, 'stranger')).code).toBe(404)
})
