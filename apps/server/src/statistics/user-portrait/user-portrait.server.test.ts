import { userSegment } from '@ampdeck/api/enumerations/member'
import { orderStatus, period } from '@ampdeck/api/enumerations/order'
import { segmentOf } from '@ampdeck/api/statistics/portrait-rules'
import { type UserPortrait, type UserPortraitInfo, userPortrait } from '@ampdeck/api/statistics/user-portrait'
import { DAY, dayNumber, HOUR, UTC8 } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { refreshPortraits, refreshSome } from './member-portrait.service.ts'

const SELLER = 10001
let server: TestApp
let token: string

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
})
afterAll(() => server.close())

const ask = (call: { path: string }, body: object = {}, who = token) =>
  server.call(call.path, body, { token: who })
const listOf = async (body: object = {}, who = token) =>
  (await ask(userPortrait.page, { pageSize: 1_000, ...body }, who)).data as {
    records: UserPortrait[]
    total: number
  }
const someone = async () => {
  const [first] = (await listOf({ sortField: 'frequency90', sortOrder: 'desc' })).records
  if (!first) throw new Error('The demo network has members who charge.')
  return first
}

/** The portraits from all raw rows, each counted by itself and without a window or a join of the server's. */
async function naive(now: number) {
  const orders = await server.db
    .selectFrom('chargeOrder')
    .selectAll()
    .where('sellerId', '=', SELLER)
    .execute()
  const lines = await server.db
    .selectFrom('billLine')
    .selectAll()
    .where('sellerId', '=', SELLER)
    .where('period', '=', period.code.valley)
    .execute()
  const valley = Map.groupBy(lines, ({ orderId }) => orderId)
  const finished = orders.filter(
    (one) => one.orderStatus === orderStatus.code.finished && one.energyWh > 0 && one.endTime !== null,
  )
  const today = dayNumber(now)
  const found = [...Map.groupBy(finished, ({ memberId }) => memberId)].flatMap(([memberId, of]) => {
    if (memberId === null) return []
    const last = Math.max(...of.map(({ endTime }) => dayNumber(endTime ?? 0)))
    const within = (days: number, until: number) =>
      of.filter(({ endTime }) => {
        const day = dayNumber(endTime ?? 0)
        return day > until - days && day <= until
      })
    const sum = (rows: typeof of, read: (row: (typeof of)[number]) => number) =>
      rows.reduce((total, row) => total + read(row), 0)
    const [habit, in90] = [within(90, last), within(90, today)]
    const inValley = sum(habit, ({ id }) =>
      (valley.get(id) ?? []).reduce((wh, line) => wh + line.energyWh, 0),
    )
    const hours = habit.map(({ startTime }) => Math.floor((startTime + UTC8) / HOUR) % 24)
    const often = (hour: number) => hours.filter((one) => one === hour).length
    return [
      {
        id: memberId,
        recency: today - last,
        frequency90: in90.length,
        spend90Fen: sum(in90, ({ payableFen }) => payableFen),
        energy90Wh: sum(in90, ({ energyWh }) => energyWh),
        valleyBps: Math.round((10_000 * inValley) / sum(habit, ({ energyWh }) => energyWh)),
        prefHour: hours.toSorted((x, y) => often(y) - often(x) || x - y)[0],
        stations: new Set(habit.map(({ stationId }) => stationId)).size,
        segment: segmentOf({
          recency: today - last,
          frequency30: within(30, today).length,
          frequency90: in90.length,
        }),
      },
    ]
  })
  return new Map(found.map((one) => [one.id, one]))
}

async function stored() {
  const found = await server.db
    .selectFrom('memberPortrait')
    .selectAll()
    .where('sellerId', '=', SELLER)
    .execute()
  return found.map((one) => ({ id: one.memberId, ...one }))
}

async function expectNaive(now: number) {
  const [expected, found] = [await naive(now), await stored()]
  expect(found.length).toBe(expected.size)
  for (const one of found) expect(one).toMatchObject(expected.get(one.id) ?? {})
}

it('says of each member what all raw orders say', async () => {
  await refreshPortraits(server.platform)
  await expectNaive(server.clock.now)
})

