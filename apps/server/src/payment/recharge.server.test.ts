import { rechargeType } from '@ampdeck/api/enumerations/finance'
import type { RechargeDetail } from '@ampdeck/api/payment/recharge'
import { DAY, HOUR, MINUTE } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../ledger/ledger-book.ts'
import { addFunds } from '../testing/charging.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { embeddedChannel } from './channel/embedded-channel.ts'
import { AnswerLost, type ChannelRequest, type PaymentChannel } from './channel/payment-channel.ts'
import { callChannel } from './channel-call.service.ts'
import { askAgain, closeLate, endUnanswered } from './waiting-payments.job.ts'

const SKYLINE = 10_001
const { alipay, cash } = rechargeType.code

let server: TestApp
let finance: string
/** What was sent to the jobs. */
let sent: { name: string; data: object }[] = []
const paying = () => ({
  ...server.platform,
  jobs: {
    send: async (_db: unknown, { name }: { name: string }, data: object) => void sent.push({ name, data }),
  },
})

beforeAll(async () => {
  server = await createTestApp()
  finance = await server.login('finance')
})
afterAll(() => server.close())

const call = <Data = RechargeDetail>(name: string, body: object, token = finance, headers = {}) =>
  server.call<Data>(`member-service/recharge/${name}`, body, { token, headers })
const get = async (id: number) => (await call('get', { id })).data
const newAccount = (balanceFen = 0) =>
  addFunds(server.platform, SKYLINE, { memberId: server.platform.newId(), type: 2, balanceFen })
const balanceOf = async (id: number) =>
  (await server.db.selectFrom('account').select('balanceFen').where('id', '=', id).executeTakeFirstOrThrow())
    .balanceFen

/** Sends what waits to a channel, as the job does. */
async function work(id: number, channel: PaymentChannel = embeddedChannel(server.platform.now)) {
  for (const payment of (await get(id)).payments.filter(({ state }) => [1, 2, 5].includes(state)))
    await callChannel(paying(), channel, payment)
}

let receipts = 0

async function open(amountFen: number, type: number = alipay) {
  const accountId = await newAccount()
  const receipt = type === cash ? `R${++receipts}` : null
  const { code, data } = await call('save', { accountId, type, amountFen, receipt })
  expect(code).toBe(0)
  return { ...data, accountId }
}

it('a receipt is used once, whatever the idempotency key; the first recharge is named, in a race too', async () => {
  const accountId = await newAccount()
  const body = { accountId, type: cash, amountFen: 500, receipt: 'X01' }
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((key) => call('save', body, finance, { 'idempotency-key': `x01-${key}` })),
  )
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 409, 409])
  const first = answers.find(({ code }) => code === 0)?.data
  const zh = { 'accept-language': 'zh-CN', 'idempotency-key': 'x01-d' }
  expect(await call('save', { ...body, amountFen: 700 }, finance, zh)).toMatchObject({
    code: 409,
    msg: `该收款凭证号已使用：${first?.rechargeNo}`,
    data: { reason: 'receipt.used', first: first?.rechargeNo },
  })
  const other = await server.login('admin', '10002')
  const theirs = await addFunds(server.platform, 10_002, { memberId: 1, type: 2, balanceFen: 0 })
  expect((await call('save', { ...body, accountId: theirs }, other)).code).toBe(0)
})

it('waits at a counter until somebody confirms it, once', async () => {
  const { id, accountId, version } = await open(10_000, cash)
  expect(await balanceOf(accountId)).toBe(0)
  expect(await call('confirm', { id, version: version + 1 })).toMatchObject({
    data: { reason: 'record.stale' },
  })
  const both = await Promise.all([1, 2].map(() => call('confirm', { id, version })))
  expect(both.map(({ code }) => code).sort()).toEqual([0, 409])
  expect(await balanceOf(accountId)).toBe(10_000)
  expect(await get(id)).toMatchObject({ state: 2, refundableFen: 10_000 })
  const again = await call('confirm', { id, version: version + 1 })
  expect(again).toMatchObject({ code: 409, data: { reason: 'transition.notAllowed' } })
})

it('is entered once by a request that is sent twice, and only with a receipt', async () => {
  const accountId = await newAccount()
  const body = { accountId, type: cash, amountFen: 500, receipt: 'A7' }
  const key = { 'idempotency-key': 'recharge-once' }
  const first = await call('save', body, finance, key)
  expect(await call('save', body, finance, key)).toEqual(first)
  expect(await call('save', { ...body, receipt: null })).toMatchObject({ code: 400 })
  expect(await call('save', { ...body, amountFen: 5_000_001 })).toMatchObject({ code: 400 })
})

