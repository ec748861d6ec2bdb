import type {
  HomeOverview,
  HomeQuick,
  HomeSummary,
  NetworkStatus,
} from '@ampdeck/api/statistics/platform-home'
import type { TodoKind } from '@ampdeck/api/statistics/todo'
import { DAY, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const NOW = parseTimestamp('2026-07-01 10:00:00')

let server: TestApp
let tokens: Record<'admin' | 'ops' | 'finance' | 'viewer' | 'repair' | 'riverside', string>

beforeAll(async () => {
  server = await createTestApp()
  const [admin, ops, finance, viewer, repair, riverside] = await Promise.all([
    ...['admin', 'ops', 'finance', 'viewer', 'repair'].map((account) => server.login(account)),
    server.login('admin', '10002'),
  ])
  tokens = { admin, ops, finance, viewer, repair, riverside } as typeof tokens
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.now = NOW
})

const summaryOf = async (who: keyof typeof tokens) =>
  (await server.call<HomeSummary>('statistics-service/platformHome/summary', {}, { token: tokens[who] })).data
const quickOf = async (who: keyof typeof tokens) =>
  (await server.call<HomeQuick>('statistics-service/platformHome/quick', {}, { token: tokens[who] })).data

const todoOf = ({ todos }: HomeSummary, kind: TodoKind) => todos.find((todo) => todo.kind === kind)

const statusOf = async (who: keyof typeof tokens) =>
  (await server.call<NetworkStatus>('statistics-service/platformHome/status', {}, { token: tokens[who] }))
    .data

/** A count straight from the tables. */
async function count(query: string): Promise<number> {
  const { rows } = await sql
    .raw<{ count: number }>(`select count(*) as count from ${query}`)
    .execute(server.db)
  return rows[0]?.count ?? 0
}

/** The stations that field operations may see. */
async function scopeOfOps(): Promise<string> {
  const { stationIds } = await server.db
    .selectFrom('role')
    .select('stationIds')
    .where('sellerId', '=', 10_001)
    .where('code', '=', 'fieldOperations')
    .executeTakeFirstOrThrow()
  return stationIds.join(',')
}

describe('the to-do strip', () => {
  it('counts what the tables hold', async () => {
    const summary = await summaryOf('admin')
    expect(summary.at).toBe('2026-07-01 10:00:00')
    expect(todoOf(summary, 'openAlarms')?.count).toBe(
      await count('alarm where seller_id = 10001 and handling < 3'),
    )
    expect(todoOf(summary, 'workOrders')?.count).toBe(
      await count('work_order where seller_id = 10001 and state in (1, 2, 3, 4, 6)'),
    )
    expect(todoOf(summary, 'outstandingOrders')?.count).toBe(
      await count(
        'charge_order where seller_id = 10001 and order_status = 3 and charge_status < 3 and owed_fen > 0 and bad_debt = 0',
      ),
    )
    expect(todoOf(summary, 'abnormalOrders')?.count).toBe(
      await count('charge_order where seller_id = 10001 and order_status = 4'),
    )
    expect(todoOf(summary, 'stationsInMaintenance')?.count).toBe(
      await count('station where seller_id = 10001 and status = 4 and is_temporary = 0'),
    )
    for (const { count: whole, parts } of summary.todos) {
      if (parts.length) expect(parts.reduce((sum, part) => sum + part.count, 0)).toBe(whole)
    }
    expect(summary.todos.every((todo) => todo.count >= 0)).toBe(true)
    expect(todoOf(summary, 'abnormalOrders')?.count).toBeGreaterThan(0)
  })

  it('counts as many stations as the list to which it leads', async () => {
    const list = async (filter: object) =>
      (
        await server.call<{ total: number }>(
          'config-service/station/page',
          { current: 1, pageSize: 10, ...filter },
          { token: tokens.admin },
        )
      ).data.total
    const summary = await summaryOf('admin')
    expect(todoOf(summary, 'stationsOffline')?.count).toBe(await list({ serviceStatus: '5', status: '1' }))
    expect(todoOf(summary, 'stationsInMaintenance')?.count).toBe(await list({ status: '4' }))
    expect(summary.stations?.total).toBe(await list({ serviceStatus: '5,6', status: '1' }))
  })

  it('leaves out what the caller may not open, instead of saying zero', async () => {
    const finance = await summaryOf('finance')
    expect(finance.todos.map(({ kind }) => kind)).toEqual([
      'refundsFirst',
      'refundsSecond',
      'accountCorrections',
      'outstandingOrders',
      'abnormalOrders',
    ])
    expect(finance.stations).toBeNull()
    const { code, data } = await server.call(
      'statistics-service/platformHome/summary',
      {},
      { token: tokens.repair },
    )
    expect([code, data]).toEqual([403, null])
  })

  it('counts within the stations that a user may see', async () => {
    const ids = await scopeOfOps()
    const mine = await summaryOf('ops')
    expect(todoOf(mine, 'openAlarms')?.count).toBe(
      await count(`alarm where seller_id = 10001 and handling < 3 and station_id in (${ids})`),
    )
    expect(todoOf(mine, 'abnormalOrders')?.count).toBe(
      await count(`charge_order where seller_id = 10001 and order_status = 4 and station_id in (${ids})`),
    )
    expect(mine.stations?.worst.every(({ id }) => ids.split(',').includes(String(id)))).toBe(true)
    expect(todoOf(mine, 'abnormalOrders')?.count).toBeLessThan(
      todoOf(await summaryOf('admin'), 'abnormalOrders')?.count ?? 0,
    )
  })

  it('never counts another seller', async () => {
    const theirs = await summaryOf('riverside')
    expect(todoOf(theirs, 'abnormalOrders')?.count).toBe(
      await count('charge_order where seller_id = 10002 and order_status = 4'),
    )
    expect(todoOf(theirs, 'openAlarms')?.count).toBe(
      await count('alarm where seller_id = 10002 and handling < 3'),
    )
  })

  it('counts a bad debt among the outstanding no longer', async () => {
    const before = todoOf(await summaryOf('admin'), 'outstandingOrders')?.count ?? 0
    const { numUpdatedRows } = await server.db
      .updateTable('chargeOrder')
      .set({ badDebt: 1 })
      .where('id', '=', (one) =>
        one
          .selectFrom('chargeOrder')
          .select('id')
          .where('sellerId', '=', 10_001)
          .where('orderStatus', '=', 3)
          .where('chargeStatus', '<', 3)
          .where('owedFen', '>', 0)
          .where('badDebt', '=', 0)
          .limit(1),
      )
      .executeTakeFirst()
    expect(numUpdatedRows).toBe(1n)
    expect(todoOf(await summaryOf('admin'), 'outstandingOrders')?.count).toBe(before - 1)
  })

  it("names the caller's own exports that failed in the last 30 days, and nothing where there are none", async () => {
    expect(todoOf(await summaryOf('admin'), 'failedExports')).toBeUndefined()
    const { id } = await server.db
      .selectFrom('accountUser')
      .select('id')
      .where('sellerId', '=', 10_001)
      .where('account', '=', 'admin')
      .executeTakeFirstOrThrow()
    const file = (createTime: number, createUser: number) => ({
      id: server.platform.newId(),
      sellerId: 10_001,
      createTime,
      updateTime: createTime,
      createUser,
      updateUser: createUser,
      fileName: 'stations.xlsx',
      reportKey: 'station',
      params: '{}',
      fileState: 3,
      rows: null,
      userName: 'admin',
    })
    await server.db
      .insertInto('exportFile')
      .values([file(NOW - DAY, id), file(NOW - 31 * DAY, id), file(NOW - DAY, id + 1_000)])
      .execute()
    expect(todoOf(await summaryOf('admin'), 'failedExports')?.count).toBe(1)
  })
})

describe('the status line', () => {
  it('counts the guns, their power, the tariff of most of them, and the open alarms', async () => {
    const { guns, tariff, openAlarms } = await statusOf('admin')
    expect(guns?.all).toBe(await count('gun where seller_id = 10001 and deleted = 0'))
    expect(guns?.charging).toBe(await count('gun where seller_id = 10001 and deleted = 0 and status = 3'))
    const { rows } = await sql<{ w: number }>`select sum((live->>'W')::numeric)::float8 as w from gun
      where seller_id = 10001 and deleted = 0 and status in (3, 6)`.execute(server.db)
    expect(guns?.powerW).toBe(Math.round(rows[0]?.w ?? 0))
    expect(guns?.powerUnknown).toBe(
      await count(`gun where seller_id = 10001 and deleted = 0 and live->>'W' is null
        and (status = 3 or status = 6 and live is not null)`),
    )
    expect(tariff?.guns).toBeGreaterThan((guns?.all ?? 0) / 4)
    expect(tariff?.periods.at(-1)?.to).toBe('24:00')
    expect(openAlarms).toBe(todoOf(await summaryOf('admin'), 'openAlarms')?.count)
  })

  it('ends at the rights and the stations of the caller, and at the seller', async () => {
    const ids = await scopeOfOps()
    expect((await statusOf('ops')).guns?.all).toBe(
      await count(`gun where seller_id = 10001 and deleted = 0 and station_id in (${ids})`),
    )
    expect((await statusOf('finance')).openAlarms).toBeNull()
    expect(await statusOf('repair')).toMatchObject({ guns: null, tariff: null })
    expect((await statusOf('riverside')).guns?.all).toBe(
      await count('gun where seller_id = 10002 and deleted = 0'),
    )
  })
})

describe('the stations that need somebody', () => {
  it('are five at most, those out of reach first, then those with the most guns in trouble', async () => {
    const { stations } = await summaryOf('admin')
    const worst = stations?.worst ?? []
    expect(worst.length).toBe(Math.min(5, stations?.total ?? 0))
    const rank = worst.map(({ serviceStatus, guns }) => {
      const trouble = guns.filter(({ status }) => status === 6 || status === 7)
      return serviceStatus === 5 ? 1e6 : trouble.reduce((sum, { count: of }) => sum + of, 0)
    })
    expect(rank).toEqual(rank.toSorted((a, b) => b - a))
    expect(rank.every((of) => of > 0)).toBe(true)
  })
})

/** What orders of a seller that ended in a half-open stretch of time come to. */
async function ended(from: string, to: string, where = 'seller_id = 10001') {
  const { rows } = await sql<{ orders: number; energyWh: number; incomeFen: number }>`
    select count(*) as orders, coalesce(sum(energy_wh), 0) as energy_wh,
      coalesce(sum(e_fee_fen + s_fee_fen + occupy_fee_fen - discount_fen - coupon_fen), 0) as income_fen
    from charge_order where ${sql.raw(where)} and order_status = 3 and energy_wh > 0
      and end_time >= ${parseTimestamp(from)} and end_time < ${parseTimestamp(to)}`.execute(server.db)
  return rows[0]
}

describe('the figures of today', () => {
  it('are those of the orders that ended today, against yesterday up to the same second', async () => {
    const quick = await quickOf('admin')
    const today = await ended('2026-07-01 00:00:00', '2026-07-01 10:00:00')
    const before = await ended('2026-06-30 00:00:00', '2026-06-30 10:00:00')
    const yesterday = await ended('2026-06-30 00:00:00', '2026-07-01 00:00:00')
    for (const measure of ['energyWh', 'orders', 'incomeFen'] as const) {
      const counter = quick[measure]
      expect(counter?.today).toBe(today?.[measure])
      expect(counter?.before).toBe(before?.[measure])
      expect(counter?.hours).toHaveLength(11)
      expect(counter?.hours.reduce((sum, of) => sum + of, 0)).toBe(counter?.today)
      expect(counter?.previous.reduce((sum, of) => sum + of, 0)).toBe(yesterday?.[measure])
    }
  })

  it('are fourteen days of fees, today the last', async () => {
    const { days } = await quickOf('admin')
    expect(days?.map(({ day }) => day)).toEqual(
      Array.from({ length: 14 }, (_, nth) =>
        new Date(Date.UTC(2026, 5, 18 + nth)).toISOString().slice(0, 10),
      ),
    )
    const { rows } = await sql<{ fees: number }>`select sum(e_fee_fen) as fees from day_stat
      where seller_id = 10001 and day = '2026-06-30'`.execute(server.db)
    expect(days?.find(({ day }) => day === '2026-06-30')?.eFeeFen).toBe(rows[0]?.fees)
  })

  it('are cut to the stations of the caller, and to the seller', async () => {
    const ids = await scopeOfOps()
    server.clock.now = parseTimestamp('2026-06-30 23:59:59')
    const all = ['2026-06-30 00:00:00', '2026-06-30 23:59:59'] as const
    expect((await quickOf('ops')).orders?.today).toBe(
      (await ended(...all, `seller_id = 10001 and station_id in (${ids})`))?.orders,
    )
    expect((await quickOf('riverside')).orders?.today).toBe(
      (await ended(...all, 'seller_id = 10002'))?.orders,
    )
    const guns = (await quickOf('ops')).guns ?? []
    expect(guns.reduce((sum, of) => sum + of.count, 0)).toBe(
      await count(`gun where seller_id = 10001 and station_id in (${ids})`),
    )
  })

  it('are cut to the fleets of the caller, who is not shown how the guns are used by all', async () => {
    server.clock.now = parseTimestamp('2026-06-30 23:59:59')
    const { groupId } = await server.db
      .selectFrom('chargeOrder')
      .select('groupId')
      .where('sellerId', '=', 10_001)
      .where('groupId', 'is not', null)
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('accountUser')
      .set({ groupIds: [groupId ?? 0] })
      .where('sellerId', '=', 10_001)
      .where('account', '=', 'viewer')
      .execute()
    const quick = await quickOf('viewer')
    expect(quick.timeUse).toBeNull()
    const whole = await ended('2026-06-30 00:00:00', '2026-06-30 23:59:59', `group_id = ${groupId}`)
    expect(quick.orders?.today).toBe(whole?.orders)
    const fees = await count(`charge_order where group_id = ${groupId} and order_status = 3 and energy_wh > 0
      and end_time >= ${parseTimestamp('2026-06-30')} and end_time <= ${server.clock.now} and e_fee_fen > 0`)
    const { eFeeFen = 0 } = quick.days?.at(-1) ?? {}
    expect(eFeeFen > 0).toBe(fees > 0)
  })

  it('are left out where the caller does not hold their dashboard', async () => {
    await server.db
      .updateTable('role')
      .set({ permissions: ['home', 'homeEquipment'] })
      .where('sellerId', '=', 10_001)
      .where('code', '=', 'finance')
      .execute()
    const quick = await quickOf('finance')
    expect([quick.energyWh, quick.orders, quick.incomeFen, quick.days]).toEqual([null, null, null, null])
    expect(quick.guns?.length).toBeGreaterThan(0)
    expect((await summaryOf('finance')).todos).toEqual([])
  })
})

describe('the load curve and the figures of some days', () => {
  const ask = async <Data>(call: string, body: object, who: keyof typeof tokens = 'admin') =>
    (await server.call<Data>(`statistics-service/platformHome/${call}`, body, { token: tokens[who] })).data

  it('are of all stations of the caller, or of the one that is asked for', async () => {
    const { load } = await ask<HomeOverview>('overview', {})
    expect([load?.today.length, load?.yesterday.length, load?.lastWeek.length]).toEqual([40, 96, 96])
    const { rows } = await sql<{ w: number }>`select sum(transformer_w)::float8 as w from station
      where seller_id = 10001 and deleted = 0 and is_temporary = 0`.execute(server.db)
    expect(load?.limitW).toBe(rows[0]?.w)
    const { rows: sampled } = await sql<{ w: number }>`select sum(pile_w)::float8 as w from operating_sample
      where seller_id = 10001 and station_id in (select id from station where deleted = 0 and is_temporary = 0)
        and ts >= ${parseTimestamp('2026-06-24 00:00:00')} and ts < ${parseTimestamp('2026-06-25 00:00:00')}
      group by ts order by ts`.execute(server.db)
    expect(load?.lastWeek).toEqual(sampled.map(({ w }) => w))
    expect(Math.max(...(load?.lastWeek ?? []))).toBeGreaterThan(0)
    const [first] = (await scopeOfOps()).split(',').map(Number)
    const one = await ask<HomeOverview>('overview', { stationId: first })
    const theirs = await ask<{ yesterday: number[] }>('overview', { stationId: first }, 'riverside')
    expect(Math.max(...(one.load?.yesterday ?? []))).toBeLessThan(Math.max(...(load?.yesterday ?? [])))
    expect(theirs).toMatchObject({ load: { limitW: 0, yesterday: Array(96).fill(0) } })
    expect((await ask<HomeOverview>('overview', {}, 'finance')).load).toBeNull()
  })

  it('name each station once by its state, with what waits there for who may see it', async () => {
    const { services } = await ask<HomeOverview>('overview', {})
    const sum = (of: 'stations' | 'alarms' | 'workOrders') =>
      services?.reduce((total, one) => total + (one[of] ?? 0), 0)
    expect(sum('stations')).toBe(
      await count('station where seller_id = 10001 and deleted = 0 and is_temporary = 0'),
    )
    expect(sum('alarms')).toBe(
      await count('alarm where seller_id = 10001 and handling < 3 and station_id is not null'),
    )
    expect(sum('workOrders')).toBe(
      await count(
        'work_order where seller_id = 10001 and state in (1, 2, 3, 4, 6) and station_id is not null',
      ),
    )
    expect((await ask<HomeOverview>('overview', {}, 'finance')).services).toBeNull()
  })

  it('count seven days against the seven before, and the time that guns were in use', async () => {
    const week = await ask<HomeQuick>('quick', { days: 7 })
    expect([week.energyWh?.hours.length, week.energyWh?.previous.length, week.days?.length]).toEqual([
      7, 7, 7,
    ])
    const { rows } = await sql<{ wh: number }>`select sum(energy_wh)::float8 as wh from day_stat
      where seller_id = 10001 and day between '2026-06-25' and '2026-07-01'`.execute(server.db)
    expect(week.energyWh?.today).toBe(rows[0]?.wh)
    const { timeUse } = await quickOf('admin')
    expect(timeUse?.before).toBeGreaterThan(0)
    expect(timeUse?.before).toBeLessThan(10_000)
    expect(timeUse?.previous).toHaveLength(24)
  })
})
