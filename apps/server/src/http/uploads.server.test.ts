// @module-tag long
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newTicket } from '../files/ticket.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'

let server: TestApp
let port: number
let token: string

beforeAll(async () => {
  server = await createTestApp()
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
  token = await server.login('admin')
})
afterAll(() => server.close())

const MB = 1_048_576
/** What grows besides: the heap of the tests, buffers that are collected later. */
const LEEWAY = 160 * MB
const PIECE = Buffer.alloc(65_536, 'x')

/** Sends a request with a long body over a connection of its own, and gives what was answered. */
async function sendLong({
  path,
  bytes,
  headers = {},
  before = '',
  after = '',
}: {
  path: string
  bytes: number
  headers?: Record<string, string>
  before?: string
  after?: string
}): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  let broken = ''
  socket.on('data', (part) => {
    answer += part
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    broken = error.code ?? error.message
  })
  await once(socket, 'connect')
  const lines = {
    host: 'localhost',
    'content-length': String(before.length + bytes + after.length),
    ...headers,
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  const gone = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`POST /${path} HTTP/1.1\r\n${head.join('')}\r\n${before}`)
  for (let sent = 0; sent < bytes && !broken; sent += PIECE.length) {
    const piece = PIECE.subarray(0, Math.min(PIECE.length, bytes - sent))
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => undefined), gone])
  }
  socket.write(after)
  for (let waited = 0; !answer && !broken && waited < 400; waited += 1) await pause(50)
  socket.destroy()
  return broken || answer
}

