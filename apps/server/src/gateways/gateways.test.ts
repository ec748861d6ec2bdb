import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { createServer as createNetServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../settings.ts'
import { startSmtpSink } from '../testing/smtp-sink.ts'
import { Refused } from './gateway.ts'
import { gatewaysOf } from './gateways.ts'
import { httpSmsGateway } from './http-sms.gateway.ts'
import { smtpGateway } from './smtp.gateway.ts'

describe('mail by SMTP', () => {
  const mail = {
    id: 4_711,
    to: ['ops@skyline.cn', 'boss@skyline.cn'],
    subject: '天际充电：场站列表',
    text: 'Rows: 24\n行数：24',
    attachments: [{ fileName: '场站列表.xlsx', content: Buffer.from('PK-file') }],
  }

  async function sinkWith(answerTo?: (recipient: string) => string) {
    const sink = await startSmtpSink(answerTo)
    onTestFinished(() => sink.close())
    return sink
  }

  it('reaches every recipient, with its file, under its own number', async () => {
    const sink = await sinkWith()
    await smtpGateway(sink.url).send(mail)
    const [received] = sink.received
    expect(received?.to).toEqual(mail.to)
    expect(received?.from).toBe('ampdeck@127.0.0.1')
    expect(received?.data).toContain('Message-ID: <4711@127.0.0.1>')
    expect(received?.data).toContain(Buffer.from('PK-file').toString('base64'))
    expect(received?.data).toContain('Auto-Submitted: auto-generated')
  })

  it('keeps its number when it is sent again, so that the receiver drops one', async () => {
    const sink = await sinkWith()
    const gateway = smtpGateway(sink.url)
    await gateway.send(mail)
    await gateway.send(mail)
    const numbers = sink.received.map(({ data }) => /^Message-ID: (.*)$/m.exec(data)?.[1])
    expect(new Set(numbers)).toEqual(new Set(['<4711@127.0.0.1>']))
  })

  it('comes from the sender that the address names', async () => {
    const sink = await sinkWith()
    const url = new URL(`${sink.url}?from=${encodeURIComponent('Skyline <reports@skyline.cn>')}`)
    await smtpGateway(url).send(mail)
    expect(sink.received[0]?.from).toBe('reports@skyline.cn')
    expect(sink.received[0]?.data).toContain('Message-ID: <4711@skyline.cn>')
  })

  it('reaches those whom the mail server takes, and says who is refused and why', async () => {
    const sink = await sinkWith((to) => (to.startsWith('boss') ? '550 no such mailbox' : '250 ok'))
    expect(await smtpGateway(sink.url).send(mail)).toEqual([
      { to: 'boss@skyline.cn', reason: '550 no such mailbox', isFinal: true },
    ])
    expect(sink.received[0]?.to).toEqual(['ops@skyline.cn'])
  })

  it('is tried again as a whole where one of several refusals may pass', async () => {
    const sink = await sinkWith((to) => (to.startsWith('boss') ? '550 no such mailbox' : '450 come again'))
    const failure = await smtpGateway(sink.url)
      .send(mail)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(Refused)
  })

  it('is given up for now where the mail server never answers', async () => {
    const silent = createNetServer(() => undefined).listen(0, '127.0.0.1')
    onTestFinished(() => void silent.close())
    await once(silent, 'listening')
    const { port } = silent.address() as { port: number }
    const failure = await smtpGateway(new URL(`smtp://127.0.0.1:${port}`), 200)
      .send(mail)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(Refused)
  })

  it('is refused for good by a 550, and may be tried again after a 450', async () => {
    const final = await sinkWith(() => '550 no such mailbox')
    await expect(smtpGateway(final.url).send(mail)).rejects.toBeInstanceOf(Refused)
    const grey = await sinkWith(() => '450 come again')
    const failure = await smtpGateway(grey.url)
      .send(mail)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(Refused)
  })
})

describe('SMS by HTTP', () => {
  const sms = { id: 4_712, phone: '13800000001', text: '验证码 123456' }
  let answers: number[] = []
  let asked: { request: IncomingMessage; body: string }[] = []
  let url: URL
  const server = createServer(async (request, response) => {
    asked.push({ request, body: await text(request) })
    response.writeHead(answers.shift() ?? 200).end('{"echo":"验证码 123456"}')
  })

  beforeEach(async () => {
    answers = []
    asked = []
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    url = new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/send?sign=Ampdeck`)
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  it('is posted as JSON under its number, with the credentials of the address', async () => {
    url.username = 'key'
    url.password = 'p@ss'
    await httpSmsGateway(url).send(sms)
    const [{ request, body } = { request: undefined, body: '' }] = asked
    expect(request).toMatchObject({ method: 'POST', url: '/send?sign=Ampdeck' })
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': '4712',
      authorization: `Basic ${Buffer.from('key:p@ss').toString('base64')}`,
    })
    expect(JSON.parse(body)).toEqual(sms)
  })

  it.each([
    [400, true],
    [403, true],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
  ])(
    'answered by %i is refused for good: %s; the failure repeats nothing of the text',
    async (status, isFinal) => {
      answers = [status]
      const failure = await httpSmsGateway(url)
        .send(sms)
        .catch((error: Error) => error)
      expect(failure).toBeInstanceOf(Error)
      expect(failure instanceof Refused).toBe(isFinal)
      expect(String(failure)).toContain(String(status))
      expect(String(failure)).not.toContain('123456')
    },
  )
})

describe('the environment', () => {
  it('names the gateways', () => {
    expect(gatewaysOf(readSettings({}))).toEqual({ mail: undefined, sms: undefined })
    const settings = readSettings({ SMTP_URL: 'smtps://user:secret@mail.cn', SMS_URL: 'https://sms.cn/send' })
    expect(gatewaysOf(settings)).toEqual({
      mail: { send: expect.any(Function) },
      sms: { send: expect.any(Function) },
    })
  })

  it.each([
    ['SMTP_URL', 'http://user:secret@mail.cn'],
    ['SMTP_URL', 'user:secret'],
    ['SMS_URL', 'ftp://user:secret@sms.cn'],
    ['AMPDECK_URL', 'secret'],
  ])('%s=%s stops the start without repeating a password', (name, value) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(new RegExp(`^${name} is not an address that begins with`))
    expect(read).not.toThrow(/secret/)
  })

  it('tells what links in mails begin with', () => {
    expect(readSettings({ PORT: '9000' }).publicUrl).toBe('http://127.0.0.1:9000')
    expect(readSettings({ AMPDECK_URL: 'https://console.skyline.cn/' }).publicUrl).toBe(
      'https://console.skyline.cn',
    )
  })
})
