import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import type { RawBillRow } from '@ampdeck/api/bill/raw-bill'
import { stopReason } from '@ampdeck/api/enumerations/order'
import { DAY, formatTimestamp, HOUR, MINUTE } from '@ampdeck/api/time'
import { beforeAll, expect, it } from 'vitest'
import { watch } from '../../charging/finish/watchdog.job.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { broken } from '../../testing/broken.ts'
import { addMember, addPile, orderOf } from '../../testing/charging.ts'
import { setUpCharging } from '../../testing/set-up.ts'

const { server, service } = setUpCharging()
let token: string

beforeAll(async () => {
  token = await server.login('admin')
})

type Told = RawBillRow & { reason: string; records: RawBillRow[] }
const call = (name: string, body: object, by = token, headers = {}) =>
  server.call<Told>(`bill-service/rawBill/${name}`, body, { token: by, headers })
const orderNow = async (by: object) =>
  (await server.call<ChargeOrderDetail>('bill-service/bill/get', by, { token })).data

/** A final bill of a charge that nobody knows: it comes under another name, and late. */
async function stray(pile: ChargePoint, meterWh = 11_000): Promise<RawBillRow> {
  const tradeNo = `X${server.clock.now}`
  const end = { transactionId: tradeNo, connector: 1, meterWh, reason: stopReason.code.user }
  await service.stopped(pile, { ...end, readings: [], ts: server.clock.now - 2 * HOUR })
  server.clock.now += 11 * MINUTE
  await watch(server.platform)
  token = await server.login('admin')
  const { data } = await call('page', { tradeNo })
  return data.records[0] as RawBillRow
}

it('is made into an order: billed by the prices of its start, deducted from its payer, late', async () => {
  const member = await addMember(server.platform, { phoneFen: 100_000 })
  const raw = await stray(await addPile(server.platform))
  expect(raw).toMatchObject({ state: 3, orderId: null })
  const startTime = formatTimestamp(server.clock.now - 4 * HOUR)
  const asked = { id: raw.id, version: raw.version, startTime, meterStart: 1_000, memberPhone: member.phone }
  expect((await call('build', { ...asked, memberPhone: '10000000000' })).data.reason).toBe('rawBill.noPayer')
  expect((await call('build', { ...asked, meterStart: 11_000 })).data.reason).toBe('rawBill.noEnergy')
  expect((await call('build', { ...asked, version: 99 })).data.reason).toBe('record.stale')
  const key = { 'idempotency-key': 'built-once' }
  const { data } = await call('build', asked, token, key)
  expect(data).toMatchObject({ state: 5, orderNo: expect.any(String) })
  expect((await call('build', asked, token, key)).data).toEqual(data)
  expect(await orderNow({ orderNo: data.orderNo })).toMatchObject({
    orderStatus: 3,
    chargeStatus: 3,
    energyWh: 10_000,
    overtimeKind: 2,
    memberId: member.id,
    transactionId: raw.tradeNo,
  })
  expect((await call('build', { ...asked, version: data.version })).data.reason).toBe('transition.notAllowed')
  expect(await broken(server)).toEqual([])
})

it('is made into an order of a month of which nothing was kept', async () => {
  const raw = await stray(await addPile(server.platform))
  const startTime = formatTimestamp(server.clock.now - 500 * DAY)
  const asked = { id: raw.id, version: raw.version, startTime, meterStart: 1_000, memberPhone: null }
  const { code, data } = await call('build', asked)
  expect([code, data]).toMatchObject([0, { state: 5 }])
  // So long a charge is for a person to look at.
  expect(await orderNow({ orderNo: data.orderNo })).toMatchObject({ orderStatus: 4, startTime })
})

it('is bound to the order that waited for it', async () => {
  const member = await addMember(server.platform, { phoneFen: 100_000 })
  const pile = await addPile(server.platform)
  const payer = { value: member.phone, isVin: false }
  const begin = { connector: 1, token: payer, meterWh: 1_000, ts: server.clock.now }
  const { transactionId } = await service.started(pile, begin)
  const reading = { ts: server.clock.now, meterWh: 1_000, W: 60_000, V: 400, A: 150, soc: 40, tempC: 31 }
  await service.metered(pile, { connector: 1, transactionId, readings: [reading] })
  server.clock.now += 3 * HOUR
  await watch(server.platform)
  const order = await orderOf(server.platform, pile, transactionId)
  expect(order).toMatchObject({ orderStatus: 4, abnormalKind: 1 })

  const raw = await stray(pile)
  const asked = { id: raw.id, version: raw.version, orderNo: order.orderNo }
  const other = await stray(await addPile(server.platform))
  expect((await call('match', { ...asked, id: other.id, version: other.version })).data.reason).toBe(
    'rawBill.otherGun',
  )
  expect((await call('match', { ...asked, orderNo: '0'.repeat(24) })).code).toBe(404)
  expect((await call('match', asked)).data).toMatchObject({ state: 5, orderId: order.id })
  expect(await orderNow({ id: order.id })).toMatchObject({
    orderStatus: 3,
    energyWh: 10_000,
    overtimeKind: 2,
  })
  const second = await stray(pile)
  expect((await call('match', { ...asked, id: second.id, version: second.version })).data.reason).toBe(
    'rawBill.taken',
  )
  expect(await broken(server)).toEqual([])
})

it('is bound and built by who holds the keys alone', async () => {
  const viewer = await server.login('viewer')
  const raw = await stray(await addPile(server.platform))
  const { id, version } = raw
  const startTime = formatTimestamp(server.clock.now - 4 * HOUR)
  expect(await call('match', { id, version, orderNo: '1' }, viewer)).toMatchObject({ code: 403 })
  expect(await call('build', { id, version, startTime, meterStart: 1 }, viewer)).toMatchObject({ code: 403 })
})
