import { rechargeType } from '@ampdeck/api/enumerations/finance'
import type { RefundDetail } from '@ampdeck/api/payment/refund-record'
import type { HomeSummary } from '@ampdeck/api/statistics/platform-home'
import { DAY, HOUR } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../ledger/ledger-book.ts'
import { addFunds } from '../testing/charging.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { embeddedChannel } from './channel/embedded-channel.ts'
import { AnswerLost, type PaymentChannel } from './channel/payment-channel.ts'
import { callChannel } from './channel-call.service.ts'
import { payIn } from './recharge/recharge.service.ts'
import { lockRecharge } from './recharge/recharge.store.ts'
import { endUnanswered } from './waiting-payments.job.ts'

const SKYLINE = 10_001
const { alipay, cash } = rechargeType.code

let server: TestApp
let tokens: Record<'admin' | 'finance' | 'finance2', string>

beforeAll(async () => {
  server = await createTestApp()
  const [admin, finance, finance2] = [
    await server.login('admin'),
    await server.login('finance'),
    await server.login('finance2'),
  ]
  tokens = { admin, finance, finance2 }
})
afterAll(() => server.close())

const call = <Data = RefundDetail>(name: string, body: object, token = tokens.admin, headers = {}) =>
  server.call<Data>(`member-service/refundRecord/${name}`, body, { token, headers })
