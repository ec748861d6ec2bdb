import { why } from '@ampdeck/api/system/why'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

async function ask(account: string, body: object) {
  const { code, data } = await server.call<Record<string, unknown>>(why.why.path, body, {
    token: await server.login(account),
  })
  return code === 0 ? data : code
}
const userId = async (account: string) =>
  (
    await server.db
      .selectFrom('accountUser')
      .select('id')
      .where('account', '=', account)
      .where('sellerId', '=', 10_001)
      .executeTakeFirstOrThrow()
  ).id

it('says which role gives a right, and which others would', async () => {
  const id = await userId('ops')
  expect(await ask('admin', { userId: id, key: 'stationList:edit' })).toMatchObject({
    isAllowed: true,
    keys: [{ isHeld: true, grantedBy: [{ nameEn: 'Field operations' }], withheldBy: [], isOff: false }],
  })
  expect(await ask('admin', { userId: id, path: 'config-service/station/delete' })).toMatchObject({
    isAllowed: false,
    user: { account: 'ops' },
    roles: [{ nameEn: 'Field operations' }],
    keys: [{ key: 'stationList:delete', grantedBy: [], otherRoles: [{ nameEn: 'Administrator' }] }],
    givers: expect.arrayContaining([expect.objectContaining({ account: 'admin' })]),
  })
})

it('names the seller whose limit withholds it, and the switch', async () => {
  const id = await userId('ops')
  const set = (permissions: string[] | null) =>
    server.db.updateTable('seller').set({ permissions }).where('id', '=', 10_001).execute()
  await set(['stationList', 'user', 'role'])
  expect(await ask('admin', { userId: id, key: 'stationList:edit' })).toMatchObject({
    isAllowed: false,
    keys: [{ isHeld: false, grantedBy: [{ nameEn: 'Field operations' }], withheldBy: [{ id: 10_001 }] }],
    givers: [],
  })
  await set(null)
  const off = { sellerId: -1, entryId: 3_010_100, name: 'stationList', enabled: 0, updateTime: 0 }
  await server.db.insertInto('menuEntry').values(off).execute()
  expect(await ask('admin', { userId: id, key: 'stationList:edit' })).toMatchObject({
    isAllowed: false,
    keys: [{ isOff: true, withheldBy: [] }],
  })
  await server.db.deleteFrom('menuEntry').execute()
})

it('is answered about oneself, and about others to who may read them', async () => {
  expect(await ask('repair', { key: 'stationList' })).toMatchObject({ isAllowed: false })
  expect(await ask('repair', { userId: await userId('ops'), key: 'stationList' })).toBe(403)
  expect(await ask('admin', { path: 'config-service/station/nothing' })).toBe(404)
})
