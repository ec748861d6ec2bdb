import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { isPublicAddress, readOwnHosts } from '../foundation/public-address.ts'
import { startNameServer } from '../testing/name-server.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { callOut, mayCallOut, NoAnswer, setOutgoingRules } from './outgoing.ts'

const SELLER = 10_001
const rules = (hosts = '') => setOutgoingRules({ own: readOwnHosts(hosts) })
afterEach(() => rules())

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const serving = (answer: RequestListener) => listening(createServer(answer))
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof NoAnswer ? error.reason : error),
  )
const within = (timeoutMs: number) => ({ timeoutMs })

describe('an address that a seller has typed', () => {
  it.each([
    ['https://login.example.com', true],
    ['https://8.8.8.8', true],
    ['https://[2606:4700::1111]', true],
    ['http://login.example.com', false],
    ['ftp://login.example.com', false],
    ['file:///etc/passwd', false],
    ['no address', false],
    ['https://127.0.0.1', false],
    ['https://127.1', false],
    ['https://0x7f.0.0.1', false],
    ['https://2130706433', false],
    ['https://0.0.0.0', false],
    ['https://10.2.3.4', false],
    ['https://172.20.0.1', false],
    ['https://192.168.1.1', false],
    ['https://169.254.169.254', false],
    ['https://168.63.129.16', false],
    ['https://100.100.100.200', false],
    ['https://[::1]', false],
    ['https://[fd00:ec2::254]', false],
    ['https://[fe80::1]', false],
    ['https://[::ffff:169.254.169.254]', false],
    ['https://[64:ff9b::7f00:1]', false],
    ['https://[2002:7f00:1::]', false],
    ['https://224.0.0.1', false],
  ])('%s may be called: %s', (address, may) => {
    expect(mayCallOut(SELLER, address)).toBe(may)
    expect(mayCallOut('operator', address)).toBe(/^https?:/.test(address))
  })

  it.each([
    ['login.corp.example', 'http://login.corp.example', true],
    ['login.corp.example', 'https://other.corp.example.com', true],
    ['*.corp.example', 'http://a.b.corp.example', true],
    ['*.corp.example', 'http://corp.example', false],
    ['10.2.0.0/16', 'http://10.2.3.4', true],
    ['10.2.0.0/16', 'https://10.3.0.1', false],
    ['fd12::/16', 'https://[fd12::5]', true],
    ['loopback', 'http://localhost:9000', true],
    ['loopback', 'http://[::1]', true],
    ['loopback', 'https://192.168.0.1', false],
  ])('with OUTGOING_HOSTS=%s %s may be called: %s', (hosts, address, may) => {
    rules(hosts)
    expect(mayCallOut(SELLER, address)).toBe(may)
  })

  it.each(['10.2.0.0/40', 'https://a.example', '1.2.3', 'a b'])(
    'OUTGOING_HOSTS=%s stops the start',
    (hosts) => {
      expect(() => readOwnHosts(hosts)).toThrow('OUTGOING_HOSTS')
    },
  )
})

it.each(['', 'login.example.com', '256.1.1.1'])('"%s" is no public address', (text) => {
  expect(isPublicAddress(text)).toBe(false)
})

describe('a host is found at the moment of connecting', () => {
  it('and refused where it leads inside, also where it led to the internet before', async () => {
    const answers = ['203.0.113.9', '127.0.0.1']
    const names = await startNameServer(() => answers.shift() ?? '127.0.0.1')
    onTestFinished(() => names.close())
    const url = 'https://rebind.example:4443/'
    setOutgoingRules({ own: readOwnHosts(''), nameServers: [names.address] })
    // 203.0.113.0/24 is of documents: no address of the internet either.
    expect(await reasonOf(callOut(SELLER, url, within(3_000)))).toBe('address')
    expect(await reasonOf(callOut(SELLER, url, within(3_000)))).toBe('address')
    setOutgoingRules({ own: readOwnHosts('loopback'), nameServers: [names.address] })
    expect(await reasonOf(callOut(SELLER, url, within(3_000)))).toBe('unreachable')
  })

  it('and a name server that is silent holds nobody up', async () => {
    const names = await startNameServer(() => undefined)
    onTestFinished(() => names.close())
    setOutgoingRules({ own: readOwnHosts(''), nameServers: [names.address] })
    const begun = performance.now()
    expect(await reasonOf(callOut(SELLER, 'https://silent.example', within(500)))).toBe('timeout')
    expect(performance.now() - begun).toBeLessThan(2_000)
  })
})

