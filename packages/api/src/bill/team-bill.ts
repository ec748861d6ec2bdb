import { enOrNum } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { teamBillState } from '../enumerations/order.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, optional, record, Wh } from '../wire.ts'
import { ChargeOrderRow } from './bill.ts'

const Month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'date.format')
  .meta({ examples: ['2026-06'] })

/** Which fleet's month a bill is built for by hand. */
export const TeamBillDraft = z.object({ groupId: Id, month: Month })

/** What a fleet has charged in a month, and what it has paid of it. */
export const TeamBill = record({
  groupId: Id,
  groupName: z.string(),
  month: z.string(),
  orders: z.int(),
  energyWh: Wh,
  payableFen: Fen,
  paidFen: Fen,
  /** What adjustments have added to its orders, or taken from them. */
  adjustFen: Fen,
  state: codeOf(teamBillState),
})

/** Ways in which a fleet pays a bill. */
export const TEAM_BILL_WAYS = ['account', 'bank'] as const

/** From the fleet's account as much as it has; by bank transfer the amount that came in, with its number. */
export const TeamBillReceipt = z.object({
  way: z.enum(TEAM_BILL_WAYS).default('bank'),
  amountFen: optional(Fen.min(1).max(99_999_999_999)),
  receiptNo: optional(enOrNum.max(50)),
})

export const TeamBillFilter = z.object({
  groupId: filter.ids(),
  month: filter.texts(),
  state: filter.codes(teamBillState),
})

const sortable = ['month', 'payableFen', 'energyWh', 'state'] as const

/** The life of a fleet's bill (life cycle 3b). */
export const teamBillLife = lifeOf('state', teamBillState, {
  confirm: {
    from: 'draft',
    to: 'confirmed',
    sentences: { 'transition.notAllowed': ['Only a draft can be confirmed', '仅草稿可以确认'] },
  },
  receive: {
    from: ['confirmed', 'partlyPaid'],
    to: ['partlyPaid', 'paid'],
    sentences: {
      'transition.notAllowed': [
        'Only a confirmed bill that is not paid in full can receive a payment',
        '仅已确认且未结清的账单可以收款',
      ],
    },
  },
  void: {
    from: ['draft', 'confirmed'],
    to: 'voided',
    sentences: {
      'transition.notAllowed': [
        'Only a draft or a confirmed bill without payments can be voided',
        '仅草稿或未收款的已确认账单可以作废',
      ],
    },
  },
})

const at = service('bill-service/teamBill')

export const teamBill = {
  page: at('page', ['teamBill', 'fleetDetail'])
    .takes(paged(TeamBillFilter, sortable))
    .gives(pageOf(TeamBill)),
  get: at('get', 'teamBill').takes(ById).gives(TeamBill),
  sum: at('sum', 'teamBill')
    .takes(TeamBillFilter)
    .gives(z.object({ orders: z.int(), energyWh: Wh, payableFen: Fen, paidFen: Fen })),
  /** The orders that a bill is the sum of, the oldest first. */
  orders: at('orders', 'teamBill')
    .takes(paged(ById, ['startTime']))
    .gives(pageOf(ChargeOrderRow)),
  save: at('save', 'teamBill:add')
    .takes(TeamBillDraft)
    .gives(TeamBill)
    .fails('record.duplicate', {
      'teamBill.noOrders': ['The fleet has no finished orders in this month', '该车队当月没有已完成的订单'],
      'teamBill.notOver': ['This month is not over', '该月份尚未结束'],
    }),
  confirm: at('confirm', 'teamBill:confirm')
    .takes(ByVersion)
    .gives(TeamBill)
    .fails({
      'teamBill.open': ['An order of this month is abnormal or not finished', '当月有异常或未完成的订单'],
    })
    .moves(teamBillLife.confirm),
  receive: at('receive', 'teamBill:receive')
    .takes(TeamBillReceipt.extend(ByVersion.shape))
    .gives(TeamBill)
    .fails('balance.tooLow', {
      'receipt.tooMuch': ['More than the amount owed', '超过欠款金额'],
      'receipt.used': ['This receipt number was used before', '该凭证号已使用'],
      'receipt.missing': ['Enter the amount and the receipt number', '请填写金额和凭证号'],
    })
    .moves(teamBillLife.receive),
  void: at('void', 'teamBill:void')
    .takes(ByVersion)
    .gives(TeamBill)
    .fails({ 'teamBill.received': ['A payment was received for this bill', '该账单已有收款'] })
    .moves(teamBillLife.void),
  export: at('export', 'teamBill:export')
    .takes(exported(TeamBillFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type TeamBill = z.input<typeof TeamBill>