/** How much the process has grown at most while something is done. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const start = process.memoryUsage().rss
  let most = start
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  await work().finally(() => clearInterval(timer))
  return most - start
}

const form = {
  'content-type': 'multipart/form-data; boundary=b',
  before: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n',
  after: '\r\n--b--\r\n',
}

async function ticketOfPile(): Promise<string> {
  const { ticket, ticketHash } = newTicket()
  const pile = await server.db
    .selectFrom('pile')
    .select(['id', 'sellerId', 'stationId'])
    .where('sellerId', '=', 10_001)
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('pileLogFile')
    .values({
      id: server.platform.newId(),
      sellerId: pile.sellerId,
      stationId: pile.stationId,
      pileId: pile.id,
      commandId: 1,
      ticket: ticketHash,
      fromTime: null,
      toTime: null,
      fileName: null,
      bytes: null,
      receivedTime: null,
      createTime: server.clock.now,
      updateTime: server.clock.now,
      createUser: null,
      updateUser: null,
    })
    .execute()
  return ticket
}

describe('the memory of the server', () => {
  it('does not grow by 12 files of 49 MB that nobody has asked for', async () => {
    const answers: string[] = []
    const growth = await growthDuring(() =>
      Promise.all(
        Array.from({ length: 12 }, async () => {
          answers.push(
            await sendLong({ path: 'operation-service/pileLog/upload/nobody/a.log', bytes: 49 * MB }),
          )
        }),
      ),
    )
    expect(growth).toBeLessThan(LEEWAY)
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(Array(12).fill('HTTP/1.1 404'))
  })

  it('does not grow by 6 files of 30 MB that piles were asked for, and keeps them whole', async () => {
    const tickets = await Promise.all(Array.from({ length: 6 }, ticketOfPile))
    const answers: string[] = []
    const growth = await growthDuring(() =>
      Promise.all(
        tickets.map(async (ticket) => {
          answers.push(
            await sendLong({ path: `operation-service/pileLog/upload/${ticket}/a.log`, bytes: 30 * MB + 7 }),
          )
        }),
      ),
    )
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(Array(6).fill('HTTP/1.1 200'))
    expect(growth).toBeLessThan(LEEWAY)
    const kept = await server.db
      .selectFrom('pileLogFile')
      .select('bytes')
      .where('bytes', '>', 30 * MB)
      .execute()
    expect(kept.map(({ bytes }) => bytes)).toEqual(Array(6).fill(30 * MB + 7))
  })

  it('does not grow by 12 imports of 10 MB of people who are logged in', async () => {
    const answers: string[] = []
    const growth = await growthDuring(() =>
      Promise.all(
        Array.from({ length: 12 }, async () => {
          const { before, after } = form
          const headers = { 'content-type': form['content-type'], authorization: token }
          answers.push(
            await sendLong({
              path: 'config-service/pile/import',
              bytes: 10 * MB - 1_000,
              headers,
              before,
              after,
            }),
          )
        }),
      ),
    )
    // All are read whole; of one person five wait at once, and the others are refused by the rule of imports.
    const codes = answers.map((answer) => /"code":(\d+)/.exec(answer)?.[1])
    expect(codes.toSorted()).toEqual([...Array(5).fill('0'), ...Array(7).fill('409')])
    expect(growth).toBeLessThan(LEEWAY)
  })

  it('does not grow by 12 imports of 49 MB without a token', async () => {
    const answers: string[] = []
    const growth = await growthDuring(() =>
      Promise.all(
        Array.from({ length: 12 }, async () => {
          const { before, after } = form
          const headers = { 'content-type': form['content-type'] }
          answers.push(
            await sendLong({ path: 'config-service/pile/import', bytes: 49 * MB, headers, before, after }),
          )
        }),
      ),
    )
    expect(growth).toBeLessThan(LEEWAY)
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(Array(12).fill('HTTP/1.1 401'))
  })
})

describe('an oversize body is answered and not reset', () => {
  const json = { 'content-type': 'application/json' }

  it.each([
    ['JSON', 'config-service/station/page', json, 20],
    ['JSON of a stranger', 'system-service/user/login', json, 1],
    ['a form', 'config-service/station/page', { 'content-type': 'application/x-www-form-urlencoded' }, 20],
    ['JSON to no call', 'no-service/at/all', json, 20],
  ])('%s', async (_kind, path, headers, size) => {
    const answer = await sendLong({ path, bytes: size * MB, headers: { ...headers, authorization: token } })
    expect(answer).toMatch(/^HTTP\/1.1 (200|404)/)
    expect(answer).toMatch(/request\.tooLarge|"code":404/)
  })

  it('a file', async () => {
    const { before, after } = form
    const headers = { 'content-type': form['content-type'], authorization: token }
    const answer = await sendLong({
      path: 'config-service/pile/import',
      bytes: 40 * MB,
      headers,
      before,
      after,
    })
    expect(answer).toMatch(/^HTTP\/1.1 200/)
    expect(answer).toContain('file.tooLarge')
  })

  it('a log of a pile, as its length is announced and as it is not', async () => {
    const path = `operation-service/pileLog/upload/${await ticketOfPile()}/a.log`
    expect(await sendLong({ path, bytes: 60 * MB })).toMatch(/^HTTP\/1.1 413/)
  })
})

describe('before the body has come', () => {
  const refusal = async (head: string) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`POST ${head}\r\nhost: a\r\ncontent-length: 2000000\r\n\r\n`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    return String(answer)
  }

  it('refuses a call without its right', async () => {
    const viewer = await server.login('viewer')
    const form = 'content-type: multipart/form-data; boundary=b'
    expect(
      await refusal(`/config-service/pile/import HTTP/1.1\r\nauthorization: ${viewer}\r\n${form}`),
    ).toContain('"code":403')
  })

  it('refuses a signature of an application that is not there', async () => {
    const made = `from: a\r\nto: b\r\nappid: nobody\r\ntimestamp: ${TEST_NOW}\r\nsign: ${'0'.repeat(64)}`
    const json = 'content-type: application/json'
    expect(await refusal(`/config-service/station/page HTTP/1.1\r\n${made}\r\n${json}`)).toContain(
      '"code":401',
    )
  })
})

/** What comes back on a connection until it ends. */
async function answerTo(sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  socket.write(sent)
  await once(socket, 'close')
  return answer
}

it('gives no body to HEAD, also where the head is too long', async () => {
  const answer = await answerTo(`HEAD /?a=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1.1 431 /)
  expect(answer.endsWith('\r\n\r\n')).toBe(true)
})

it.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['a head that is too long', `GET /?a=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
])('answers %s in words, and says that the connection ends', async (_kind, sent, status) => {
  const answer = await answerTo(sent)
  const [head, body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('connection: close')
  expect(head).toContain('x-content-type-options: nosniff')
  expect(head).toContain(
    "content-security-policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  expect(head).toContain('cache-control: no-store')
  expect(JSON.parse(body)).toMatchObject({
    code: 400,
    data: { issues: [{ path: [], message: 'request.unreadable' }] },
  })
})
