import { afterEach, describe, expect, it } from 'vitest'
import { another, captchaOf, forgetLogins, textsTo } from '../../testing/captcha.ts'
import { setUpApp } from '../../testing/set-up.ts'
import { TEST_NOW } from '../../testing/test-database.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Of the viewer of seller 10001, and of nobody. */
const VIEWER = '13900000008'
const NOBODY = '13912345678'
const TRAVELLER = '13900000010'

const server = setUpApp()

afterEach(async () => {
  server.clock.now = TEST_NOW
  await forgetLogins(server)
})

const ask = (phone: string, sellerNumber = '10001', headers = {}) =>
  server.call('system-service/user/getSmsLoginCaptcha', { sellerNumber, phone }, { headers })

const logIn = (phone: string, captcha: string, sellerNumber = '10001') =>
  server.call<{ token: string }>('system-service/user/smsCaptchaLogin', {
    sellerNumber,
    credentials: { phone, captcha },
    smsCaptchaPass: true,
  })

async function captchaFor(phone: string): Promise<string> {
  await ask(phone)
  return captchaOf(server, phone)
}

async function fail(phone: string, times: number): Promise<number[]> {
  const captcha = await captchaFor(phone).catch(() => '123456')
  const codes: number[] = []
  for (let n = 0; n < times; n++) codes.push((await logIn(phone, another(captcha))).code)
  return codes
}

describe('a captcha for the log-in (spec 7.11)', () => {
  it('is six digits in a text to the phone, in the language of the page', async () => {
    expect(await ask(VIEWER)).toEqual({
      status: 200,
      code: 0,
      msg: '',
      data: { expiresIn: 300_000, againIn: 60_000 },
    })
    expect(await textsTo(server, VIEWER)).toEqual([
      expect.stringMatching(
        /^Your captcha is \d{6}\. It is valid for 5 minutes\. Do not share it with anyone\.$/,
      ),
    ])
    await ask(TRAVELLER, '10001', { 'accept-language': 'zh-CN' })
    expect(await textsTo(server, TRAVELLER)).toEqual([
      expect.stringMatching(/^您的验证码是 \d{6}，5 分钟内有效，请勿告诉他人。$/),
    ])
  })

  it('is answered alike for a phone of nobody, and for an unknown seller, and nothing is sent', async () => {
    const known = await ask(VIEWER)
    expect(await ask(NOBODY)).toEqual(known)
    expect(await ask('13900000003', '99999')).toEqual(known)
    expect(await textsTo(server, NOBODY)).toEqual([])
    expect(await textsTo(server, '13900000003')).toEqual([])
  })

  it('is sent once a minute, to known and unknown phones alike', async () => {
    for (const phone of [VIEWER, NOBODY]) {
      server.clock.now = TEST_NOW
      expect((await ask(phone)).code).toBe(0)
      server.clock.now = TEST_NOW + MINUTE - 1
      expect(await ask(phone)).toMatchObject({
        status: 429,
        code: 429,
        msg: 'A captcha was sent less than a minute ago. Wait a moment',
      })
      server.clock.now = TEST_NOW + MINUTE
      expect((await ask(phone)).code).toBe(0)
    }
  })

  it('is sent once when it is asked for ten times at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(VIEWER)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await textsTo(server, VIEWER)).toHaveLength(1)
  })

  it('is sent ten times a day', async () => {
    for (const phone of [VIEWER, NOBODY]) {
      for (let n = 0; n < 10; n++) {
        server.clock.now = TEST_NOW + n * MINUTE
        expect((await ask(phone)).code).toBe(0)
      }
      server.clock.now = TEST_NOW + 10 * MINUTE
      expect(await ask(phone)).toMatchObject({
        status: 429,
        msg: 'No more captchas are sent to this number today',
      })
      server.clock.now = TEST_NOW + DAY
      expect((await ask(phone)).code).toBe(0)
    }
  })

  it('is sent to sixty phones an hour for one address', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => ({
      scene: 'login',
      phone: `138${String(n).padStart(8, '0')}`,
      codeHash: '',
      tries: 0,
      expires: 0,
      sentTime: TEST_NOW,
      day: '2026-07-01',
      sentToday: 1,
      ip: '127.0.0.1',
    }))
    await server.db.insertInto('smsCaptcha').values(rows).execute()
    expect(await ask(VIEWER)).toMatchObject({ status: 429, code: 429 })
    server.clock.now = TEST_NOW + 60 * MINUTE
    expect((await ask(VIEWER)).code).toBe(0)
  })

  it('is sent to sixty phones an hour for one IPv6 network, whatever its addresses', async () => {
    const from = async (n: number, network = '2001:db8:0:7') =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/system-service/user/getSmsLoginCaptcha',
          remoteAddress: `${network}::${(n + 1).toString(16)}`,
          payload: { sellerNumber: '10001', phone: `138${String(n).padStart(8, '0')}` },
        })
      ).statusCode
    for (let n = 0; n < 60; n++) expect(await from(n)).toBe(200)
    expect(await from(60)).toBe(429)
    expect(await from(60, '2001:db8:0:8')).toBe(200)
  })

  it("is one seller's: another seller's log-in page does not use it up", async () => {
    expect((await ask(VIEWER)).code).toBe(0)
    const elsewhere = await server.call('system-service/user/getSmsLoginCaptcha', {
      sellerNumber: '10002',
      phone: VIEWER,
    })
    expect(elsewhere.code).toBe(0)
    const kept = await server.db
      .selectFrom('smsCaptcha')
      .select('sellerId')
      .where('phone', '=', VIEWER)
      .execute()
    expect(kept.map(({ sellerId }) => sellerId).toSorted()).toEqual([10_001, 10_002])
  })

  it('is stored as a slow hash, and logged nowhere', async () => {
    const captcha = await captchaFor(VIEWER)
    const [kept] = await server.db.selectFrom('smsCaptcha').selectAll().execute()
    expect(kept?.codeHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(kept)).not.toContain(captcha)
    expect(server.log()).not.toContain(captcha)
  })

  it.each(['', '23900000008', '1390000000', '139000000080', 'phone'])(
    'is refused to "%s", which is no phone',
    async (phone) => {
      expect(await ask(phone)).toMatchObject({ code: 400, data: { issues: [{ path: ['phone'] }] } })
    },
  )
})