const get = async (id: number) => (await call('get', { id })).data
const accountOf = (id: number) =>
  server.db
    .selectFrom('account')
    .select(['balanceFen', 'frozenFen'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** An account with one recharge of 100 yuan, by a channel or a counter. */
async function recharged({ type = alipay as number, giftFen = 0, amountFen = 10_000 } = {}) {
  const memberId = server.platform.newId()
  const accountId = await addFunds(server.platform, SKYLINE, { memberId, type: 2, balanceFen: 0 })
  const rechargeId = await payIn(server.platform, SKYLINE, { accountId, type, amountFen, giftFen })
  return { accountId, rechargeId, memberId }
}

async function applied(applyFen = 4_000, of?: Parameters<typeof recharged>[0]) {
  const { accountId, rechargeId, memberId } = await recharged(of)
  const { code, data } = await call('save', { accountId, rechargeIds: [rechargeId], applyFen, reason: null })
  expect(code).toBe(0)
  return { ...data, rechargeId, memberId }
}

const verdict = ({ id, version }: { id: number; version: number }, pass = true) => ({
  id,
  version,
  pass,
  opinion: pass ? null : 'not the payer',
})
const first = async (of: { id: number; version: number }, pass = true) =>
  (await call('checkFirst', verdict(of, pass), tokens.finance)).data
const second = async (of: { id: number; version: number }, pass = true) =>
  (await call('checkSecond', verdict(of, pass), tokens.finance2)).data
const approved = async (applyFen = 4_000, of?: Parameters<typeof recharged>[0]) =>
  second(await first(await applied(applyFen, of)))

async function pay(refundId: number) {
  const open = await server.db
    .selectFrom('paymentOrder')
    .selectAll()
    .where('bizId', '=', refundId)
    .where('state', 'in', [1, 2, 5])
    .execute()
  const jobs = { send: async () => undefined }
  for (const payment of open)
    await callChannel({ ...server.platform, jobs }, embeddedChannel(server.platform.now), payment)
}

it('holds the amount, is passed by two others, and is paid once', async () => {
  const refund = await applied()
  expect(await accountOf(refund.accountId)).toEqual({ balanceFen: 10_000, frozenFen: 4_000 })
  const after = await second(await first(refund))
  expect(after).toMatchObject({
    status: 'Approve',
    payState: 1,
    firstUserName: '陈静',
    secondUserName: '赵敏华',
  })
  await Promise.all([pay(refund.id), pay(refund.id)])
  await pay(refund.id)
  expect(await get(refund.id)).toMatchObject({ payState: 2, movements: [{ fen: 10_000 }, { fen: -4_000 }] })
  expect(await accountOf(refund.accountId)).toEqual({ balanceFen: 6_000, frozenFen: 0 })
  const recharge = await lockRecharge(server.db, SKYLINE, refund.rechargeId)
  expect(recharge).toMatchObject({ state: 4, refundableFen: 6_000 })
})

it('needs three different people', async () => {
  const refund = await applied()
  const same = { code: 409, data: { reason: 'audit.sameUser' } }
  expect(await call('checkFirst', verdict(refund), tokens.admin)).toMatchObject(same)
  const next = await first(refund)
  expect(await call('checkSecond', verdict(next), tokens.finance)).toMatchObject(same)
  expect(await call('checkSecond', verdict(next), tokens.admin)).toMatchObject(same)
  expect(await call('checkSecond', verdict(next), tokens.finance2)).toMatchObject({ code: 0 })
})

it('is audited once where two do it at the same moment, and paid once', async () => {
  const refund = await applied()
  const codes = (answers: { code: number }[]) => answers.map(({ code }) => code).sort()
  const firsts = await Promise.all([
    call('checkFirst', verdict(refund), tokens.finance),
    call('checkFirst', verdict(refund, false), tokens.finance2),
  ])
  expect(codes(firsts)).toEqual([0, 409])
  const seconds = await Promise.all(
    [1, 2].map(async () => {
      const next = await first(await applied())
      const both = [1, 2].map(() => call('checkSecond', verdict(next), tokens.finance2))
      expect(codes(await Promise.all(both))).toEqual([0, 409])
      return next
    }),
  )
  for (const { id, accountId } of seconds) {
    await Promise.all([pay(id), pay(id)])
    expect(await accountOf(accountId)).toEqual({ balanceFen: 6_000, frozenFen: 0 })
  }
  expect((await checkLedger(server.db)).filter(({ differing }) => differing > 0)).toEqual([])
})

it('fails in a batch what this person may not audit, and passes the others', async () => {
  const mine = await call(
    'save',
    {
      ...(await recharged().then(({ accountId, rechargeId }) => ({ accountId, rechargeIds: [rechargeId] }))),
      applyFen: 100,
    },
    tokens.finance,
  )
  const [one, other, over] = [await applied(), await applied(), await applied()]
  await first(over, false)
  const ids = [mine.data.id, one.id, other.id, over.id, 1]
  const body = { ids, pass: true, opinion: null }
  const { data } = await call<{ done: number[]; refused: object[] }>('checkFirstBatch', body, tokens.finance)
  expect(data.done).toEqual([one.id, other.id])
  expect(data.refused).toEqual([
    { id: 1, reason: 'record.notFound' },
    { id: mine.data.id, reason: 'audit.sameUser' },
    { id: over.id, reason: 'transition.notAllowed' },
  ])
  const again = await call<{ done: number[]; refused: object[] }>(
    'checkSecondBatch',
    { ids: [one.id, other.id], pass: true, opinion: null },
    tokens.finance,
  )
  expect(again.data).toMatchObject({ done: [], refused: [{ reason: 'audit.sameUser' }, {}] })
})

it.each(['first', 'second'] as const)(
  'is rejected by the %s auditor with a reason; the amount is free',
  async (by) => {
    const refund = await applied()
    const noReason = { ...verdict(refund, false), opinion: ' ' }
    expect(await call('checkFirst', noReason, tokens.finance)).toMatchObject({ code: 400 })
    const after = by === 'first' ? await first(refund, false) : await second(await first(refund), false)
    expect(after.status).toBe('DisApprove')
    expect(await accountOf(refund.accountId)).toEqual({ balanceFen: 10_000, frozenFen: 0 })
    expect(await lockRecharge(server.db, SKYLINE, refund.rechargeId)).toMatchObject({
      state: 2,
      refundableFen: 10_000,
    })
  },
)

it('is hung in from either audit, and resumed to where it was', async () => {
  const refund = await applied()
  for (const [step, status] of [
    [async () => refund, 'AwaitingApproval'],
    [async () => first(await get(refund.id)), 'AwaitingReApproval'],
  ] as const) {
    const { id, version } = await step()
    const hung = await call('hangIn', { id, version, note: 'ask the bank' })
    expect(hung.data).toMatchObject({ status: 'HangIn', hungFrom: status })
    const back = await call('resume', { id, version: hung.data.version })
    expect(back.data.status).toBe(status)
  }
})

it('takes each step from its own states only, and on the version that was read', async () => {
  const paid = await approved()
  const refused = { code: 409, data: { reason: 'transition.notAllowed' } }
  const at = { id: paid.id, version: paid.version }
  expect(await call('checkFirst', verdict(paid), tokens.finance)).toMatchObject(refused)
  expect(await call('checkSecond', verdict(paid), tokens.finance2)).toMatchObject(refused)
  expect(await call('hangIn', { ...at, note: 'x' })).toMatchObject(refused)
  expect(await call('resume', at)).toMatchObject(refused)
  expect(await call('payAgain', at)).toMatchObject(refused)
  const refund = await applied()
  await first(refund)
  expect(await call('checkFirst', verdict(refund), tokens.finance2)).toMatchObject({
    data: { reason: 'record.stale' },
  })
})

it('is paid again under the same number after a failure', async () => {
  const refund = await approved(4_011)
  await pay(refund.id)
  const failed = await get(refund.id)
  expect(failed).toMatchObject({ payState: 3, payMessage: 'ACCOUNT_LIMIT' })
  expect(await accountOf(refund.accountId)).toEqual({ balanceFen: 10_000, frozenFen: 4_011 })
  expect(await call('payAgain', { id: refund.id, version: failed.version })).toMatchObject({
    data: { payState: 1 },
  })
  await pay(refund.id)
  expect(await get(refund.id)).toMatchObject({ payState: 2 })
  const calls = await server.db
    .selectFrom('paymentOrder')
    .select('id')
    .where('bizId', '=', refund.id)
    .execute()
  expect(calls).toHaveLength(1)
  expect(await accountOf(refund.accountId)).toEqual({ balanceFen: 5_989, frozenFen: 0 })
})

it('ends where no answer came for a week, and is asked for before it is paid again', async () => {
  const refund = await approved(4_000)
  let asked = 0
  const silent: PaymentChannel = {
    pay: () => Promise.reject(new AnswerLost()),
    refund: () => Promise.reject(new AnswerLost()),
    query: () => Promise.reject(new AnswerLost()),
  }
  const payment = async () =>
    server.db.selectFrom('paymentOrder').selectAll().where('bizId', '=', refund.id).executeTakeFirstOrThrow()
  const paying = { ...server.platform, jobs: { send: async () => undefined } }
  await callChannel(paying, silent, await payment())
  await endUnanswered(paying)
  expect(await payment()).toMatchObject({ state: 5, message: null })
  const ago = 7 * DAY + 2 * HOUR
  await server.db
    .updateTable('paymentOrder')
    .set({ createTime: server.clock.now - ago, updateTime: server.clock.now - ago })
    .where('bizId', '=', refund.id)
    .execute()
  await endUnanswered(paying)
  expect(await payment()).toMatchObject({ state: 4, message: 'NO_ANSWER', answerTime: server.clock.now })
  const ended = await get(refund.id)
  expect(ended).toMatchObject({ payState: 3, payMessage: 'NO_ANSWER' })
  expect(await call('payAgain', { id: refund.id, version: ended.version })).toMatchObject({
    data: { payState: 1 },
  })
  await endUnanswered(paying)
  expect(await payment()).toMatchObject({ state: 5 })
  const moved: PaymentChannel = {
    ...silent,
    query: async ({ amountFen }) => {
      asked += 1
      return { outcome: 'success', channelNo: 'C1', amountFen }
    },
  }
  await callChannel(paying, moved, await payment())
  expect(asked).toBe(1)
  expect(await get(refund.id)).toMatchObject({ payState: 2, payNo: 'C1' })
  expect(await accountOf(refund.accountId)).toEqual({ balanceFen: 6_000, frozenFen: 0 })
})

it('never books a wrong amount, and hands out cash against a receipt', async () => {
  const wrong = await approved(4_015)
  await pay(wrong.id)
  expect(await get(wrong.id)).toMatchObject({ payState: 3, payMessage: 'WRONG_AMOUNT' })
  const cashed = await approved(4_000, { type: cash })
  const at = { id: cashed.id, version: cashed.version }
  expect(await call('payAgain', at)).toMatchObject({ code: 409 })
  expect(await call('payAgain', { ...at, receipt: 'Q12' })).toMatchObject({
    data: { payState: 2, payNo: 'Q12' },
  })
})

it('hands out cash once against a receipt; the first refund is named, in a race too', async () => {
  const refunds = await Promise.all([approved(4_000, { type: cash }), approved(3_000, { type: cash })])
  const pay = ({ id, version }: { id: number; version: number }, receipt: string) =>
    call('payAgain', { id, version, receipt })
  const answers = await Promise.all(refunds.map((refund) => pay(refund, 'X01')))
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 409])
  const first = answers.find(({ code }) => code === 0)?.data
  const refused = refunds.find(({ id }) => id !== first?.id)
  expect(answers.find(({ code }) => code === 409)).toMatchObject({
    msg: `This receipt number was used before: ${first?.refundNo}`,
    data: { reason: 'receipt.used', first: first?.refundNo },
  })
  const left = await get(refused?.id ?? 0)
  expect(left).toMatchObject({ payState: 1, payNo: null })
  expect((await accountOf(left.accountId)).frozenFen).toBe(left.applyFen)
  expect(await pay(left, 'X012')).toMatchObject({ data: { payState: 2, payNo: 'X012' } })
})

