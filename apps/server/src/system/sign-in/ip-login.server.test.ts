import { afterEach, describe, expect, it } from 'vitest'
import { another, captchaOf, forgetLogins } from '../../testing/captcha.ts'
import { setUpApp } from '../../testing/set-up.ts'
import { PASSWORD } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-database.ts'

const MINUTE = 60_000
const TRAVELLER = '13900000010'
const KNOWN = ['203.0.113.7']

const server = setUpApp()

afterEach(async () => {
  server.clock.now = TEST_NOW
  await forgetLogins(server)
  await server.db
    .updateTable('accountUser')
    .set({ knownAddresses: KNOWN })
    .where('account', '=', 'traveller')
    .execute()
})

/** A log-in by password, which code 921 stops. */
async function ticketOf(): Promise<string> {
  const { code, data } = await server.call<{ ticket: string }>('system-service/user/login', {
    sellerNumber: '10001',
    credentials: { account: 'traveller', password: PASSWORD },
    smsCaptchaPass: false,
  })
  expect(code).toBe(921)
  return data.ticket
}

const send = (ticket: string) => server.call('system-service/user/sendIpCaptcha', { ticket })
const verify = (ticket: string, captcha: string) =>
  server.call<{ token: string }>('system-service/user/ipLogin', { ticket, captcha })

async function stopped(): Promise<{ ticket: string; captcha: string }> {
  const ticket = await ticketOf()
  expect((await send(ticket)).code).toBe(0)
  return { ticket, captcha: await captchaOf(server, TRAVELLER) }
}

const CLOSED = { code: 409, data: { reason: 'verification.closed' } }

describe('the extra verification after code 921 (spec 2.2)', () => {
  it('sends a captcha to the phone of the account, once a minute', async () => {
    const ticket = await ticketOf()
    expect((await send(ticket)).data).toEqual({ expiresIn: 300_000, againIn: 60_000, mobile: '139****0010' })
    expect((await send(ticket)).code).toBe(429)
    server.clock.now = TEST_NOW + MINUTE
    expect((await send(ticket)).code).toBe(0)
  })

  it('logs in with the captcha, and the address is known from then on', async () => {
    const { ticket, captcha } = await stopped()
    const answer = await verify(ticket, captcha)
    expect(answer).toMatchObject({ code: 0, data: { sellerId: 10_001, expiresIn: 604_800_000 } })
    const { data } = await server.call('system-service/user/info', {}, { token: answer.data.token })
    expect(data).toMatchObject({ account: 'traveller' })
    expect(await server.login('traveller')).toHaveLength(43)
  })

  it('takes a ticket once, also when it comes five times at the same moment', async () => {
    const { ticket, captcha } = await stopped()
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(ticket, captcha)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await verify(ticket, captcha)).toMatchObject(CLOSED)
    expect(await send(ticket)).toMatchObject(CLOSED)
  })

  it('is closed by the third wrong captcha, also for the right one', async () => {
    const { ticket, captcha } = await stopped()
    const wrong = another(captcha)
    expect(await verify(ticket, wrong)).toMatchObject({ code: 4, msg: 'Wrong mobile number or captcha' })
    expect((await verify(ticket, wrong)).code).toBe(4)
    expect(await verify(ticket, wrong)).toMatchObject(CLOSED)
    expect(await verify(ticket, captcha)).toMatchObject(CLOSED)
    expect(await send(ticket)).toMatchObject(CLOSED)
  })

  it('is closed by three of many guesses that come at the same moment', async () => {
    const { ticket, captcha } = await stopped()
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(ticket, another(captcha))))
    expect(answers.filter(({ code }) => code === 4)).toHaveLength(2)
    expect(await verify(ticket, captcha)).toMatchObject(CLOSED)
  })

  it('counts its failures with those of the password: five lock the account', async () => {
    const first = await stopped()
    for (let n = 0; n < 3; n++) await verify(first.ticket, another(first.captcha))
    server.clock.now = TEST_NOW + MINUTE
    const second = await stopped()
    expect((await verify(second.ticket, another(second.captcha))).code).toBe(4)
    expect((await verify(second.ticket, another(second.captcha))).code).toBe(4)
    await expect(server.login('traveller')).rejects.toThrow('code 8')
    expect((await verify(second.ticket, second.captcha)).code).toBe(8)
  })

  it('takes the captcha of this ticket only', async () => {
    const first = await stopped()
    server.clock.now = TEST_NOW + MINUTE
    const second = await stopped()
    expect((await verify(first.ticket, second.captcha)).code).toBe(4)
    expect((await verify(second.ticket, second.captcha)).code).toBe(0)
  })

  it('ends fifteen minutes after the log-in', async () => {
    const ticket = await ticketOf()
    server.clock.now = TEST_NOW + 15 * MINUTE - 1
    expect((await send(ticket)).code).toBe(0)
    const captcha = await captchaOf(server, TRAVELLER)
    server.clock.now = TEST_NOW + 15 * MINUTE
    expect(await verify(ticket, captcha)).toMatchObject(CLOSED)
  })

  it('is refused from another address', async () => {
    const { ticket, captcha } = await stopped()
    const answer = await server.app.inject({
      method: 'POST',
      url: '/system-service/user/ipLogin',
      headers: { 'content-type': 'application/json' },
      remoteAddress: '198.51.100.7',
      payload: JSON.stringify({ ticket, captcha }),
    })
    expect(answer.json()).toMatchObject(CLOSED)
    expect((await verify(ticket, captcha)).code).toBe(0)
  })

  it('is closed for a ticket that nobody was given, and for that of somebody who was deleted', async () => {
    expect(await send('x'.repeat(32))).toMatchObject(CLOSED)
    expect(await verify('x'.repeat(32), '123456')).toMatchObject(CLOSED)
    const { ticket, captcha } = await stopped()
    await server.db
      .updateTable('accountUser')
      .set({ deleted: 1 })
      .where('account', '=', 'traveller')
      .execute()
    expect(await verify(ticket, captcha)).toMatchObject(CLOSED)
    expect(await send(ticket)).toMatchObject(CLOSED)
  })

  it('answers 8 to somebody who was disabled meanwhile', async () => {
    const { ticket, captcha } = await stopped()
    await server.db.updateTable('accountUser').set({ state: 2 }).where('account', '=', 'traveller').execute()
    expect((await verify(ticket, captcha)).code).toBe(8)
  })
})

it('notes every attempt, and stores of the ticket a hash only', async () => {
  const { ticket, captcha } = await stopped()
  await verify(ticket, another(captcha))
  await verify(ticket, captcha)
  const notes = await server.db
    .selectFrom('loginLog')
    .select(['account', 'resultCode'])
    .orderBy('id')
    .execute()
  expect(notes).toEqual([921, 4, 0].map((resultCode) => ({ account: 'traveller', resultCode })))
  expect(JSON.stringify(await server.db.selectFrom('loginTicket').selectAll().execute())).not.toContain(
    ticket,
  )
  expect(server.log()).not.toContain(ticket)
})