describe('a log-in by captcha (spec 1.3, 7.10)', () => {
  it('gives a token, which is good for the account of the phone', async () => {
    const answer = await logIn(VIEWER, await captchaFor(VIEWER))
    expect(answer).toMatchObject({
      code: 0,
      data: { token: expect.stringMatching(/^[\w-]{43}$/), sellerId: 10_001, expiresIn: 604_800_000 },
    })
    const { data } = await server.call('system-service/user/info', {}, { token: answer.data.token })
    expect(data).toMatchObject({ account: 'viewer' })
  })

  it('takes a captcha once, also when it comes five times at the same moment', async () => {
    const captcha = await captchaFor(VIEWER)
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(VIEWER, captcha)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await logIn(VIEWER, captcha)).code).toBe(4)
  })

  it('takes a captcha for five minutes', async () => {
    const captcha = await captchaFor(VIEWER)
    server.clock.now = TEST_NOW + 5 * MINUTE
    expect((await logIn(VIEWER, captcha)).code).toBe(4)
    const next = await captchaFor(VIEWER)
    server.clock.now += 5 * MINUTE - 1
    expect((await logIn(VIEWER, next)).code).toBe(0)
  })

  it('takes only the newest captcha of a phone', async () => {
    const first = await captchaFor(VIEWER)
    server.clock.now = TEST_NOW + MINUTE
    const second = await captchaFor(VIEWER)
    if (first !== second) expect((await logIn(VIEWER, first)).code).toBe(4)
    expect((await logIn(VIEWER, second)).code).toBe(0)
  })

  it('does not take the captcha of another phone or another seller', async () => {
    await ask('13900000003')
    const captcha = await captchaFor(VIEWER)
    if (captcha !== (await captchaOf(server, '13900000003')))
      expect((await logIn('13900000003', captcha)).code).toBe(4)
    expect((await logIn(VIEWER, captcha, '10002')).code).toBe(4)
    expect((await logIn(VIEWER, captcha)).code).toBe(0)
  })

  it('answers 4 alike to a wrong captcha, a phone of nobody and an unknown seller', async () => {
    const captcha = await captchaFor(VIEWER)
    const wrong = await logIn(VIEWER, another(captcha))
    expect(wrong).toMatchObject({ code: 4, msg: 'Wrong mobile number or captcha', data: null })
    await ask(NOBODY)
    expect(await logIn(NOBODY, captcha)).toEqual(wrong)
    expect(await logIn(VIEWER, captcha, '99999')).toEqual(wrong)
  })

  it('logs in nobody by a phone that two accounts have', async () => {
    await server.db
      .updateTable('accountUser')
      .set({ telephone: VIEWER })
      .where('account', '=', 'ops')
      .execute()
    await ask(VIEWER)
    expect(await textsTo(server, VIEWER)).toEqual([])
    await server.db
      .updateTable('accountUser')
      .set({ telephone: '13900000006' })
      .where('account', '=', 'ops')
      .execute()
  })

  it('answers 8 for a disabled account, after the right captcha only', async () => {
    const captcha = await captchaFor(VIEWER)
    await server.db.updateTable('accountUser').set({ state: 2 }).where('account', '=', 'viewer').execute()
    expect((await logIn(VIEWER, another(captcha))).code).toBe(4)
    expect((await logIn(VIEWER, captcha)).code).toBe(8)
  })

  it('answers 8 for an account that wrong passwords have locked', async () => {
    await server.db
      .updateTable('accountUser')
      .set({ lockedUntil: TEST_NOW + 1 })
      .where('account', '=', 'viewer')
      .execute()
    expect((await logIn(VIEWER, await captchaFor(VIEWER))).code).toBe(8)
  })

  it('answers 921 from an unknown address', async () => {
    expect(await logIn(TRAVELLER, await captchaFor(TRAVELLER))).toMatchObject({
      code: 921,
      data: { ip: '127.0.0.1', ticket: expect.stringMatching(/^[\w-]{32}$/), mobile: '139****0010' },
    })
  })
})