it('takes the gift back in proportion, as far as it is still there', async () => {
  const refund = await approved(5_000, { giftFen: 1_001 })
  await pay(refund.id)
  expect(await get(refund.id)).toMatchObject({ payState: 2, giftBackFen: 500 })
})

it('is not applied for beyond the balance or the recharges, nor while an order is open', async () => {
  const { accountId, rechargeId, memberId } = await recharged()
  const apply = (applyFen: number, headers = {}) =>
    call('save', { accountId, rechargeIds: [rechargeId], applyFen }, tokens.admin, headers)
  expect(await apply(10_001)).toMatchObject({ data: { reason: 'refund.notRefundable' } })
  const key = { 'idempotency-key': 'refund-once' }
  const one = await apply(6_000, key)
  expect(await apply(6_000, key)).toEqual(one)
  expect(await apply(4_001)).toMatchObject({ data: { reason: 'refund.notRefundable' } })
  await server.db
    .updateTable('chargeOrder')
    .set({ memberId, groupId: null, orderStatus: 2 })
    .where(
      'id',
      '=',
      server.db
        .selectFrom('chargeOrder')
        .select('id')
        .where('orderStatus', '=', 3)
        .where('sellerId', '=', SKYLINE)
        .limit(1),
    )
    .execute()
  expect(await apply(1)).toMatchObject({ data: { reason: 'refund.openOrder' } })
})

