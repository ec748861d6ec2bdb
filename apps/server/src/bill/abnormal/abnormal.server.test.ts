import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import type { OddOrderRow } from '@ampdeck/api/bill/odd-order'
import type { HomeSummary } from '@ampdeck/api/statistics/platform-home'
import { formatTimestamp, HOUR, MINUTE } from '@ampdeck/api/time'
import { beforeAll, expect, it } from 'vitest'
import { broken } from '../../testing/broken.ts'
import { charged } from '../../testing/charged.ts'
import { setUpCharging } from '../../testing/set-up.ts'

const { server, service } = setUpCharging()
let token: string
let second: string

beforeAll(async () => {
  token = await server.login('finance')
  second = await server.login('finance2')
})

const call = <Data = { reason?: string; awaiting?: boolean; orderStatus?: number }>(
  name: string,
  body: object,
  by = token,
  headers = {},
) => server.call<Data>(`bill-service/bill/${name}`, body, { token: by, headers })
const get = async (id: number) => (await call<ChargeOrderDetail>('get', { id })).data

/** A charge that its pile reported wrongly, or of which it sent no final bill. */
async function odd(what: { wh: number; readWh?: number; lost?: boolean }) {
  server.clock.now += 10 * MINUTE
  const { pile, order } = await charged(server.platform, service, what)
  if (what.lost) server.clock.now += HOUR
  return { pile, order: await get(order.id) }
}

const end = ({ id, version, startTime, endTime }: ChargeOrderDetail, meterStop: number) => ({
  id,
  version,
  meterStop,
  endTime: endTime ?? startTime,
  reason: 'read at the meter',
})

it('lists what waits for a person, as many as the to-do counts', async () => {
  const { order } = await odd({ wh: 90_000 })
  expect(order).toMatchObject({ orderStatus: 4, abnormalKind: 2, paidFen: 0 })
  const { data } = await call<{ records: OddOrderRow[]; total: number }>('abnormalPage', { pageSize: 1_000 })
  expect(data.records.find(({ id }) => id === order.id)).toMatchObject({ awaiting: false })
  const summary = await server.call<HomeSummary>('statistics-service/platformHome/summary', {}, { token })
  expect(summary.data.todos.find(({ kind }) => kind === 'abnormalOrders')?.count).toBe(data.total)
})

it('is finished by corrected readings: billed again, deducted, its lines corrected and not edited', async () => {
  const { order } = await odd({ wh: 200_000, readWh: 8_000 })
  // What the pile cannot have delivered is billed to nobody.
  expect(order).toMatchObject({ energyWh: 8_000, meterStop: 9_000 })
  const before = order.lines.length
  const key = { 'idempotency-key': 'handled-once' }
  const readings = end(order, 111_000)
  // 102 kWh more are more than 100 yuan: two people.
  expect((await call('handle', readings, token, key)).data).toEqual({ orderStatus: 4, awaiting: true })
  expect((await call('handle', readings, token, key)).data).toEqual({ orderStatus: 4, awaiting: true })
  const [adjust] = (await get(order.id)).adjusts
  for (const [name, body] of [
    ['handle', readings],
    ['recalculate', { id: order.id, version: order.version }],
    ['void', { id: order.id, version: order.version, reason: 'x' }],
  ] as const)
    expect((await call(name, body)).data.reason, name).toBe('adjust.open')
  expect((await call('confirmAdjust', { id: adjust?.id })).data.reason).toBe('audit.sameUser')
  expect((await call('confirmAdjust', { id: adjust?.id }, second)).code).toBe(0)
  const after = await get(order.id)
  expect(after).toMatchObject({
    orderStatus: 3,
    chargeStatus: 3,
    energyWh: 110_000,
    meterStop: 111_000,
    owedFen: 0,
  })
  expect(after.lines.slice(0, before)).toEqual(order.lines)
  expect(after.lines.slice(before).every(({ corrects }) => corrects !== null)).toBe(true)
  expect((await call('handle', { ...readings, version: after.version + 1 })).data.reason).toBe('record.stale')
  expect(await broken(server)).toEqual([])
})

