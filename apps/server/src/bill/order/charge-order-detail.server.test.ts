import type { ChargeOrderDetail, ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import type { LastCharge } from '@ampdeck/api/member/vehicle-data'
import { MINUTE } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCharging } from '../../charging/charging.ts'
import type { ChargePoint, Charging } from '../../device/charge-point.ts'
import { addMember, addPile, orderOf, type TestMember } from '../../testing/charging.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { charging, finished } = orderStatus.code

let server: TestApp
let token: string
let service: Charging
let pile: ChargePoint
let member: TestMember

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
  service = createCharging(server.platform, { gatherMs: 0 })
  pile = await addPile(server.platform)
  member = await addMember(server.platform, { phoneFen: 10_000 })
})
afterAll(() => server.close())

const get = async (id: number, as = token) =>
  (await server.call<ChargeOrderDetail>('bill-service/bill/get', { id }, { token: as })).data
const page = async (body: object) =>
  (await server.call<{ records: ChargeOrderRow[]; total: number }>('bill-service/bill/page', body, { token }))
    .data

async function charge() {
  const start = {
    connector: 1,
    token: { value: member.phone, isVin: false },
    meterWh: 1_000,
    ts: server.clock.now,
  }
  const { transactionId } = await service.started(pile, start)
  for (let minute = 0; minute < 10; minute++) {
    const reading = {
      ts: server.clock.now,
      meterWh: 1_000 + minute * 1_000,
      W: 60_000,
      V: 400.5,
      A: 150,
      soc: 40 + minute,
      tempC: 31,
    }
    await service.metered(pile, { connector: 1, transactionId, readings: [reading] })
    server.clock.now += MINUTE
  }
  return transactionId
}

it('shows a running charge with what it has come to, and a finished one with all that is known of it', async () => {
  const transactionId = await charge()
  const { id, orderNo } = await orderOf(server.platform, pile, transactionId)
  const running = await get(id)
  expect(running).toMatchObject({ orderStatus: charging, memberName: 'Test', memberPhone: member.phone })
  expect(running.running).toMatchObject({ energyWh: 9_000, soc: 49 })
  expect(running.running?.feeFen).toBeGreaterThan(500)
  expect(running.meterValues).toHaveLength(10)
  expect((await page({ orderNo })).records[0]?.running).toEqual(running.running)

  const reason = stopReason.code.user
  await service.stopped(pile, {
    transactionId,
    connector: 1,
    meterWh: 11_000,
    reason,
    readings: [],
    ts: server.clock.now,
  })
  const done = await get(id)
  expect(done).toMatchObject({
    orderStatus: finished,
    running: null,
    costModelName: expect.stringMatching(/ v\d+$/),
  })
  expect(done.meterValues.at(-1)).toMatchObject({ energyWh: 9_000, W: 60_000, V: 400.5, soc: 49 })
  expect(done.events.map(({ type }) => type)).toEqual([6, 7])
  expect(done.deductions.map(({ amountFen }) => amountFen)).toEqual([-done.paidFen])
  expect(done.occupy).toMatchObject({ state: 1, freeMinutes: 30, stepMinutes: 30 })
  expect(done.rawBill).toMatchObject({ tradeNo: transactionId, state: 2, meterStop: 11_000 })
  for (const part of ['lines', 'meterValues', 'events'] as const)
    expect((await server.call(`bill-service/bill/${part}`, { id }, { token })).data).toEqual(done[part])
})

it('masks the phone for whoever may not open members', async () => {
  const { records } = await page({ memberPhone: member.phone })
  const viewer = await server.login('viewer')
  const seen = await get(records[0]?.id ?? 0, viewer)
  expect(seen.memberPhone).toMatch(/^\d{3}\*{4}\d{4}$/)
})

it('finds by the whole phone number, and sums what it finds', async () => {
  const { records, total } = await page({ memberPhone: member.phone, pageSize: 100 })
  expect(total).toBe(records.length)
  expect((await page({ memberPhone: member.phone.slice(0, 8) })).total).toBe(0)
  const { data } = await server.call<Record<string, number>>(
    'bill-service/bill/sum',
    { memberPhone: member.phone },
    { token },
  )
  expect(data).toMatchObject({
    orders: total,
    energyWh: records.reduce((sum, order) => sum + order.energyWh, 0),
    payableFen: records.reduce((sum, order) => sum + order.payableFen, 0),
  })
  const all = await server.call<Record<string, number>>('bill-service/bill/sum', {}, { token })
  expect(all.data.orders).toBeGreaterThan(total)
})

it('has readings, events and the final bill of the drawn orders of the last days', async () => {
  const { records } = await page({
    orderStatus: finished,
    startTimeFrom: '2026-06-29',
    startTimeTo: '2026-06-30',
  })
  expect(records.length).toBeGreaterThan(0)
  for (const { id } of records.slice(0, 3)) {
    const drawn = await get(id)
    expect(drawn.meterValues.length).toBeGreaterThan(3)
    expect(drawn.rawBill).toMatchObject({ meterStop: drawn.meterStop })
    expect(drawn.events.length).toBeGreaterThanOrEqual(2)
  }
})

it('shows the last charge of a car minute by minute (spec 7.44)', async () => {
  const transactionId = await charge()
  const { id } = await orderOf(server.platform, pile, transactionId)
  const vin = 'LZZ9TEST000000001'
  await server.platform.db.updateTable('chargeOrder').set({ vin }).where('id', '=', id).execute()
  const path = 'datacapture-service/vehicleDataCapture/getLastByVin'
  const { data } = await server.call<LastCharge>(path, { vin }, { token })
  expect(data.samples).toHaveLength(10)
  expect(data.samples[0]).toMatchObject({ W: 60_000, packV: 400.5, soc: 40, cellMaxMv: null })
})
