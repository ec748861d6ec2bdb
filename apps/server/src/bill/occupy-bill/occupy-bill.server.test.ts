import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import type { OccupyBillRow } from '@ampdeck/api/bill/occupy-bill'
import { HOUR, MINUTE } from '@ampdeck/api/time'
import { beforeAll, expect, it } from 'vitest'
import { endOccupation } from '../../charging/occupy/occupy.service.ts'
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

type Told = OccupyBillRow & { reason?: string; records: OccupyBillRow[]; total: number; feeFen: number }
const call = (name: string, body: object, by = token, headers = {}) =>
  server.call<Told>(`bill-service/occupyBill/${name}`, body, { token: by, headers })

/** A car that stays at its gun after a charge; its member has just enough for the charge itself. */
async function parked(stays: number, isGone = false) {
  server.clock.now += 10 * MINUTE
  const { order } = await charged(server.platform, service, { phoneFen: 1_600 })
  server.clock.now += stays
  if (isGone)
    await endOccupation(server.platform, order.sellerId, order.id, { at: server.clock.now, isGone: true })
  token = await server.login('finance')
  second = await server.login('finance2')
  const { data } = await call('page', { orderNo: order.orderNo })
  return { order, bill: data.records[0] as OccupyBillRow }
}

const orderNow = async (id: number) =>
  (await server.call<ChargeOrderDetail>('bill-service/bill/get', { id }, { token })).data

it('is waived while it counts: nothing comes to the order when the car leaves', async () => {
  const { order, bill } = await parked(HOUR)
  expect(bill).toMatchObject({ state: 1, orderNo: order.orderNo })
  const asked = { id: bill.id, version: bill.version, reason: 'gun was blocked' }
  const key = { 'idempotency-key': 'waived-once' }
  for (const _ of [1, 2])
    expect((await call('waive', asked, token, key)).data).toMatchObject({
      state: 4,
      waiveReason: asked.reason,
    })
  await endOccupation(server.platform, order.sellerId, order.id, { at: server.clock.now, isGone: true })
  expect((await orderNow(order.id)).occupyFeeFen).toBe(0)
  expect((await call('waive', { ...asked, version: bill.version + 1 })).data.reason).toBe(
    'transition.notAllowed',
  )
})

it('is waived unpaid: the order owes so much less, and what was paid goes back', async () => {
  const { order, bill } = await parked(3 * HOUR, true)
  expect(bill.state).toBe(2)
  const before = await orderNow(order.id)
  const asked = { id: bill.id, version: bill.version, reason: 'gun was blocked' }
  expect((await call('waive', { ...asked, version: bill.version + 1 })).data.reason).toBe('record.stale')
  expect((await call('waive', asked)).data).toMatchObject({ state: 4 })
  expect(await orderNow(order.id)).toMatchObject({
    occupyFeeFen: 0,
    payableFen: before.payableFen - bill.feeFen,
    owedFen: 0,
    chargeStatus: 3,
  })
  expect(await broken(server)).toEqual([])
})

it('takes a second person above 50 yuan', async () => {
  const { order, bill } = await parked(20 * HOUR, true)
  expect(bill.feeFen).toBeGreaterThan(5_000)
  const asked = { id: bill.id, version: bill.version, reason: 'gun was blocked' }
  const proposed = (await call('waive', asked)).data
  expect(proposed).toMatchObject({ state: 2, waiveReason: asked.reason })
  const again = { ...asked, version: proposed.version }
  expect((await call('waive', again)).data.reason).toBe('audit.sameUser')
  expect((await orderNow(order.id)).occupyFeeFen).toBe(bill.feeFen)
  expect((await call('refuseWaive', again)).data.reason).toBe('audit.sameUser')
  const refused = (await call('refuseWaive', { ...again, reason: 'no proof' }, second)).data
  expect(refused).toMatchObject({ state: 2, waiveUser: null, waiveReason: null, waiveRefusal: 'no proof' })
  expect((await call('refuseWaive', again, second)).data.reason).toBe('record.stale')
  const none = { ...again, version: refused.version }
  expect((await call('refuseWaive', none, second)).data.reason).toBe('transition.notAllowed')
  again.version = (await call('waive', none)).data.version
  expect((await call('waive', again, second)).data).toMatchObject({ state: 4 })
  expect((await orderNow(order.id)).occupyFeeFen).toBe(0)
  expect(await broken(server)).toEqual([])
})

it('is not waived without the key, and its sum is that of its list', async () => {
  const { bill } = await parked(HOUR)
  const viewer = await server.login('viewer')
  const asked = { id: bill.id, version: bill.version, reason: 'x' }
  expect(await call('waive', asked, viewer)).toMatchObject({ code: 403 })
  const { data } = await call('page', { pageSize: 1_000 })
  const fee = data.records.reduce((sum, { feeFen }) => sum + feeFen, 0)
  expect((await call('sum', {})).data.feeFen).toBe(fee)
})
