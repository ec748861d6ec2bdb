import { everyCall } from '@ampdeck/api/resources'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
let token: string

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
})
afterAll(() => server.close())

const PAGE = 'config-service/station/page'
const SAVE = 'config-service/station/save'
const paged = everyCall.filter(({ name }) => /\.(page|exportList)$/.test(name))

const ask = (path: string, body: unknown) =>
  server.call<{ issues: { path: string[]; message: string }[] }>(path, body, { token })

/** A request as it goes over the wire. */
async function send(path: string, options: Pick<InjectOptions, 'headers' | 'payload' | 'method'>) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/${path}`,
    ...options,
    headers: { authorization: token, ...options.headers },
  })
  return { status: answer.statusCode, ...answer.json() }
}

const json = { 'content-type': 'application/json' }

it('names each wrong field with its path and the key of the rule it breaks', async () => {
  const answer = await ask(SAVE, { code: '', name: '', operatingUnitId: 'one', lng: 500 })
  expect(answer).toMatchObject({ status: 200, code: 400 })
  const byField = Object.fromEntries(answer.data.issues.map(({ path, message }) => [path.join('.'), message]))
  expect(byField).toMatchObject({ operatingUnitId: 'number', cityCode: 'empty', address: 'empty' })
  expect(Object.keys(byField)).toEqual(
    expect.arrayContaining(['code', 'name', 'lng', 'lat', 'operationType']),
  )
  expect(Object.values(byField).filter((message) => !/^[\w.]+(:.*)?$/.test(message))).toEqual([])
})

describe.each(paged)('$name', ({ call }) => {
  it.each([-1, 0, 1_001, 1.5, 'abc', null, {}, [10]])('refuses the page size %j', async (pageSize) => {
    const answer = await ask(call.path, { pageSize })
    expect(answer.code).toBe(400)
    expect(answer.data.issues.map((issue) => issue.path)).toEqual([['pageSize']])
  })

  it.each([0, -1, 1e300, 'NaN'])('refuses the page %j', async (current) => {
    expect((await ask(call.path, { current })).code).toBe(400)
  })

  it('refuses an unknown sort field and order', async () => {
    for (const sortField of ['password_hash', 'sellerId; drop table station', 'constructor', 7]) {
      expect((await ask(call.path, { sortField })).data.issues.map((issue) => issue.path)).toEqual([
        ['sortField'],
      ])
    }
    expect((await ask(call.path, { sortOrder: 'sideways' })).code).toBe(400)
  })

  it('takes page and size as text too, and a page far behind the last as empty', async () => {
    expect((await ask(call.path, { current: '2', pageSize: '5' })).data).toMatchObject({
      current: 2,
      pageSize: 5,
    })
    expect((await ask(call.path, { current: 100_000_000 })).data).toMatchObject({ records: [] })
  })
})

describe('a body that cannot be read', () => {
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`
  it.each([
    ['that is no JSON', '{"name":', json],
    ['that is text', 'name', { 'content-type': 'text/plain' }],
    ['that is XML', '<a/>', { 'content-type': 'application/xml' }],
    ['of no type', 'abc', { 'content-type': '' }],
    ['that pollutes prototypes', '{"__proto__":{"pageSize":5}}', json],
    ['that pollutes constructors', '{"constructor":{"prototype":{"a":1}}}', json],
    ['that is nested 5,000 deep', deep, json],
    ['that is a deep list', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, json],
    ['with NUL in a text', '{"name":"a\\u0000b"}', json],
    ['with NUL in a key', '{"a\\u0000b":1}', json],
    ['with half a character', '{"name":"\\ud800"}', json],
    ['that is a list', '[]', json],
    ['that is a number', '7', json],
    ['that is a text in JSON', '"name"', json],
    ['that is too large', JSON.stringify({ name: 'x'.repeat(2_100_000) }), json],
    ['with a form without boundary', 'a', { 'content-type': 'multipart/form-data' }],
    [
      'with a form that is cut off',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nab',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
  ] as const)('%s is code 400', async (_kind, payload, headers) => {
    for (const path of [PAGE, SAVE]) {
      const answer = await send(path, { payload, headers })
      expect(answer).toMatchObject({
        status: 200,
        code: 400,
        data: { issues: [{ message: expect.any(String) }] },
      })
      expect(JSON.stringify(answer)).not.toContain('FST_')
    }
  })
})

