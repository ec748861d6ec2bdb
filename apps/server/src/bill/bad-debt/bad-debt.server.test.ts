import type { BadDebtRow } from '@ampdeck/api/bill/bad-debt'
import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { DAY, MINUTE } from '@ampdeck/api/time'
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

type Told = BadDebtRow & { reason: string }
const call = (name: string, body: object, by = token, headers = {}) =>
  server.call<Told>(`bill-service/badDebt/${name}`, body, { token: by, headers })
const orderNow = async (id: number) =>
  (await server.call<ChargeOrderDetail>('bill-service/bill/get', { id }, { token })).data

/** An order that a member owes who has left. */
async function owed(status = 5) {
  server.clock.now += 10 * MINUTE
  const { member, order } = await charged(server.platform, service, { phoneFen: 300 })
  await server.db.updateTable('member').set({ status }).where('id', '=', member.id).execute()
  return orderNow(order.id)
}

const applied = async ({ orderNo }: { orderNo: string }) =>
  (await call('apply', { orderNo, reason: 'left' })).data

it('is applied for by one, audited by another and recovered by a receipt', async () => {
  const order = await owed()
  const debt = await applied(order)
  expect(debt).toMatchObject({ state: 1, owedFen: order.owedFen, orderNo: order.orderNo })
  expect((await applied(order)).reason).toBe('badDebt.open')
  const pass = { id: debt.id, version: debt.version, pass: true }
  expect((await call('audit', pass)).data.reason).toBe('audit.sameUser')
  expect((await call('audit', { ...pass, version: 9 }, second)).data.reason).toBe('record.stale')
  const key = { 'idempotency-key': 'debt-once' }
  for (const _ of [1, 2]) expect((await call('audit', pass, second, key)).data).toMatchObject({ state: 2 })
  expect(await orderNow(order.id)).toMatchObject({ badDebt: 1, owedFen: order.owedFen })

  const money = { id: debt.id, version: debt.version + 1, amountFen: order.owedFen, receiptNo: 'HZ-1' }
  expect((await call('audit', { ...pass, version: money.version }, second)).data.reason).toBe(
    'transition.notAllowed',
  )
  expect((await call('recover', { ...money, amountFen: 1 })).data.reason).toBe('receipt.amount')
  expect((await call('recover', money)).data).toMatchObject({ state: 4, receiptNo: 'HZ-1' })
  expect(await orderNow(order.id)).toMatchObject({
    badDebt: 0,
    owedFen: 0,
    chargeStatus: 3,
    paidFen: order.payableFen,
  })
  const next = await owed()
  const other = await applied(next)
  await call('audit', { id: other.id, version: other.version, pass: true }, second)
  const again = { ...money, id: other.id, version: other.version + 1, amountFen: next.owedFen }
  expect((await call('recover', again)).data.reason).toBe('receipt.used')
  expect(await broken(server)).toEqual([])
})

it('is rejected with a reason, and may be applied for again', async () => {
  const order = await owed()
  const debt = await applied(order)
  const refuse = { id: debt.id, version: debt.version, pass: false }
  expect((await call('audit', refuse, second)).code).toBe(400)
  expect((await call('audit', { ...refuse, note: 'will pay' }, second)).data).toMatchObject({ state: 3 })
  expect(await orderNow(order.id)).toMatchObject({ badDebt: 0 })
  expect(await applied(order)).toMatchObject({ state: 1 })
})

it('is not applied for too early, nor for what is not owed', async () => {
  const order = await owed(1)
  expect((await applied(order)).reason).toBe('badDebt.tooEarly')
  await server.db
    .updateTable('chargeOrder')
    .set({ endTime: server.clock.now - 181 * DAY })
    .where('id', '=', order.id)
    .execute()
  expect(await applied(order)).toMatchObject({ state: 1 })
  const paid = await server.db
    .selectFrom('chargeOrder')
    .select('orderNo')
    .where('sellerId', '=', 10_001)
    .where('chargeStatus', '=', 3)
    .executeTakeFirstOrThrow()
  expect((await applied(paid)).reason).toBe('transition.notAllowed')
})

it('is for who holds its keys, and for orders of the own seller', async () => {
  const order = await owed()
  const [viewer, stranger] = [await server.login('viewer'), await server.login('admin', '10002')]
  const asked = { orderNo: order.orderNo, reason: 'x' }
  expect(await call('apply', asked, viewer)).toMatchObject({ code: 403 })
  expect(await call('apply', asked, stranger)).toMatchObject({ code: 404 })
})
