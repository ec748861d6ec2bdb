import type {
  EquipmentAnalysis,
  IncomeAnalysis,
  MemberAnalysis,
  OperationAnalysis,
} from '@ampdeck/api/statistics/operation-view'
import { parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'

const SELLER = 10_001
/** The thirty days up to the test's day. */
const FROM = parseTimestamp('2026-06-02')
const TO = parseTimestamp('2026-07-02')
let server: TestApp
let tokens: Record<string, string>

beforeAll(async () => {
  server = await createTestApp()
  const accounts = ['admin', 'ops', 'viewer', 'repair']
  tokens = Object.fromEntries(
    await Promise.all(accounts.map(async (account) => [account, await server.login(account)])),
  )
  tokens.other = await server.login('admin', '10002')
})
afterAll(() => server.close())

const asked = async <T>(name: string, body: object = {}, account = 'admin') =>
  server.call<T>(`statistics-service/operationView/${name}`, body, { token: tokens[account] ?? '' })
const total = <T>(of: readonly T[], read: (one: T) => number | null) =>
  of.reduce((sum, one) => sum + (read(one) ?? 0), 0)

interface Ended {
  stationId: number
  energyWh: number
  grossFen: number
  offFen: number
}

/** The finished orders of a half-open stretch of time, as they stand. */
async function endedOf(from = FROM, to = TO, seller = SELLER): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    select station_id, energy_wh, e_fee_fen + s_fee_fen + occupy_fee_fen as gross_fen,
      discount_fen + coupon_fen as off_fen
    from charge_order where seller_id = ${seller} and order_status = 3 and energy_wh > 0
      and end_time >= ${from} and end_time < ${to}`.execute(server.db)
  return rows
}

async function one<T>(query: ReturnType<typeof sql<T>>): Promise<T> {
  const { rows } = await query.execute(server.db)
  const [row] = rows
  if (!row) throw new Error('There is a row.')
  return row
}

describe('the income analysis', () => {
  const income = async (body: object = {}, account = 'admin') =>
    (await asked<IncomeAnalysis>('income', body, account)).data

  it('has what the orders, the refunds and the calls to channels come to', async () => {
    const { parts, period } = await income()
    const orders = await endedOf()
    const [whole] = parts.whole
    expect(period).toEqual({ from: '2026-06-02', to: '2026-07-01' })
    expect(whole).toMatchObject({
      grossFen: total(orders, ({ grossFen }) => grossFen),
      incomeFen: total(orders, ({ grossFen, offFen }) => grossFen - offFen),
      energyWh: total(orders, ({ energyWh }) => energyWh),
    })
    const { fen: refunded } = await one(sql<{ fen: number }>`select coalesce(sum(apply_fen), 0)::bigint as fen
      from refund_record where seller_id = ${SELLER} and status = 'Approve'
        and create_time >= ${FROM} and create_time < ${TO}`)
    const { fen: kept } = await one(sql<{ fen: number }>`select coalesce(sum(fee_fen), 0)::bigint as fen
      from payment_order where seller_id = ${SELLER} and create_time >= ${FROM} and create_time < ${TO}`)
    expect(kept).toBeGreaterThan(0)
    expect(whole).toMatchObject({ refundApprovedFen: refunded, channelFeeFen: kept })
  })

  it('compares with the same stretch before, up to this moment', async () => {
    const { parts, compared } = await income()
    const before = await endedOf(parseTimestamp('2026-05-03'), TEST_NOW - (TO - FROM))
    expect(compared.from).toBe('2026-05-03')
    expect(parts.whole[0]?.before?.grossFen ?? 0).toBe(total(before, ({ grossFen }) => grossFen))
  })

  it.each(['day', 'week', 'month'])('comes to the same per %s', async (grain) => {
    const { parts } = await income({ grain })
    const course = total(parts.course, (point) =>
      total([point.eFeeFen, point.sFeeFen, point.occupyFeeFen], (fen) => fen),
    )
    expect(course).toBe(parts.whole[0]?.grossFen)
    expect(total(parts.stations, ({ incomeFen }) => incomeFen)).toBe(parts.whole[0]?.incomeFen)
  })

  it('leaves out refunds and fees, which are of no station, for one station and for whoever sees some', async () => {
    const { parts } = await income()
    const key = parts.stations[0]?.groups[0]?.key
    const ofOne = await income({ stationId: Number(key) })
    const orders = (await endedOf()).filter(({ stationId }) => String(stationId) === key)
    expect(ofOne.parts.whole[0]).toMatchObject({
      grossFen: total(orders, ({ grossFen }) => grossFen),
      refundApprovedFen: null,
      channelFeeFen: null,
    })
    expect(ofOne.parts.stations).toHaveLength(1)
    const ofSome = await income({}, 'ops')
    expect(ofSome.parts.whole[0]).toMatchObject({ refundApprovedFen: null, channelFeeFen: null })
    expect(ofSome.parts.stations.length).toBeLessThan(parts.stations.length)
  })

  it('names no station of another seller, and asked for one of them has nothing', async () => {
    const { parts } = await income({}, 'other')
    const orders = await endedOf(FROM, TO, 10_002)
    expect(parts.whole[0]?.grossFen).toBe(total(orders, ({ grossFen }) => grossFen))
    const own = parts.stations[0]?.groups[0]?.key
    expect((await income({ stationId: Number(own) })).parts.stations).toEqual([])
  })
})

describe('the operation analysis', () => {
  const analysis = async (body: object = {}, account = 'admin') =>
    (await asked<OperationAnalysis>('analysis', body, account)).data

  it('has the figures of all stations and of each station', async () => {
    const { parts } = await analysis()
    const orders = await endedOf()
    const [whole] = parts.whole
    const income = total(orders, ({ grossFen, offFen }) => grossFen - offFen)
    const energy = total(orders, ({ energyWh }) => energyWh)
    expect(whole).toMatchObject({ orders: orders.length, energyWh: energy, incomeFen: income })
    expect(whole?.price4).toBe(Math.round((income / energy) * 100_000))
    for (const { groups, price4, energyWh } of parts.stations) {
      const own = orders.filter(({ stationId }) => String(stationId) === groups[0]?.key)
      expect(energyWh ?? 0).toBe(total(own, (order) => order.energyWh))
      if (own.length > 0)
        expect(price4).toBe(
          Math.round((total(own, ({ grossFen, offFen }) => grossFen - offFen) / (energyWh ?? 1)) * 100_000),
        )
    }
  })

  it.each(['operatingUnit', 'city', 'operationType'])('comes to the same by %s', async (by) => {
    const { parts } = await analysis({ by, grain: 'week' })
    const energy = parts.whole[0]?.energyWh
    for (const part of [parts.groups, parts.course, parts.hours])
      expect(total<{ energyWh: number | null }>(part, ({ energyWh }) => energyWh)).toBe(energy)
  })

  it('compares the groups of the family of stations alone', async () => {
    const { parts } = await analysis({ by: 'reportGroup' })
    const { rows } = await sql<{ id: number }>`select id from report_group
      where seller_id = ${SELLER} and deleted = 0 and 'station' = any (report_keys)`.execute(server.db)
    const known = rows.map(({ id }) => String(id))
    expect(parts.groups.length).toBeGreaterThan(0)
    for (const { groups } of parts.groups) expect(known).toContain(groups[0]?.key)
  })

  it('has the stations of the caller alone', async () => {
    const { rows } = await sql<{ id: number }>`select id from station where seller_id = ${SELLER}`.execute(
      server.db,
    )
    const [all, some, others] = await Promise.all([analysis(), analysis({}, 'ops'), analysis({}, 'other')])
    expect(some.parts.stations.length).toBeLessThan(all.parts.stations.length)
    const own = rows.map(({ id }) => String(id))
    for (const { groups } of others.parts.stations) expect(own).not.toContain(groups[0]?.key)
  })
})

describe('the equipment analysis', () => {
  const equipment = async (body: object = {}, account = 'admin') =>
    (await asked<EquipmentAnalysis>('equipment', body, account)).data
  const serious = (from: number, to: number) =>
    sql<{ code: string; count: number }>`select code, count(*) as count from alarm
      where seller_id = ${SELLER} and source in (1, 2) and level in (1, 2)
        and first_time >= ${from} and first_time < ${to} group by code`.execute(server.db)

  it('counts the critical and major alarms by their code', async () => {
    const { parts } = await equipment({ days: 90 })
    const { rows } = await serious(parseTimestamp('2026-04-03'), TO)
    expect(rows.length).toBeGreaterThan(0)
    const counted = parts.codes.filter(({ seriousAlarms }) => (seriousAlarms ?? 0) > 0)
    expect(
      Object.fromEntries(counted.map(({ groups, seriousAlarms }) => [groups[0]?.key, seriousAlarms])),
    ).toEqual(Object.fromEntries(rows.map(({ code, count }) => [code, count])))
  })

  it.each(['pileType', 'manufacturer', 'currentType'])(
    'has the faults of each %s and of each age',
    async (by) => {
      const { parts } = await equipment({ by, days: 90 })
      const faults = parts.whole[0]?.faults ?? 0
      expect(total(parts.kinds, (kind) => kind.faults)).toBe(faults)
      expect(total(parts.ages, (age) => age.faults)).toBe(faults)
      // The age of a pile without a date is not known.
      for (const { groups } of parts.ages) expect(groups[0]?.key).toMatch(/^\d*$/)
    },
  )

  it('weighs the kinds by their time', async () => {
    const { parts } = await equipment({ by: 'currentType' })
    const used = parts.kinds.map(({ timeUsed }) => timeUsed ?? 0)
    const whole = parts.whole[0]?.timeUsed ?? 0
    expect(whole).toBeGreaterThanOrEqual(Math.min(...used))
    expect(whole).toBeLessThanOrEqual(Math.max(...used))
  })
})

describe('the member analysis', () => {
  const member = async (body: object = {}, account = 'admin') =>
    (await asked<MemberAnalysis>('member', body, account)).data

  it('has who was active, who is new, and who there is', async () => {
    const { parts } = await member()
    const { count: active } = await one(sql<{ count: number }>`select count(distinct member_id) as count
      from charge_order where seller_id = ${SELLER} and order_status = 3 and energy_wh > 0
        and end_time >= ${FROM} and end_time < ${TO}`)
    const { count: fresh } = await one(sql<{ count: number }>`select count(*) as count from member
      where seller_id = ${SELLER} and register_time >= ${FROM} and register_time < ${TO}`)
    const { count: all } = await one(sql<{ count: number }>`select count(*) as count from member
      where seller_id = ${SELLER} and deleted = 0 and status <> 5`)
    expect(parts.whole[0]).toMatchObject({ activeMembers: active, newMembers: fresh, memberCount: all })
    expect(total(parts.levels, ({ memberCount }) => memberCount)).toBe(all)
    expect(total(parts.course, ({ newMembers }) => newMembers)).toBe(fresh)
  })

  it('has each recharge in one band', async () => {
    const { parts } = await member({ days: 90 })
    const [whole] = parts.whole
    expect(whole?.recharges).toBeGreaterThan(0)
    expect(total(parts.amounts, ({ recharges }) => recharges)).toBe(whole?.recharges)
    expect(total(parts.amounts, ({ rechargeFen }) => rechargeFen)).toBe(whole?.rechargeFen)
    for (const { groups, recharges, rechargeFen } of parts.amounts.filter(
      ({ groups }) => groups[0]?.key === '3',
    )) {
      expect((rechargeFen ?? 0) / (recharges ?? 1)).toBeGreaterThanOrEqual(10_000)
      expect((rechargeFen ?? 0) / (recharges ?? 1)).toBeLessThan(20_000)
      expect(groups[0]?.name).toBe('100–199 元')
    }
  })

  it('has none of another seller', async () => {
    const { count } = await one(sql<{ count: number }>`select count(*) as count from member
      where seller_id = 10002 and deleted = 0 and status <> 5`)
    expect((await member({}, 'other')).parts.whole[0]?.memberCount).toBe(count)
  })
})

it.each(['analysis', 'income', 'equipment'])(
  '%s has nothing of a station of another seller',
  async (name) => {
    const { rows } = await sql<{
      id: number
    }>`select id from station where seller_id = 10002 limit 1`.execute(server.db)
    const { parts } = (
      await asked<{ parts: Record<string, { groups: object[] }[]> }>(name, { stationId: rows[0]?.id })
    ).data
    const divided = Object.values(parts)
      .flat()
      .filter(({ groups }) => groups.length > 0)
    expect(rows).toHaveLength(1)
    expect(divided).toEqual([])
  },
)

it('is shown to those who hold the page', async () => {
  for (const name of ['analysis', 'income', 'equipment', 'member']) {
    expect((await asked(name, {}, 'viewer')).code, name).toBe(0)
    expect((await asked(name, {}, 'repair')).code, name).toBe(403)
  }
})

it('refuses days, stretches and groups that it does not know', async () => {
  for (const body of [{ days: 8 }, { grain: 'hour' }, { by: 'plate' }, { stationId: 'x' }])
    expect((await asked('income', body)).code, JSON.stringify(body)).toBe(400)
})
