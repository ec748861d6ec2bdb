import { afterAll, beforeAll, expect, it } from 'vitest'
import { softwarePasskey } from '../../testing/software-passkey.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const RULE = 'system-service/loginRule/'
let server: TestApp
let admin: string

beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
})
afterAll(() => server.close())

interface Rule {
  isForAll: number
  roleIds: number[]
  roles: { id: number }[]
  people: number
  without: number
}
const call = <Data>(name: string, body: object = {}, token = admin) =>
  server.call<Data>(RULE + name, body, { token })
const idOf = async (account: string, sellerId = 10_001) =>
  (
    await server.db
      .selectFrom('accountUser')
      .select(['id', 'roleIds'])
      .where('account', '=', account)
      .where('sellerId', '=', sellerId)
      .executeTakeFirstOrThrow()
  ).id
const lacks = async (token: string) => {
  const { data } = await server.call<{ mustSetUpSecondFactor: boolean }>(
    'system-service/user/info',
    {},
    { token },
  )
  return data.mustSetUpSecondFactor
}

it('demands a second factor of a role, or of everybody, at once and of no other seller', async () => {
  const [viewer, ops] = [await server.login('viewer'), await server.login('ops')]
  const { data } = await call<Rule>('get')
  expect(data).toMatchObject({ isForAll: 0, roleIds: [], without: data.people })
  const role = await server.db
    .selectFrom('role')
    .select('id')
    .where('code', '=', 'viewer')
    .where('sellerId', '=', 10_001)
    .executeTakeFirstOrThrow()
  expect((await call<Rule>('save', { isForAll: 0, roleIds: [role.id] })).data.roleIds).toEqual([role.id])
  expect([await lacks(viewer), await lacks(ops), await lacks(admin)]).toEqual([true, false, false])
  const other = await server.login('admin', '10002')
  await server.db.updateTable('seller').set({ secondFactor: 1 }).where('id', '=', 10_001).execute()
  expect([await lacks(ops), await lacks(other)]).toEqual([true, false])
  await server.db.updateTable('seller').set({ secondFactor: 0 }).where('id', '=', 10_001).execute()
  expect((await call('save', { isForAll: 0, roleIds: [] })).code).toBe(0)
  expect(await lacks(viewer)).toBe(false)
  expect((await call('save', { isForAll: 1, roleIds: [] }, ops)).code).toBe(403)
})

it('a reset takes factor and sessions of somebody away who may do no more than the administrator', async () => {
  const host = { host: 'console.test' }
  const token = await server.login('viewer')
  const own = 'system-service/secondFactor/'
  const { data } = await server.call<{ challenge: string }>(
    `${own}passkeyOptions`,
    {},
    { token, headers: host },
  )
  const site = { challenge: data.challenge, rpId: 'console.test', origin: 'https://console.test' }
  const response = softwarePasskey().create(site)
  await server.call(`${own}addPasskey`, { name: 'Key', response }, { token, headers: host })
  await expect(server.login('viewer')).rejects.toThrow('922')

  expect((await call('resetFactor', { id: await idOf('viewer') }, await server.login('ops'))).code).toBe(403)
  const foreign = await server.login('admin', '10002')
  expect((await call('resetFactor', { id: await idOf('viewer') }, foreign)).code).toBe(404)
  expect((await call('resetFactor', { id: await idOf('viewer') })).code).toBe(0)
  expect((await server.call('system-service/user/info', {}, { token })).code).toBe(2)
  expect(await server.login('viewer')).toHaveLength(43)
  const mails = await server.db
    .selectFrom('outgoingMessage')
    .select('subject')
    .orderBy('id', 'desc')
    .execute()
  expect(mails[0]?.subject).toContain('An administrator has reset')
})
