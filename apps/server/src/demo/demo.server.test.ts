import { DAY, HOUR } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upcoming } from '../config/cost-model/cost-model.demo.ts'
import type { Database } from '../database/database.ts'
import { idAt } from '../database/ids.ts'
import { createTestDatabase, TEST_NOW, TEST_WORLD } from '../testing/test-database.ts'
import { prepareDemo } from './prepare.ts'

/** Salts differ; everything else of two equal worlds is equal. */
const hashPassword = async () => 'hash'
let demo: Database

beforeAll(async () => {
  demo = await createTestDatabase('demo')
})
afterAll(() => demo.close())

async function ask<Row>(query: string, of = demo): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(of.db)).rows
}

async function count(query: string, of = demo): Promise<number> {
  const [row] = await ask<{ count: number }>(`select count(*) from (${query}) found`, of)
  return row?.count ?? -1
}

describe('the invariants of domain.md §7', () => {
  it('1: the flow of an account sums to its balance, in the order of time, and nobody is below the credit limit', async () => {
    expect(
      await count(`select from account a where balance_fen <> (select coalesce(sum(amount_fen), 0) from account_flow f
        where f.seller_id = a.seller_id and f.account_id = a.id) or frozen_fen > balance_fen + credit_limit_fen
        or balance_fen < -credit_limit_fen`),
    ).toBe(0)
    expect(
      await count(`select from (select balance_after_fen, sum(amount_fen) over (partition by seller_id, account_id order by id)
        as sum from account_flow) flow where sum <> balance_after_fen`),
    ).toBe(0)
    expect(await count('select from account_flow')).toBeGreaterThan(2_000)
  })

  it('2: the lines of a finished order sum to its energy and fees', async () => {
    expect(
      await count(`select from charge_order o left join lateral (select coalesce(sum(energy_wh), 0) as wh,
        coalesce(sum(e_fee_fen), 0) as e, coalesce(sum(s_fee_fen), 0) as s from bill_line l
        where l.seller_id = o.seller_id and l.order_id = o.id) l on true
        where (l.wh, l.e, l.s) is distinct from (o.energy_wh::numeric, o.e_fee_fen::numeric, o.s_fee_fen::numeric)`),
    ).toBe(0)
  })

  it('3: payable = paid + owed, the sum of its parts, and settled means that nothing is owed', async () => {
    expect(
      await count(`select from charge_order where payable_fen <> paid_fen + owed_fen
        or payable_fen <> e_fee_fen + s_fee_fen - discount_fen - coupon_fen + occupy_fee_fen
        or energy_wh <> coalesce(meter_stop, meter_start) - meter_start
        or (order_status >= 3 and (charge_status = 3) <> (owed_fen = 0))`),
    ).toBe(0)
  })

  it('4: a gun that charges has exactly one charging order, and the other way round', async () => {
    expect(
      await count(`select from gun g where (g.status = 3) <> (1 = (select count(*) from charge_order o
        where o.seller_id = g.seller_id and o.gun_id = g.id and o.order_status = 2 and o.id = g.current_order_id))`),
    ).toBe(0)
    expect(await count('select from gun where status = 3 and live is null')).toBe(0)
  })

  it('5: DayStat is the sum of the finished orders', async () => {
    const [stat] = await ask(
      `select sum(orders) orders, sum(energy_wh) wh, sum(e_fee_fen + s_fee_fen + occupy_fee_fen - discount_fen - coupon_fen) fen from day_stat`,
    )
    const [orders] = await ask(`select count(*) orders, sum(energy_wh) wh,
      sum(e_fee_fen + s_fee_fen + occupy_fee_fen - discount_fen - coupon_fen) fen
      from charge_order where order_status = 3 and energy_wh > 0`)
    expect(stat).toEqual(orders)
  })
})

describe('the orders', () => {
  it('never overlap on one gun, and its register goes on', async () => {
    expect(
      await count(`select from (select start_time, meter_start,
        lag(coalesce(unplug_time, end_time)) over gun as before, lag(coalesce(meter_stop, meter_start)) over gun as meter
        from charge_order where order_status >= 2 and not exists
          (select from imported_order i where i.seller_id = charge_order.seller_id and i.order_id = charge_order.id)
        window gun as (partition by gun_id order by start_time)) o
        where start_time < before or meter_start < meter`),
    ).toBe(0)
  })

  it('are about 3,380 and 120 at size 0.01, over twelve months', async () => {
    const rows = await ask<{ count: number }>(
      'select seller_id, count(*) from charge_order group by 1 order by 1',
    )
    expect(Math.abs((rows[0]?.count ?? 0) - 3_380)).toBeLessThan(250)
    expect(Math.abs((rows[1]?.count ?? 0) - 120)).toBeLessThan(45)
    expect(
      await count("select distinct to_char(to_timestamp(start_time / 1000), 'YYYY-MM') from charge_order"),
    ).toBeGreaterThanOrEqual(12)
  })

  it.each([
    ['order_status', 6],
    ['charge_status', 3],
    ['channel', 6],
    ['stop_reason', 12],
    ['member_type', 4],
    ['bad_debt', 2],
  ])('show every %s at least three times', async (column, states) => {
    const rows = await ask<{ count: number }>(
      `select ${column}, count(*) from charge_order where seller_id = 10001 and ${column} is not null group by 1`,
    )
    expect(rows).toHaveLength(states)
    expect(Math.min(...rows.map((row) => row.count))).toBeGreaterThanOrEqual(3)
  })

  it('show every gun status at least three times', async () => {
    const rows = await ask<{ count: number }>(
      'select status, count(*) from gun where seller_id = 10001 group by 1',
    )
    expect(rows).toHaveLength(8)
    expect(Math.min(...rows.map((row) => row.count))).toBeGreaterThanOrEqual(3)
  })

  it('have numbers of 24 digits, each once', async () => {
    expect(await count("select from charge_order where order_no !~ '^[0-9]{24}$'")).toBe(0)
    expect(await count('select order_no from charge_order group by 1 having count(*) > 1')).toBe(0)
  })
})

