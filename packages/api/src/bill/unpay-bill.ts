import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { service } from '../contract.ts'
import { orderStatus } from '../enumerations/order.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id } from '../wire.ts'
import { ChargeOrderDetail, ChargeOrderFilter, ChargeOrderRow, orderTotals } from './bill.ts'

/** So many orders at most are deducted, or their payers reminded, at once. */
export const OUTSTANDING_AT_ONCE = 100

/** No order owes more. */
export const MAX_FEN = 1_000_000_000

const owed = {
  from: 'finished',
  needs: {
    'transition.notAllowed': ({ owedFen, badDebt }: { owedFen: number; badDebt: number }) =>
      owedFen > 0 && badDebt === 0,
  },
  sentences: { 'transition.notAllowed': ['Nothing is owed for this order any more', '该订单已无欠费'] },
} as const

/** What is done with an order that is owed, until it is paid or written off; what was written off is recovered instead. */
export const owedOrderLife = lifeOf('orderStatus', orderStatus, {
  deduct: owed,
  receive: owed,
  remind: owed,
  writeOff: owed,
})

/** The number of a receipt, as it is printed on it; it is used for one payment. */
export const ReceiptNo = empty.max(50).pipe(normal)

export const receiptUsed = {
  'receipt.used': ['This receipt number was used before', '该收款凭证号已使用'],
} as const

const Many = z.object({ ids: z.array(Id).min(1).max(OUTSTANDING_AT_ONCE) })

/** One result for each: what cannot be done is refused with its reason and does not stop the rest. */
export const EachResult = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, reason: z.string() })),
})

const reminded = {
  'remind.noPhone': ['This payer has no phone number', '该付费方没有手机号'],
  'remind.tooSoon': ['This payer was reminded less than a day ago', '24 小时内已提醒过该付费方'],
} as const

const sortable = ['startTime', 'payableFen', 'owedFen'] as const
const at = service('bill-service/unpayBill')

/** Finished orders that are still owed; bad debts have left the receivables. */
export const unpayBill = {
  page: at('page', 'outstandingBill').takes(paged(ChargeOrderFilter, sortable)).gives(pageOf(ChargeOrderRow)),
  get: at('get', 'outstandingBill').takes(ById).gives(ChargeOrderDetail),
  sum: at('sum', 'outstandingBill').takes(ChargeOrderFilter).gives(orderTotals).within('file'),
  /** Takes what the payer's accounts have; nothing where they are empty. */
  deduct: at('deduct', 'outstandingBill:deduct')
    .takes(ById)
    .gives(z.object({ takenFen: Fen, owedFen: Fen }))
    .moves(owedOrderLife.deduct),
  batchDeduct: at('batchDeduct', 'outstandingBill:deduct').takes(Many).gives(EachResult),
  /** Money that came outside of any account: just what is owed, by a receipt that was not used before. */
  receive: at('receive', 'outstandingBill:receive')
    .takes(ByVersion.extend({ amountFen: Fen.min(1).max(MAX_FEN), receiptNo: ReceiptNo }))
    .gives(ChargeOrderRow)
    .fails(receiptUsed, {
      'receipt.amount': ['The amount received must be the amount owed', '收款金额须等于欠费金额'],
    })
    .moves(owedOrderLife.receive),
  remind: at('remind', 'outstandingBill:remind').takes(ById).fails(reminded).moves(owedOrderLife.remind),
  batchRemind: at('batchRemind', 'outstandingBill:remind').takes(Many).gives(EachResult),
  export: at('export', 'outstandingBill:export')
    .takes(exported(ChargeOrderFilter, ['startTime']))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}
