import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-database.ts'

const LOGIN = 'https://reconciliation.example/login?from=console'
const OPEN = 'system-service/reconciliationSite/open'
const VERIFY = 'system-service/reconciliationSite/verify'
const INFO = 'system-service/user/info'

let server: TestApp
let finance: string

beforeAll(async () => {
  server = await createTestApp({ reconciliationUrl: new URL(LOGIN) })
  finance = await server.login('finance')
})
afterAll(() => server.close())
afterEach(() => {
  server.clock.now = TEST_NOW
})

const issue = async (token = finance) => {
  const { data } = await server.call<{ url: string; expiresIn: number }>(OPEN, {}, { token })
  return { ...data, siteToken: new URL(data.url).searchParams.get('token') ?? '' }
}
const verify = (token: string) => server.call(VERIFY, { token })

describe('the token for the reconciliation site', () => {
  it('is in the address of its login, and is not the one of the session', async () => {
    const { url, siteToken, expiresIn } = await issue()
    expect(url).toMatch(/^https:\/\/reconciliation\.example\/login\?from=console&token=[\w-]{43}$/)
    expect(siteToken).not.toBe(finance)
    expect(expiresIn).toBe(120_000)
  })

  it('tells the site who came, once', async () => {
    const { siteToken } = await issue()
    expect(await verify(siteToken)).toMatchObject({
      code: 0,
      data: { sellerId: 10_001, sellerNumber: '10001', account: 'finance' },
    })
    expect((await verify(siteToken)).code).toBe(4)
  })

  it('of two checks at once is good for one', async () => {
    const { siteToken } = await issue()
    const codes = (await Promise.all([verify(siteToken), verify(siteToken)])).map(({ code }) => code)
    expect(codes.sort()).toEqual([0, 4])
  })

  it('opens nothing here', async () => {
    const { siteToken } = await issue()
    expect((await server.call(INFO, {}, { token: siteToken })).code).toBe(401)
  })

  it('is refused after two minutes, after a log-out, and where it is none', async () => {
    const session = await server.login('finance2')
    const [late, ended] = [await issue(), await issue(session)]
    await server.call('system-service/user/logout', {}, { token: session })
    expect((await verify(ended.siteToken)).code).toBe(4)
    server.clock.now = TEST_NOW + 120_000
    expect((await verify(late.siteToken)).code).toBe(4)
    expect((await verify(finance)).code).toBe(4)
    expect((await verify('')).code).toBe(400)
  })

  it('is kept as a hash, and never in the log', async () => {
    const { siteToken } = await issue()
    const kept = await server.db.selectFrom('siteToken').selectAll().execute()
    const noted = await server.db.selectFrom('operationLog').selectAll().where('path', '=', OPEN).execute()
    expect(noted).not.toEqual([])
    for (const all of [kept, noted]) expect(JSON.stringify(all)).not.toContain(siteToken)
    expect(server.log()).not.toContain(siteToken)
  })

  it('is only for whoever holds an entry of the site', async () => {
    expect((await server.call(OPEN, {}, { token: await server.login('repair') })).code).toBe(403)
  })
})

it('the first-level item carries the address of the site', async () => {
  const { data } = await server.call<PermissionEntry[]>(
    'system-service/permission/user',
    {},
    { token: finance },
  )
  expect(data.find(({ name, pid }) => name === 'reconciliation' && pid === 0)?.url).toBe(LOGIN)
})

it('without an address the item stays as it is, and opening says what is missing', async () => {
  const bare = await createTestApp()
  const token = await bare.login('admin')
  const { data } = await bare.call<PermissionEntry[]>('system-service/permission/user', {}, { token })
  expect(data.find(({ name, pid }) => name === 'reconciliation' && pid === 0)?.url).toBe('/reconciliation')
  expect(await bare.call(OPEN, {}, { token })).toMatchObject({
    code: 409,
    msg: 'The address of the reconciliation site is not configured',
    data: { reason: 'reconciliationSite.notConfigured' },
  })
  await bare.close()
})
