import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { storeFile } from '../files/stored-file.store.ts'
import type { Gateways, MailGateway, OutgoingMail, OutgoingSms } from '../gateways/gateway.ts'
import { Refused } from '../gateways/gateway.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { job as deliveryJob } from './mail-delivery.job.ts'
import { messageState } from './message-state.ts'
import { queueSms, sendMail, sendSms } from './outbox.ts'

const SELLER = 10_001

let server: TestApp

/** A server of one test, with what it sends through. */
async function serverWith(gateways: Gateways, demo = true): Promise<TestApp> {
  const own = await createTestApp({ jobs: true, gateways, demo })
  onTestFinished(() => own.close())
  return own
}

const contextOf = ({ tools }: TestApp) => ({ ...tools.platform, jobs: tools.jobs })
const sms = (of: TestApp, text: string) =>
  sendSms(contextOf(of), { sellerId: SELLER, phone: '13800000001', scene: 'alarm', blanks: { alarms: text } })
const mail = (of: TestApp, subject: string) =>
  sendMail(contextOf(of), { sellerId: SELLER, to: ['a@b.cn', 'c@d.cn'], subject, text: 'Good morning' })

const mailInto = (sent: object[]): MailGateway => ({
  send: async (message) => {
    sent.push(message)
    return []
  },
})

const all = (of: TestApp) => of.db.selectFrom('outgoingMessage').selectAll().orderBy('id').execute()
/** The messages when none is pending any more. */
const delivered = (of: TestApp) =>
  vi.waitFor(
    async () => {
      const messages = await all(of)
      if (messages.some(({ state }) => state === messageState.pending)) throw new Error('pending')
      return messages
    },
    { timeout: 20_000, interval: 100 },
  )

/** A stored file's number. */
async function stored({ platform }: TestApp, text: string): Promise<number> {
  const id = platform.newId()
  await storeFile(platform.db, { sellerId: SELLER, id }, Buffer.from(text))
  return id
}

const outbox = (of: TestApp, headers = {}) => of.app.inject({ method: 'GET', url: '/outbox', headers })

