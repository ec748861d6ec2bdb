import { TOTAL_CAP } from '@ampdeck/api/paging'
import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { ensureMonths } from '../../database/partitions.ts'
import { Rows } from '../../database/rows.ts'
import type { Scope } from '../../database/scope.ts'
import { Random } from '../../demo/random.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { createTestDatabase, TEST_NOW } from '../../testing/test-database.ts'
import { foldTally } from '../tally/order-tally.store.ts'
import { page } from './charge-order.store.ts'
import { type KeysRequest, keysOf } from './charge-order-keys.store.ts'

type Request = Omit<KeysRequest, 'current' | 'pageSize'>

const WHOLE_SELLER: Scope = { sellerId: SKYLINE, stationIds: null, groupIds: null }
const fields = ['startTime', 'energyWh', 'payableFen', 'owedFen'] as const

let demo: Database
beforeAll(async () => {
  demo = await createTestDatabase('demo')
})
afterAll(() => demo.close())

const rowsOf = (scope: Scope = WHOLE_SELLER) =>
  new Rows(demo.db, scope, { now: TEST_NOW, userId: null, newId: () => 0 })

describe('deep pages', () => {
  it('follow one another to the whole list, in every order and with any filter', () => checkDraws(1, 80))

  it('still do after orders came, changed and went, and after the tally was folded', async () => {
    await change()
    await checkDraws(2, 40)
    const before = await tallied()
    await foldTally(demo.db)
    expect(await tallied()).toEqual(before)
    await checkDraws(3, 40)
  })

  it('are empty behind the last row', async () => {
    expect(await keysOf(rowsOf(), { current: 100_000, pageSize: 100 })).toEqual([])
  })
})

describe('the tally', () => {
  it('is the number of orders in each bucket', async () => {
    expect(await tallied()).toEqual(await counted())
  })
})

describe('the total', () => {
  it('is exact up to the cap and says above it that there are more', async () => {
    const first = { current: 1, pageSize: 1 }
    const real = (await allOrders()).length
    expect((await page(rowsOf(), first)).total).toBe(real)

    await copies(TOTAL_CAP - real)
    expect(await page(rowsOf(), first)).toMatchObject({ total: TOTAL_CAP })
    expect((await page(rowsOf(), first)).totalCapped).toBeUndefined()
    await copies(1)
    expect(await page(rowsOf(), first)).toMatchObject({ total: TOTAL_CAP, totalCapped: true })
  })
})

/** Compares all pages of random filters, and their totals, with a list that is filtered and sorted here. */
async function checkDraws(seed: number, draws: number) {
  const random = new Random(seed)
  const orders = await allOrders()
  for (let draw = 0; draw < draws; draw += 1) {
    const request = drawRequest(random, orders)
    const stationIds = random.chance(0.25) ? orders.slice(0, 5).map(({ stationId }) => stationId) : null
    const scope = { ...WHOLE_SELLER, stationIds }
    const wanted = expected(orders, scope, request)
    const pageSize = random.int(Math.ceil(wanted.length / 12) + 1, 400)
    expect(await readPages(scope, request, pageSize), JSON.stringify(request)).toEqual(wanted)
    expect((await page(rowsOf(scope), { ...request, current: 1, pageSize: 1 })).total).toBe(wanted.length)
  }
}

/** A filter as a person might choose it: any of its parts may be missing. */
function drawRequest(random: Random, orders: readonly Order[]): Request {
  const some = () => random.pick(orders)
  const from = some().startTime + random.int(-1, 1)
  return {
    ...(random.chance(0.5) ? { stationId: [some().stationId, some().stationId, some().stationId] } : {}),
    ...(random.chance(0.3) ? { orderStatus: [some().orderStatus, 4] as Request['orderStatus'] } : {}),
    ...(random.chance(0.3) ? { chargeStatus: [some().chargeStatus, 1] as Request['chargeStatus'] } : {}),
    ...(random.chance(0.2) ? { stopReason: [some().stopReason ?? 1, 3] as Request['stopReason'] } : {}),
    ...(random.chance(0.2) ? { plate: some().plate?.slice(2, 4) ?? '1' } : {}),
    ...(random.chance(0.4) ? { startTimeFrom: from } : {}),
    ...(random.chance(0.4) ? { startTimeTo: from + random.int(0, 200 * DAY) } : {}),
    ...(random.chance(0.8) ? { sortField: random.pick(fields) } : {}),
    ...(random.chance(0.7) ? { sortOrder: random.pick(['asc', 'desc'] as const) } : {}),
  }
}

