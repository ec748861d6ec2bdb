import type { Call } from '@ampdeck/api/contract'
import { everyCall } from '@ampdeck/api/resources'
import { user } from '@ampdeck/api/system/user'
import { userAdmin } from '@ampdeck/api/system/user-admin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endSessions, VIEW_MS } from '../../access/session.store.ts'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { roleId } from '../demo/roles.demo.ts'

let server: TestApp
let admin: string
const id = {
  admin: demoId(SKYLINE, 'user', 1),
  ops: demoId(SKYLINE, 'user', 4),
  viewer: demoId(SKYLINE, 'user', 6),
}

beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
})
afterAll(() => server.close())

const ask = <Data = { total: number }>({ path }: Pick<Call, 'path'>, body: object, token = admin) =>
  server.call<Data>(path, body, { token })
const view = async (of: number, token = admin) =>
  (await ask<{ token: string }>(userAdmin.viewAs, { id: of }, token)).data.token
const refused = (reason: string) => ({ code: 409, data: { reason } })
const stationPage = { path: 'config-service/station/page' }
const logged = () =>
  server.db
    .selectFrom('operationLog')
    .select(['userId', 'asUserId', 'path', 'resultCode'])
    .where('sellerId', '=', SKYLINE)
    .orderBy('id')
    .execute()

it('shows what the other person sees, says who looks, and logs begin, every call and end by who really looked', async () => {
  const token = await view(id.ops)
  expect((await ask(stationPage, {}, token)).data.total).toBe(8)
  expect(await ask(user.info, {}, token)).toMatchObject({
    data: { account: 'ops', lookedBy: { name: 'admin', until: expect.any(String) } },
  })
  expect((await ask(userAdmin.leaveView, {}, token)).code).toBe(0)
  expect((await ask(user.info, {}, token)).code).toBe(2)
  expect((await ask(user.info, {})).code).toBe(0)
  const by = { userId: id.admin, resultCode: 0 }
  expect((await logged()).slice(-4)).toEqual([
    { ...by, asUserId: null, path: userAdmin.viewAs.path },
    { ...by, asUserId: id.ops, path: stationPage.path },
    { ...by, asUserId: id.ops, path: user.info.path },
    { ...by, asUserId: id.ops, path: userAdmin.leaveView.path },
  ])
  expect(await ask(userAdmin.leaveView, {})).toMatchObject(refused('transition.notAllowed'))
})

it('is no device of the person who is looked at, and no reason to change a password', async () => {
  const newcomer = demoId(SKYLINE, 'user', 7)
  const token = await view(newcomer)
  expect((await ask(stationPage, {}, token)).code).toBe(0)
  expect((await ask<object[]>(userAdmin.userSessions, { id: newcomer })).data).toEqual([])
})

it('refuses every call that writes, exports or unmasks, and every file', async () => {
  const token = await view(id.ops)
  const leaving: string[] = [userAdmin.leaveView.path, user.logout.path]
  const writing = everyCall.filter(
    ({ call }) => call.effect === 'write' && call.permission !== 'public' && !leaving.includes(call.path),
  )
  expect(writing.length).toBeGreaterThan(200)
  for (const { name, call } of writing)
    expect([name, await ask(call, {}, token)]).toMatchObject([name, refused('view.readOnly')])
  const unsafe = everyCall.filter(({ name }) => /export$|unmask/i.test(name) && !/template/i.test(name))
  expect(unsafe.filter(({ call }) => call.effect === 'read').map(({ name }) => name)).toEqual([])
  for (const url of [
    '/config-service/downloadCenter/template?template=1',
    '/operation-service/pileLog/file?id=1',
  ]) {
    const answer = await server.app.inject({ method: 'GET', url, headers: { authorization: token } })
    expect([url, answer.json()]).toMatchObject([url, refused('view.readOnly')])
  }
  const last = (await logged()).at(-1)
  expect(last).toMatchObject({ userId: id.admin, resultCode: 409 })
})

it('ends by itself after half an hour', async () => {
  const token = await view(id.ops)
  server.clock.now += VIEW_MS - 1_000
  expect((await ask(user.info, {}, token)).code).toBe(0)
  server.clock.now += 1_000
  expect((await ask(user.info, {}, token)).code).toBe(2)
})

it('ends with the session in which it was opened, and with all others when the password changes', async () => {
  const [one, other] = [await server.login('admin'), await server.login('admin')]
  const [first, second] = [await view(id.ops, one), await view(id.ops, other)]
  await ask(user.logout, {}, one)
  expect((await ask(user.info, {}, first)).code).toBe(2)
  expect((await ask(user.info, {}, second)).code).toBe(0)
  await endSessions(server.platform, { sellerId: SKYLINE, userId: id.admin, except: other })
  expect((await ask(user.info, {}, other)).code).toBe(0)
  expect((await ask(user.info, {}, second)).code).toBe(2)
  admin = other
})

it('is for who may do no less, of the same seller, and for as long as that is so', async () => {
  expect(await ask(userAdmin.viewAs, { id: id.admin })).toMatchObject(refused('user.self'))
  expect((await ask(userAdmin.viewAs, { id: id.ops }, await server.login('admin', '10002'))).code).toBe(404)
  const viewer = await server.login('viewer')
  expect((await ask(userAdmin.viewAs, { id: id.ops }, viewer)).code).toBe(403)
  await server.db
    .updateTable('role')
    .set(({ fn, val }) => ({ permissions: fn('array_append', ['permissions', val('user:viewAs')]) }))
    .where('id', '=', roleId(SKYLINE, 'viewer'))
    .execute()
  expect(await ask(userAdmin.viewAs, { id: id.ops }, viewer)).toMatchObject(refused('user.roleBeyondOwn'))

  const token = await view(id.viewer)
  await server.db.updateTable('accountUser').set({ state: 2 }).where('id', '=', id.admin).execute()
  expect((await ask(user.info, {}, token)).code).toBe(2)
  await server.db.updateTable('accountUser').set({ state: 1 }).where('id', '=', id.admin).execute()
})