describe('without a gateway', () => {
  beforeAll(async () => {
    server = await createTestApp({ jobs: true })
  })
  afterAll(() => server.close())
  afterEach(async () => {
    await server.db.deleteFrom('outgoingMessage').execute()
  })

  it('keeps SMS and mail, and shows them newest first', async () => {
    await sms(server, 'Your captcha is 123456')
    server.clock.now += 1_000
    await mail(server, '月报')
    expect((await delivered(server)).map(({ state }) => state)).toEqual([
      messageState.kept,
      messageState.kept,
    ])
    expect((await outbox(server)).json()).toEqual({
      messages: [
        expect.objectContaining({
          kind: 'mail',
          to: 'a@b.cn, c@d.cn',
          subject: '月报',
          text: 'Good morning',
          time: '2026-07-01 10:00:01',
          attachments: [],
        }),
        expect.objectContaining({
          kind: 'sms',
          to: '13800000001',
          subject: '',
          text: 'Your captcha is 123456',
          time: '2026-07-01 10:00:00',
        }),
      ],
    })
  })

  it('is a page for a browser, in its language, in which a text is never markup', async () => {
    await sms(server, '验证码 123456 <script>alert("x")</script>')
    const english = await outbox(server, { accept: 'text/html,*/*' })
    expect(english.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(english.headers['content-security-policy']).toContain("default-src 'none'")
    expect(english.body).toContain('<html lang="en">')
    expect(english.body).toContain('验证码 123456 &#60;script&#62;alert(&#34;x&#34;)&#60;/script&#62;')
    expect(english.body).not.toContain('<script')
    const chinese = await outbox(server, { accept: 'text/html', 'accept-language': 'zh-CN' })
    expect(chinese.body).toContain('<h1>发件箱</h1>')
  })

  it('says so when there is nothing', async () => {
    expect((await outbox(server, { accept: 'text/html' })).body).toContain('Nothing has been sent yet.')
  })

  it('lets nobody wait for the many messages of somebody else', async () => {
    for (let n = 0; n < 30; n++) await mail(server, `Report ${n}`)
    const began = Date.now()
    await sms(server, 'Your captcha is 123456')
    await delivered(server)
    // Thirty looks for work, a second apart, would be thirty seconds.
    expect(Date.now() - began).toBeLessThan(10_000)
  })

  it('writes no text and no phone to the log', async () => {
    await sms(server, 'Your captcha is 987654')
    await delivered(server)
    expect(server.log()).not.toMatch(/987654|13800000001/)
  })

  it('sends nothing when the transaction fails', async () => {
    const failing = inTransaction(server.db, 5_000, async (db) => {
      await sendSms(
        { ...contextOf(server), db },
        { sellerId: SELLER, phone: '13800000001', scene: 'alarm', blanks: { alarms: 'No' } },
      )
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await all(server)).toEqual([])
  })
})

describe('with a gateway', () => {
  it('sends each message once, and forgets its text', async () => {
    const sent: (OutgoingMail | OutgoingSms)[] = []
    const own = await serverWith({
      mail: mailInto(sent),
      sms: { send: async (message) => void sent.push(message) },
    })
    await sms(own, 'Your captcha is 123456')
    await mail(own, 'Report')
    const messages = await delivered(own)
    expect(sent).toHaveLength(2)
    expect(sent).toContainEqual({ id: messages[0]?.id, phone: '13800000001', text: 'Your captcha is 123456' })
    expect(messages).toEqual([
      expect.objectContaining({ state: messageState.sent, tries: 1, lastError: null, body: '' }),
      expect.objectContaining({ state: messageState.sent, tries: 1, lastError: null, body: '' }),
    ])
  })

  it('notes why a try failed and waits for the next one', async () => {
    const send = vi.fn(async () => {
      throw new Error('connection refused')
    })
    const own = await serverWith({ sms: { send } })
    await sms(own, 'Your captcha is 123456')
    await vi.waitFor(
      async () =>
        expect(await all(own)).toEqual([
          expect.objectContaining({
            state: messageState.pending,
            tries: 1,
            lastError: 'connection refused',
            body: 'Your captcha is 123456',
          }),
        ]),
      { timeout: 20_000, interval: 100 },
    )
  })

  it('gives up at once where the gateway says a final no', async () => {
    const send = vi.fn(async () => {
      throw new Refused('550 no such mailbox')
    })
    const own = await serverWith({ mail: { send } })
    await mail(own, 'Report')
    expect(await delivered(own)).toEqual([
      expect.objectContaining({ state: messageState.failed, tries: 1, lastError: '550 no such mailbox' }),
    ])
    expect(send).toHaveBeenCalledOnce()
  })
})

describe('a mail that the mail server takes for some', () => {
  const refused = { to: 'c@d.cn', reason: '550 no such mailbox', isFinal: true }

  it('is sent to them, and says who is refused and why', async () => {
    const own = await serverWith({ mail: { send: async () => [refused] } })
    await mail(own, 'Report')
    expect(await delivered(own)).toEqual([
      expect.objectContaining({ state: messageState.sent, lastError: refused.reason, refused: [refused] }),
    ])
    expect((await outbox(own)).json().messages).toEqual([
      expect.objectContaining({ reached: 1, refused: [{ to: 'c@d.cn', reason: '550 no such mailbox' }] }),
    ])
    const page = (await outbox(own, { accept: 'text/html' })).body
    expect(page).toContain('Sent to 1, refused for: c@d.cn (550 no such mailbox)')
  })

  it('is tried again for those who are to be asked later, and for nobody else', async () => {
    const asked: string[][] = []
    const answers = [[{ to: 'c@d.cn', reason: '450 come again', isFinal: false }], []]
    const own = await serverWith({
      mail: {
        send: async ({ to }) => {
          asked.push(to)
          return answers[asked.length - 1] ?? []
        },
      },
    })
    await mail(own, 'Report')
    const [first] = await vi.waitFor(
      async () => {
        const messages = await all(own)
        expect(messages[0]?.tries).toBe(1)
        return messages
      },
      { timeout: 20_000, interval: 100 },
    )
    expect(first).toMatchObject({ state: messageState.pending, body: 'Good morning' })
    await deliveryJob.run({ sellerId: SELLER, id: first?.id ?? 0 }, own.tools)
    expect(asked).toEqual([['a@b.cn', 'c@d.cn'], ['c@d.cn']])
    expect(await all(own)).toEqual([
      expect.objectContaining({ state: messageState.sent, lastError: null, refused: [], body: '' }),
    ])
  })

  it('stays sent to them where the others are refused at the last try', async () => {
    const answers = [
      () => [{ to: 'c@d.cn', reason: '450 come again', isFinal: false }],
      () => {
        throw new Refused('550 no such mailbox')
      },
    ]
    const own = await serverWith({ mail: { send: async () => answers.shift()?.() ?? [] } })
    await mail(own, 'Report')
    const [first] = await vi.waitFor(
      async () => {
        const messages = await all(own)
        expect(messages[0]?.tries).toBe(1)
        return messages
      },
      { timeout: 20_000, interval: 100 },
    )
    await deliveryJob.run({ sellerId: SELLER, id: first?.id ?? 0 }, own.tools)
    expect(await all(own)).toEqual([
      expect.objectContaining({ state: messageState.sent, refused: [refused] }),
    ])
  })
})

describe('attachments', () => {
  it('are downloaded from the outbox under their names', async () => {
    const own = await serverWith({})
    const fileId = await stored(own, '站点')
    await sendMail(contextOf(own), {
      sellerId: SELLER,
      to: ['a@b.cn'],
      subject: 'Report',
      text: 'Here it is',
      attachments: [{ fileName: '日报 <1>.txt', fileId }],
    })
    const [message] = (await outbox(own)).json<{ messages: { attachments: { url: string }[] }[] }>().messages
    const url = message?.attachments[0]?.url ?? ''
    const file = await own.app.inject({ method: 'GET', url })
    expect(file.body).toBe('站点')
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('日报 <1>.txt')}`,
    )
    expect((await outbox(own, { accept: 'text/html' })).body).toContain('日报 &#60;1&#62;.txt')
    for (const other of [url.replace(/0$/, '1'), '/outbox/1/0', '/outbox/x/0'])
      expect((await own.app.inject({ method: 'GET', url: other })).statusCode).toBe(404)
  })

  it('are left out when they were cleared away meanwhile', async () => {
    const sent: OutgoingMail[] = []
    const own = await serverWith({ mail: mailInto(sent) })
    const fileId = await stored(own, 'here')
    await sendMail(contextOf(own), {
      sellerId: SELLER,
      to: ['a@b.cn'],
      subject: 'Report',
      text: 'Here it is',
      attachments: [
        { fileName: 'here.txt', fileId },
        { fileName: 'gone.txt', fileId: own.platform.newId() },
      ],
    })
    await delivered(own)
    expect(sent[0]?.attachments).toEqual([{ fileName: 'here.txt', content: Buffer.from('here') }])
  })
})

it('is no address of a server without the demo', async () => {
  const own = await createTestApp({ demo: false })
  onTestFinished(() => own.close())
  const answer = await outbox(own, { accept: 'text/html' })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 404 })
})

describe('a gateway that never answers', () => {
  it('holds up its own kind alone: SMS leave while the mail server is silent, and mails while the SMS gateway is', async () => {
    const sent: string[] = []
    const never = () => new Promise<never>(() => {})
    const silentMail = await serverWith({
      mail: { send: never },
      sms: { send: async ({ text }) => void sent.push(text) },
    })
    for (const subject of ['one', 'two', 'three', 'four', 'five']) await mail(silentMail, subject)
    await sms(silentMail, 'now')
    await expect.poll(() => sent.length, { timeout: 15_000 }).toBe(1)
  })

  it('of one seller leaves the others their turn', async () => {
    const sent: number[] = []
    const own = await serverWith({
      sms: {
        send: ({ phone }) =>
          phone === '13800000001' ? new Promise(() => {}) : Promise.resolve(void sent.push(1)),
      },
    })
    for (const text of ['one', 'two', 'three', 'four', 'five']) await sms(own, text)
    await queueSms(contextOf(own), { sellerId: 10_002, phone: '13900000002', scene: 1, text: 'other' })
    await expect.poll(() => sent.length, { timeout: 15_000 }).toBe(1)
  })
})
