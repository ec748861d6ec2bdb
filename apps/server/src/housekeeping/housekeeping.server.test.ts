import { DAY } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { job as housekeepingJob } from './housekeeping.job.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** How many rows there are of each, after the night that comes so many days after a write. */
async function leftAfter(days: number) {
  const { clock, db, tools } = server
  const now = clock.now
  clock.now += days * DAY
  await housekeepingJob.run({}, tools)
  clock.now = now
  const count = async (table: 'session' | 'loginLog' | 'operationLog' | 'idempotency') =>
    (await db.selectFrom(table).selectAll().execute()).length
  const [session, loginLog, operationLog, idempotency] = await Promise.all([
    count('session'),
    count('loginLog'),
    count('operationLog'),
    count('idempotency'),
  ])
  return { session, loginLog, operationLog, idempotency }
}

it('keeps keys for 2 days, sessions for 30 and logs for 400', async () => {
  const token = await server.login('admin')
  const view = { list: 'config-service/station/page', name: 'mine', search: '', shared: false }
  await server.call('system-service/listView/save', view, { token, headers: { 'idempotency-key': 'k-1' } })

  const all = { session: 1, loginLog: 1, operationLog: 1, idempotency: 1 }
  expect(await leftAfter(1)).toEqual(all)
  expect(await leftAfter(3)).toEqual({ ...all, idempotency: 0 })
  expect(await leftAfter(31)).toEqual({ ...all, idempotency: 0, session: 0 })
  expect(await leftAfter(401)).toEqual({ session: 0, loginLog: 0, operationLog: 0, idempotency: 0 })
})