it.each([
  [10_000, 'pays in', { state: 2, problem: null }, [3], 10_000],
  [10_014, 'is closed by a failure that comes after a lost answer', { state: 3, problem: 1 }, [4], 0],
  [10_011, 'is closed by a failure', { state: 3, problem: 1 }, [4], 0],
  [10_015, 'never books a wrong amount', { state: 3, problem: 3 }, [6], 0],
  [10_013, 'asks for a lost answer', { state: 2, problem: null }, [3], 10_013],
  [10_012, 'waits for a late answer', { state: 2, problem: null }, [3], 10_012],
])('channel, %i fen: %s', async (amountFen, _name, expected, payments, balance) => {
  const { id, accountId } = await open(amountFen)
  await work(id)
  server.clock.now += 2 * MINUTE
  sent = []
  await askAgain(paying())
  await work(id)
  const found = await get(id)
  expect(found).toMatchObject(expected)
  expect(found.payments.map(({ state }) => state)).toEqual(payments)
  expect(await balanceOf(accountId)).toBe(balance)
})

it('is closed after 15 minutes; what comes later is returned at once', async () => {
  const { id, accountId } = await open(10_016)
  await work(id)
  server.clock.now += 16 * MINUTE
  await closeLate(paying())
  expect(await get(id)).toMatchObject({ state: 3, problem: null })
  server.clock.now += 5 * MINUTE
  await work(id)
  expect(await get(id)).toMatchObject({ state: 3, problem: 2 })
  await work(id)
  server.clock.now += 25 * MINUTE
  await work(id)
  expect((await get(id)).payments.map(({ kind, state }) => [kind, state])).toEqual([
    [1, 3],
    [2, 3],
  ])
  expect(await balanceOf(accountId)).toBe(0)
})

it('is asked for again by a person after no answer came for a week; the money of a closed recharge is returned', async () => {
  const { id } = await open(10_000)
  const silent: PaymentChannel = {
    pay: () => Promise.reject(new AnswerLost()),
    refund: () => Promise.reject(new AnswerLost()),
    query: () => Promise.reject(new AnswerLost()),
  }
  await work(id, silent)
  const ago = 7 * DAY + 2 * HOUR
  await server.db
    .updateTable('paymentOrder')
    .set({ createTime: server.clock.now - ago, updateTime: server.clock.now - ago })
    .where('bizId', '=', id)
    .execute()
  server.clock.now += 16 * MINUTE
  await closeLate(paying())
  await endUnanswered(paying())
  const [payment] = (await get(id)).payments
  expect(payment).toMatchObject({ state: 4, message: 'NO_ANSWER' })
  const query = () =>
    server.call<object>('member-service/paymentOrder/query', { id: payment?.id }, { token: finance })
  expect(await query()).toMatchObject({ code: 0, data: { state: 5, message: null } })
  await work(id)
  expect(await get(id)).toMatchObject({ state: 3, problem: 2 })
  expect(await query()).toMatchObject({ code: 409 })
})

it('is booked once, wherever a server is killed', async () => {
  const moved = new Map<string, number>()
  const channel = (dies: 'before' | 'after' | 'never'): PaymentChannel => {
    const success = ({ requestNo, amountFen }: ChannelRequest) =>
      ({ outcome: 'success', channelNo: requestNo, amountFen }) as const
    const pay = async (request: ChannelRequest) => {
      if (dies === 'before') throw new Error('killed')
      moved.set(request.requestNo, (moved.get(request.requestNo) ?? 0) + 1)
      if (dies === 'after') throw new Error('killed')
      return success(request)
    }
    return {
      pay,
      refund: pay,
      query: async (request) => (moved.has(request.requestNo) ? success(request) : undefined),
    }
  }
  const { id, accountId } = await open(2_000)
  await expect(work(id, channel('before'))).rejects.toThrow('killed')
  await expect(work(id, channel('after'))).rejects.toThrow('killed')
  await Promise.all([1, 2, 3].map(() => work(id, channel('never'))))
  expect([...moved.values()]).toEqual([1])
  expect(await balanceOf(accountId)).toBe(2_000)
})

it('keeps to the right and the seller, and balances', async () => {
  const { id, version } = await open(3_000, cash)
  for (const [name, body] of [
    ['get', { id }],
    ['confirm', { id, version }],
    ['refund', { id, applyFen: 1, reason: 'x' }],
  ] as const)
    expect(await call(name, body, await server.login('admin', '10002')), name).toMatchObject({ code: 404 })
  for (const [name, body] of [
    ['confirm', { id, version }],
    ['refund', { id, applyFen: 1, reason: 'x' }],
    ['save', { accountId: 1, type: cash, amountFen: 1, receipt: 'x' }],
    ['export', {}],
  ] as const)
    expect(await call(name, body, await server.login('viewer')), name).toMatchObject({ code: 403 })
  expect((await checkLedger(server.db)).filter(({ differenceFen }) => differenceFen !== 0)).toEqual([])
})