describe('an answer', () => {
  it('that comes from another address by a redirect is not taken', async () => {
    rules('loopback')
    let isReached = false
    const inside = await serving((_request, response) => {
      isReached = true
      response.end('secret')
    })
    const url = await serving(
      (_request, response) => void response.writeHead(302, { location: inside }).end(),
    )
    expect(await reasonOf(callOut(SELLER, url, within(2_000)))).toBe('unreachable')
    expect(await reasonOf(callOut('operator', url, within(2_000)))).toBe('unreachable')
    expect(isReached).toBe(false)
  })

  it.each([
    ['as it is', (body: Buffer) => body, {}],
    ['compressed', (body: Buffer) => gzipSync(body), { 'content-encoding': 'gzip' }],
  ])('that is endless is given up, %s', async (_name, pack, headers) => {
    rules('loopback')
    const url = await serving((_request, response) =>
      response.writeHead(200, headers).end(pack(Buffer.alloc(2_000_000))),
    )
    expect(await reasonOf(callOut(SELLER, url, within(2_000)))).toBe('tooLong')
  })

  it.each<[string, RequestListener]>([
    ['never begins', () => undefined],
    ['never ends', (_request, response) => void response.writeHead(200).write('{')],
  ])('that %s is given up in time', async (_name, answer) => {
    rules('loopback')
    const url = await serving(answer)
    expect(await reasonOf(callOut(SELLER, url, within(300)))).toBe('timeout')
  })

  it('that is no HTTP, or is cut off, is none', async () => {
    rules('loopback')
    const url = await listening(createSocketServer((socket) => void socket.end('SSH-2.0-OpenSSH\r\n')))
    expect(await reasonOf(callOut(SELLER, url, within(2_000)))).toBe('unreachable')
  })

  it('comes whole, with status and headers', async () => {
    rules('loopback')
    const url = await serving((_request, response) =>
      response.writeHead(418, { 'x-name': 'tea' }).end('{"a":1}'),
    )
    const answer = await callOut(SELLER, url, { method: 'POST', body: '{}', timeoutMs: 2_000 })
    expect([answer.status, answer.headers.get('x-name'), await answer.json()]).toEqual([418, 'tea', { a: 1 }])
  })
})

it('a host that never answers one seller takes no place of another', async () => {
  rules('loopback')
  const silent: unknown[] = []
  const url = await serving((request, response) => {
    if (request.url === '/silent') silent.push(response)
    else response.end('here')
  })
  const waiting = Array.from({ length: 60 }, () => reasonOf(callOut(SELLER, `${url}/silent`, within(1_500))))
  await expect.poll(() => silent.length).toBe(8)
  const begun = performance.now()
  expect(await (await callOut(10_002, url, within(1_000))).text()).toBe('here')
  expect(performance.now() - begun).toBeLessThan(1_000)
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['timeout']))
})

describe('a call inside a database transaction', () => {
  it.each(['plain', 'isolated'])('is refused (%s)', async (kind) => {
    rules('loopback')
    const url = await serving((_request, response) => response.end('here'))
    const { db, close } = await createTestDatabase()
    onTestFinished(close)
    const call = () => callOut(SELLER, url, within(1_000))
    const builder = db.transaction()
    const transaction =
      kind === 'plain' ? builder : builder.setIsolationLevel('serializable').setAccessMode('read only')
    await expect(transaction.execute(call)).rejects.toThrow('inside a database transaction')
    // What a transaction has begun and does not wait for goes on after it.
    let later: Promise<Response> | undefined
    let commit = () => {}
    const committed = new Promise<void>((resolve) => {
      commit = resolve
    })
    await db.transaction().execute(async () => {
      later = committed.then(call)
    })
    commit()
    expect((await later)?.status).toBe(200)
    expect((await call()).status).toBe(200)
  })
})