it('is finished at once by one person where the difference is small, also without a final bill', async () => {
  const { order } = await odd({ wh: 3_000, lost: true })
  expect(order).toMatchObject({ orderStatus: 4, abnormalKind: 1, overtimeKind: 1, payableFen: 0 })
  expect((await call('handle', { ...end(order, 900) })).data.reason).toBe('readings.impossible')
  const future = formatTimestamp(server.clock.now + HOUR)
  expect((await call('handle', { ...end(order, 4_000), endTime: future })).data.reason).toBe(
    'readings.impossible',
  )
  expect((await call('handle', end(order, 4_000))).data).toEqual({ orderStatus: 3, awaiting: false })
  expect(await get(order.id)).toMatchObject({ energyWh: 3_000, chargeStatus: 3, adjusts: [{ state: 2 }] })
  expect(await broken(server)).toEqual([])
})

it('is finished by its last reading where its pile went silent', async () => {
  const { order } = await odd({ wh: 3_000, lost: true })
  const { data } = await call<{ records: OddOrderRow[] }>('overtimePage', { pageSize: 1_000 })
  expect(data.records.find(({ id }) => id === order.id)?.overtimeMinutes).toBeGreaterThan(60)
  const asked = { id: order.id, version: order.version, reason: 'modem broken' }
  expect((await call('finish', asked)).data).toEqual({ orderStatus: 3, awaiting: false })
  expect(await get(order.id)).toMatchObject({ energyWh: 3_000, chargeStatus: 3 })
  expect((await call('finish', { ...asked, version: order.version + 2 })).data.reason).toMatch(
    /notAllowed|stale/,
  )
})

it('is voided without energy or as a duplicate, and never otherwise', async () => {
  const { order } = await odd({ wh: 90_000, readWh: 8_000 })
  const asked = { id: order.id, version: order.version, reason: 'reported twice' }
  expect((await call('void', asked)).data.reason).toBe('void.hasEnergy')
  await server.db.updateTable('chargeOrder').set({ abnormalKind: 4 }).where('id', '=', order.id).execute()
  expect((await call('void', asked)).data).toEqual({ orderStatus: 5, awaiting: false })
  expect(await get(order.id)).toMatchObject({ payableFen: 0, owedFen: 0, energyWh: 0, chargeStatus: 3 })
  expect((await call('void', { ...asked, version: order.version + 1 })).data.reason).toBe(
    'transition.notAllowed',
  )
  expect(await broken(server)).toEqual([])
})

it('is calculated again by what its pile has sent', async () => {
  const lost = await odd({ wh: 3_000, lost: true })
  const again = ({ id, version }: { id: number; version: number }) => call('recalculate', { id, version })
  expect((await again(lost.order)).data.reason).toBe('bill.notReceived')
  const { order } = await odd({ wh: 90_000 })
  expect((await again(order)).data).toMatchObject({ orderStatus: 4, abnormalKind: 2 })
  const raw = { meterStop: 11_000 }
  await server.db.updateTable('rawBill').set(raw).where('orderId', '=', order.id).execute()
  expect((await again(await get(order.id))).data).toMatchObject({ orderStatus: 3, abnormalKind: null })
  expect(await get(order.id)).toMatchObject({ energyWh: 10_000, chargeStatus: 3 })
  expect(await broken(server)).toEqual([])
})

it('is changed by who holds the keys alone', async () => {
  const { order } = await odd({ wh: 3_000, lost: true })
  const viewer = await server.login('viewer')
  const { id, version } = order
  for (const [name, body] of [
    ['handle', end(order, 4_000)],
    ['void', { id, version, reason: 'x' }],
    ['recalculate', { id, version }],
    ['finish', { id, version, reason: 'x' }],
  ] as const)
    expect(await call(name, body, viewer), name).toMatchObject({ code: 403 })
})
