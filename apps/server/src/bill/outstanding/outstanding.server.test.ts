import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import type { HomeSummary } from '@ampdeck/api/statistics/platform-home'
import { DAY, MINUTE } from '@ampdeck/api/time'
import { beforeAll, expect, it } from 'vitest'
import { mustPost } from '../../ledger/ledger.ts'
import { broken } from '../../testing/broken.ts'
import { charged } from '../../testing/charged.ts'
import { setUpCharging } from '../../testing/set-up.ts'

const { server, service } = setUpCharging()
let token: string

beforeAll(async () => {
  token = await server.login('finance')
})

const call = <Data = object>(name: string, body: object, headers = {}, by = token) =>
  server.call<Data>(`bill-service/unpayBill/${name}`, body, { token: by, headers })
const get = async (id: number) => (await call<ChargeOrderDetail>('get', { id })).data

/** A charge of 10 kWh by somebody who has only a part of what it costs. */
async function owed(phoneFen = 300) {
  server.clock.now += 10 * MINUTE
  const { member, order } = await charged(server.platform, service, { phoneFen })
  server.clock.now += MINUTE
  return { member, order: await get(order.id) }
}

/** What the member pays in at a counter. */
async function recharge(memberId: number, amountFen: number) {
  const { id, sellerId } = await server.db
    .selectFrom('account')
    .select(['id', 'sellerId'])
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow()
  await mustPost(server.platform, sellerId, { accountId: id, bizType: 'gift', bizId: id, amountFen })
}

it('lists what is owed, as many as the to-do counts and the sum adds up', async () => {
  const { order } = await owed()
  const { data } = await call<{ records: { id: number }[]; total: number }>('page', { pageSize: 1_000 })
  expect(data.records.map(({ id }) => id)).toContain(order.id)
  const summary = await server.call<HomeSummary>('statistics-service/platformHome/summary', {}, { token })
  const todo = summary.data.todos.find(({ kind }) => kind === 'outstandingOrders')
  expect(todo?.count).toBe(data.total)
  expect((await call<{ orders: number }>('sum', {})).data.orders).toBe(data.total)
})

it('deducts what there is, and says what each of several came to', async () => {
  const [{ order, member }, poor] = [await owed(), await owed()]
  expect(order).toMatchObject({ chargeStatus: 2, paidFen: 300, deductTries: 1 })
  expect((await call('deduct', { id: order.id })).data).toEqual({ takenFen: 0, owedFen: order.owedFen })
  await recharge(member.id, 100_000)
  const { data } = await call('batchDeduct', { ids: [order.id, poor.order.id, 1] })
  expect(data).toEqual({
    done: [order.id],
    refused: [
      { id: 1, reason: 'record.notFound' },
      { id: poor.order.id, reason: 'balance.tooLow' },
    ],
  })
  expect(await get(order.id)).toMatchObject({ chargeStatus: 3, owedFen: 0, deductTries: 3 })
  expect(await call('deduct', { id: order.id })).toMatchObject({ code: 409 })
  expect(await broken(server)).toEqual([])
})

it('receives just what is owed, once a receipt, and gives points', async () => {
  const { order, member } = await owed()
  const { id, version, owedFen } = order
  const receipt = { id, version, amountFen: owedFen, receiptNo: 'SJ-1' }
  const refusal = (more: object) => call<{ reason?: string }>('receive', { ...receipt, ...more })
  expect((await refusal({ amountFen: owedFen - 1 })).data.reason).toBe('receipt.amount')
  expect((await refusal({ version: version + 1 })).data.reason).toBe('record.stale')
  const key = { 'idempotency-key': 'receive-once' }
  for (const _ of [1, 2])
    expect(await call('receive', receipt, key)).toMatchObject({
      code: 0,
      data: { chargeStatus: 3, owedFen: 0, paidFen: order.payableFen },
    })
  expect((await get(id)).receipts).toMatchObject([{ receiptNo: 'SJ-1', amountFen: owedFen }])
  const { points } = await server.db
    .selectFrom('member')
    .select('points')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  expect(points).toBe(Math.floor(order.payableFen / 100))
  expect((await refusal({ version: (await get(id)).version })).data.reason).toBe('transition.notAllowed')
  const next = await owed()
  const again = { ...receipt, id: next.order.id, version: next.order.version, amountFen: next.order.owedFen }
  expect((await call<{ reason: string }>('receive', again)).data.reason).toBe('receipt.used')
  expect(await broken(server)).toEqual([])
})

it.each([
  ['a bad debt', { badDebt: 1 }],
  ['abnormal', { orderStatus: 4 }],
  ['closed', { orderStatus: 5 }],
])('neither receives, deducts nor reminds for an order that is %s', async (_what, state) => {
  const { order } = await owed()
  const { id, version, owedFen: amountFen } = order
  await server.db.updateTable('chargeOrder').set(state).where('id', '=', id).execute()
  for (const [name, body] of [
    ['receive', { id, version, amountFen, receiptNo: `X-${id}` }],
    ['deduct', { id }],
    ['remind', { id }],
  ] as const)
    expect(await call(name, body), name).toMatchObject({
      code: 409,
      data: { reason: 'transition.notAllowed' },
    })
  await server.db.deleteFrom('chargeOrder').where('id', '=', id).execute()
})

it('reminds a payer once a day', async () => {
  const { order, member } = await owed()
  expect((await call('remind', { id: order.id })).code).toBe(0)
  const { data } = await call('batchRemind', { ids: [order.id] })
  expect(data).toEqual({ done: [], refused: [{ id: order.id, reason: 'remind.tooSoon' }] })
  const sent = await server.db.selectFrom('outgoingMessage').select('recipients').execute()
  expect(sent.filter(({ recipients }) => recipients.includes(member.phone))).toHaveLength(1)
  server.clock.now += DAY
  token = await server.login('finance')
  expect((await call('remind', { id: order.id })).code).toBe(0)
})

it('is for who holds its keys, and for orders of the own seller', async () => {
  const { order } = await owed()
  const { id, version } = order
  const bodies = {
    deduct: { id },
    batchDeduct: { ids: [id] },
    receive: { id, version, amountFen: order.owedFen, receiptNo: 'SJ-9' },
    remind: { id },
    batchRemind: { ids: [id] },
  }
  const viewer = await server.login('viewer')
  const stranger = await server.login('admin', '10002')
  for (const [name, body] of Object.entries(bodies)) {
    expect(await call(name, body, {}, viewer), name).toMatchObject({ code: 403 })
    const { code, data } = await call<{ refused?: object[] }>(name, body, {}, stranger)
    expect(name.startsWith('batch') ? data.refused?.length : code, name).toBe(
      name.startsWith('batch') ? 1 : 404,
    )
  }
  expect(await get(id)).toMatchObject({ version, owedFen: order.owedFen })
})
