import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, md5, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-database.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NEW = md5('Another@2026')
const WRONG = 'The original password is wrong'

let server: TestApp
let token: string

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
afterEach(async () => {
  server.clock.now = TEST_NOW
  await server.db.deleteFrom('operationLog').execute()
})

const check = (body: object, of: string) =>
  server.call('system-service/user/checkPassword', body, { token: of })
const change = (body: object, of: string) =>
  server.call('system-service/user/updatePassword', body, { token: of })
const info = async (of: string) =>
  (
    await server.call<{ id: number; sellerId: number; account: string }>(
      'system-service/user/info',
      {},
      { token: of },
    )
  ).data

describe('the check of the original password', () => {
  beforeAll(async () => {
    token = await server.login('finance')
  })

  it('answers yes for the right one, with the body of the specification (spec 5.41, 7.22, 3.7)', async () => {
    const { id, sellerId, account } = await info(token)
    expect(await check({ password: PASSWORD, id, sellerId, account }, token)).toMatchObject({
      code: 0,
      data: true,
    })
  })

  it('answers with a sentence for a wrong one (spec 5.43)', async () => {
    expect(await check({ password: NEW }, token)).toMatchObject({ status: 200, code: 4, msg: WRONG })
  })

  it('refuses to speak about anybody else', async () => {
    const other = await info(await server.login('finance2'))
    for (const foreign of [{ id: other.id }, { account: 'finance2' }, { sellerId: 10_002 }])
      expect(await check({ password: PASSWORD, ...foreign }, token)).toMatchObject({ status: 403, code: 403 })
  })

  it('refuses what is no MD5', async () => {
    for (const password of ['Ampdeck@2026', '', PASSWORD.toUpperCase(), null])
      expect((await check({ password }, token)).code).toBe(400)
  })

  it('hears five wrong ones in 15 minutes and then none, not even the right one', async () => {
    for (let guess = 0; guess < 3; guess += 1) expect((await check({ password: NEW }, token)).code).toBe(4)
    for (let guess = 0; guess < 2; guess += 1)
      expect((await change({ oldPassword: NEW, password: md5('x') }, token)).code).toBe(4)
    expect(await check({ password: PASSWORD }, token)).toMatchObject({ status: 429, code: 429 })
    expect(await change({ oldPassword: PASSWORD, password: NEW }, token)).toMatchObject({ code: 429 })
    const other = await server.login('finance2')
    expect((await check({ password: PASSWORD }, other)).code).toBe(0)
    server.clock.now = TEST_NOW + 15 * MINUTE
    expect((await check({ password: PASSWORD }, token)).code).toBe(0)
  })

  it('counts guesses that come side by side as well', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, guess) => check({ password: md5(String(guess)) }, token)),
    )
    expect(guesses.filter(({ code }) => code === 4).length).toBeLessThan(20)
    expect((await check({ password: PASSWORD }, token)).code).toBe(429)
  })
})

describe('the change', () => {
  it('is done with the body of the specification after the check in the same session (spec 3.7, 7.22, 7.23)', async () => {
    token = await server.login('finance')
    const { id, sellerId, account } = await info(token)
    expect((await change({ password: NEW, id, sellerId, account }, token)).code).toBe(4)
    expect((await check({ password: PASSWORD, id, sellerId, account }, token)).code).toBe(0)
    expect(await change({ password: NEW, id, sellerId, account }, token)).toMatchObject({ code: 0, msg: '' })
    await expect(server.login('finance')).rejects.toThrow('code 4')
    // One proof, one change.
    expect((await change({ password: PASSWORD }, token)).code).toBe(4)
    expect((await change({ oldPassword: NEW, password: PASSWORD }, token)).code).toBe(0)
  })

  it('does not take the proof of another session, nor an old one', async () => {
    const [here, there] = [await server.login('finance'), await server.login('finance')]
    await check({ password: PASSWORD }, here)
    expect((await change({ password: NEW }, there)).code).toBe(4)
    server.clock.now = TEST_NOW + 10 * MINUTE
    expect((await change({ password: NEW }, here)).code).toBe(4)
  })

  it('refuses the old password as the new one (spec 5.46)', async () => {
    token = await server.login('finance')
    expect(await change({ oldPassword: PASSWORD, password: PASSWORD }, token)).toMatchObject({
      code: 409,
      msg: 'old and new passwords are the same',
      data: { reason: 'password.same' },
    })
  })

  it.each(['', '123456', 'finance', '13900000004'])(
    'refuses "%s", which anybody would guess',
    async (typed) => {
      token = await server.login('finance')
      expect(await change({ oldPassword: PASSWORD, password: md5(typed) }, token)).toMatchObject({
        code: 400,
        data: { issues: [{ path: ['password'], message: 'userPassword' }] },
      })
    },
  )

  it('of somebody else is refused, for an administrator too', async () => {
    const admin = await server.login('admin')
    const { id } = await info(await server.login('viewer'))
    expect(await change({ id, oldPassword: PASSWORD, password: NEW }, admin)).toMatchObject({ code: 403 })
    expect(await server.login('viewer')).toHaveLength(43)
  })
})

