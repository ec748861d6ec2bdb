import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import type { OrderAdjust } from '@ampdeck/api/bill/order-adjust'
import { stopReason } from '@ampdeck/api/enumerations/order'
import type { HomeSummary } from '@ampdeck/api/statistics/platform-home'
import { DAY, MINUTE } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCharging } from '../../charging/charging.ts'
import type { ChargePoint, Charging } from '../../device/charge-point.ts'
import { addMember, addPile, orderOf, type TestMember } from '../../testing/charging.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { rollUp } from '../day-stat/day-stat.service.ts'
import { violations } from '../invariants/invariants.store.ts'

let server: TestApp
let service: Charging
let pile: ChargePoint
let first: string
let second: string

beforeAll(async () => {
  server = await createTestApp()
  service = createCharging(server.platform, { gatherMs: 0 })
  first = await server.login('finance')
  second = await server.login('finance2')
})
afterAll(() => server.close())

const delta = (eFeeFen: number, more: object = {}) => ({ seq: 1, energyWh: 0, eFeeFen, sFeeFen: 0, ...more })
const call = <Data = OrderAdjust>(name: string, body: object, token: string, headers = {}) =>
  server.call<Data>(`bill-service/bill/${name}`, body, { token, headers })
const propose = (id: number, lines: object[], token = first) =>
  call('adjust', { id, lines, reason: 'wrong meter' }, token)
const get = async (id: number) => (await call<ChargeOrderDetail>('get', { id }, first)).data

/** Proposes and confirms. */
async function adjust(id: number, ...lines: object[]) {
  const { data } = await propose(id, lines)
  expect(await call('confirmAdjust', { id: data.id }, second)).toMatchObject({ code: 0, data: { state: 2 } })
  return get(id)
}

/** A charge of 10 kWh in ten minutes; it goes on until it is stopped. */
async function begin(member: TestMember) {
  // A register tells of a charge once.
  pile = await addPile(server.platform)
  const token = { value: member.phone, isVin: false }
  const ts = server.clock.now
  const { transactionId } = await service.started(pile, { connector: 1, token, meterWh: 1_000, ts })
  const reading = { ts, meterWh: 1_000, W: 60_000, V: 400, A: 150, soc: 40, tempC: 31 }
  await service.metered(pile, { connector: 1, transactionId, readings: [reading] })
  server.clock.now += 10 * MINUTE
  return transactionId
}

async function finish(transactionId: string): Promise<ChargeOrderDetail> {
  const ts = server.clock.now
  const reason = stopReason.code.user
  await service.stopped(pile, { transactionId, connector: 1, meterWh: 11_000, reason, readings: [], ts })
  server.clock.now += MINUTE
  return get((await orderOf(server.platform, pile, transactionId)).id)
}

const charged = async (funds: Parameters<typeof addMember>[1]) =>
  finish(await begin(await addMember(server.platform, funds)))

/** The invariants of domain.md §7 over all that this file has done. */
async function broken() {
  await rollUp(server.platform)
  return violations(server.db, { from: server.clock.now - 7 * DAY, to: server.clock.now + DAY })
}

it('gives back what was paid too much, to the accounts that it came from', async () => {
  const order = await charged({ phoneFen: 10_000, rewardFen: 100 })
  const after = await adjust(order.id, delta(-200, { energyWh: -1_000, sFeeFen: -50 }))
  expect(after).toMatchObject({
    energyWh: 9_000,
    meterStop: 10_000,
    eFeeFen: order.eFeeFen - 200,
    sFeeFen: order.sFeeFen - 50,
    payableFen: order.payableFen - 250,
    paidFen: order.payableFen - 250,
    owedFen: 0,
    chargeStatus: 3,
  })
  expect(after.lines.at(-1)).toMatchObject({ corrects: 1, energyWh: -1_000, eFeeFen: -200, sFeeFen: -50 })
  expect(after.deductions.map(({ accountType, amountFen }) => [accountType, amountFen])).toEqual([
    [3, -100],
    [2, -(order.payableFen - 100)],
    [2, 250],
  ])
  expect(after.events.at(-1)).toMatchObject({ type: 10, payload: { eFeeFen: -200, paidFen: -250 } })
  expect(after.adjusts).toMatchObject([{ state: 2, reason: 'wrong meter', auditTime: expect.any(String) }])
  expect(await broken()).toEqual([])
})

