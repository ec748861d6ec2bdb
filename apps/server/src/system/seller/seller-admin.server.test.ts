import { sellerAdmin } from '@ampdeck/api/system/seller-admin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, md5, type TestApp } from '../../testing/test-app.ts'

const draft = {
  sellerNumber: '20001',
  name: '示例分公司',
  nameEn: 'Example branch',
  contact: '李明',
  phone: '13900001111',
  cityCode: '440300',
}
const password = md5('Kaichu26')
const tokens = { admin: '', viewer: '', stranger: '' }
let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  tokens.admin = await server.login('admin')
  tokens.viewer = await server.login('viewer')
  tokens.stranger = await server.login('admin', '10002')
})
afterAll(() => server.close())

type As = keyof typeof tokens
interface Row {
  id: number
  version: number
  [field: string]: unknown
}
const call = <Data = Row>(of: keyof typeof sellerAdmin, body: object, as: As = 'admin') =>
  server.call<Data>(sellerAdmin[of].path, body, { token: tokens[as] })
const add = async (sellerNumber: string) => (await call('save', { ...draft, sellerNumber, password })).data
const logIn = (sellerNumber: string, typed = password) =>
  server.call<{ token: string }>('system-service/user/login', {
    sellerNumber,
    credentials: { account: 'admin', password: typed },
  })
/** The administrator of a sub-seller, past the first log-in. */
async function tokenOf({ id, sellerNumber }: Row): Promise<string> {
  await server.db.updateTable('accountUser').set({ isFirstLogin: 0 }).where('sellerId', '=', id).execute()
  return (await logIn(String(sellerNumber))).data.token
}

it('is administered by the seller above it alone, which sees nothing of its business', async () => {
  const seller = await add('20001')
  expect(seller).toMatchObject({ pid: 10_001, state: 1, users: 1, isOwn: false, limit: null })
  const { records } = (await call<{ records: Row[] }>('page', { pageSize: 100 })).data
  expect(records.map(({ id }) => id)).toEqual(expect.arrayContaining([10_001, seller.id]))
  expect(records.some(({ id }) => id === 10_002 || id === -1)).toBe(false)
  for (const [of, body] of [
    ['get', { id: seller.id }],
    ['update', { ...draft, sellerNumber: '20001', id: seller.id, version: 1 }],
    ['enableOrForbid', { id: seller.id, state: 2 }],
    ['savePermissions', { id: seller.id, version: 1, permissions: [] }],
    ['resetPassword', { id: seller.id, password }],
  ] as const)
    expect((await call(of, body, 'stranger')).code, of).toBe(404)
  expect((await call('update', { ...draft, id: seller.id, version: 1 }, 'viewer')).code).toBe(403)
  const users = await server.call<{ total: number }>(
    'config-service/station/page',
    {},
    { token: await tokenOf(seller) },
  )
  expect(users.data.total).toBe(0)
})

it('is changed once by one version, and its number is nobody else’s', async () => {
  const seller = await add('20002')
  const body = { ...draft, sellerNumber: '20002', name: '新名', id: seller.id, version: 1 }
  expect(await call('update', body)).toMatchObject({ data: { name: '新名', version: 2 } })
  expect(await call('update', body)).toMatchObject({ data: { reason: 'record.stale' } })
  expect(await call('save', { ...draft, sellerNumber: '10002', password })).toMatchObject({
    data: { reason: 'record.duplicate' },
  })
})

it('is forbidden and let in again: its people are logged out, and nobody does it to the own seller', async () => {
  const seller = await add('20003')
  const token = await tokenOf(seller)
  expect(await call('enableOrForbid', { id: seller.id, state: 2 })).toMatchObject({ data: { state: 2 } })
  expect((await server.call('system-service/user/info', {}, { token })).code).toBe(2)
  expect((await logIn('20003')).code).toBe(8)
  expect(await call('enableOrForbid', { id: seller.id, state: 2 })).toMatchObject({
    data: { reason: 'transition.notAllowed' },
  })
  await call('enableOrForbid', { id: seller.id, state: 1 })
  expect((await logIn('20003')).code).toBe(0)
  const own = { id: 10_001, state: 2 }
  expect(await call('enableOrForbid', own)).toMatchObject({ data: { reason: 'seller.own' } })
})

it('limits what its roles hold, and those of the sellers below it, at once (spec 6.11)', async () => {
  const seller = await add('20004')
  const token = await tokenOf(seller)
  const stations = () => server.call('config-service/station/page', {}, { token })
  expect((await stations()).code).toBe(0)
  const limit = await call('savePermissions', {
    id: seller.id,
    version: 1,
    permissions: ['pileList', 'seller'],
  })
  expect(limit).toMatchObject({ data: { permissions: ['pileList', 'seller'], isWhole: false } })
  expect((await stations()).code).toBe(403)
  expect((await server.call('config-service/pile/page', {}, { token })).code).toBe(0)
  const own = { id: seller.id, version: 2, permissions: ['stationList'] }
  expect((await server.call(sellerAdmin.savePermissions.path, own, { token })).code).toBe(403)
  const [all] = await server.db.selectFrom('seller').select('permissions').where('id', '=', 10_001).execute()
  expect(all?.permissions).toBeNull()
  await server.db
    .updateTable('seller')
    .set({ permissions: ['stationList'] })
    .where('id', '=', 10_001)
    .execute()
  expect((await server.call('config-service/pile/page', {}, { token })).code).toBe(403)
  await server.db.updateTable('seller').set({ permissions: null }).where('id', '=', 10_001).execute()
})

it('has its administrator’s password reset, who is logged out and changes it', async () => {
  const seller = await add('20005')
  const token = await tokenOf(seller)
  const next = md5('Kaichu27')
  expect(await call('resetPassword', { id: seller.id, password: next })).toMatchObject({
    data: { account: 'admin' },
  })
  expect((await server.call('system-service/user/info', {}, { token })).code).toBe(2)
  expect((await logIn('20005')).code).toBe(4)
  const { data } = await logIn('20005', next)
  const info = await server.call('system-service/user/info', {}, { token: data.token })
  expect(info.data).toMatchObject({ isFirstLoginForceModifyPwd: true })
})