describe('before a forced change', () => {
  const calls = [
    ['system-service/user/update', {}],
    ['system-service/user/sessions', {}],
    ['system-service/listView/all', { list: 'config-service/station/page' }],
    ['config-service/station/page', { current: 1, pageSize: 10 }],
    ['config-service/operatingUnit/save', { name: 'x' }],
  ] as const

  it('the first log-in reaches nothing but the way to a new password (spec 4.12)', async () => {
    const newcomer = await server.login('newcomer')
    for (const [path, body] of calls) {
      const answer = await server.call(path, body, { token: newcomer })
      expect(answer, path).toMatchObject({
        status: 403,
        code: 403,
        msg: 'You must change the password before anything else',
      })
    }
    const url = '/config-service/downloadCenter/file?id=1'
    expect((await server.app.inject({ url, headers: { authorization: newcomer } })).statusCode).toBe(403)
    expect((await server.call('system-service/permission/user', {}, { token: newcomer })).code).toBe(0)
    expect(await info(newcomer)).toMatchObject({ isFirstLoginForceModifyPwd: true })

    expect((await check({ password: PASSWORD }, newcomer)).code).toBe(0)
    expect((await change({ oldPassword: PASSWORD, password: NEW }, newcomer)).code).toBe(0)
    expect((await server.call('config-service/station/page', calls[3][1], { token: newcomer })).code).toBe(0)
    expect(await info(newcomer)).toMatchObject({ isFirstLoginForceModifyPwd: false })
  })

  it('says so in Chinese too, and lets go who logs out', async () => {
    await server.db
      .updateTable('accountUser')
      .set({ isFirstLogin: 1 })
      .where('account', '=', 'repair')
      .execute()
    const repair = await server.login('repair')
    const options = { token: repair, headers: { 'accept-language': 'zh-CN' } }
    expect((await server.call('system-service/user/sessions', {}, options)).msg).toBe(
      '请先修改密码，再进行其他操作',
    )
    expect((await server.call('system-service/user/logout', {}, { token: repair })).code).toBe(0)
    expect((await server.call('system-service/user/info', {}, { token: repair })).code).toBe(2)
  })

  it('a password that is too old reaches no more (spec 4.12)', async () => {
    server.clock.now = TEST_NOW + 90 * DAY
    const young = await server.login('ops')
    expect((await server.call('system-service/user/sessions', {}, { token: young })).code).toBe(0)
    server.clock.now = TEST_NOW + 91 * DAY
    const old = await server.login('ops')
    expect((await server.call('system-service/user/sessions', {}, { token: old })).code).toBe(403)
    expect(await info(old)).toMatchObject({
      isExceedsThresholdForceModifyPwd: true,
      thresholdForceModifyPwdDay: 91,
    })
    expect((await change({ oldPassword: PASSWORD, password: NEW }, old)).code).toBe(0)
    expect((await server.call('system-service/user/sessions', {}, { token: old })).code).toBe(0)
  })
})
