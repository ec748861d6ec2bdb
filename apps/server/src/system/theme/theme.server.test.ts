import { theme } from '@ampdeck/api/system/theme'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const next = { accent: 'geek-blue', mode: 'dark', density: 'compact' }

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
})
afterAll(() => server.close())

const ask = ({ path }: { path: string }, body: object, token = admin) =>
  server.call<{ version: number; theme?: object }>(path, body, { token })
const branding = (sellerNumber: string) =>
  server.call<{ theme: object }>('system-service/seller/getSellerBasicsConfig', { sellerNumber })

it('is on the log-in page and with everyone of the seller at once, and with nobody else', async () => {
  const { data } = await ask(theme.get, {})
  expect(await ask(theme.update, { ...next, version: data.version })).toMatchObject({
    data: { ...next, version: data.version + 1, updateUserName: expect.any(String) },
  })
  expect((await branding('10001')).data.theme).toEqual(next)
  const viewer = await server.login('viewer')
  expect((await server.call('system-service/user/info', {}, { token: viewer })).data).toMatchObject({
    theme: next,
  })
  expect((await branding('10002')).data.theme).not.toEqual(next)
})

it.each([
  ['a colour that is none of the eight', { ...next, accent: 'pink', version: 1 }, 'admin', 400],
  ['an older version', { ...next, version: 0 }, 'admin', 409],
  ['a change without the key', { ...next, version: 1 }, 'viewer', 403],
])('refuses %s', async (_what, body, account, code) => {
  expect(await ask(theme.update, body, await server.login(account))).toMatchObject({ code })
})