it('says at home and at the bell what waits for whom', async () => {
  const waiting = async (token: string) => {
    const { data } = await server.call<HomeSummary>('statistics-service/platformHome/summary', {}, { token })
    const of = (kind: string) => data.todos.find((todo) => todo.kind === kind)?.count ?? 0
    const counts = [of('refundsFirst'), of('refundsSecond')]
    for (const [nth, todo] of ['1', '2'].entries()) {
      const list = await call<{ total: number }>('page', { todo }, token)
      const chips = await call<{ count: number }[]>('stat', { todo }, token)
      expect(list.data.total).toBe(counts[nth])
      expect(chips.data.reduce((sum, { count }) => sum + count, 0)).toBe(counts[nth])
    }
    return counts
  }
  const before = await waiting(tokens.finance)
  const refund = await applied()
  expect(await waiting(tokens.finance)).toEqual([(before[0] ?? 0) + 1, before[1]])
  const audited = await first(refund)
  // Whoever gave the first audit does not give the second one.
  expect(await waiting(tokens.finance)).toEqual(before)
  const [, toAudit = 0] = await waiting(tokens.finance2)
  await second(audited)
  expect((await waiting(tokens.finance2))[1]).toBe(toAudit - 1)
})

it('keeps to the right and the seller, and balances', async () => {
  const refund = await applied()
  const at = { id: refund.id, version: refund.version }
  const calls = [
    ['checkFirst', verdict(refund)],
    ['checkSecond', verdict(refund)],
    ['hangIn', { ...at, note: 'x' }],
    ['resume', at],
    ['payAgain', at],
  ] as const
  const stranger = await server.login('admin', '10002')
  const viewer = await server.login('viewer')
  for (const [name, body] of [...calls, ['get', { id: refund.id }]] as const)
    expect(await call(name, body, stranger), name).toMatchObject({ code: 404 })
  for (const [name, body] of calls) expect(await call(name, body, viewer), name).toMatchObject({ code: 403 })
  expect((await checkLedger(server.db)).filter(({ differenceFen }) => differenceFen !== 0)).toEqual([])
})
