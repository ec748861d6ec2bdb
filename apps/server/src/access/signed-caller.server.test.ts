import { sign } from '@ampdeck/api/client/signature'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'

const SECRET = 'a secret of thirty-two characters'
const SIGNER = { from: '900000001', to: '900000002', appId: 'partner' }
const PAGE = '/config-service/station/page'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
  await server.db
    .insertInto('openApp')
    .values({
      id: 1,
      sellerId: 10_002,
      appId: SIGNER.appId,
      name: 'Partner',
      secret: SECRET,
      scopes: ['stationList', 'operatingUnit:add'],
      state: 1,
      createTime: 0,
      updateTime: 0,
      createUser: null,
      updateUser: null,
    })
    .execute()
})
afterAll(() => server.close())

interface Options {
  path?: string
  body?: string
  /** What is sent instead of what was signed. */
  sent?: string
  timestamp?: number
  secret?: string
  headers?: Record<string, string>
  prefix?: string
}

let used = 0
/** No two requests are signed alike. */
const nextTime = () => TEST_NOW + used++

async function call(options: Options = {}) {
  const { path = PAGE, body = '{"pageSize":100}', timestamp = nextTime(), secret = SECRET } = options
  const signature = await sign({ ...SIGNER, method: 'POST', path, timestamp, body }, secret)
  const answer = await server.app.inject({
    method: 'POST',
    url: (options.prefix ?? '') + path,
    headers: {
      'content-type': 'application/json',
      from: SIGNER.from,
      to: SIGNER.to,
      appId: SIGNER.appId,
      timestamp: String(timestamp),
      sign: signature,
      ...options.headers,
    },
    payload: options.sent ?? body,
  })
  return { status: answer.statusCode, ...answer.json() }
}

it('sees its own seller, under either prefix (spec 7.7)', async () => {
  const answer = await call()
  expect(answer).toMatchObject({ status: 200, code: 0, data: { total: 5 } })
  expect((await call({ prefix: '/api' })).data).toEqual(answer.data)
})

it('may do what its scopes name and nothing else, not even what every user may', async () => {
  expect((await call({ path: '/config-service/station/save' })).status).toBe(403)
  expect((await call({ path: '/bill-service/bill/page' })).status).toBe(403)
  expect((await call({ path: '/system-service/user/info' })).status).toBe(403)
  expect((await call({ path: '/system-service/permission/user' })).status).toBe(403)
})

it('is written in the audit log as itself', async () => {
  const body = JSON.stringify({ name: '伙伴单位', kind: 1, contact: '李明', phone: '13900001111' })
  expect((await call({ path: '/config-service/operatingUnit/save', body })).code).toBe(0)
  const notes = await server.db
    .selectFrom('operationLog')
    .select(['sellerId', 'userId'])
    .where('path', '=', 'config-service/operatingUnit/save')
    .execute()
  expect(notes).toEqual([{ sellerId: 10_002, userId: 1 }])
})

it('is refused with a wrong secret, an altered body, an altered path and an altered header', async () => {
  const refused = { status: 401, code: 401 }
  expect(await call({ secret: 'another' })).toMatchObject(refused)
  expect(await call({ sent: '{"pageSize":101}' })).toMatchObject(refused)
  expect(await call({ headers: { sign: '' } })).toMatchObject(refused)
  expect(await call({ headers: { sign: 'é'.repeat(64) } })).toMatchObject(refused)
  expect(await call({ headers: { from: '900000009' } })).toMatchObject(refused)
  expect(await call({ headers: { appId: 'nobody' } })).toMatchObject(refused)
  expect(
    await call({ path: `${PAGE}?a=1`, prefix: '/api', headers: { timestamp: String(TEST_NOW + 1) } }),
  ).toMatchObject(refused)
})

it('cannot carry a form under the signature of an empty body', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await call({ body: '', sent: 'pageSize=1', headers: form })).status).toBe(401)
  expect((await call({ body: 'pageSize=1', headers: form })).data.records).toHaveLength(1)
  const files = { 'content-type': 'multipart/form-data; boundary=x' }
  expect((await call({ body: '', sent: '--x--\r\n', headers: files })).status).toBe(401)
})

it('may be five minutes early or late, not more', async () => {
  expect((await call({ timestamp: TEST_NOW - 300_000 })).code).toBe(0)
  expect((await call({ timestamp: TEST_NOW + 300_000 })).code).toBe(0)
  expect((await call({ timestamp: TEST_NOW - 300_001 })).status).toBe(401)
  expect((await call({ timestamp: TEST_NOW + 300_001 })).status).toBe(401)
  expect((await call({ headers: { timestamp: 'now' } })).status).toBe(401)
})

it('is refused while it is off, from a foreign address, and for a forbidden seller', async () => {
  const change = (values: { state?: number; ips?: string[] }) =>
    server.db.updateTable('openApp').set(values).execute()
  await change({ state: 2 })
  expect((await call()).status).toBe(401)
  await change({ state: 1, ips: ['203.0.113.7'] })
  expect((await call()).status).toBe(403)
  await change({ ips: [] })
  await server.db.updateTable('seller').set({ state: 2 }).where('id', '=', 10_002).execute()
  expect((await call()).status).toBe(401)
})

it('is taken once: a request that somebody has recorded cannot be sent again', async () => {
  await server.db.updateTable('seller').set({ state: 1 }).where('id', '=', 10_002).execute()
  const timestamp = nextTime()
  expect((await call({ timestamp })).code).toBe(0)
  expect((await call({ timestamp })).status).toBe(401)
  const other = await createTestApp({ beside: server })
  const signature = await sign(
    { ...SIGNER, method: 'POST', path: PAGE, timestamp, body: '{"pageSize":100}' },
    SECRET,
  )
  const again = await other.app.inject({
    method: 'POST',
    url: PAGE,
    headers: { 'content-type': 'application/json', ...SIGNER, timestamp: String(timestamp), sign: signature },
    payload: '{"pageSize":100}',
  })
  expect(again.statusCode).toBe(401)
  await other.close()
})
