import { rechargeState, rechargeType, refundPayState, refundStatus } from '@ampdeck/api/enumerations/finance'
import { memberAccount } from '@ampdeck/api/payment/member-account'
import { recharge } from '@ampdeck/api/payment/recharge'
import { refundLife, refundRecord } from '@ampdeck/api/payment/refund-record'
import { payIn } from '../../payment/recharge/recharge.service.ts'
import { addFunds } from '../charging.ts'
import { SKYLINE } from './people.ts'
import type { Bench, Transition } from './transition.ts'

const { awaitingFirst, awaitingSecond, approved, refused } = refundStatus.code
const recharges = { table: 'recharge', column: 'state', states: rechargeState.codes } as const
const refundable = [rechargeState.code.success, rechargeState.code.partlyRefunded]
const opinion = 'checked'
const WHOLE_FEN = 10_000

const newAccount = ({ server: { platform } }: Bench, balanceFen = 0) =>
  addFunds(platform, SKYLINE, { memberId: platform.newId(), type: 2, balanceFen })

/** What somebody has paid in, by a channel or at a counter. */
async function paidIn(bench: Bench, type: number = rechargeType.code.alipay) {
  const accountId = await newAccount(bench)
  const amountFen = WHOLE_FEN
  const id = await payIn(bench.server.platform, SKYLINE, { accountId, type, amountFen, giftFen: 0 })
  return { id, accountId }
}

async function applied(bench: Bench, type?: number) {
  const { id, accountId } = await paidIn(bench, type)
  const draft = { accountId, rechargeIds: [id], applyFen: 4_000, reason: null }
  return bench.ask<{ id: number; version: number }>(refundRecord.save, draft)
}
/** Applied for by the first person and passed by the second one. */
async function passedOnce(bench: Bench, type?: number) {
  const { id, version } = await applied(bench, type)
  return bench.ask(refundRecord.checkFirst, { id, version, pass: true, opinion }, 'second')
}
const waiting = (bench: Bench, status: string | number) =>
  status === awaitingSecond ? passedOnce(bench) : applied(bench)
async function approvedOne(bench: Bench, type?: number) {
  const { id, version } = await passedOnce(bench, type)
  return bench.ask(refundRecord.checkSecond, { id, version, pass: true, opinion }, 'third')
}

async function corrected(bench: Bench) {
  const draft = { accountId: await newAccount(bench, 500), amountFen: -100, reason: opinion }
  return { id: (await bench.ask(memberAccount.correct, draft)).id, body: { reason: opinion } }
}

/** Both audits, by name or many at once, passed or rejected. */
const audits = (['checkFirst', 'checkSecond'] as const).flatMap((call) =>
  ([false, true] as const).flatMap((many) =>
    [true, false].map((pass): Transition => {
      const isFirst = call === 'checkFirst'
      const to = pass ? (isFirst ? awaitingSecond : approved) : refused
      return {
        ...{ life: '5 Refund', name: `${isFirst ? 'first' : 'second'} audit ${pass ? 'passes' : 'rejects'}` },
        ...(many
          ? { call: refundRecord[`${call}Batch`], step: refundLife[call], many }
          : { call: refundRecord[call] }),
        ...{ table: 'refundRecord', to },
        make: async (bench, status) => ({ ...(await waiting(bench, status)), body: { pass, opinion } }),
      }
    }),
  ),
)

let receipts = 0
/** A receipt is used once. */
const nextReceipt = () => `T${++receipts}`

