import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { station } from '../config/station.ts'
import { service } from '../contract.ts'
import { stationStatus } from '../enumerations/equipment.ts'
import { createClient, createTokenHeaderClient, type TokenClientOptions } from './create-client.ts'
import type { ApiError } from './outcome.ts'

/** What the server saw of a request, and a way to answer it. */
interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}
type Answerer = (response: ServerResponse, seen: Seen, nth: number) => void

let server: Server
let seen: Seen[]
let answerer: Answerer
let baseUrl: string

beforeEach(async () => {
  seen = []
  answerer = (response) => done(response, null)
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    answerer(response, { method, url, headers, body: Buffer.concat(chunks).toString() }, seen.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const send = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const done = (response: ServerResponse, data: unknown) => send(response, 200, { code: 0, msg: '', data })
const fail = (response: ServerResponse, code: number, status = 200, headers = {}) =>
  send(response, status, { code, msg: `code ${code}`, data: null }, headers)
const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: ApiError) => error,
  )
const make = (options: Partial<TokenClientOptions> = {}) => createClient({ baseUrl, ...options })

const at = service('config-service/thing')
const read = at('page', 'stationList').gives(z.string())
const write = at('save', 'stationList:add')
  .takes(z.object({ name: z.string() }))
  .gives(z.string())
const direct = at('export', 'stationList:export')
  .takes(z.object({ ids: z.array(z.int()), no: z.string().nullish() }))
  .byGet()
const login = at('login', 'public').writes()

test.each([
  ['/api/report-service/dataStatistics', '/report-service/dataStatistics/export'],
  ['api/report-service/dataStatistics', '/report-service/dataStatistics/export'],
  ['/report-service/dataStatistics', '/report-service/dataStatistics/export'],
  ['/api/api-service/dataStatistics', '/api-service/dataStatistics/export'],
] as const)(
  'posts to the address %s without a leading /api, with its params (spec 7.47)',
  async (base, url) => {
    const start = service(base)('export', 'stationAsset:export').takes(z.object({ year: z.int() }))
    await make()(start, { year: 2026 })
    expect(seen).toMatchObject([{ method: 'POST', url, body: '{"year":2026}' }])
  },
)

test('sends the input as JSON to the path of the call and gives the data (spec 7.3, 7.4)', async () => {
  answerer = (response) => done(response, 'x')
  const client = make({ token: () => 'secret', language: () => 'zh-CN' })
  await expect(client(read)).resolves.toBe('x')
  expect(seen).toMatchObject([
    {
      method: 'POST',
      url: '/config-service/thing/page',
      body: '{}',
      headers: { authorization: 'secret', 'accept-language': 'zh-CN', 'content-type': 'application/json' },
    },
  ])
})

test.each([
  ['short', 15],
  ['normal', 60],
  ['long', 100],
  ['report', 180],
  ['file', 300],
] as const)('a %s call has %d s (spec 7.6)', async (kind, seconds) => {
  const times: number[] = []
  const client = make({
    transport: async ({ timeoutMs }) => {
      times.push(timeoutMs)
      return { status: 200, body: { code: 0, msg: '', data: null }, headers: new Headers() }
    },
  })
  await client(at('run', 'signedIn').within(kind))
  expect(times).toEqual([seconds * 1_000])
})

test('works below a prefix (spec 7.2)', async () => {
  await createClient({ baseUrl: `${baseUrl}/api/` })(read)
  expect(seen[0]?.url).toBe('/api/config-service/thing/page')
})

test('asks for the token at each call and sends no header without one', async () => {
  let token: string | null = null
  const client = make({ token: () => token })
  await client(read)
  token = 'fresh'
  await client(read)
  expect(seen.map((one) => one.headers.authorization)).toEqual([undefined, 'fresh'])
})

test('the token-header client sends the token in its own header (spec 7.8)', async () => {
  await createTokenHeaderClient({ baseUrl, token: () => 'secret' })(read)
  expect(seen[0]?.headers).toMatchObject({ token: 'secret' })
  expect(seen[0]?.headers.authorization).toBeUndefined()
})

test('a direct address carries its input in the query string', async () => {
  await make()(direct, { ids: [7, 8], no: null })
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/config-service/thing/export?ids=7%2C8', body: '' })
})

test('a file travels as a form, with the other fields beside it', async () => {
  const upload = at('upload', 'stationList:edit').takes(
    z.object({ file: z.file(), id: z.int(), tags: z.array(z.string()) }),
  )
  await make()(upload, { file: new File(['picture'], 'a.png', { type: 'image/png' }), id: 7, tags: ['x'] })
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen[0]?.body).toContain('filename="a.png"')
  expect(seen[0]?.body).toContain('picture')
  expect(seen[0]?.body).toContain('["x"]')
})

test('a read is tried again after a gateway found no server', async () => {
  answerer = (response, _, nth) => (nth < 3 ? send(response, 502, 'Bad Gateway') : done(response, 'x'))
  await expect(make()(read)).resolves.toBe('x')
  expect(seen).toHaveLength(3)
})

test('after two further tries the failure is told', async () => {
  answerer = (response) => send(response, 503, 'down')
  expect(await failureOf(make()(read))).toMatchObject({ kind: 'server', status: 503 })
  expect(seen).toHaveLength(3)
})

