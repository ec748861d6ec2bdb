import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DAY, HOUR } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { checkLog, LOG_DAYS, readHeads, removeOldEntries, sealLog } from './log-chain.ts'

const SELLER = 10_001
const UNIT = 'config-service/operatingUnit'

let server: TestApp
beforeEach(async () => {
  server = await createTestApp()
  await server.db.deleteFrom('operationLog').execute()
  const token = await server.login('admin')
  // One that is done, one that is refused, in turn.
  for (let n = 0; n < 6; n += 1) {
    server.clock.now += HOUR
    const draft = { name: `单位${n}`, kind: 1, contact: '李明', phone: n % 2 ? 'x' : '13900001111' }
    await server.call(`${UNIT}/save`, draft, { token })
  }
  await sealLog(server.platform)
})
afterEach(() => server.close())

const check = async (kept?: Parameters<typeof checkLog>[1]) =>
  (await checkLog(server.platform, kept)).find(({ sellerId }) => sellerId === SELLER)
const idOf = async (no: number) =>
  (
    await server.db
      .selectFrom('operationLogSeal')
      .select('logId')
      .where('sellerId', '=', SELLER)
      .where('no', '=', no)
      .executeTakeFirstOrThrow()
  ).logId

it('holds while nobody touches it, refused writes included', async () => {
  expect(await check()).toEqual({ sellerId: SELLER, entries: 6, waiting: 0 })
  expect(await check(await readHeads(server.db))).not.toHaveProperty('broken')
})

describe('names the first broken place', () => {
  it('of an entry that was removed', async () => {
    const logId = await idOf(3)
    await server.db.deleteFrom('operationLog').where('id', '=', logId).execute()
    expect(await check()).toMatchObject({ broken: { what: 'removed', no: 3, logId } })
  })

  it('of an entry that was removed together with its seal', async () => {
    await server.db
      .deleteFrom('operationLog')
      .where('id', '=', await idOf(3))
      .execute()
    await server.db.deleteFrom('operationLogSeal').where('no', '=', 3).execute()
    expect(await check()).toMatchObject({ broken: { what: 'gap', no: 3 } })
  })

  it.each([
    ['who', sql`user_id = user_id + 1`],
    ['when', sql`ts = ts + 1`],
    ['what was asked', sql`params = params || '{"name": "x"}'`],
    ['the result', sql`result_code = 403 - result_code`],
  ])('of an entry in which was changed %s', async (_what, set) => {
    const logId = await idOf(2)
    await sql`update operation_log set ${set} where id = ${logId}`.execute(server.db)
    expect(await check()).toMatchObject({ broken: { what: 'changed', no: 2, logId } })
  })

  it('of an entry that was put in', async () => {
    await sql`insert into operation_log select id + 1, seller_id, user_id, request_id, permission, path, params, changes,
      result_code, ip, cost_ms, ts + 1 from operation_log where id = ${await idOf(2)}`.execute(server.db)
    await sealLog(server.platform)
    expect(await check()).toMatchObject({ broken: { what: 'inserted', logId: (await idOf(2)) + 1 } })
  })

  it('of an end that was cut off behind a head that was kept', async () => {
    const kept = await readHeads(server.db)
    for (const no of [5, 6]) {
      await server.db
        .deleteFrom('operationLog')
        .where('id', '=', await idOf(no))
        .execute()
      await server.db.deleteFrom('operationLogSeal').where('no', '=', no).execute()
    }
    expect(await check()).toMatchObject({ broken: { what: 'cut', no: 5 } })
    // Whoever cuts well also sets back the head: only the one that was kept elsewhere tells.
    const { hash } = await server.db
      .selectFrom('operationLogSeal')
      .select('hash')
      .where('no', '=', 4)
      .executeTakeFirstOrThrow()
    await server.db.updateTable('operationLogHead').set({ no: 4, hash }).execute()
    expect(await check()).not.toHaveProperty('broken')
    expect(await check(kept)).toMatchObject({ broken: { what: 'cut', no: 5 } })
  })
})

describe('`npm run log:check`', () => {
  /** The command itself, as anybody runs it beside the server. */
  const command = () =>
    new Promise<{ code: unknown; said: string }>((resolve) => {
      const { host, port, user, database } = server.connection
      const url = `postgres://${user}@/${database}?host=${encodeURIComponent(String(host))}&port=${port}`
      const script = fileURLToPath(new URL('../log-check.ts', import.meta.url))
      execFile(
        process.execPath,
        [script],
        { env: { ...process.env, DATABASE_URL: url } },
        (error, out, err) => resolve({ code: error ? error.code : 0, said: out + err }),
      )
    })

  it('ends well, and then names the row that was changed, and the one that was cut out before it', async () => {
    expect(await command()).toEqual({
      code: 0,
      said: expect.stringContaining(`Seller ${SELLER}: 6 entries, 0 not sealed yet, holds`),
    })
    const changed = await idOf(4)
    await sql`update operation_log set user_id = user_id + 1 where id = ${changed}`.execute(server.db)
    expect(await command()).toEqual({
      code: 1,
      said: expect.stringContaining(`BROKEN: an entry was changed (entry 4 of the chain, id ${changed})`),
    })
    const removed = await idOf(2)
    await server.db.deleteFrom('operationLog').where('id', '=', removed).execute()
    expect(await command()).toEqual({
      code: 1,
      said: expect.stringContaining(`BROKEN: an entry was removed (entry 2 of the chain, id ${removed})`),
    })
  })
})

it('proves what is left after old entries have aged out, and finds a removal before its time', async () => {
  const kept = await readHeads(server.db)
  server.clock.now += LOG_DAYS * DAY - 2.5 * HOUR
  await removeOldEntries(server.platform)
  expect(await check(kept)).toEqual({ sellerId: SELLER, entries: 3, waiting: 0 })
  server.clock.now -= 30 * DAY
  expect(await check(kept)).toMatchObject({ broken: { what: 'early', no: 3 } })
})

it('is sealed by one process at a time, whatever the others write meanwhile', async () => {
  const token = await server.login('admin')
  const writes = Array.from({ length: 20 }, (_, n) => server.call(`${UNIT}/delete`, { id: n + 1 }, { token }))
  await Promise.all([...writes, sealLog(server.platform), sealLog(server.platform)])
  await sealLog(server.platform)
  expect(await check()).toEqual({ sellerId: SELLER, entries: 26, waiting: 0 })
})