describe('five wrong captchas', () => {
  it.each([
    ['of somebody', VIEWER],
    ['of nobody', NOBODY],
  ])('lock a phone %s for 30 minutes', async (_, phone) => {
    expect(await fail(phone, 6)).toEqual([4, 4, 4, 4, 4, 8])
    server.clock.now = TEST_NOW + 30 * MINUTE - 1
    expect(await fail(phone, 1)).toEqual([8])
    server.clock.now = TEST_NOW + 31 * MINUTE
    expect(await fail(phone, 1)).toEqual([4])
  })

  it('are refused even where the last guess is right', async () => {
    const captcha = await captchaFor(VIEWER)
    for (let n = 0; n < 5; n++) await logIn(VIEWER, another(captcha))
    expect((await logIn(VIEWER, captcha)).code).toBe(8)
  })

  it('are all the tries that one captcha gives, however many come at the same moment', async () => {
    const captcha = await captchaFor(VIEWER)
    await Promise.all(Array.from({ length: 12 }, () => logIn(VIEWER, another(captcha))))
    await server.db.deleteFrom('loginLog').execute()
    expect((await logIn(VIEWER, captcha)).code).toBe(4)
  })

  it('do not lock the password of the account: that would tell whose phone it is', async () => {
    await fail(VIEWER, 5)
    expect(await server.login('viewer')).toHaveLength(43)
  })
})

it('notes every attempt under the phone, with the account where it is known', async () => {
  const captcha = await captchaFor(VIEWER)
  await logIn(VIEWER, another(captcha))
  await logIn(VIEWER, captcha)
  await logIn(NOBODY, captcha)
  const notes = await server.db
    .selectFrom('loginLog')
    .select(['account', 'userId', 'resultCode'])
    .orderBy('id')
    .execute()
  expect(notes).toEqual([
    { account: VIEWER, userId: expect.any(Number), resultCode: 4 },
    { account: VIEWER, userId: expect.any(Number), resultCode: 0 },
    { account: NOBODY, userId: null, resultCode: 4 },
  ])
})