test('a broken connection is tried again, and a write keeps its idempotency key', async () => {
  answerer = (response, _, nth) => (nth === 1 ? response.destroy() : done(response, 'x'))
  await expect(make()(write, { name: 'a' })).resolves.toBe('x')
  const keys = seen.map((one) => one.headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

test('two writes have two keys, unless the caller names one', async () => {
  const client = make()
  await client(write, { name: 'a' })
  await client(write, { name: 'a' })
  await client(write, { name: 'a' }, { idempotencyKey: 'mine' })
  const keys = seen.map((one) => one.headers['idempotency-key'])
  expect(new Set(keys).size).toBe(3)
  expect(keys[2]).toBe('mine')
})

test('a write that got no answer has the same key when it is made again, until the server answers', async () => {
  const client = make()
  answerer = (response) => response.destroy()
  await failureOf(client(write, { name: 'a' }))
  answerer = (response) => fail(response, 2)
  await failureOf(client(write, { name: 'a' }))
  answerer = (response) => done(response, 'x')
  await client(write, { name: 'a' })
  await client(write, { name: 'a' })

  const keys = seen.map((one) => one.headers['idempotency-key'])
  const again = keys.pop()
  expect(new Set(keys).size).toBe(1)
  expect(again).not.toBe(keys[0])
})

test('a read carries no idempotency key', async () => {
  await make()(read)
  expect(seen[0]?.headers['idempotency-key']).toBeUndefined()
})

test.each([
  ['a fault of the server', 500, 500],
  ['a refusal', 409, 200],
  ['a code 429 without a time', 429, 429],
])('%s is not tried again', async (_, code, status) => {
  answerer = (response) => fail(response, code, status)
  await failureOf(make()(read))
  expect(seen).toHaveLength(1)
})

test('too many requests are tried again when the server says when', async () => {
  answerer = (response, _, nth) =>
    nth === 1 ? fail(response, 429, 429, { 'retry-after': '0' }) : done(response, 'x')
  await expect(make()(read)).resolves.toBe('x')
})

test('a wait of more than 5 s is left to the caller', async () => {
  answerer = (response) => fail(response, 429, 429, { 'retry-after': '30' })
  expect(await failureOf(make()(read))).toMatchObject({
    kind: 'tooMany',
    retryAfter: 30,
    message: 'code 429',
  })
  expect(seen).toHaveLength(1)
})

test('a server that answers nothing is a network failure', async () => {
  await new Promise((resolve) => server.close(resolve))
  expect(await failureOf(make()(read))).toMatchObject({ kind: 'network', code: 0 })
})

test('an answer that breaks off is a network failure', async () => {
  answerer = (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"code":0,')
    setTimeout(() => response.destroy(), 20)
  }
  expect((await failureOf(make()(read))).kind).toBe('network')
})

test('a cancelled call ends at once, is not tried again and is not told', async () => {
  const told: ApiError[] = []
  answerer = () => undefined
  const controller = new AbortController()
  const call = failureOf(
    make({ onFailure: (error) => told.push(error) })(read, {}, { signal: controller.signal }),
  )
  await expect.poll(() => seen.length).toBe(1)
  controller.abort()
  expect((await call).kind).toBe('cancelled')
  expect(seen).toHaveLength(1)
  expect(told).toEqual([])
})

test('when a session ends, many calls fail and one failure is told', async () => {
  const told: string[] = []
  answerer = (response, _, nth) => (nth % 2 ? fail(response, 2) : fail(response, 401, 401))
  const client = make({ onFailure: (error) => told.push(error.kind) })
  await Promise.all([1, 2, 3, 4].map(() => failureOf(client(read))))
  expect(told).toHaveLength(1)
})

test('after reset the next session reports its own end, and a straggler of the old one does not', async () => {
  const told: string[] = []
  const held: ServerResponse[] = []
  answerer = (response) => held.push(response)
  const client = make({ onFailure: (error) => told.push(error.kind) })

  const straggler = failureOf(client(read))
  await expect.poll(() => held.length).toBe(1)
  client.reset()
  for (const response of held) fail(response, 2)
  await straggler
  expect(told).toEqual([])

  answerer = (response) => fail(response, 408)
  await failureOf(client(read))
  await failureOf(client(read))
  expect(told).toEqual(['idle'])
})

test('a refused log-in is no end of a session', async () => {
  const told: string[] = []
  answerer = (response) => fail(response, 401, 401)
  const client = make({ onFailure: (error) => told.push(error.kind) })
  await failureOf(client(login))
  await failureOf(client(read))
  expect(told).toEqual(['unauthorized', 'unauthorized'])
})

test('other failures are told each time', async () => {
  const told: string[] = []
  answerer = (response) => fail(response, 403, 403)
  const client = make({ onFailure: (error) => told.push(error.kind) })
  await failureOf(client(read))
  await failureOf(client(read))
  expect(told).toEqual(['forbidden', 'forbidden'])
})

test('the types of input and answer follow from the call', () => {
  const client = make()
  const rows = async () => (await client(station.page, { status: [stationStatus.code.open] })).records
  expectTypeOf(rows).returns.resolves.items.toHaveProperty('serviceStatus')

  // None of these is ever sent.
  const wrong = () => [
    // @ts-expect-error no such status
    client(station.page, { status: [9] }),
    // @ts-expect-error the id is missing
    client(station.get),
    // @ts-expect-error the id is a number
    client(station.get, { id: '7' }),
  ]
  expect(wrong).toBeTypeOf('function')
})

test('a time-out of the client counts for each call, one of the call before it', async () => {
  answerer = () => undefined
  const call = (options?: { timeoutMs: number }) =>
    createClient({ baseUrl, timeoutMs: 30 })(station.page, {}, options).catch((error: ApiError) => error)
  const begun = performance.now()
  expect(await call()).toMatchObject({ kind: 'timeout' })
  expect(performance.now() - begun).toBeLessThan(5_000)
  const early = performance.now()
  expect(await call({ timeoutMs: 300 })).toMatchObject({ kind: 'timeout' })
  expect(performance.now() - early).toBeGreaterThan(250)
})
