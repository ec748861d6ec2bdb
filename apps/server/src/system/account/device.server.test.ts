import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, md5, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-database.ts'

interface Device {
  id: string
  browser: string
  system: string
  ip: string
  createTime: string
  lastSeen: string
  isCurrent: boolean
}

const MINUTE = 60_000
const EDGE = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1'

let server: TestApp

beforeEach(async () => {
  server = await createTestApp()
})
afterEach(() => server.close())

const call = <Data>(name: string, token: string, body: object = {}) =>
  server.call<Data>(`system-service/user/${name}`, body, { token })
const sessions = async (token: string) => (await call<Device[]>('sessions', token)).data
const isAlive = async (token: string) => (await call('info', token)).code === 0

async function loginFrom(userAgent: string, account = 'ops', password = PASSWORD) {
  const credentials = { account, password }
  const body = { sellerNumber: '10001', credentials, smsCaptchaPass: false }
  const headers = { 'user-agent': userAgent }
  return (await server.call<{ token: string }>('system-service/user/login', body, { headers })).data.token
}

describe('the signed-in devices', () => {
  it('are told in plain words, this one first, with when they were first and last seen', async () => {
    const phone = await loginFrom(PHONE)
    server.clock.now = TEST_NOW + 5 * MINUTE
    await call('info', phone)
    server.clock.now = TEST_NOW + 10 * MINUTE
    const edge = await loginFrom(EDGE)

    expect(await sessions(edge)).toEqual([
      {
        id: expect.any(String),
        browser: 'Edge 141',
        system: 'Windows',
        ip: '127.0.0.1',
        createTime: '2026-07-01 10:10:00',
        lastSeen: '2026-07-01 10:10:00',
        isCurrent: true,
      },
      {
        id: expect.any(String),
        browser: 'Safari 17',
        system: 'iOS 17',
        ip: '127.0.0.1',
        createTime: '2026-07-01 10:00:00',
        lastSeen: '2026-07-01 10:05:00',
        isCurrent: false,
      },
    ])
    expect((await sessions(phone)).map(({ isCurrent, system }) => [system, isCurrent])).toEqual([
      ['iOS 17', true],
      ['Windows', false],
    ])
  })

  it('tell neither a token nor what it is found by', async () => {
    const token = await loginFrom(EDGE)
    const text = JSON.stringify(await sessions(token))
    const { tokenHash } = await server.db.selectFrom('session').select('tokenHash').executeTakeFirstOrThrow()
    expect(text).not.toContain(token)
    expect(text).not.toContain(tokenHash)
  })

  it('are the own ones, and only those that still open something', async () => {
    const own = await loginFrom(EDGE)
    await loginFrom(EDGE, 'viewer')
    const left = await loginFrom(PHONE)
    await call('logout', left)
    const idle = await loginFrom(PHONE)
    server.clock.now = TEST_NOW + 90 * MINUTE
    await call('info', own)
    server.clock.now = TEST_NOW + 121 * MINUTE
    expect((await sessions(own)).map(({ isCurrent }) => isCurrent)).toEqual([true])
    expect((await call('info', idle)).code).toBe(408)
  })
})

describe('revoking', () => {
  it('one ends that one and no other', async () => {
    const [here, there, third] = [await loginFrom(EDGE), await loginFrom(PHONE), await loginFrom(EDGE)]
    const phone = (await sessions(here)).find(({ system }) => system === 'iOS 17')
    expect((await call('revokeSession', here, { id: phone?.id })).code).toBe(0)
    expect((await call('info', there)).code).toBe(2)
    expect([await isAlive(here), await isAlive(third)]).toEqual([true, true])
    expect((await call('revokeSession', here, { id: phone?.id })).code).toBe(404)
  })

  it('all others leaves this one', async () => {
    const [here, there, third] = [await loginFrom(EDGE), await loginFrom(PHONE), await loginFrom(EDGE)]
    const stranger = await loginFrom(EDGE, 'viewer')
    expect((await call('revokeOtherSessions', here)).code).toBe(0)
    expect([
      await isAlive(here),
      await isAlive(there),
      await isAlive(third),
      await isAlive(stranger),
    ]).toEqual([true, false, false, true])
  })

  it("reaches nobody else's session", async () => {
    const [own, stranger] = [await loginFrom(EDGE), await loginFrom(EDGE, 'viewer')]
    const [theirs] = await sessions(stranger)
    expect((await call('revokeSession', own, { id: theirs?.id })).code).toBe(404)
    expect((await call('revokeSession', own, { id: '' })).code).toBe(404)
    expect((await call('revokeSession', own, {})).code).toBe(400)
    expect(await isAlive(stranger)).toBe(true)
  })
})

it('tells the last attempts to log in, refused ones too, the newest first', async () => {
  const token = await loginFrom(PHONE)
  server.clock.now = TEST_NOW + MINUTE
  await loginFrom(EDGE, 'ops', md5('Guessed@2026')).catch(() => undefined)
  await loginFrom(EDGE, 'viewer')
  const { data } = await call<object[]>('loginLog', token)
  expect(data.slice(0, 2)).toEqual([
    {
      id: expect.any(Number),
      ts: '2026-07-01 10:01:00',
      ip: '127.0.0.1',
      browser: 'Edge 141',
      system: 'Windows',
      resultCode: 4,
    },
    {
      id: expect.any(Number),
      ts: '2026-07-01 10:00:00',
      ip: '127.0.0.1',
      browser: 'Safari 17',
      system: 'iOS 17',
      resultCode: 0,
    },
  ])
  for (let attempt = 0; attempt < 12; attempt += 1) await loginFrom(EDGE)
  expect((await call<object[]>('loginLog', token)).data).toHaveLength(10)
})
