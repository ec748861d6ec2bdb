import type { OutputOf } from '@ampdeck/api/contract'
import { gunStatus, serviceStatus } from '@ampdeck/api/enumerations/equipment'
import type { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { HOUR, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Answers = { [Name in keyof typeof monitorStation]: OutputOf<(typeof monitorStation)[Name]> }

const SKYLINE = 10_001
const AIRPORT = '深圳机场'

let server: TestApp
let admin: string

beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
})
afterAll(() => server.close())

async function ask<Name extends keyof Answers>(name: Name, body: object = {}, token = admin) {
  return server.call<Answers[Name]>(`operation-service/monitor/${name}`, body, { token })
}

async function stationNamed(name: string, sellerId = SKYLINE) {
  return server.db
    .selectFrom('station')
    .selectAll()
    .where('name', '=', name)
    .where('sellerId', '=', sellerId)
    .executeTakeFirstOrThrow()
}

const airportNow = async () => {
  const { id } = await stationNamed(AIRPORT)
  const { data } = await ask('stationBoard', { id })
  const [station] = data.stations
  if (!station) throw new Error('no airport')
  return station
}

describe('the board', () => {
  it('has every station once, with the guns and the power of the records, the worst first', async () => {
    const { data } = await ask('stationBoard')
    expect(data.stations).toHaveLength(24)
    const { rows } = await sql<{ stationId: number; guns: number; w: number }>`
      select station_id, count(*) as guns, coalesce(sum((live->>'W')::numeric)
        filter (where status in (3, 6)), 0)::float8 as w
      from gun where seller_id = ${SKYLINE} and deleted = 0 group by station_id`.execute(server.db)
    for (const { stationId, guns, w } of rows) {
      const station = data.stations.find(({ id }) => id === stationId)
      expect(station?.guns).toHaveLength(guns)
      expect(station?.powerW).toBeCloseTo(w, -1)
    }
    const worst = [6, 5, 4, 3, 2, 1]
    const ranks = data.stations.map((station) => worst.indexOf(station.serviceStatus))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  it('counts the orders that have ended today, and those that run', async () => {
    const { data } = await ask('stationBoard')
    const { rows } = await sql<{ orders: number; running: number }>`
      select count(*) filter (where order_status = 3) as orders, count(*) filter (where order_status = 2) as running
      from charge_order
      where seller_id = ${SKYLINE} and (order_status = 2 or (order_status = 3 and energy_wh > 0
        and end_time >= ${parseTimestamp('2026-07-01 00:00:00')} and end_time <= ${server.clock.now}))`.execute(
      server.db,
    )
    const sum = (field: 'orders' | 'running') => data.stations.reduce((all, of) => all + of[field], 0)
    expect({ orders: sum('orders'), running: sum('running') }).toEqual(rows[0])
    expect(sum('running')).toBeGreaterThan(0)
  })

  it('says what running charges have delivered so far, apart from what has ended', async () => {
    const now = async (id: number) => {
      const [station] = (await ask('stationBoard', { id })).data.stations
      if (!station) throw new Error('no such station')
      return station
    }
    const charging = await server.db
      .selectFrom('gun')
      .select(['id', 'stationId'])
      .where('sellerId', '=', SKYLINE)
      .where('status', '=', gunStatus.code.charging)
      .executeTakeFirstOrThrow()
    const before = await now(charging.stationId)
    await sql`update gun set live = jsonb_set(jsonb_set(live, '{Wh}', to_jsonb((live->>'Wh')::numeric + 5000)),
      '{W}', to_jsonb((live->>'W')::numeric + 1000)) where id = ${charging.id}`.execute(server.db)
    const after = await now(charging.stationId)
    expect(after.runningWh - before.runningWh).toBe(5_000)
    expect(after.energyWh).toBe(before.energyWh)
    expect(after.powerW - before.powerW).toBe(1_000)
    expect(after.orders).toBe(before.orders)

    await sql`update gun set live = jsonb_set(live, '{W}', 'null') where id = ${charging.id}`.execute(
      server.db,
    )
    const unknown = await now(charging.stationId)
    expect(unknown.guns.find(({ id }) => id === charging.id)?.w).toBeNull()
    expect(unknown.powerUnknown).toBe(after.powerUnknown + 1)
    expect(unknown.powerW).toBeLessThan(after.powerW)
  })

  it('shows an alarm of level 1 to 3 while it is open, whatever the guns do', async () => {
    const { id, sellerId } = await stationNamed('广州天河')
    await server.db.deleteFrom('alarm').where('stationId', '=', id).execute()
    const status = async () => (await ask('stationBoard', { id })).data.stations[0]
    expect((await status())?.serviceStatus).not.toBe(serviceStatus.code.alarm)
    const alarm = {
      sellerId,
      createTime: 1,
      updateTime: 1,
      createUser: null,
      updateUser: null,
      code: 'E-1042',
      name: '绝缘电阻低',
      nameEn: 'Insulation resistance low',
      source: 3,
      object: `s${id}`,
      stationId: id,
      firstTime: server.clock.now - HOUR,
      lastTime: server.clock.now,
      count: 2,
      handling: 1,
    }
    await server.db
      .insertInto('alarm')
      .values({ ...alarm, id: 71, level: 4, code: 'E-2' })
      .execute()
    expect(await status()).toMatchObject({ alarms: 1, seriousAlarms: 0 })
    expect((await status())?.serviceStatus).not.toBe(serviceStatus.code.alarm)

    await server.db
      .insertInto('alarm')
      .values({ ...alarm, id: 72, level: 3 })
      .execute()
    expect(await status()).toMatchObject({
      alarms: 2,
      seriousAlarms: 1,
      serviceStatus: serviceStatus.code.alarm,
    })
    const { data } = await ask('stationAlarms', { id })
    expect(data.map(({ id: one, nameEn }) => [one, nameEn])).toEqual([
      [72, 'Insulation resistance low'],
      [71, 'Insulation resistance low'],
    ])

    await server.db.updateTable('alarm').set({ recoverTime: server.clock.now }).where('id', '=', 72).execute()
    expect((await status())?.serviceStatus).not.toBe(serviceStatus.code.alarm)
  })
})

describe('the page', () => {
  it('filters by service status and city, sorts and cuts', async () => {
    const all = (await ask('stationBoard')).data.stations
    const { data } = await ask('stationPage', { serviceStatus: '5', pageSize: 100 })
    expect(data.total).toBe(all.filter((of) => of.serviceStatus === serviceStatus.code.offline).length)
    expect(data.records.every((of) => of.serviceStatus === serviceStatus.code.offline)).toBe(true)
    expect((await ask('stationPage', { cityCode: '440300' })).data.total).toBe(3)

    const second = await ask('stationPage', {
      sortField: 'powerW',
      sortOrder: 'desc',
      current: 2,
      pageSize: 5,
    })
    const power = all.map(({ powerW }) => powerW).toSorted((a, b) => b - a)
    expect(second.data.records.map(({ powerW }) => powerW)).toEqual(power.slice(5, 10))
    expect(second.data.total).toBe(24)
  })

  it('refuses what makes no sense', async () => {
    expect((await ask('stationPage', { serviceStatus: '9' })).code).toBe(400)
    expect((await ask('stationPage', { sortField: 'guns' })).code).toBe(400)
    expect((await ask('stationDetail', { id: 'x' })).code).toBe(400)
  })
})

describe('who sees what', () => {
  it('ends at the seller and at the data scope', async () => {
    const other = await server.login('admin', '10002')
    expect((await ask('stationBoard', {}, other)).data.stations).toHaveLength(5)
    const { id } = await stationNamed(AIRPORT)
    for (const name of ['stationDetail', 'powerCurve', 'stationAlarms', 'stationMeters'] as const)
      expect((await ask(name, { id }, other)).code).toBe(404)
    expect((await ask('gunTiles', { stationId: id }, other)).data.guns).toEqual([])
    expect((await ask('stationLoads', { id }, other)).data).toEqual([])

    const ops = await server.login('ops')
    expect((await ask('stationPoints', {}, ops)).data).toHaveLength(8)
    const far = await stationNamed('北京亦庄')
    expect((await ask('stationDetail', { id: far.id }, ops)).code).toBe(404)
  })

  it('lets a viewer read and keeps out who has no such page', async () => {
    expect((await ask('stationBoard', {}, await server.login('viewer'))).code).toBe(0)
    const repair = await server.login('repair')
    expect((await ask('stationBoard', {}, repair)).code).toBe(403)
    expect((await ask('stationDetail', { id: 1 }, repair)).code).toBe(403)
  })
})

describe('one station', () => {
  it('has what it is, what it does and what it charges', async () => {
    const { id } = await stationNamed(AIRPORT)
    const { data } = await ask('stationDetail', { id })
    const card = await airportNow()
    expect(data).toMatchObject({
      nameEn: 'Shenzhen Airport',
      cityNameEn: 'Shenzhen',
      powerW: card.powerW,
      orders: card.orders,
      serviceStatus: card.serviceStatus,
      gunCount: card.guns.length,
    })
    expect(data.tariff?.periods.at(-1)?.to).toBe('24:00')
  })

  it('has its piles and guns, each with its order', async () => {
    const { id } = await stationNamed(AIRPORT)
    const { data } = await ask('gunTiles', { stationId: id })
    expect(data.piles).toHaveLength(23)
    expect(data.guns).toHaveLength(48)
    const charging = (await ask('gunTiles', { status: String(gunStatus.code.charging) })).data
    expect(charging.guns.length).toBeGreaterThan(0)
    for (const gun of charging.guns)
      expect(gun).toMatchObject({ orderNo: expect.stringMatching(/^\d{24}$/), since: expect.any(String) })
    const one = await ask('gunTiles', { gunId: charging.guns[0]?.id })
    expect(one.data.guns).toHaveLength(1)
    expect(one.data.piles).toHaveLength(1)
  })

  it('has a load curve whose energy is that of its charges', async () => {
    const { id } = await stationNamed(AIRPORT)
    const { data } = await ask('powerCurve', { id })
    const [from, to] = ['2026-06-30 00:00:00', '2026-07-01 00:00:00'].map(parseTimestamp)
    const { rows } = await sql<{ wh: number }>`
      select coalesce(sum(energy_wh * (least(end_time, ${to}::bigint) - greatest(start_time, ${from}::bigint))::float8
        / (end_time - start_time)), 0)::float8 as wh
      from charge_order where station_id = ${id} and end_time > ${from}::bigint and start_time < ${to}::bigint
        and end_time > start_time`.execute(server.db)
    const energy = data.yesterday.reduce((sum, w) => sum + w / 4, 0)
    expect(data.yesterday).toHaveLength(96)
    expect(data.today).toHaveLength(40)
    expect(energy).toBeGreaterThan(0)
    expect(Math.abs(energy - (rows[0]?.wh ?? 0))).toBeLessThan(50)
    const [small] = (await ask('stationLoads', { id })).data
    expect(small?.yesterday).toHaveLength(48)
    expect(small?.today).toHaveLength(20)
  })

  it('has its meters', async () => {
    const { id } = await stationNamed(AIRPORT)
    const { data } = await ask('stationMeters', { id })
    expect(data.length).toBeGreaterThan(0)
  })
})

it('answers for 300 stations with 20 guns each', async () => {
  const clone = (table: string, set: string, from: string) =>
    sql
      .raw(`insert into ${table} select (jsonb_populate_record(t, ${set})).* from ${from}`)
      .execute(server.db)
  await clone(
    'station',
    `jsonb_build_object('id', 900000 + n, 'code', 'BIG' || n)`,
    `(select station as t from station where seller_id = ${SKYLINE} limit 1) as s, generate_series(1, 276) as n`,
  )
  await clone(
    'pile',
    `jsonb_build_object('id', 900000 + n, 'code', 'BIG' || n, 'station_id', 900000 + n)`,
    `(select pile as t from pile where seller_id = ${SKYLINE} limit 1) as s, generate_series(1, 276) as n`,
  )
  await clone(
    'gun',
    `jsonb_build_object('id', 9000000 + n * 100 + m, 'pile_id', 900000 + n, 'station_id', 900000 + n, 'letter', m)`,
    `(select gun as t from gun where seller_id = ${SKYLINE} and live is not null limit 1) as s,
      generate_series(1, 276) as n, generate_series(0, 19) as m`,
  )
  const { data } = await ask('stationBoard')
  expect(data.stations).toHaveLength(300)
  const big = data.stations.filter(({ id }: { id: number }) => id >= 900_000 && id < 1_000_000)
  expect(big.map(({ guns }: { guns: unknown[] }) => guns.length)).toEqual(Array(276).fill(20))
})
