import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const ADD = 'system-service/user/add'
const password = createHash('md5').update('Kaichu@26x').digest('hex')

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
})
afterAll(() => server.close())

const roleId = async (code: string, sellerId = 10_001) => {
  const query = server.db.selectFrom('role').select('id').where('code', '=', code)
  return (await query.where('sellerId', '=', sellerId).executeTakeFirstOrThrow()).id
}
const add = (fields: object, token = admin) =>
  server.call(
    ADD,
    {
      name: '周开初',
      telephone: '13900000077',
      email: 'zhou@example.com',
      userType: 1,
      roleIds: [],
      password,
      ...fields,
    },
    { token },
  )

it('user/add takes the user info fields without an id, and gives the user, who logs in and must change the password (spec 7.16)', async () => {
  const answer = await add({ account: 'zhou1', roleIds: [await roleId('viewer')], zipCode: '518000' })
  expect(answer).toMatchObject({
    code: 0,
    data: {
      id: expect.any(Number),
      account: 'zhou1',
      sex: 3,
      zipCode: '518000',
      roleList: [{ id: await roleId('viewer') }],
    },
  })
  const login = await server.call<{ token: string }>('system-service/user/login', {
    sellerNumber: '10001',
    credentials: { account: 'zhou1', password },
  })
  const { data } = await server.call('system-service/user/info', {}, { token: login.data.token })
  expect(data).toMatchObject({ name: '周开初', isFirstLoginForceModifyPwd: true })
})

it('an account that is taken, a role of another seller and a password that anybody would guess are refused at their fields', async () => {
  const issuesOf = async (fields: object) => {
    const { code, data } = await add(fields)
    return [code, (data as { issues: { path: string[] }[] }).issues.map(({ path }) => path.join('.'))]
  }
  expect(await issuesOf({ account: 'admin' })).toEqual([409, ['account']])
  const guessed = createHash('md5').update('123456').digest('hex')
  expect(await issuesOf({ account: 'zhou2', password: guessed })).toEqual([400, ['password']])
  expect((await add({ account: 'zhou2', roleIds: [await roleId('admin', 10_002)] })).code).toBe(404)
})

it('nobody gives a role that may do more than the giver', async () => {
  const { permissions } = await server.db
    .selectFrom('role')
    .select('permissions')
    .where('code', '=', 'viewer')
    .where('sellerId', '=', 10_001)
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('role')
    .set({ permissions: [...permissions, 'user:add'] })
    .where('code', '=', 'viewer')
    .execute()
  const viewer = await server.login('viewer')
  expect(await add({ account: 'zhou3', roleIds: [await roleId('admin')] }, viewer)).toMatchObject({
    code: 409,
    data: { reason: 'user.roleBeyondOwn' },
  })
  expect((await add({ account: 'zhou3', roleIds: [await roleId('viewer')] }, viewer)).code).toBe(0)
  expect((await add({ account: 'zhou4' }, await server.login('ops'))).code).toBe(403)
})
