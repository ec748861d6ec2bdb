import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

interface Info {
  id: number
  sellerId: number
  version: number
  name: string
  account: string
  weChatNumber: string | null
  roleList: { name: string }[]
}

const UPDATE = 'system-service/user/update'

let server: TestApp
let token: string

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('ops')
})
afterAll(() => server.close())

const info = async (of = token) =>
  (await server.call<Info>('system-service/user/info', {}, { token: of })).data
const update = (body: object, of = token) => server.call<Info>(UPDATE, body, { token: of })
const changed = async (fields: object) => update({ ...(await info()), ...fields })
const issuesOf = ({ data }: { data: unknown }) =>
  (data as { issues: { path: string[]; message: string }[] }).issues

describe("one's own profile", () => {
  it('is saved with the user info as body, and answered as it is now (spec 7.16, 7.23)', async () => {
    const fields = {
      name: '欧阳小川',
      telephone: '13900000099',
      email: 'chuan@example.com',
      sex: 3,
      weChatNumber: 'chuan_2026',
      zipCode: '518000',
      phone: '0755-86091234',
      mailAddress: 'x'.repeat(200),
    }
    expect(await changed(fields)).toMatchObject({ code: 0, msg: '', data: fields })
    expect(await info()).toMatchObject(fields)
  })

  it('keeps what the body leaves out, and forgets what is empty in it', async () => {
    await changed({ weChatNumber: 'chuan_2026', zipCode: '518000' })
    const { name, account, telephone, email } = (await info()) as Info & { telephone: string; email: string }
    expect((await update({ name, account, telephone, email, zipCode: '' })).code).toBe(0)
    expect(await info()).toMatchObject({ weChatNumber: 'chuan_2026', zipCode: null })
  })

  it('gives nobody other rights, however the body asks for them', async () => {
    const before = await info()
    await changed({
      roleList: [],
      userType: 3,
      organizeId: 9,
      state: 2,
      isFirstLogin: 1,
      stationIds: [],
      passwordHash: 'x',
    })
    const { version: _, ...kept } = before
    expect(await info()).toMatchObject({ ...kept, serverTime: expect.any(String) })
    const { code } = await server.call('system-service/user/info', {}, { token: await server.login('ops') })
    expect(code).toBe(0)
  })

  it.each([
    ['name', '', 'profile.name', '5.48'],
    ['name', ' ', 'profile.name', '5.48'],
    ['name', 'x'.repeat(11), 'profile.name', '5.48, 9.12'],
    ['account', '', 'profile.account', '5.49'],
    ['account', 'a'.repeat(11), 'profile.account', '5.49, 9.12'],
    ['account', 'a_b', 'profile.account', '5.49'],
    ['account', '张三', 'profile.account', '5.49'],
    ['telephone', '', 'profile.mobile', '5.50'],
    ['telephone', '12900000000', 'profile.mobile', '5.50'],
    ['email', '', 'profile.email', '5.51'],
    ['email', 'a@b', 'profile.email', '5.51'],
    ['weChatNumber', '1abcdef', 'profile.weChat', '5.52'],
    ['zipCode', '12345', 'profile.zipCode', '5.52'],
    ['phone', '123', 'profile.phone', '5.52'],
    ['mailAddress', 'x'.repeat(201), 'profile.mailAddress', '5.52, 9.13'],
  ])('refuses the %s "%s" with %s and changes nothing (spec %s)', async (field, value, message) => {
    const before = await info()
    const answer = await changed({ [field]: value })
    expect(answer.code).toBe(400)
    expect(issuesOf(answer)).toEqual([{ path: [field], message }])
    expect(await info()).toEqual(before)
  })

  it('refuses an account that a colleague has, and takes one that another seller has', async () => {
    const answer = await changed({ account: 'viewer' })
    expect(answer).toMatchObject({ code: 409, data: { reason: 'record.duplicate' } })
    expect(issuesOf(answer)).toEqual([{ path: ['account'], message: 'duplicate' }])
    const riverside = await server.login('admin', '10002')
    expect((await update({ ...(await info(riverside)), account: 'ops' }, riverside)).code).toBe(0)
    expect((await update({ ...(await info(riverside)), account: 'admin' }, riverside)).code).toBe(0)
  })

  it('logs in by its new account', async () => {
    expect((await changed({ account: 'chuan' })).code).toBe(0)
    await expect(server.login('ops')).rejects.toThrow('code 4')
    expect(await server.login('chuan')).toHaveLength(43)
    expect((await changed({ account: 'ops' })).code).toBe(0)
  })

  it('refuses to overwrite what was changed meanwhile', async () => {
    const read = await info()
    expect((await update({ ...read, name: '先' })).code).toBe(0)
    expect(await update({ ...read, name: '后' })).toMatchObject({
      code: 409,
      data: { reason: 'record.stale' },
    })
    expect((await info()).name).toBe('先')
  })
})

describe('another profile', () => {
  it('is not reached, of the same seller or of another, by an administrator either', async () => {
    const admin = await server.login('admin')
    const own = await info()
    const before = await info(admin)
    expect(await update({ ...before, id: own.id, account: 'ops' }, admin)).toMatchObject({
      status: 403,
      code: 403,
    })
    expect(await update({ ...before, sellerId: 10_002 }, admin)).toMatchObject({ code: 403 })
    expect(await info()).toEqual(own)
    expect(await info(admin)).toEqual(before)
  })

  it('of the platform itself is not edited by anybody (spec 6.9)', async () => {
    const copy = await server.db
      .selectFrom('accountUser')
      .selectAll()
      .where('account', '=', 'viewer')
      .executeTakeFirstOrThrow()
    await server.db
      .insertInto('accountUser')
      .values({ ...copy, id: 77, sellerId: -1, account: 'root', organizeId: null })
      .execute()
    const platform = await server.login('root', 'platform')
    const before = await info(platform)
    expect(before.sellerId).toBe(-1)
    expect(await update({ ...before, name: 'x' }, platform)).toMatchObject({ status: 403, code: 403 })
    expect(await info(platform)).toEqual(before)
  })
})

it('answers the user types as a map of name to value (spec 7.20, 3.41)', async () => {
  const { data } = await server.call('system-service/user/userTypeEnum', {}, { token })
  expect(data).toEqual({ ordinary: 1, dispatch: 2, repair: 3 })
})

it('answers what one may see beside who one is (spec 3.4, 7.14)', async () => {
  const { data } = await server.call('system-service/user/getUserInfo', {}, { token })
  expect(data).toMatchObject({
    account: 'ops',
    dataScopes: [4],
    isNarrowed: false,
    stations: { seen: 8, total: 24 },
  })
  const admin = await server.call(
    'system-service/user/getUserInfo',
    {},
    { token: await server.login('admin') },
  )
  expect(admin.data).toMatchObject({ dataScopes: [1], stations: { seen: 24, total: 24 } })
})
