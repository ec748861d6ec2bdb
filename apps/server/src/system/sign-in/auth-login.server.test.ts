import { sign } from '@ampdeck/api/client/signature'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetLogins } from '../../testing/captcha.ts'
import { setUpApp } from '../../testing/set-up.ts'
import { TEST_NOW } from '../../testing/test-database.ts'

const MINUTE = 60_000
const PATH = '/system-service/user/authTicket'
/** The application of the demo network. */
const SECRET = 'Ampdeck@2026-demo-portal'
const SIGNER = { from: '900000001', to: '900000002', appId: 'demo-portal' }

const server = setUpApp()

afterEach(async () => {
  server.clock.now = TEST_NOW
  await forgetLogins(server)
})

interface Ticket {
  code: number
  data: { ticket: string; expiresIn: number }
}

let asked = 0

async function ask(account: string, { headers = {} } = {}): Promise<Ticket> {
  const body = JSON.stringify({ account })
  // No two requests are signed alike.
  const timestamp = server.clock.now + (asked++ % 1_000)
  const signature = await sign({ ...SIGNER, method: 'POST', path: PATH, timestamp, body }, SECRET)
  const answer = await server.app.inject({
    method: 'POST',
    url: PATH,
    headers: {
      'content-type': 'application/json',
      ...SIGNER,
      timestamp: String(timestamp),
      sign: signature,
      ...headers,
    },
    payload: body,
  })
  return answer.json()
}

const logIn = (ticket: string) => server.call<{ token: string }>('system-service/user/authLogin', { ticket })
const ticketOf = async (account: string) => (await ask(account)).data.ticket

describe('the ticket of another site (spec 2.3)', () => {
  it('logs its account in without a token, within a minute', async () => {
    const { code, data } = await ask('viewer')
    expect({ code, data }).toEqual({
      code: 0,
      data: { ticket: expect.stringMatching(/^[\w-]{32}$/), expiresIn: 60_000 },
    })
    server.clock.now = TEST_NOW + MINUTE - 1
    const answer = await logIn(data.ticket)
    expect(answer).toMatchObject({ code: 0, data: { sellerId: 10_001 } })
    const info = await server.call('system-service/user/info', {}, { token: answer.data.token })
    expect(info.data).toMatchObject({ account: 'viewer' })
  })

  it('is refused alike when it was used, when it is too old and when nobody gave it', async () => {
    const [used, old] = [await ticketOf('viewer'), await ticketOf('viewer')]
    await logIn(used)
    const refused = await logIn(used)
    expect(refused).toMatchObject({ code: 4, msg: 'This login link is no longer valid', data: null })
    server.clock.now = TEST_NOW + MINUTE
    expect(await logIn(old)).toEqual(refused)
    expect(await logIn('x'.repeat(32))).toEqual(refused)
  })

  it('is good for one of five log-ins at the same moment', async () => {
    const ticket = await ticketOf('viewer')
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(ticket)))
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 4, 4, 4, 4])
  })

  it('is no extra verification and no link', async () => {
    const ticket = await ticketOf('traveller')
    expect((await server.call('system-service/user/sendIpCaptcha', { ticket })).code).toBe(409)
    expect((await server.call('system-service/user/sellerLogin', { sellerId: ticket })).code).toBe(4)
  })

  it('answers 8 for somebody who is disabled or locked', async () => {
    for (const values of [{ state: 2 }, { lockedUntil: TEST_NOW + MINUTE }]) {
      const ticket = await ticketOf('viewer')
      await server.db.updateTable('accountUser').set(values).where('account', '=', 'viewer').execute()
      expect((await logIn(ticket)).code).toBe(8)
      await forgetLogins(server)
    }
  })

  it('is not given for an account of another seller', async () => {
    await server.db.updateTable('openApp').set({ sellerId: 10_002 }).execute()
    expect((await ask('viewer')).code).toBe(404)
    expect((await ask('admin')).code).toBe(0)
    await server.db.updateTable('openApp').set({ sellerId: 10_001 }).execute()
  })

  it('is not given to a person, whatever they may do, nor to an application without the scope', async () => {
    const token = await server.login('admin')
    expect((await server.call('system-service/user/authTicket', { account: 'viewer' }, { token })).code).toBe(
      403,
    )
    await server.db
      .updateTable('openApp')
      .set({ scopes: ['stationList'] })
      .execute()
    expect((await ask('viewer')).code).toBe(403)
    await server.db
      .updateTable('openApp')
      .set({ scopes: ['authTicket'] })
      .execute()
    expect((await ask('viewer', { headers: { sign: 'x' } })).code).toBe(401)
  })

  it('is given once under an idempotency key, and stored nowhere', async () => {
    const headers = { 'idempotency-key': 'one' }
    const { data } = await ask('viewer', { headers })
    expect(await ask('viewer', { headers })).toMatchObject({
      code: 409,
      data: { reason: 'request.answeredOnce' },
    })
    const stored = [
      await server.db.selectFrom('idempotency').selectAll().execute(),
      await server.db.selectFrom('loginTicket').selectAll().execute(),
      await server.db.selectFrom('operationLog').selectAll().execute(),
    ]
    expect(JSON.stringify(stored)).not.toContain(data.ticket)
    expect(server.log()).not.toContain(data.ticket)
  })

  it('is in the audit log when it is given, and in the log of log-ins when it is used', async () => {
    await server.db.deleteFrom('operationLog').execute()
    const ticket = await ticketOf('viewer')
    await logIn(ticket)
    await logIn(ticket)
    const operations = await server.db.selectFrom('operationLog').select(['path', 'params']).execute()
    expect(operations).toEqual([{ path: PATH.slice(1), params: { account: 'viewer' } }])
    const notes = await server.db
      .selectFrom('loginLog')
      .select(['account', 'resultCode'])
      .orderBy('id')
      .execute()
    expect(notes).toEqual([0, 4].map((resultCode) => ({ account: 'viewer', resultCode })))
  })
})
