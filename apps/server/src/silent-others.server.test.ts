import { createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest'
import type { Database } from './database/database.ts'
import { serverProcesses } from './testing/spawn-server.ts'
import { md5 } from './testing/test-app.ts'
import { createTestDatabase } from './testing/test-database.ts'

/*
 * A seller's provider, the mail server and the SMS gateway take connections and say nothing, while another seller works
 * on a whole server with its ten connections.
 */

const SEATS = 40
const CALLS = 60

let database: Database
let processes: Awaited<ReturnType<typeof serverProcesses>>
let url: string
const silent = createServer(() => {})

beforeAll(async () => {
  database = await createTestDatabase('demo')
  // The demo network of tests is of July; passwords are asked for by the real clock.
  await database.db.updateTable('seller').set({ passwordAgeDays: 0 }).execute()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
  const { host, port, user } = inject('postgres')
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  processes = await serverProcesses()
  const server = processes.start({
    DATABASE_URL: `postgres://${user}@/${rows[0]?.name}?host=${encodeURIComponent(host)}&port=${port}`,
    OUTGOING_HOSTS: 'loopback',
    SMTP_URL: `smtp://127.0.0.1:${portOf()}`,
    SMS_URL: `http://127.0.0.1:${portOf()}/sms`,
  })
  await server.says('http://')
  url = server.url()
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), {
    ...{ timeout: 120_000, interval: 200 },
  })
})
afterAll(async () => {
  await processes.close()
  await database.close()
  silent.close()
})

function portOf(): number {
  const address = silent.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function call<Data = { reason: string }>(path: string, body: object, token = '') {
  const answer = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { code: number; data: Data }
}

async function logIn(sellerNumber: string): Promise<string> {
  const credentials = { account: 'admin', password: md5('Ampdeck@2026') }
  const { code, data } = await call<{ token: string }>('system-service/user/login', {
    ...{ sellerNumber, credentials, smsCaptchaPass: false },
  })
  expect(code).toBe(0)
  return data.token
}

const save = (token: string) =>
  call(
    'system-service/singleSignOn/save',
    {
      ...{ isOn: 1, name: 'Silent', issuer: `http://127.0.0.1:${portOf()}`, clientId: 'console' },
      ...{ clientSecret: 'secret', groupClaim: 'groups', roles: [], domains: [] },
      ...{ makesAccounts: 0, matchesEmail: 0 },
    },
    token,
  )

/** The 99th percentile of one call after the other, in milliseconds. */
async function timeOfOthers(token: string): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < CALLS; n += 1) {
    const begun = performance.now()
    const { code } = await call('config-service/station/page', { page: 1, pageSize: 20 }, token)
    expect(code).toBe(0)
    times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)[Math.floor(CALLS * 0.99)] ?? 0
}

it('one seller whose provider is silent delays no other seller', async () => {
  const admin = await logIn('10001')
  const other = await logIn('10002')
  await timeOfOthers(other)
  const before = await timeOfOthers(other)
  const waiting = Array.from({ length: SEATS }, () => save(admin))
  const during = await timeOfOthers(other)
  const refused = await Promise.all(waiting)
  process.stdout.write(`p99 of others: ${Math.round(before)} ms before, ${Math.round(during)} ms meanwhile\n`)
  expect(new Set(refused.map(({ data }) => data.reason))).toEqual(new Set(['provider.unreachable']))
  expect(during).toBeLessThan(Math.max(1_000, before * 5))
})

it('nor do log-ins that begin there, nor a mail server and an SMS gateway that are silent', async () => {
  const other = await logIn('10002')
  const now = Date.now()
  await database.db
    .insertInto('singleSignOn')
    .values({
      ...{ id: 1, sellerId: 10_001, isOn: 1, name: 'Silent', clientId: 'console', clientSecret: null },
      ...{ issuer: `http://127.0.0.1:${portOf()}`, groupClaim: 'groups', roles: '[]', domains: [] },
      ...{ makesAccounts: 0, matchesEmail: 0, endsSession: 0, deleted: 0, version: 1 },
      ...{ createTime: now, updateTime: now, createUser: null, updateUser: null },
    })
    .execute()
  onTestFinished(async () => void (await database.db.deleteFrom('singleSignOn').execute()))
  const begun = Array.from({ length: SEATS }, () =>
    call('system-service/user/providerStart', { sellerNumber: '10001', origin: url }),
  )
  for (const phone of ['13800000001', '13800000002'])
    await call('system-service/user/getSmsLoginCaptcha', { sellerNumber: '10001', phone })
  const during = await timeOfOthers(other)
  const refused = await Promise.all(begun)
  process.stdout.write(`p99 of others: ${Math.round(during)} ms while log-ins wait\n`)
  expect(new Set(refused.map(({ data }) => data.reason))).toEqual(new Set(['provider.away']))
  expect(during).toBeLessThan(1_000)
})