it.each([
  'system-service/user/avatar/a%00b.png',
  'api/system-service/user/avatar/%00',
  'config-service/downloadCenter/export?id=1%00',
  'embed/frame?src=%00',
  'home%00',
])('answers NUL in the address %s by code 400', async (path) => {
  expect(await send(path, { method: 'GET' })).toMatchObject({ status: 200, code: 400 })
})

it.each([
  ['config-service/gun/update', { version: -9_007_199_254_740_980 }],
  ['config-service/operatingUnit/update', { version: 2 ** 31 }],
  ['config-service/pile/selectAll', { offlineFor: Number.MAX_SAFE_INTEGER }],
  ['bill-service/bill/adjust', { lines: [{ seq: 32_768 }] }],
])('refuses a number of %s that its column cannot hold, at its field', async (path, body) => {
  const answer = await ask(path, body)
  expect(answer).toMatchObject({ status: 200, code: 400 })
  expect(answer.data.issues.map((issue) => issue.path[0])).toContain(Object.keys(body)[0])
})

describe('a body', () => {
  it('may be absent, empty or null where nothing is asked', async () => {
    for (const payload of ['', '{}', 'null']) {
      expect((await send('system-service/user/info', { payload, headers: json })).code).toBe(0)
    }
    expect((await send('system-service/user/info', {})).code).toBe(0)
  })

  it('may be a form', async () => {
    const url = { 'content-type': 'application/x-www-form-urlencoded' }
    const found = await send(PAGE, { payload: 'pageSize=3&status=1,4&name=', headers: url })
    expect(found.data.records).toHaveLength(3)
    const parts = '--x\r\nContent-Disposition: form-data; name="pageSize"\r\n\r\n3\r\n--x--\r\n'
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await send(PAGE, { payload: parts, headers: multipart })).data.records).toHaveLength(3)
  })

  it('keeps fields that nobody asked for out of the record', async () => {
    const page = await server.call<{ records: { id: number; operatingUnitId: number }[] }>(
      PAGE,
      {},
      { token },
    )
    const saved = await server.call<Record<string, unknown>>(
      SAVE,
      {
        code: 'GD-SZ-0901',
        name: '多余字段站',
        operatingUnitId: page.data.records[0]?.operatingUnitId,
        operationType: 1,
        cityCode: '440300',
        address: '测试路1号',
        lng: 114.06,
        lat: 22.54,
        sellerId: 10_002,
        id: 1,
        version: 99,
        deleted: 1,
        createUser: 1,
      },
      { token },
    )
    expect(saved).toMatchObject({ code: 0, data: { sellerId: 10_001, version: 1 } })
    expect(saved.data.id).not.toBe(1)
  })
})

it('answers in the language of the request', async () => {
  const inChinese = await server.call(SAVE, {}, { token, headers: { 'accept-language': 'zh-CN,en' } })
  expect([(await ask(SAVE, {})).msg, inChinese.msg]).toEqual([
    'Some fields are not valid',
    '部分内容填写有误',
  ])
})

it('answers every call with the envelope and never with 500, whatever JSON it is sent', async () => {
  const field = fc.constantFrom(
    ...['id', 'ids', 'status', 'version', 'name', 'code', 'pageSize', 'current', 'sortField', 'orderNo'],
    ...[
      'cityCode',
      'stationId',
      'startTimeFrom',
      'operatingUnitId',
      'sellerNumber',
      'credentials',
      'password',
    ],
  )
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(
      -1,
      1,
      Number.MAX_SAFE_INTEGER,
      1e300,
      -0.5,
      '%',
      "'",
      '9999-99-99',
      '0001-01-01',
      '1,2,x',
    ),
  )
  const body = fc.oneof(fc.jsonValue(), fc.dictionary(field, value, { maxKeys: 6 }))
  // The session that makes the calls has to stay.
  const calls = everyCall.filter(
    ({ name, call }) =>
      call.method === 'POST' && !['user.logout', 'user.updatePassword', 'user.login'].includes(name),
  )

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), body, async ({ call }, sent) => {
      const answer = await server.call(call.path, sent, { token })
      expect(Object.keys(answer).toSorted()).toEqual(['code', 'data', 'msg', 'status'])
      expect([0, 4, 400, 404, 409], call.path).toContain(answer.code)
      expect(answer.status).toBe(200)
    }),
    { numRuns: 250 },
  )
})