/** What becomes of money paid in, and of what goes back (domain.md §4 LC 4, 5), and of accounts. */
export const paymentTransitions: readonly Transition[] = [
  {
    ...{ life: '4 Recharge', name: 'confirm', call: recharge.confirm },
    table: 'recharge',
    make: async (bench) => {
      const accountId = await newAccount(bench)
      const receipt = nextReceipt()
      const draft = { accountId, type: rechargeType.code.cash, amountFen: WHOLE_FEN, receipt }
      return bench.ask(recharge.save, draft)
    },
  },
  {
    ...{ life: '4 Recharge', name: 'apply for a refund', call: recharge.refund },
    table: 'recharge',
    make: async (bench, state) => {
      const { id } = await paidIn(bench)
      await bench.server.db
        .updateTable('recharge')
        .set({ state: Number(state) })
        .where('id', '=', id)
        .execute()
      return { id, body: { applyFen: WHOLE_FEN, reason: opinion } }
    },
  },
  {
    ...{ life: '5 Refund', name: 'apply', call: refundRecord.save },
    ...{ ...recharges, from: refundable, refusal: 'refund.notRefundable' },
    make: async (bench, state) => {
      const { id, accountId } = await paidIn(bench)
      await bench.server.db
        .updateTable('recharge')
        .set({ state: Number(state) })
        .where('id', '=', id)
        .execute()
      return { id, body: { accountId, rechargeIds: [id], applyFen: WHOLE_FEN, reason: null } }
    },
  },
  ...audits,
  {
    ...{ life: '5 Refund', name: 'hang in', call: refundRecord.hangIn },
    table: 'refundRecord',
    make: async (bench, status) => ({ ...(await waiting(bench, status)), body: { note: opinion } }),
  },
  ...[awaitingFirst, awaitingSecond].map(
    (to): Transition => ({
      ...{ life: '5 Refund', name: `resume to ${to}`, call: refundRecord.resume },
      ...{ table: 'refundRecord', to },
      make: async (bench) => {
        const { id, version } = await waiting(bench, to)
        return bench.ask(refundRecord.hangIn, { id, version, note: opinion })
      },
    }),
  ),
  {
    ...{ life: '5 Refund', name: 'hand out cash', call: refundRecord.payAgain },
    table: 'refundRecord',
    make: async (bench) => ({
      ...(await approvedOne(bench, rechargeType.code.cash)),
      body: { receipt: nextReceipt() },
    }),
  },
  {
    ...{ life: '5 Refund', name: 'pay again', call: refundRecord.payAgain },
    ...{ table: 'refundRecord', column: 'payState', states: refundPayState.codes },
    ...{ from: [refundPayState.code.failed], to: refundPayState.code.paying },
    make: async (bench) => {
      const { id } = await approvedOne(bench)
      const { db } = bench.server
      await db
        .updateTable('refundRecord')
        .set({ payState: refundPayState.code.failed })
        .where('id', '=', id)
        .execute()
      await db.updateTable('paymentOrder').set({ state: 4 }).where('bizId', '=', id).execute()
      return bench.ask(refundRecord.get, { id })
    },
  },
  {
    ...{ life: 'Account', name: 'correct', call: memberAccount.correct, table: 'account' },
    make: async (bench, state) => {
      const id = await inState(bench, Number(state))
      return { id, body: { accountId: id, amountFen: 100, reason: opinion } }
    },
  },
  ...(['confirmCorrection', 'refuseCorrection'] as const).map(
    (name): Transition => ({
      ...{
        life: 'Account',
        name: name === 'confirmCorrection' ? 'agree to a correction' : 'reject a correction',
      },
      ...{ call: memberAccount[name], table: 'accountCorrection', read: null },
      make: corrected,
    }),
  ),
  ...(['freeze', 'unfreeze'] as const).map(
    (name): Transition => ({
      ...{ life: 'Account', name, call: memberAccount[name], table: 'account' },
      make: async (bench, state) => bench.ask(memberAccount.get, { id: await inState(bench, Number(state)) }),
    }),
  ),
]

/** An account that is in use, or frozen. */
async function inState(bench: Bench, state: number): Promise<number> {
  const id = await newAccount(bench)
  await bench.server.db.updateTable('account').set({ state }).where('id', '=', id).execute()
  return id
}
