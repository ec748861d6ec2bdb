import { parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DatabaseAway } from '../foundation/database-away.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { idAt, idMaker } from './ids.ts'
import { migrate } from './migrate.ts'
import { ensureMonths, monthOf, monthsBetween } from './partitions.ts'
import { holdProcessNumber } from './process-number.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

describe('values', () => {
  it('arrive as numbers: counts, sums, ids and lists of ids', async () => {
    const { rows } = await sql`select count(*) as n, sum(7::bigint) as sum, avg(x) as mean,
      array[1, 9007199254740991]::bigint[] as ids, '{}'::bigint[] as none from (values (1), (2)) v (x)`.execute(
      database.db,
    )
    expect(rows).toEqual([{ n: 2, sum: 14, mean: 1.5, ids: [1, 9_007_199_254_740_991], none: [] }])
  })

  it('stay numbers where a sum is beyond what a number can be: no page fails over it', async () => {
    const { rows } = await sql`select sum(v) as sum, sum(v)::bigint as whole, -sum(v) as below
      from (values (9007199254740991::bigint), (9007199254740991)) v (v)`.execute(database.db)
    const { MAX_SAFE_INTEGER: most, MIN_SAFE_INTEGER: least } = Number
    expect(rows).toEqual([{ sum: most, whole: most, below: least }])
  })

  it('keep the keys inside JSON as they are', async () => {
    await database.db
      .insertInto('demo')
      .values({ part: 'json', detail: JSON.stringify({ snake_case: { ePrice4: 1 } }), ts: 1 })
      .execute()
    const found = await database.db
      .selectFrom('demo')
      .select('detail')
      .where('part', '=', 'json')
      .executeTakeFirst()
    expect(found).toEqual({ detail: { snake_case: { ePrice4: 1 } } })
  })
})

it('migrates once, however many processes start', async () => {
  await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)])
  const { rows } =
    await sql`select count(*) as n from kysely_migration where name = '0001-foundation'`.execute(database.db)
  expect(rows).toEqual([{ n: 1 }])
})

describe('monthly partitions', () => {
  it('begin and end at midnight in UTC+8', () => {
    const month = monthOf(parseTimestamp('2026-07-01 00:00:00'))
    expect(month).toMatchObject({ name: '202607', to: parseTimestamp('2026-08-01 00:00:00') })
    expect(monthOf(month.from - 1).name).toBe('202606')
    expect(monthsBetween(parseTimestamp('2025-11-30 00:00:00'), month.from).map(({ name }) => name)).toEqual([
      '202511',
      '202512',
      '202601',
      '202602',
      '202603',
      '202604',
      '202605',
      '202606',
      '202607',
    ])
  })

  it('are made once, however many processes ask, and take the records of their month', async () => {
    const [from, to] = [parseTimestamp('2031-01-15 00:00:00'), parseTimestamp('2031-03-01 00:00:00')]
    await Promise.all([1, 2, 3].map(() => ensureMonths(database.db, from, to)))
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relname ~ '^(charge_order|bill_line)_2031..$' order by 1`.execute(
      database.db,
    )
    expect(rows.map(({ name }) => name)).toEqual([
      'bill_line_203101',
      'bill_line_203102',
      'bill_line_203103',
      'charge_order_203101',
      'charge_order_203102',
      'charge_order_203103',
    ])
    const line = {
      sellerId: 1,
      seq: 1,
      fromTime: 0,
      toTime: 0,
      period: 1,
      energyWh: 0,
      ePrice4: 0,
      sPrice4: 0,
    }
    const last = idAt(parseTimestamp('2031-02-01 00:00:00')) - 1
    await database.db
      .insertInto('billLine')
      .values({ ...line, orderId: last, eFeeFen: 0, sFeeFen: 0 })
      .execute()
    const found = await sql`select order_id from bill_line_203101`.execute(database.db)
    expect(found.rows).toHaveLength(1)
  })
})

describe('process numbers', () => {
  it('differ while they are held, and are free afterwards', async () => {
    const first = await holdProcessNumber(database.connection)
    const second = await holdProcessNumber(database.connection)
    expect([first.number(), second.number()]).toEqual([0, 1])
    await first.release()
    const third = await holdProcessNumber(database.connection)
    expect(third.number()).toBe(0)
    await Promise.all([second.release(), third.release()])
  })

  it('give no ids after their connection was lost, until one is held again, which may be another', async () => {
    const onLost = vi.fn()
    const onBack = vi.fn()
    const held = await holdProcessNumber(database.connection, { onLost })
    held.whenBack(onBack)
    const newId = idMaker(held.number, Date.now)
    const before = newId()
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'ampdeck process number' and datname = current_database()`
    await cut.execute(database.db)
    await expect.poll(() => onLost.mock.calls.length).toBe(1)
    expect(newId).toThrow(DatabaseAway)
    // Another process is faster.
    const other = await holdProcessNumber(database.connection)
    await expect.poll(() => onBack.mock.calls.length).toBe(1)
    expect([other.number(), held.number()]).toEqual([0, 1])
    expect(newId()).toBeGreaterThan(before)
    await Promise.all([held.release(), other.release()])
  })
})
