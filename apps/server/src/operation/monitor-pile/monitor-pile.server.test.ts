import type { GunMatrix, LivePile } from '@ampdeck/api/operation/monitor-pile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCoupon } from '../../testing/marketing.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let token: string
/** A pile with a charge, and its gun. */
let place: { id: number; pileId: number; stationId: number; sellerId: number; currentOrderId: number }

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
  const gun = await server.db
    .selectFrom('gun')
    .select(['id', 'pileId', 'stationId', 'sellerId', 'currentOrderId'])
    .where('sellerId', '=', 10_001)
    .where('status', '=', 3)
    .where('live', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  place = { ...gun, currentOrderId: gun.currentOrderId ?? 0 }
})
afterAll(() => server.close())

const ask = <Data>(name: string, body: object = {}, as = token) =>
  server.call<Data>(`operation-service/${name}`, body, { token: as })

/** Writes down what happened at the pile, a minute apart. */
async function happen(types: readonly number[]) {
  const { id: gunId, pileId, stationId, sellerId } = place
  for (const type of types) {
    server.clock.now += 60_000
    await server.db
      .insertInto('gunEvent')
      .values({
        id: server.platform.newId(),
        sellerId,
        stationId,
        pileId,
        gunId: type < 4 ? null : gunId,
        type,
        ts: server.clock.now,
        payload: JSON.stringify({ n: type }),
      })
      .execute()
  }
}

describe('the gun matrix', () => {
  it('tells each gun once, as columns of one length', async () => {
    const { data } = await ask<GunMatrix>('monitor/gunMatrix')
    const { count } = await server.db
      .selectFrom('gun')
      .select((get) => get.fn.countAll<number>().as('count'))
      .where('sellerId', '=', 10_001)
      .where('deleted', '=', 0)
      .executeTakeFirstOrThrow()
    expect(new Set(Object.values(data.guns).map((column) => column.length))).toEqual(new Set([Number(count)]))
    expect(new Set(data.guns.id).size).toBe(Number(count))
    const index = data.guns.id.indexOf(place.id)
    expect(data.piles.id[data.guns.pile[index] ?? -1]).toBe(place.pileId)
    expect(data.guns.status[index]).toBe(3)
    expect(data.guns.w[index]).toBeGreaterThan(0)
    expect(data.guns.since[index]).toBeLessThan(server.clock.now)
  })

  it('keeps to the stations asked for, to those of the caller, and to the seller', async () => {
    const one = await ask<GunMatrix>('monitor/gunMatrix', { stationId: place.stationId })
    expect(one.data.stations.map(({ id }) => id)).toEqual([place.stationId])
    const ops = await ask<GunMatrix>('monitor/gunMatrix', {}, await server.login('ops'))
    expect(ops.data.stations).toHaveLength(8)
    const other = await ask<GunMatrix>('monitor/gunMatrix', {}, await server.login('admin', '10002'))
    expect(other.data.guns.id).not.toContain(place.id)
  })
})

