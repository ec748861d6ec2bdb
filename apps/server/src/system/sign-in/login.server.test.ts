import { afterEach, describe, expect, it } from 'vitest'
import { PUBLIC_WRITES_A_MINUTE } from '../../http/app.ts'
import { setUpApp } from '../../testing/set-up.ts'
import { md5, PASSWORD } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-database.ts'

const MINUTE = 60_000
const WRONG = md5('Wrong@2026')

const server = setUpApp()

afterEach(async () => {
  server.clock.now = TEST_NOW
  await server.db.deleteFrom('loginLog').execute()
  await server.db.updateTable('accountUser').set({ lockedUntil: null, state: 1 }).execute()
  await server.db.updateTable('seller').set({ state: 1 }).execute()
})

function logIn(account: string, password = PASSWORD, sellerNumber = '10001') {
  const body = { sellerNumber, credentials: { account, password }, smsCaptchaPass: false }
  return server.call<Record<string, unknown>>('system-service/user/login', body)
}

async function fail(account: string, times: number, sellerNumber?: string): Promise<number[]> {
  const codes: number[] = []
  for (let n = 0; n < times; n++) codes.push((await logIn(account, WRONG, sellerNumber)).code)
  return codes
}

it('gives a token for seven days to seller number, user name and password (spec 1.3, 3.2, 7.9)', async () => {
  expect(await logIn('admin')).toEqual({
    status: 200,
    code: 0,
    msg: '',
    data: { token: expect.stringMatching(/^[\w-]{43}$/), sellerId: 10_001, expiresIn: 604_800_000 },
  })
})

it('answers 4 alike to a wrong password, an unknown account and an unknown seller', async () => {
  const wrong = await logIn('admin', WRONG)
  expect(wrong).toMatchObject({ status: 200, code: 4, data: null })
  expect(await logIn('nobody')).toEqual(wrong)
  expect(await logIn('admin', PASSWORD, '99999')).toEqual(wrong)
})

it('does not take the account of the other seller (spec 1.3)', async () => {
  expect((await logIn('viewer', PASSWORD, '10002')).code).toBe(4)
})

describe('five failures within 15 minutes', () => {
  it('lock the account for 30 minutes, also for the right password', async () => {
    expect(await fail('viewer', 5)).toEqual([4, 4, 4, 4, 4])
    expect((await logIn('viewer')).code).toBe(8)
    server.clock.now = TEST_NOW + 30 * MINUTE - 1
    expect((await logIn('viewer')).code).toBe(8)
    server.clock.now = TEST_NOW + 30 * MINUTE
    expect((await logIn('viewer')).code).toBe(0)
  })

  it('lock an account that does not exist for as long', async () => {
    expect(await fail('nobody', 6)).toEqual([4, 4, 4, 4, 4, 8])
    server.clock.now = TEST_NOW + 30 * MINUTE - 1
    expect((await logIn('nobody')).code).toBe(8)
    server.clock.now = TEST_NOW + 30 * MINUTE
    expect((await logIn('nobody')).code).toBe(4)
  })

  it('lock nobody else', async () => {
    await fail('admin', 5)
    expect((await logIn('admin', PASSWORD, '10002')).code).toBe(0)
    expect((await logIn('viewer')).code).toBe(0)
  })

  it('are counted anew after a success', async () => {
    expect(await fail('viewer', 4)).toEqual([4, 4, 4, 4])
    expect((await logIn('viewer')).code).toBe(0)
    expect(await fail('viewer', 4)).toEqual([4, 4, 4, 4])
    expect((await logIn('viewer')).code).toBe(0)
  })

  it('lock also when they come at the same moment', async () => {
    await Promise.all(Array.from({ length: 12 }, () => logIn('viewer', WRONG)))
    expect((await logIn('viewer')).code).toBe(8)
  })
})