it('shares one phone, one plate and one station name between the sellers', async () => {
  const shared = (table: string, column: string) =>
    count(
      `select ${column} from ${table} where ${column} is not null group by 1 having count(distinct seller_id) = 2`,
    )
  expect(await shared('member', 'phone')).toBe(1)
  expect(await shared('member', 'plate')).toBe(1)
  expect(await shared('station', 'name')).toBe(1)
})

it('has a tariff in every version that covers the day without gap or overlap', async () => {
  const versions = await ask<{ periods: { from: string; to: string }[] }>(
    'select periods from cost_model_version',
  )
  // 34 of the network's history, and two whose time is still to come.
  expect(versions).toHaveLength(36)
  for (const { periods } of versions) {
    expect(periods.map(({ from }) => from)).toEqual(['00:00', ...periods.map(({ to }) => to).slice(0, -1)])
    expect(periods.at(-1)?.to).toBe('24:00')
  }
})

describe('the preparation', () => {
  const WORLD = { ...TEST_WORLD, hashPassword }
  const tables = [
    'seller',
    'role',
    'account_user',
    'station',
    'pile',
    'gun',
    'cost_model_version',
    'member',
    'fleet',
    'account',
    'account_flow',
    'charge_order',
    'bill_line',
    'day_stat',
  ]

  /** Two versions lie a week after the first start, whenever that is. */
  const TO_COME = ['ZJ-STD', 'JS-STD'].map((code) => upcoming(TEST_NOW, code, 1).id)

  async function contents(of: Database): Promise<Record<string, string>> {
    const sums = await Promise.all(
      tables.map(async (table) => {
        const [row] = await ask<{ sum: string }>(
          `select md5(coalesce(string_agg(row::text, ';' order by row::text), '')) as sum from ${table} row ${
            table === 'cost_model_version' ? `where id not in (${TO_COME.join()})` : ''
          }`,
          of,
        )
        return [table, row?.sum ?? '']
      }),
    )
    return Object.fromEntries(sums)
  }

  async function prepared(...starts: number[]): Promise<Record<string, string>> {
    const database = await createTestDatabase()
    try {
      for (const now of starts) {
        await prepareDemo({ ...database, ...WORLD, now: () => now })
      }
      return await contents(database)
    } finally {
      await database.close()
    }
  }

  let atOnce: Promise<Record<string, string>> | undefined
  /** What it gives when nothing comes between, drawn once for all tests. */
  const undisturbed = () => {
    atOnce ??= prepared(TEST_NOW)
    return atOnce
  }

  it('gives equal tables for an equal number, anchor and scale, and does nothing the second time', async () => {
    expect(await prepared(TEST_NOW, TEST_NOW)).toEqual(await undisturbed())
  })

  it('fills in the missing days at a later start as if they had been drawn at once', async () => {
    const later = TEST_NOW + 40 * DAY
    const { account_user: _, ...inTwo } = await prepared(TEST_NOW, TEST_NOW + 3 * DAY, later)
    const { account_user: __, ...atOnce } = await prepared(later)
    expect(inTwo.charge_order).toBe(atOnce.charge_order)
    expect(inTwo).toEqual(atOnce)
  })

  it('leaves an order as it is that was deducted before its car was unplugged, standing for a fee included', async () => {
    const database = await createTestDatabase()
    const start = (now: number) => prepareDemo({ ...database, ...WORLD, now: () => now })
    await start(TEST_NOW)
    const found = `select id, update_time from charge_order where unplug_time is null
      and account_id is not null order by id limit 2`
    const [deducted, other] = await ask<{ id: number; update_time: number }>(found, database)
    await ask(
      `insert into account_flow (id, seller_id, account_id, ts, biz_type, biz_id, amount_fen, balance_after_fen)
       select 1, seller_id, account_id, ${TEST_NOW}, 'deduct', id, -1, 0 from charge_order where id = ${deducted?.id}`,
      database,
    )
    await ask(`update charge_order set occupy_fee_fen = 1 where id = ${deducted?.id}`, database)
    await start(TEST_NOW + 3 * DAY)
    const open = await ask<{ id: number }>(found, database)
    expect(open.map(({ id }) => id)).toContain(deducted?.id)
    expect(open.map(({ id }) => id)).not.toContain(other?.id)
    await database.close()
  })

  it('leaves alone an order that somebody has changed or that a receipt paid since', async () => {
    const database = await createTestDatabase()
    const start = (now: number) => prepareDemo({ ...database, ...WORLD, now: () => now })
    await start(TEST_NOW)
    const [paid, changed] = await ask<{ id: number }>(
      `select id from charge_order where unplug_time is null order by id limit 2`,
      database,
    )
    await ask(
      `insert into order_receipt (id, seller_id, order_id, amount_fen, receipt_no, kind, biz_id, ts)
       select 1, seller_id, id, 100, 'R1', 'outstanding', id, ${TEST_NOW} from charge_order where id = ${paid?.id}`,
      database,
    )
    await ask(`update charge_order set version = 2 where id = ${changed?.id}`, database)
    const rows = () =>
      ask(
        `select o::text, (select string_agg(l::text, ';' order by l::text) from bill_line l where l.order_id = o.id) as lines,
          (select string_agg(e::text, ';' order by e::text) from order_event e where e.order_id = o.id) as events
         from charge_order o where id in (${paid?.id}, ${changed?.id}) order by id`,
        database,
      )
    const before = await rows()
    expect(before).toHaveLength(2)
    await start(TEST_NOW + 3 * DAY)
    expect(await rows()).toEqual(before)
    await database.close()
  })

  it('leaves alone a reservation that somebody made, a pile that is out of service and one that no simulation is', async () => {
    const database = await createTestDatabase()
    const start = (now: number) => prepareDemo({ ...database, ...WORLD, now: () => now })
    await start(TEST_NOW)
    const guns = await ask<{ id: number; pileId: number; sellerId: number }>(
      `select distinct on (g.pile_id) g.id, g.pile_id, g.seller_id from gun g join pile p on p.id = g.pile_id
       where g.status = 1 and p.status = 1 order by g.pile_id, g.id limit 3`,
      database,
    )
    const [reserved, disabled, real] = guns
    const made = TEST_NOW + HOUR
    await ask(
      `insert into charge_order select (json_populate_record(o, json_build_object('id', ${idAt(made, 128)},
         'order_no', '20260701110000000000009999', 'create_time', ${made}, 'start_time', ${made}, 'order_status', 0,
         'unplug_time', null, 'end_time', null, 'meter_stop', null, 'id_token', 'M1', 'max_w', null,
         'pile_id', ${reserved?.pileId}, 'gun_id', ${reserved?.id}))).*
       from charge_order o where seller_id = ${reserved?.sellerId} limit 1`,
      database,
    )
    await ask(
      `update gun set status = 8, current_order_id = ${idAt(made, 128)} where id = ${reserved?.id}`,
      database,
    )
    await ask(`update pile set status = 3 where id = ${disabled?.pileId}`, database)
    await ask(`update gun set status = 5 where pile_id = ${disabled?.pileId}`, database)
    await ask(
      `insert into charge_point (seller_id, pile_id, vendor) values (${real?.sellerId}, ${real?.pileId}, 'Acme')`,
      database,
    )
    await ask(`update pile set status = 2, last_heartbeat = ${made} where id = ${real?.pileId}`, database)
    await ask(`update gun set status = 7 where pile_id = ${real?.pileId}`, database)
    const rows = () =>
      ask(
        `select p.status, nullif(p.last_heartbeat, case p.id when ${reserved?.pileId} then p.last_heartbeat end) as beat, g.status as gun, g.current_order_id, o::text from pile p
         join gun g on g.pile_id = p.id left join charge_order o on o.id = g.current_order_id
         where p.id in (${disabled?.pileId}, ${real?.pileId}) or g.id = ${reserved?.id} order by g.id`,
        database,
      )
    const before = await rows()
    await start(TEST_NOW + 2 * HOUR)
    await start(TEST_NOW + 4 * HOUR)
    expect(await rows()).toEqual(before)
    await database.close()
  })

  it('goes on after a crash in the middle', async () => {
    const database = await createTestDatabase()
    let steps = 0
    const progress = () => {
      if (++steps === 5) throw new Error('power cut')
    }
    await expect(prepareDemo({ ...database, ...WORLD, progress })).rejects.toThrow('power cut')
    await prepareDemo({ ...database, ...WORLD })
    expect(await contents(database)).toEqual(await undisturbed())
    await database.close()
  })

  it('is done once when two processes start together', async () => {
    const database = await createTestDatabase()
    const start = () => prepareDemo({ ...database, ...WORLD })
    await Promise.all([start(), start()])
    expect(await contents(database)).toEqual(await undisturbed())
    await database.close()
  })
})