it('waits in the notices and the to-dos of whoever may decide on it, never of its proposer', async () => {
  const order = await charged({ phoneFen: 10_000 })
  const waiting = async (token: string) => {
    const [bell, home, list] = await Promise.all([
      server.call<{ approvals: { kind: string; count: number }[] }>(
        'system-service/notice/unread',
        {},
        { token },
      ),
      server.call<HomeSummary>('statistics-service/platformHome/summary', {}, { token }),
      server.call<{ total: number }>('bill-service/bill/page', { todo: '2' }, { token }),
    ])
    const todo = home.data.todos.find(({ kind }) => kind === 'orderAdjusts')
    const approvals = bell.data.approvals.filter(({ kind }) => kind === 'orderAdjusts')
    return [approvals.map(({ kind, count }) => `${kind} ${count}`), todo?.count, list.data.total]
  }
  const nothing = [[], undefined, 0]
  expect(await waiting(second)).toEqual(nothing)
  const { data } = await propose(order.id, [delta(-100)])
  expect(await waiting(second)).toEqual([['orderAdjusts 1'], 1, 1])
  expect(await waiting(first)).toEqual(nothing)
  const viewer = await waiting(await server.login('viewer'))
  expect(viewer.slice(0, 2)).toEqual([[], undefined])
  expect((await call('confirmAdjust', { id: data.id }, second)).code).toBe(0)
  expect(await waiting(second)).toEqual(nothing)
})

it('takes what is missing, and leaves owed what the payer does not have; later money goes back first', async () => {
  const paid = await charged({ phoneFen: 10_000 })
  expect(await adjust(paid.id, delta(300))).toMatchObject({ paidFen: paid.payableFen + 300, owedFen: 0 })

  const poor = await charged({ phoneFen: 2_000 })
  expect(await adjust(poor.id, delta(5_000))).toMatchObject({
    payableFen: poor.payableFen + 5_000,
    paidFen: 2_000,
    owedFen: poor.payableFen + 3_000,
    chargeStatus: 2,
  })
  // Corrected back: the debt is gone and the rest is returned.
  const back = await adjust(poor.id, delta(-5_100))
  expect(back).toMatchObject({ payableFen: poor.payableFen - 100, owedFen: 0, chargeStatus: 3 })
  expect(await broken()).toEqual([])
})

it('adjustments without a ceiling: an order is not raised for ever', async () => {
  const order = await charged({ phoneFen: 100_000 })
  await adjust(order.id, delta(30_000))
  await adjust(order.id, delta(-25_000))
  const more = await propose(order.id, [delta(20_001)])
  expect(more).toMatchObject({ code: 409, data: { reason: 'adjust.ceiling' } })
  expect(await adjust(order.id, delta(20_000))).toMatchObject({ payableFen: order.payableFen + 25_000 })
})

it('gives to rewards what they paid beyond the service fee, and takes it from the principal', async () => {
  const order = await charged({ phoneFen: 10_000, rewardFen: 10_000 })
  const reward = order.sFeeFen - order.discountFen - order.couponFen
  const after = await adjust(order.id, delta(100, { sFeeFen: -100 }))
  expect(after).toMatchObject({ payableFen: order.payableFen, paidFen: order.payableFen, owedFen: 0 })
  expect(after.deductions.map(({ accountType, amountFen }) => [accountType, amountFen])).toEqual([
    [3, -reward],
    [2, -(order.payableFen - reward)],
    [3, 100],
    [2, -100],
  ])
  expect(await broken()).toEqual([])
})

it('needs two people: whoever proposes neither confirms nor refuses, and a refusal says why', async () => {
  const order = await charged({ phoneFen: 10_000 })
  const { data } = await propose(order.id, [delta(-10)])
  expect(data).toMatchObject({ state: 1, eFeeFen: -10, createUserName: expect.any(String), auditUser: null })
  const same = { code: 409, data: { reason: 'audit.sameUser' } }
  expect(await call('confirmAdjust', { id: data.id }, first)).toMatchObject(same)
  expect(await call('refuseAdjust', { id: data.id, reason: 'no' }, first)).toMatchObject(same)
  expect(await call('refuseAdjust', { id: data.id, reason: ' ' }, second)).toMatchObject({ code: 400 })
  expect(await propose(order.id, [delta(-10)], second)).toMatchObject({
    code: 409,
    data: { reason: 'adjust.open' },
  })

  const refusal = await call('refuseAdjust', { id: data.id, reason: 'the meter is right' }, second)
  expect(refusal.data).toMatchObject({ state: 3, auditReason: 'the meter is right' })
  expect(await get(order.id)).toMatchObject({ payableFen: order.payableFen, lines: order.lines })
  expect(await call('confirmAdjust', { id: data.id }, second)).toMatchObject({
    code: 409,
    data: { reason: 'transition.notAllowed' },
  })
})

