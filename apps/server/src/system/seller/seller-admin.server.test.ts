import type { OutputOf } from '@ampdeck/api/contract'
import { sellerAdmin } from '@ampdeck/api/system/seller-admin'
import { expect, it } from 'vitest'
import { setUpAccounts } from '../../testing/set-up.ts'
import { md5 } from '../../testing/test-app.ts'

const draft = {
  sellerNumber: '20001',
  name: '示例分公司',
  nameEn: 'Example branch',
  contact: '李明',
  phone: '13900001111',
  cityCode: '440300',
}
const password = md5('Kaichu26')
const { server, ask } = setUpAccounts()

type Row = OutputOf<typeof sellerAdmin.get>
const add = async (sellerNumber: string) =>
  (await ask(sellerAdmin.save, { ...draft, sellerNumber, password })).data
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
  const { records } = (await ask(sellerAdmin.page, { pageSize: 100 })).data
  expect(records.map(({ id }) => id)).toEqual(expect.arrayContaining([10_001, seller.id]))
  expect(records.some(({ id }) => id === 10_002 || id === -1)).toBe(false)
  for (const [call, body] of [
    [sellerAdmin.get, { id: seller.id }],
    [sellerAdmin.update, { ...draft, sellerNumber: '20001', id: seller.id, version: 1 }],
    [sellerAdmin.enableOrForbid, { id: seller.id, state: 2 }],
    [sellerAdmin.savePermissions, { id: seller.id, version: 1, permissions: [] }],
    [sellerAdmin.resetPassword, { id: seller.id, password }],
  ] as const)
    expect((await ask(call, body, 'stranger')).code, call.path).toBe(404)
  expect((await ask(sellerAdmin.update, { ...draft, id: seller.id, version: 1 }, 'viewer')).code).toBe(403)
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
  expect(await ask(sellerAdmin.update, body)).toMatchObject({ data: { name: '新名', version: 2 } })
  expect(await ask(sellerAdmin.update, body)).toMatchObject({ data: { reason: 'record.stale' } })
  expect(await ask(sellerAdmin.save, { ...draft, sellerNumber: '10002', password })).toMatchObject({
    data: { reason: 'record.duplicate' },
  })
})

it('is forbidden and let in again: its people are logged out, and nobody does it to the own seller', async () => {
  const seller = await add('20003')
  const token = await tokenOf(seller)
  expect(await ask(sellerAdmin.enableOrForbid, { id: seller.id, state: 2 })).toMatchObject({
    data: { state: 2 },
  })
  expect((await server.call('system-service/user/info', {}, { token })).code).toBe(2)
  expect((await logIn('20003')).code).toBe(8)
  expect(await ask(sellerAdmin.enableOrForbid, { id: seller.id, state: 2 })).toMatchObject({
    data: { reason: 'transition.notAllowed' },
  })
  await ask(sellerAdmin.enableOrForbid, { id: seller.id, state: 1 })
  expect((await logIn('20003')).code).toBe(0)
  const own = { id: 10_001, state: 2 }
  expect(await ask(sellerAdmin.enableOrForbid, own)).toMatchObject({ data: { reason: 'seller.own' } })
})

it('limits what its roles hold, and those of the sellers below it, at once (spec 6.11)', async () => {
  const seller = await add('20004')
  const token = await tokenOf(seller)
  const stations = () => server.call('config-service/station/page', {}, { token })
  expect((await stations()).code).toBe(0)
  const limit = await ask(sellerAdmin.savePermissions, {
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
  expect(await ask(sellerAdmin.resetPassword, { id: seller.id, password: next })).toMatchObject({
    data: { account: 'admin' },
  })
  expect((await server.call('system-service/user/info', {}, { token })).code).toBe(2)
  expect((await logIn('20005')).code).toBe(4)
  const { data } = await logIn('20005', next)
  const info = await server.call('system-service/user/info', {}, { token: data.token })
  expect(info.data).toMatchObject({ isFirstLoginForceModifyPwd: true })
})