function expected(orders: readonly Order[], scope: Scope, request: Request): number[] {
  const { sortField = 'startTime', sortOrder = 'desc', startTimeFrom: from, startTimeTo: to } = request
  const field = sortField === 'startTime' ? 'id' : (sortField as (typeof fields)[number])
  const sign = sortOrder === 'asc' ? 1 : -1
  const isIn = (value: number | null, wanted?: readonly number[] | null) =>
    !wanted || wanted.includes(value ?? -1)
  return orders
    .filter((order) => isIn(order.stationId, scope.stationIds) && isIn(order.stationId, request.stationId))
    .filter((order) => isIn(order.orderStatus, request.orderStatus))
    .filter((order) => isIn(order.chargeStatus, request.chargeStatus))
    .filter((order) => isIn(order.stopReason, request.stopReason))
    .filter(({ plate }) => !request.plate || plate?.includes(request.plate))
    .filter(({ startTime }) => startTime >= (from ?? 0) && startTime < (to ?? Number.POSITIVE_INFINITY))
    .sort((a, b) => sign * (a[field] - b[field] || a.id - b.id))
    .map(({ id }) => id)
}

/** Reads all pages, each as a deep one, until one is empty. */
async function readPages(scope: Scope, request: Request, pageSize: number): Promise<number[]> {
  const ids: number[] = []
  for (let current = 1; ; current += 1) {
    const found = await keysOf(rowsOf(scope), { ...request, current, pageSize }, 0)
    if (found.length === 0) return ids
    ids.push(...found)
  }
}

/** Every order of the seller, to be filtered and sorted here instead of in the database. */
function allOrders() {
  return demo.db.selectFrom('chargeOrder').selectAll().where('sellerId', '=', SKYLINE).execute()
}
type Order = Awaited<ReturnType<typeof allOrders>>[number]

/** More orders: copies of one, a millisecond apart, after the last. */
async function copies(count: number) {
  await ensureMonths(demo.db, TEST_NOW, TEST_NOW + 40 * DAY)
  const ofSeller = demo.db.selectFrom('chargeOrder').where('sellerId', '=', SKYLINE)
  const sample = await ofSeller.selectAll().limit(1).executeTakeFirstOrThrow()
  const last = await demo.db
    .selectFrom('chargeOrder')
    .select(['id', 'startTime'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, (_, index) => ({
    ...sample,
    id: last.id + (index + 1) * 4_096,
    startTime: last.startTime + index + 1,
  }))
  while (rows.length > 0) await demo.db.insertInto('chargeOrder').values(rows.splice(0, 500)).execute()
}

/** Orders that come, that change what they are counted by (also below zero), and that go. */
async function change() {
  await copies(300)
  await sql`update charge_order set payable_fen = payable_fen - 5000, energy_wh = energy_wh * 3, owed_fen = id % 7,
    charge_status = 1 + id % 3, station_id = (select min(station_id) from charge_order where seller_id = ${SKYLINE})
    where id % 5 = 0 and seller_id = ${SKYLINE}`.execute(demo.db)
  await sql`delete from charge_order where id % 11 = 0`.execute(demo.db)
}

async function tallied() {
  const { rows } = await sql`select seller_id, station_id, order_status, charge_status, field, bucket,
    sum(orders)::bigint as orders from charge_order_tally
    group by 1, 2, 3, 4, 5, 6 having sum(orders) <> 0 order by 1, 2, 3, 4, 5, 6`.execute(demo.db)
  return rows
}

async function counted() {
  const { rows } = await sql`select seller_id, station_id, order_status, charge_status, field, bucket,
    count(*) as orders from charge_order cross join lateral (values ('startTime', id >> 41),
    ('payableFen', payable_fen >> 7), ('energyWh', energy_wh >> 9)) as tally (field, bucket)
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`.execute(demo.db)
  return rows
}