describe('a lock', () => {
  /** A log-in from another address. */
  async function logInFrom(remoteAddress: string, account: string, password = PASSWORD) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/system-service/user/login',
      headers: { 'content-type': 'application/json' },
      remoteAddress,
      payload: JSON.stringify({
        sellerNumber: '10001',
        credentials: { account, password },
        smsCaptchaPass: false,
      }),
    })
    return (answer.json() as { code: number }).code
  }

  it('holds for the address that has guessed: a stranger locks nobody out', async () => {
    for (let n = 0; n < 5; n++) expect(await logInFrom('203.0.113.9', 'viewer', WRONG)).toBe(4)
    expect(await logInFrom('203.0.113.9', 'viewer')).toBe(8)
    expect((await logIn('viewer')).code).toBe(0)
    // The owner's success gives the stranger no further guesses.
    expect(await logInFrom('203.0.113.9', 'viewer')).toBe(8)
  })

  it('after guesses from many addresses holds for all but those from which the owner has come before', async () => {
    expect((await logIn('viewer')).code).toBe(0)
    const guesses = Array.from({ length: 50 }, (_, n) => logInFrom(`198.51.100.${n}`, 'viewer', WRONG))
    await Promise.all(guesses)
    expect(await logInFrom('203.0.113.77', 'viewer')).toBe(8)
    expect((await logIn('viewer')).code).toBe(0)
  })
})

it('does not lock after five failures in more than 15 minutes', async () => {
  await fail('viewer', 4)
  server.clock.now = TEST_NOW + 15 * MINUTE + 1
  await fail('viewer', 1)
  expect((await logIn('viewer')).code).toBe(0)
})

it('answers 8 to the right password of a disabled account and of a forbidden seller', async () => {
  await server.db.updateTable('accountUser').set({ state: 2 }).where('account', '=', 'viewer').execute()
  expect((await logIn('viewer')).code).toBe(8)
  await server.db.updateTable('seller').set({ state: 2 }).where('id', '=', 10_002).execute()
  expect((await logIn('admin', PASSWORD, '10002')).code).toBe(8)
})

it('asks the traveller for a second proof: code 921 with address, ticket and masked mobile', async () => {
  const { code, data } = await logIn('traveller')
  expect(code).toBe(921)
  expect(data).toEqual({
    ip: '127.0.0.1',
    ticket: expect.stringMatching(/^[\w-]{32}$/),
    mobile: '139****0010',
  })
})

it('stores of token and password only slow or one-way hashes', async () => {
  const token = await server.login('admin')
  const sessions = await server.db.selectFrom('session').selectAll().execute()
  const users = await server.db.selectFrom('accountUser').selectAll().execute()
  const stored = JSON.stringify([sessions, users])
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(PASSWORD)
  expect(users.every((user) => user.passwordHash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true)
  expect(new Set(users.map((user) => user.passwordHash)).size).toBe(users.length)
})

it('notes each attempt with address and result, also one for an account that does not exist', async () => {
  await logIn('viewer')
  await logIn('nobody', WRONG)
  const notes = await server.db.selectFrom('loginLog').select(['account', 'resultCode', 'ip']).execute()
  expect(notes).toEqual(
    expect.arrayContaining([
      { account: 'viewer', resultCode: 0, ip: '127.0.0.1' },
      { account: 'nobody', resultCode: 4, ip: '127.0.0.1' },
    ]),
  )
})

it('counts the addresses of one IPv6 network together: each machine has them all', async () => {
  const attempt = (remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/system-service/user/login',
      headers: { 'content-type': 'application/json' },
      remoteAddress,
      payload: '{}',
    })
  const from = (n: number) => attempt(`2001:db8:0:7::${n.toString(16)}`)
  const answers = await Promise.all(Array.from({ length: PUBLIC_WRITES_A_MINUTE }, (_, n) => from(n + 1)))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect((await from(0xffff)).statusCode).toBe(429)
  expect((await attempt('2001:db8:0:8::1')).statusCode).toBe(200)
})

it('limits what one address may write without a token to 300 a minute, by whatever way', async () => {
  const attempt = (url = '/api/system-service/user/login') =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      remoteAddress: '192.0.2.77',
      payload: '{}',
    })
  const answers = await Promise.all(Array.from({ length: PUBLIC_WRITES_A_MINUTE }, () => attempt()))
  expect(answers.every((answer) => answer.json().code === 400)).toBe(true)
  for (const url of [
    '/api/system-service/user/login',
    '/system-service/user/login',
    '/system-service/wall/offer',
  ]) {
    const refused = await attempt(url)
    expect([url, refused.statusCode, refused.json().code]).toEqual([url, 429, 429])
  }
})