it('changes a member by just what an adjustment, a refused order and a deletion change', async () => {
  const before = await someone()
  const [order, gone] = await server.db
    .selectFrom('chargeOrder')
    .select(['id', 'payableFen'])
    .where('memberId', '=', before.id)
    .where('orderStatus', '=', orderStatus.code.finished)
    .where('energyWh', '>', 0)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  if (!order || !gone) throw new Error('Who charges most has two charges.')
  await server.db
    .updateTable('chargeOrder')
    .set({ payableFen: order.payableFen + 1_234 })
    .where('id', '=', order.id)
    .execute()
  await refreshPortraits(server.platform)
  expect(await someone()).toEqual({ ...before, spend90Fen: before.spend90Fen + 1_234 })

  await server.db
    .updateTable('chargeOrder')
    .set({ orderStatus: orderStatus.code.closed })
    .where('id', '=', gone.id)
    .execute()
  await server.db.deleteFrom('chargeOrder').where('id', '=', order.id).execute()
  await refreshPortraits(server.platform)
  await expectNaive(server.clock.now)
})

it('goes on where a run broke off, and moves with the days', async () => {
  await server.db.updateTable('chargeOrder').set({ payableFen: sql`payable_fen + 1` }).execute()
  await expect(
    server.db.transaction().execute(async (db) => {
      await refreshSome(db, dayNumber(server.clock.now))
      throw new Error('the process died')
    }),
  ).rejects.toThrow('died')
  await refreshPortraits(server.platform)
  await expectNaive(server.clock.now)
  expect(await server.db.selectFrom('memberDue').selectAll().execute()).toEqual([])

  const later = server.clock.now + 40 * DAY
  await refreshPortraits({ db: server.db, now: () => later })
  await expectNaive(later)
  await refreshPortraits(server.platform)
})

it('finds portraits by segment and bands, for who may see them', async () => {
  const { segments, neverCharged } = (await ask(userPortrait.segments)).data as {
    segments: { segment: number; members: number; spend90Fen: number }[]
    neverCharged: number
  }
  expect(segments.map(({ segment }) => segment)).toEqual(userSegment.codes)
  for (const { segment, members } of segments)
    expect(await listOf({ segment: [segment], pageSize: 1 }), String(segment)).toMatchObject({
      total: members,
    })
  const all = await listOf()
  const { rows } = await sql<{ count: number }>`select count(*) from member
    where seller_id = ${SELLER} and deleted = 0`.execute(server.db)
  expect(all.total + neverCharged).toBe(rows[0]?.count)
  const [member] = await server
    .call<{ records: { id: number }[]; total: number }>(
      'member-service/member/page',
      { segment: [userSegment.code.lost] },
      { token },
    )
    .then(({ data }) => [data])
  expect(member?.total).toBe(segments.find(({ segment }) => segment === userSegment.code.lost)?.members)

  const stranger = await server.login('admin', '10002')
  const own = all.records.map(({ id }) => id)
  expect((await listOf({}, stranger)).records.filter(({ id }) => own.includes(id))).toEqual([])
  expect(await ask(userPortrait.get, { id: own[0] }, stranger)).toMatchObject({ code: 404 })
  const viewer = await server.login('viewer')
  expect((await listOf({}, viewer)).total).toBe(all.total)
  for (const call of [userPortrait.export, userPortrait.segmentExport])
    expect([(await ask(call)).code, (await ask(call, {}, viewer)).code]).toEqual([0, 403])
})

it('draws one member from the charges of a year', async () => {
  const { id, frequency90 } = await someone()
  const { data } = await ask(userPortrait.get, { id })
  const { radar, hours, months, used, prefHour } = data as UserPortraitInfo
  const orders = months.reduce((sum, month) => sum + month.orders, 0)
  expect(orders).toBeGreaterThanOrEqual(frequency90)
  expect(hours.reduce((sum, hour) => sum + hour, 0)).toBe(orders)
  expect(used.reduce((sum, station) => sum + station.orders, 0)).toBe(orders)
  expect(months.at(-1)?.month).toBe('2026-07')
  expect(hours[prefHour]).toBeGreaterThan(0)
  const others = await stored()
  const fewer = others.filter((one) => one.frequency90 < frequency90).length
  expect(radar.find(({ axis }) => axis === 'frequency')?.basisPoints).toBe(
    Math.round((10_000 * fewer) / others.length),
  )
})

it('gives all members of a segment a tag, once', async () => {
  const segment = userSegment.code.sleeping
  const { total } = await listOf({ segment: [segment], pageSize: 1 })
  const tag = { segment, name: '待唤醒' }
  const viewer = await server.login('viewer')
  expect(await ask(userPortrait.saveTag, tag, viewer)).toMatchObject({ code: 403 })
  const first = await ask(userPortrait.saveTag, tag)
  expect(first).toMatchObject({ data: { members: total, added: total } })
  expect(await ask(userPortrait.saveTag, tag)).toMatchObject({ data: { members: total, added: 0 } })
  const tagged = await server.call(
    'member-service/member/page',
    { tagId: [(first.data as { id: number }).id] },
    { token },
  )
  expect(tagged.data).toMatchObject({ total })
})