describe('the pile monitor', () => {
  it('pages piles with their guns, and counts what its status filter would show', async () => {
    const { data: counts } = await ask<{ status: number; count: number }[]>('monitor/pileCounts', {
      status: [3],
    })
    expect(counts.length).toBeGreaterThan(3)
    const { data } = await ask<{ records: LivePile[]; total: number }>('monitor/pilePage', {
      status: 3,
      pageSize: 100,
    })
    expect(data.total).toBe(data.records.length)
    const charging = data.records.flatMap(({ guns }) => guns).filter(({ status }) => status === 3)
    expect(charging).toHaveLength(counts.find(({ status }) => status === 3)?.count ?? -1)
    for (const { guns } of data.records) expect(guns.some(({ status }) => status === 3)).toBe(true)
  })

  it('puts the piles whose guns need somebody first, unless another order is asked for', async () => {
    const page = async (more: object) =>
      (await ask<{ records: LivePile[] }>('monitor/pilePage', { pageSize: 100, ...more })).data.records
    const places = (await page({})).map(({ guns }) =>
      Math.min(...guns.map(({ status }) => [7, 6, 5, 3, 2, 4, 8, 1].indexOf(status))),
    )
    expect(places[0]).toBeLessThan(places.at(-1) ?? 0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    const codes = (await page({ sortField: 'code' })).map(({ code }) => code)
    expect(codes).toEqual(codes.toSorted())
  })

  it('tells the charges of a pile, the newest first', async () => {
    const { data } = await ask<{ records: { id: number; startTime: string }[] }>('monitor/pileOrders', {
      id: place.pileId,
    })
    expect(data.records.map(({ id }) => id)).toContain(place.currentOrderId)
    const starts = data.records.map(({ startTime }) => startTime)
    expect(starts).toEqual(starts.toSorted().reverse())
    for (const name of ['pileAlarms', 'pileWork'])
      expect([name, (await ask(`monitor/${name}`, { id: place.pileId })).code]).toEqual([name, 0])
  })

  it('shows one pile, and no other seller that it is there', async () => {
    const { data } = await ask<LivePile>('monitor/pileLive', { id: place.pileId })
    expect(data.guns.map(({ id }) => id)).toContain(place.id)
    const other = await server.login('admin', '10002')
    for (const name of ['pileLive', 'pileDetail', 'frames', 'pileOrders', 'pileAlarms', 'pileWork'])
      expect([name, (await ask(`monitor/${name}`, { id: place.pileId }, other)).code]).toEqual([name, 404])
    expect((await ask('monitor/telemetry', { gunId: place.id }, other)).code).toBe(404)
  })

  it('finds whom to charge by number, name, plate or mobile number, which it masks', async () => {
    const member = await server.db
      .selectFrom('member')
      .selectAll()
      .where('sellerId', '=', 10_001)
      .where('status', '=', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    for (const text of [member.memberNo, member.phone]) {
      const { data } = await ask<{ memberNo: string; phone: string }[]>('monitor/payers', { text })
      expect(data.map(({ memberNo }) => memberNo)).toContain(member.memberNo)
      expect(data[0]?.phone).toMatch(/^1\d\d\*{4}\d{4}$/)
    }
  })
})

describe('the readings of a charge', () => {
  it('end with what the gun measures now', async () => {
    const { sellerId, currentOrderId: orderId } = place
    const minute = Math.floor(server.clock.now / 60_000) - 2
    await server.db
      .insertInto('meterValue')
      .values({
        sellerId,
        orderId,
        minute,
        ts: minute * 60_000,
        wh: 1_000,
        w: 41_000,
        v: 380,
        a: 108,
        soc: 40,
        tempC: 31,
      })
      .execute()
    const { data } = await ask<{ order: { id: number }; points: { W: number }[] }>('monitor/telemetry', {
      gunId: place.id,
    })
    expect(data.order.id).toBe(orderId)
    expect(data.points).toHaveLength(2)
    expect(data.points[0]).toMatchObject({ W: 41_000, soc: 40 })
  })

  it('tell no demand that the pile does not pass on', async () => {
    const { data } = await ask<{ points: object[] }>('monitor/bms', { gunId: place.id })
    expect(data.points[0]).toMatchObject({ demandW: null, outputW: 41_000 })
  })
})

describe('a start from here', () => {
  /** A pile that is connected, with a gun that is free; and a member who can pay. */
  async function free() {
    const gun = await server.db
      .selectFrom('gun')
      .innerJoin('pile', 'pile.id', 'gun.pileId')
      .innerJoin('station', 'station.id', 'gun.stationId')
      .select(['gun.id', 'gun.pileId', 'gun.sellerId'])
      .where('gun.sellerId', '=', 10_001)
      .where('gun.status', '=', 1)
      .where('pile.status', '=', 1)
      .where('station.status', '=', 1)
      .orderBy('gun.id')
      .executeTakeFirstOrThrow()
    const member = await server.db
      .selectFrom('member')
      .innerJoin('account', 'account.memberId', 'member.id')
      .select(['member.id', 'member.memberNo'])
      .where('member.sellerId', '=', 10_001)
      .where('member.status', '=', 1)
      .where('member.type', '=', 1)
      .where('member.suspended', '=', 0)
      .where('account.type', '=', 2)
      .where('account.balanceFen', '>', 10_000)
      .orderBy('member.id')
      .executeTakeFirstOrThrow()
    return { gun, member }
  }

  it('is refused while the pile is offline, without right, without payer, and to other sellers', async () => {
    const { gun, member } = await free()
    const start = (body: object, as = token) => ask('monitor/start', { gunId: gun.id, ...body }, as)
    const memberId = member.id
    expect(await start({ memberId })).toMatchObject({ code: 409, data: { reason: 'device.offline' } })
    expect((await start({})).code).toBe(400)
    expect((await start({ memberId, cardNo: '1' })).code).toBe(400)
    expect((await start({ memberId: 7 })).code).toBe(404)
    expect((await start({ memberId }, await server.login('viewer'))).code).toBe(403)
    expect((await start({ memberId }, await server.login('admin', '10002'))).code).toBe(404)
  })

  it('makes the order, holds the gun, and asks the pile by a durable command', async () => {
    const { gun, member } = await free()
    await server.db
      .insertInto('chargePoint')
      .values({ sellerId: gun.sellerId, pileId: gun.pileId, process: 0, online: 1 })
      .execute()
    const held = await addCoupon(server.platform, member.id)
    const usable = () => ask<{ id: number }[]>('monitor/coupons', { gunId: gun.id, memberId: member.id })
    expect((await usable()).data.map(({ id }) => id)).toContain(held)
    const start = (memberCouponId = held) =>
      ask<{ command: number; state: number; orderId: number }>('monitor/start', {
        gunId: gun.id,
        memberId: member.id,
        memberCouponId,
      })
    expect(await start(404)).toMatchObject({ code: 409, data: { reason: 'coupon.notUsable' } })
    const { data } = await start()
    expect((await usable()).data.map(({ id }) => id)).not.toContain(held)
    expect(data).toMatchObject({ command: 5, state: 1 })
    const order = await server.db
      .selectFrom('chargeOrder')
      .select(['orderStatus', 'memberId', 'gunId', 'memberCouponId'])
      .where('id', '=', data.orderId)
      .executeTakeFirstOrThrow()
    expect(order).toEqual({ orderStatus: 1, memberId: member.id, gunId: gun.id, memberCouponId: held })
    const { request } = await server.db
      .selectFrom('pileCommand')
      .select('request')
      .where('orderId', '=', data.orderId)
      .executeTakeFirstOrThrow()
    expect(request).toMatchObject({ kind: 'remoteStart', token: { value: member.memberNo, isVin: false } })
    expect(await start()).toMatchObject({ code: 409, data: { reason: 'gun.busy' } })
  })
})

describe('events and logs', () => {
  beforeAll(() => happen([1, 2, 4, 6]))

  it('are told of a pile, the newest first', async () => {
    const { data } = await ask<{ records: { type: number; letter: number | null }[] }>('monitor/pileEvents', {
      id: place.pileId,
    })
    expect(data.records.slice(0, 4).map(({ type }) => type)).toEqual([6, 4, 2, 1])
    expect(data.records[3]?.letter).toBeNull()
    expect(data.records[0]?.letter).toBeTypeOf('number')
  })

  it('are filtered by event and time', async () => {
    const page = (body: object) =>
      ask<{ total: number; records: { type: number; payload: unknown }[] }>('pileLog/page', {
        pileId: place.pileId,
        sortOrder: 'asc',
        ...body,
      })
    const { data } = await page({ type: '1,4' })
    expect(data.records.map(({ type, payload }) => [type, payload])).toEqual([
      [1, { n: 1 }],
      [4, { n: 4 }],
    ])
    expect((await page({ timeFrom: '2026-07-01 10:03:00' })).data.records.map(({ type }) => type)).toEqual([
      4, 6,
    ])
  })
})

describe('a pile that is asked for its log', () => {
  interface LogFile {
    id: number
    state: number
    fileName: string | null
    bytes: number | null
  }
  const fetchLog = () => ask<LogFile>('pileLog/fetch', { pileId: place.pileId })

  it('is refused while it is not connected, and to who may only look', async () => {
    expect(await fetchLog()).toMatchObject({ code: 409, data: { reason: 'device.offline' } })
    const viewer = await server.login('viewer')
    expect((await ask('pileLog/fetch', { pileId: place.pileId }, viewer)).code).toBe(403)
  })

  it('brings it to the FTP server of the operator only where there is one', async () => {
    expect((await ask<{ address: null }>('pileLog/ftp', {})).data).toEqual({ address: null })
    const { sellerId, pileId } = place
    const point = { sellerId, pileId, process: 0, online: 1 } as const
    await server.db.insertInto('chargePoint').values(point).execute()
    expect(await ask('pileLog/fetch', { pileId, byFtp: 1 })).toMatchObject({ code: 400 })
    const pileLogFtp = new URL('ftp://piles:s3cret@logs.example.com/piles')
    const other = await createTestApp({ beside: server, pileLogFtp })
    const call = (path: string, body: object) => other.call(`operation-service/${path}`, body, { token })
    expect((await call('pileLog/ftp', {})).data).toEqual({ address: 'ftp://logs.example.com/piles' })
    const { data } = await call('pileLog/fetch', { pileId, byFtp: 1 })
    expect(data).toMatchObject({ byFtp: 1, uploadStatus: null, receivedTime: null })
    for (const table of ['pileCommand', 'operationLog', 'pileLogFile'] as const)
      expect(JSON.stringify(await server.db.selectFrom(table).selectAll().execute())).not.toContain('s3cret')
    expect(other.log()).not.toContain('s3cret')
    await other.close()
    await server.db.deleteFrom('chargePoint').where('pileId', '=', pileId).execute()
  })

  it('hands it in at an address that is good once', async () => {
    const { sellerId, pileId } = place
    await server.db.insertInto('chargePoint').values({ sellerId, pileId, process: 0, online: 1 }).execute()
    const { data: asked } = await fetchLog()
    expect(asked).toMatchObject({ state: 1, fileName: null })
    const command = await server.db
      .selectFrom('pileCommand')
      .select('request')
      .where('pileId', '=', pileId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(command.request).toMatchObject({ kind: 'log' })
    const location = 'location' in command.request ? command.request.location : ''
    const hand = (url: string) =>
      server.app.inject({
        method: 'PUT',
        url,
        headers: { 'content-type': 'application/zip' },
        payload: 'log lines',
      })
    const { pathname } = new URL(location ?? '')
    expect((await hand(`${pathname}x`)).statusCode).toBe(404)
    expect((await hand(`${pathname}/diagnostics.zip`)).statusCode).toBe(200)
    expect((await hand(`${pathname}/diagnostics.zip`)).statusCode).toBe(404)

    const { data: files } = await ask<{ records: LogFile[] }>('pileLog/files', { pileId })
    expect(files.records[0]).toMatchObject({ id: asked.id, fileName: 'diagnostics.zip', bytes: 9 })
    const file = (as: string) =>
      server.app.inject({
        method: 'GET',
        url: `/operation-service/pileLog/file?id=${asked.id}`,
        headers: { authorization: as },
      })
    expect((await file(token)).body).toBe('log lines')
    expect((await file(await server.login('admin', '10002'))).json()).toMatchObject({ code: 404 })
  })
})
