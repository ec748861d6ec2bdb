import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, md5, PASSWORD, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const INFO = 'system-service/user/info'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
afterEach(() => {
  server.clock.now = TEST_NOW
})

const codeOf = async (token: string) => (await server.call(INFO, {}, { token })).code

it('answers 401 with status 401 without a token and with one that is not ours', async () => {
  expect(await server.call(INFO)).toMatchObject({ status: 401, code: 401 })
  expect(await server.call(INFO, {}, { token: 'somebody-else' })).toMatchObject({ status: 401, code: 401 })
  expect(await server.call(INFO, {}, { token: 'x'.repeat(5_000) })).toMatchObject({ status: 401, code: 401 })
})

it('takes the token plain, after "Bearer", and in the header "token" (spec 7.4, 7.8)', async () => {
  const token = await server.login('admin')
  expect(await codeOf(token)).toBe(0)
  expect(await codeOf(`Bearer ${token}`)).toBe(0)
  expect((await server.call(INFO, {}, { headers: { token } })).code).toBe(0)
})

it('answers the same calls under /api (spec 7.2)', async () => {
  const token = await server.login('admin')
  expect(await server.call(`api/${INFO}`, {}, { token })).toEqual(await server.call(INFO, {}, { token }))
})

it('answers 2 to a token older than seven days, however often it was used', async () => {
  const token = await server.login('admin')
  for (let at = TEST_NOW; at < TEST_NOW + 7 * DAY; at += 119 * MINUTE) {
    server.clock.now = at
    expect(await codeOf(token)).toBe(0)
  }
  server.clock.now = TEST_NOW + 7 * DAY
  expect(await codeOf(token)).toBe(2)
})

it('answers 408 after more idle minutes than the seller allows', async () => {
  const token = await server.login('admin')
  server.clock.now = TEST_NOW + 120 * MINUTE
  expect(await codeOf(token)).toBe(0)
  server.clock.now += 120 * MINUTE + 1
  expect(await server.call(INFO, {}, { token })).toMatchObject({ status: 200, code: 408 })
})

it('answers 2 to the token of a user who was disabled or deleted, or whose seller was forbidden', async () => {
  const viewer = await server.login('viewer')
  const change = (values: { state?: number; deleted?: number }) =>
    server.db.updateTable('accountUser').set(values).where('account', '=', 'viewer').execute()
  await change({ state: 2 })
  expect(await codeOf(viewer)).toBe(2)
  await change({ state: 1, deleted: 1 })
  expect(await codeOf(viewer)).toBe(2)
  await change({ deleted: 0 })

  const riverside = await server.login('admin', '10002')
  await server.db.updateTable('seller').set({ state: 2 }).where('id', '=', 10_002).execute()
  expect(await codeOf(riverside)).toBe(2)
  await server.db.updateTable('seller').set({ state: 1 }).where('id', '=', 10_002).execute()
})

it('ends by logging out this token only', async () => {
  const [here, there] = [await server.login('admin'), await server.login('admin')]
  expect((await server.call('system-service/user/logout', {}, { token: here })).code).toBe(0)
  expect(await codeOf(here)).toBe(2)
  expect(await codeOf(there)).toBe(0)
})

describe('changing the password', () => {
  const change = (token: string, oldPassword: string, password: string) =>
    server.call('system-service/user/updatePassword', { oldPassword, password }, { token })

  it('ends the other sessions and keeps this one', async () => {
    const [here, there] = [await server.login('newcomer'), await server.login('newcomer')]
    expect((await change(here, PASSWORD, md5('Another@2026'))).code).toBe(0)
    expect(await codeOf(here)).toBe(0)
    expect(await codeOf(there)).toBe(2)
    await expect(server.login('newcomer')).rejects.toThrow('code 4')
    const { data } = await server.call(INFO, {}, { token: here })
    expect(data).toMatchObject({ isFirstLoginForceModifyPwd: false, thresholdForceModifyPwdDay: 0 })
  })

  it('is refused without the old password, and changes nothing', async () => {
    const [here, there] = [await server.login('viewer'), await server.login('viewer')]
    expect((await change(here, md5('Guessed@2026'), md5('Another@2026'))).code).toBe(4)
    const nothing = { password: md5('Another@2026') }
    expect((await server.call('system-service/user/updatePassword', nothing, { token: here })).code).toBe(4)
    expect(await codeOf(there)).toBe(0)
    expect(await server.login('viewer')).toHaveLength(43)
  })
})

describe('the user', () => {
  it('is told to change the first password', async () => {
    await server.db
      .updateTable('accountUser')
      .set({ isFirstLogin: 1 })
      .where('account', '=', 'repair')
      .execute()
    const { data } = await server.call(INFO, {}, { token: await server.login('repair') })
    expect(data).toMatchObject({ isFirstLoginForceModifyPwd: true, isExceedsThresholdForceModifyPwd: false })
  })

  it('is told to change a password that is older than 90 days', async () => {
    server.clock.now = TEST_NOW + 91 * DAY
    const { data } = await server.call(INFO, {}, { token: await server.login('admin') })
    expect(data).toMatchObject({ isExceedsThresholdForceModifyPwd: true, thresholdForceModifyPwdDay: 91 })
  })

  it('is described without the hash of the password, with the seller in both languages and our clock (spec 6.7, 7.13, 7.21)', async () => {
    const { data } = await server.call(INFO, {}, { token: await server.login('admin') })
    expect(data).toMatchObject({
      account: 'admin',
      sellerName: '天际充电',
      sellerNameEn: 'Skyline Charging',
      organize: { name: '总部' },
      userType: 1,
      roleList: [{ id: expect.any(Number), name: expect.any(String), nameEn: expect.any(String) }],
      serverTime: '2026-07-01 10:00:00',
    })
    expect(JSON.stringify(data)).not.toContain('argon2')
  })
})
