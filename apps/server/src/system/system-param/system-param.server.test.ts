import { type SystemParam, systemParam } from '@ampdeck/api/system/system-param'
import { type ParamKey, paramKeys, paramRule } from '@ampdeck/api/system/system-params'
import { MINUTE } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paramOf } from '../../access/param.ts'
import { createTestApp, md5, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
})
afterAll(() => server.close())

const all = async (token = admin) =>
  (
    await server.call<{ records: SystemParam[]; total: number }>(
      systemParam.page.path,
      { pageSize: 100 },
      { token },
    )
  ).data.records
const paramNamed = async (key: ParamKey, token = admin) =>
  (await all(token)).find((param) => param.key === key) as SystemParam
const set = async (key: ParamKey, value: number | null, token = admin) =>
  server.call(
    systemParam.update.path,
    { key, value, version: (await paramNamed(key, token)).version },
    { token },
  )
const login = (account: string, password: string) =>
  server.call('system-service/user/login', {
    sellerNumber: '10001',
    credentials: { account, password: md5(password) },
    smsCaptchaPass: false,
  })

it('lists every parameter with its default, its value and who changed it', async () => {
  const params = await all(await server.login('viewer'))
  expect(params.map(({ key }) => key)).toEqual(paramKeys)
  for (const param of params) expect(param.default, param.key).toBe(paramRule(param.key).default)
  expect(await set('rechargeMinutes', 20)).toMatchObject({
    code: 0,
    data: { value: 20, updateTime: '2026-07-01 10:00:00', updateUserName: expect.any(String) },
  })
  expect(await set('rechargeMinutes', null)).toMatchObject({ data: { value: 15, default: 15, version: 2 } })
})

it.each([
  ['above its range', { key: 'lockMinutes', value: 1_441, version: 0 }, 400],
  ['below its range', { key: 'idleMinutes', value: 4, version: 1 }, 400],
  ['that does not exist', { key: 'other', value: 1, version: 0 }, 400],
  ['of an older version', { key: 'lockMinutes', value: 20, version: 7 }, 409],
  ['of the seller in an older version', { key: 'idleMinutes', value: 20, version: 99 }, 409],
])('refuses a value %s', async (_what, body, code) => {
  expect(await server.call(systemParam.update.path, body, { token: admin })).toMatchObject({ code })
})

it('is changed by who may, and for one seller', async () => {
  const viewer = await server.login('viewer')
  expect(await set('alarmMergeMinutes', 3, viewer)).toMatchObject({ code: 403 })
  expect(await set('alarmMergeMinutes', 3)).toMatchObject({ code: 0 })
  const stranger = await server.login('admin', '10002')
  expect(await paramNamed('alarmMergeMinutes', stranger)).toMatchObject({ value: 10, version: 0 })
  expect(await paramOf(server.db, 10_001, 'alarmMergeMinutes')).toBe(3)
})

it('names who changed a parameter that is a column of the seller', async () => {
  expect(await set('passwordAgeDays', 60)).toMatchObject({ data: { value: 60 } })
  expect(await paramNamed('passwordAgeDays')).toMatchObject({ updateUserName: expect.any(String) })
  expect(await paramNamed('ipCheck')).toMatchObject({ updateUserName: null })
})

it('takes effect at once: the idle limit ends a session that goes on', async () => {
  const finance = await server.login('finance')
  await set('idleMinutes', 5)
  server.clock.now += 6 * MINUTE
  expect(await server.call('system-service/user/info', {}, { token: finance })).toMatchObject({ code: 408 })
  admin = await server.login('admin')
  await set('idleMinutes', null)
})

it('takes effect at once: the lock comes with the third wrong password and ends after 5 minutes', async () => {
  await set('loginFailures', 3)
  await set('lockMinutes', 5)
  for (const code of [4, 4, 4, 8]) expect(await login('viewer', 'wrong')).toMatchObject({ code })
  server.clock.now += 5 * MINUTE
  expect(await login('viewer', 'Ampdeck@2026')).toMatchObject({ code: 0 })
})
