import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { captchaOf, forgetLogins } from '../../testing/captcha.ts'
import { createTestApp, md5, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-database.ts'

const MINUTE = 60_000
const OWN = 'system-service/secondFactor/'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.now = TEST_NOW
})
afterEach(async () => {
  await forgetLogins(server)
  await server.db.deleteFrom('secondFactor').execute()
  await server.db.deleteFrom('recoveryCode').execute()
  await server.db.updateTable('seller').set({ secondFactor: 0 }).execute()
  await server.db.updateTable('role').set({ secondFactor: 0 }).execute()
})

const codeOf = (secret: string, at = server.clock.now) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at })
const own = <Data>(name: string, token: string, body = {}) => server.call<Data>(OWN + name, body, { token })

function logIn(password = PASSWORD) {
  return server.call<{ ticket: string; methods: string[] }>('system-service/user/login', {
    sellerNumber: '10001',
    credentials: { account: 'viewer', password },
    smsCaptchaPass: false,
  })
}
async function ticketOf(): Promise<string> {
  const { code, data } = await logIn()
  expect(code).toBe(922)
  return data.ticket
}
const step = (ticket: string, code: string) =>
  server.call<{ token: string }>('system-service/user/secondStep', { ticket, code })

/** Sets up an app, and goes on half a minute later, when its next code is there. */
async function setUp() {
  const token = await server.login('viewer')
  const { secret, uri } = (await own<{ secret: string; uri: string }>('beginApp', token)).data
  const { code, data } = await own<{ recoveryCodes: string[] }>('confirmApp', token, { code: codeOf(secret) })
  expect(code).toBe(0)
  server.clock.now += MINUTE
  return { token, secret, uri, recoveryCodes: data.recoveryCodes }
}

const CLOSED = { code: 409, data: { reason: 'verification.closed' } }

describe('an authenticator app', () => {
  it('asks for nothing before a code of it was proven, then at each log-in with code 922', async () => {
    const token = await server.login('viewer')
    const { data } = await own<{ secret: string; uri: string }>('beginApp', token)
    expect(data.uri).toContain(`secret=${data.secret}`)
    expect((await own('confirmApp', token, { code: '000000' })).data).toMatchObject({
      reason: 'factor.wrongCode',
    })
    expect((await logIn()).code).toBe(0)

    const { code } = await own('confirmApp', token, { code: codeOf(data.secret) })
    expect(code).toBe(0)
    expect(await logIn()).toMatchObject({ code: 922, data: { methods: ['app'] } })
    expect((await own('state', token)).data).toMatchObject({
      recoveryCodes: 10,
      isRequired: false,
      isProven: true,
    })
  })

  it('lets in with its present code, and takes no code twice, not even at the same moment', async () => {
    const { secret } = await setUp()
    const answer = await step(await ticketOf(), codeOf(secret))
    expect(answer).toMatchObject({ code: 0, data: { sellerId: 10_001, expiresIn: 604_800_000 } })
    expect((await own('state', answer.data.token)).code).toBe(0)
    expect((await step(await ticketOf(), codeOf(secret))).code).toBe(4)

    server.clock.now += MINUTE
    const ticket = await ticketOf()
    const answers = await Promise.all([1, 2, 3].map(() => step(ticket, codeOf(secret))))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  it('takes the code before and after the present one, no others', async () => {
    const { secret } = await setUp()
    server.clock.now += 5 * MINUTE
    for (const [seconds, code] of [
      [-90, 4],
      [-30, 0],
      [90, 4],
      [30, 0],
    ] as const)
      expect((await step(await ticketOf(), codeOf(secret, server.clock.now + seconds * 1_000))).code).toBe(
        code,
      )
  })

  it('is closed by the third wrong code, and five wrong ones lock the account', async () => {
    const { secret } = await setUp()
    const first = await ticketOf()
    expect([(await step(first, '000000')).code, (await step(first, '000000')).code]).toEqual([4, 4])
    expect(await step(first, '000000')).toMatchObject(CLOSED)
    expect(await step(first, codeOf(secret))).toMatchObject(CLOSED)
    const second = await ticketOf()
    await step(second, '000000')
    await step(second, '000000')
    expect((await step(second, codeOf(secret))).code).toBe(8)
    expect((await logIn()).code).toBe(8)
    // The code was not used up by the refusal.
    server.clock.now += 31 * MINUTE
    expect((await step(await ticketOf(), codeOf(secret))).code).toBe(0)
  })

  it('is asked for on the newest ticket of an address alone, for five minutes, and from no other address', async () => {
    const { secret } = await setUp()
    const old = await ticketOf()
    const ticket = await ticketOf()
    expect(await step(old, codeOf(secret))).toMatchObject(CLOSED)
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: '/system-service/user/secondStep',
      headers: { 'content-type': 'application/json' },
      remoteAddress: '198.51.100.7',
      payload: JSON.stringify({ ticket, code: codeOf(secret) }),
    })
    expect(elsewhere.json()).toMatchObject(CLOSED)
    server.clock.now += 5 * MINUTE
    expect(await step(ticket, codeOf(secret))).toMatchObject(CLOSED)
    expect(await step('x'.repeat(32), codeOf(secret))).toMatchObject(CLOSED)
  })

  it('is asked for after a captcha, a ticket of another site and a link as well', async () => {
    const { secret } = await setUp()
    const { id, telephone: phone } = await server.db
      .selectFrom('accountUser')
      .select(['id', 'telephone'])
      .where('account', '=', 'viewer')
      .where('sellerId', '=', 10_001)
      .executeTakeFirstOrThrow()
    await server.call('system-service/user/getSmsLoginCaptcha', { sellerNumber: '10001', phone })
    const bySms = await server.call<{ ticket: string }>('system-service/user/smsCaptchaLogin', {
      sellerNumber: '10001',
      credentials: { phone, captcha: await captchaOf(server, phone) },
      smsCaptchaPass: true,
    })
    expect(bySms.code).toBe(922)
    const admin = await server.login('admin')
    const { data } = await server.call<{ url: string }>(
      'system-service/user/sellerLoginLink',
      { userId: id },
      { token: admin },
    )
    const sellerId = new URL(data.url, 'http://x').searchParams.get('sellerId')
    const byLink = await server.call<{ ticket: string }>('system-service/user/sellerLogin', { sellerId })
    expect(byLink.code).toBe(922)
    expect((await step(byLink.data.ticket, codeOf(secret))).code).toBe(0)
  })

  it('is stored sealed, and its codes and secret are in no log', async () => {
    const { secret, recoveryCodes, token } = await setUp()
    const ticket = await ticketOf()
    const code = codeOf(secret)
    await step(ticket, code)
    const tables = ['secondFactor', 'recoveryCode', 'operationLog', 'loginTicket'] as const
    const stored = JSON.stringify(
      await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute())),
    )
    for (const hidden of [secret, recoveryCodes[0] ?? '', ticket, token]) {
      expect(stored).not.toContain(hidden)
      expect(server.log()).not.toContain(hidden)
    }
    const results = await server.db.selectFrom('loginLog').select('resultCode').orderBy('id').execute()
    expect(results.map(({ resultCode }) => resultCode)).toEqual([0, 922, 0])
  })

  it('is removed by its owner, who is told by mail and bell, as of its set-up', async () => {
    const { token } = await setUp()
    expect((await own('removeApp', token)).code).toBe(0)
    expect((await logIn()).code).toBe(0)
    expect((await own('state', token)).data).toMatchObject({ appTime: null, recoveryCodes: 0 })
    const mails = await server.db.selectFrom('outgoingMessage').select('subject').orderBy('id').execute()
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('was set up'),
      expect.stringContaining('was removed'),
    ])
  })
})