it('decides once, however many confirm at once, and answers a repeated proposal as the first time', async () => {
  const order = await charged({ phoneFen: 10_000 })
  const body = { id: order.id, lines: [delta(-10)], reason: 'wrong meter' }
  const key = { 'idempotency-key': 'adjust-once' }
  const { data } = await call('adjust', body, first, key)
  expect((await call('adjust', body, first, key)).data).toEqual(data)
  const admin = await server.login('admin')
  const answers = await Promise.all(
    [second, admin, second].map((token) => call('confirmAdjust', { id: data.id }, token)),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 409, 409])
  const after = await get(order.id)
  expect(after).toMatchObject({ payableFen: order.payableFen - 10, adjusts: [{ state: 2 }] })
  const log = await server.db
    .selectFrom('operationLog')
    .selectAll()
    .where('path', '=', 'bill-service/bill/confirmAdjust')
    .where('resultCode', '=', 0)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(log)).toContain('chargeOrder')
})

it('refuses orders that run, and corrections that change nothing or leave less than nothing', async () => {
  const transactionId = await begin(await addMember(server.platform, { phoneFen: 10_000 }))
  const { id } = await orderOf(server.platform, pile, transactionId)
  const no = { code: 409, data: { reason: 'transition.notAllowed' } }
  expect(await propose(id, [delta(-10)])).toMatchObject(no)
  const order = await finish(transactionId)
  const issues = (path: unknown[], message: string) => ({ code: 400, data: { issues: [{ path, message }] } })
  expect(await propose(id, [delta(0)])).toMatchObject(issues(['lines'], 'adjustNothing'))
  expect(await propose(id, [delta(1, { seq: 9 })])).toMatchObject(issues(['lines', 0, 'seq'], 'adjustLine'))
  const tooMuch = delta(-1 - (order.lines[0]?.eFeeFen ?? 0))
  expect(await propose(id, [tooMuch])).toMatchObject(issues(['lines', 0, 'eFeeFen'], 'adjustBelowZero'))
  expect(await propose(id, [delta(1), delta(2)])).toMatchObject({ code: 400 })
  expect(await propose(id, [])).toMatchObject({ code: 400 })
  await server.db.updateTable('chargeOrder').set({ badDebt: 1 }).where('id', '=', id).execute()
  expect(await propose(id, [delta(-10)])).toMatchObject(no)
})

it('keeps to the right, the seller and the stations of whoever asks', async () => {
  const order = await charged({ phoneFen: 10_000 })
  const { data } = await propose(order.id, [delta(-10)])
  const riverside = await server.login('admin', '10002')
  for (const [name, body] of [
    ['adjust', { id: order.id, lines: [delta(-10)], reason: 'x' }],
    ['confirmAdjust', { id: data.id }],
    ['refuseAdjust', { id: data.id, reason: 'x' }],
  ] as const) {
    expect(await call(name, body, riverside)).toMatchObject({ code: 404 })
    expect(await call(name, body, await server.login('ops'))).toMatchObject({ code: 403 })
  }
  await server.db
    .updateTable('accountUser')
    .set({ stationIds: [pile.stationId + 1] })
    .where('account', '=', 'finance2')
    .execute()
  expect(await call('confirmAdjust', { id: data.id }, await server.login('finance2'))).toMatchObject({
    code: 404,
  })
})

it('gives back credit before principal, and counts an order again whose day is closed for good', async () => {
  const order = await charged({ fleet: { balanceFen: 500, creditFen: 9_000 } })
  const from = server.clock.now
  server.clock.now += 20 * DAY
  ;[first, second] = [await server.login('finance'), await server.login('admin')]
  const { deductions } = await adjust(order.id, delta(-200))
  expect(deductions.at(-1)).toMatchObject({ accountType: 4, amountFen: 200 })
  await rollUp(server.platform)
  expect(await violations(server.db, { from, to: from + DAY })).toEqual([])
})