describe('recovery codes', () => {
  it('let in once each, whatever way they are typed, and new ones take their place', async () => {
    const { token, recoveryCodes } = await setUp()
    const [first = '', second = '', third = ''] = recoveryCodes
    expect(recoveryCodes).toHaveLength(10)
    expect((await step(await ticketOf(), first)).code).toBe(0)
    expect((await step(await ticketOf(), first)).code).toBe(4)
    expect((await step(await ticketOf(), second.toLowerCase().replaceAll('-', ' '))).code).toBe(0)
    expect((await own('state', token)).data).toMatchObject({ recoveryCodes: 8 })

    const { data } = await own<{ recoveryCodes: string[] }>('renewRecoveryCodes', token)
    expect((await step(await ticketOf(), third)).code).toBe(4)
    expect((await step(await ticketOf(), data.recoveryCodes[0] ?? '')).code).toBe(0)
  })

  it('are refused to whoever has no second factor', async () => {
    expect((await own('renewRecoveryCodes', await server.login('viewer'))).code).toBe(409)
  })
})

it('a change more than ten minutes after the log-in needs the password once more', async () => {
  const { token } = await setUp()
  server.clock.now += 10 * MINUTE
  for (const name of ['beginApp', 'removeApp', 'renewRecoveryCodes', 'confirmApp'])
    expect((await own(name, token, { code: '000000' })).data).toMatchObject({ reason: 'proof.needed' })
  await server.call('system-service/user/checkPassword', { password: PASSWORD }, { token })
  expect((await own('beginApp', token)).code).toBe(0)
  expect((await logIn(md5('Wrong@2026'))).code).toBe(4)
})

describe.each(['seller', 'role'] as const)('where the %s demands a second factor', (table) => {
  const demand = () => server.db.updateTable(table).set({ secondFactor: 1 }).execute()

  it('nothing else is answered before one is set up, and it cannot be removed', async () => {
    await demand()
    const token = await server.login('viewer')
    const info = () => server.call('system-service/user/info', {}, { token })
    const stations = () => server.call('config-service/station/page', { current: 1, pageSize: 10 }, { token })
    expect((await info()).data).toMatchObject({ mustSetUpSecondFactor: true })
    expect(await stations()).toMatchObject({
      code: 403,
      msg: 'You must set up a second factor before anything else',
    })
    const { data } = await own<{ secret: string }>('beginApp', token)
    expect((await own('confirmApp', token, { code: codeOf(data.secret) })).code).toBe(0)
    expect((await stations()).code).toBe(0)
    expect((await info()).data).toMatchObject({ mustSetUpSecondFactor: false })
    expect((await own('removeApp', token)).data).toMatchObject({ reason: 'factor.required' })
  })
})
