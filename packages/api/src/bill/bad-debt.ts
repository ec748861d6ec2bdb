import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { enumeration } from '../enumeration.ts'
import { auditTodo } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, optional, record, Timestamp } from '../wire.ts'
import { reason } from './odd-order.ts'
import { MAX_FEN, owedOrderLife, ReceiptNo, receiptUsed } from './unpay-bill.ts'

/** An order may be written off when it is owed for so many days; of a cancelled member at once. */
export const BAD_DEBT_DAYS = 180

/** What became of an application to write off an order. */
export const badDebtState = enumeration('BadDebtState', {
  underReview: [1, 'Under review', '审核中', 'waiting', 'waiting'],
  writtenOff: [2, 'Written off', '已核销', 'closed', 'off'],
  refused: [3, 'Rejected', '已驳回', 'fault', 'bad'],
  recovered: [4, 'Recovered', '已追回', 'good', 'good'],
})

/** The second person decides; what was written off may be paid after all. */
export const badDebtLife = lifeOf('state', badDebtState, {
  audit: {
    from: 'underReview',
    to: ['writtenOff', 'refused'],
    notBy: { createUser: ['You applied for this. Another person must audit it', '由您申请，须由另一人审核'] },
    sentences: {
      'transition.notAllowed': ['This application has already been audited', '该申请已审核'],
    },
  },
  recover: {
    from: 'writtenOff',
    to: 'recovered',
    sentences: {
      'transition.notAllowed': ['Only what was written off can be recovered', '仅已核销的坏账可以追回'],
    },
  },
})

/** An owed order that nobody expects to be paid, or the application for it. */
export const BadDebtRow = record({
  orderId: Id,
  orderNo: z.string(),
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  memberId: Id.nullable(),
  memberName: z.string().nullable(),
  groupName: z.string().nullable(),
  endTime: Timestamp.nullable(),
  owedFen: Fen,
  reason: z.string(),
  state: codeOf(badDebtState),
  createUserName: z.string().nullable(),
  auditUser: Id.nullable(),
  auditUserName: z.string().nullable(),
  auditTime: Timestamp.nullable(),
  /** Why it was rejected. */
  auditReason: z.string().nullable(),
  receiptNo: z.string().nullable(),
})

export const BadDebtFilter = z.object({
  orderNo: filter.text(),
  stationId: filter.ids(),
  state: filter.codes(badDebtState),
  todo: filter.codes(auditTodo),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

/** Names the order by its number, as people know it. */
export const BadDebtDraft = z.object({ orderNo: empty.max(24).pipe(normal), reason })

const Audit = ByVersion.extend({ pass: z.boolean(), note: optional(normal.max(200)) }).refine(
  (audit) => audit.pass || (audit.note ?? '').trim() !== '',
  { path: ['note'], message: 'empty' },
)

const sortable = ['createTime', 'owedFen'] as const
const at = service('bill-service/badDebt')

export const badDebt = {
  page: at('page', 'badDebt').takes(paged(BadDebtFilter, sortable)).gives(pageOf(BadDebtRow)),
  get: at('get', 'badDebt').takes(ById).gives(BadDebtRow),
  sum: at('sum', 'badDebt')
    .takes(BadDebtFilter)
    .gives(z.object({ owedFen: Fen }))
    .within('file'),
  apply: at('apply', 'badDebt:apply')
    .takes(BadDebtDraft)
    .gives(BadDebtRow)
    .fails({
      'badDebt.tooEarly': [
        'Only an order owed for more than 180 days, or of a cancelled member, can be written off',
        '仅欠费超过 180 天或会员已注销的订单可以核销',
      ],
      'badDebt.open': ['An application for this order is under review', '该订单已有审核中的坏账申请'],
    })
    .moves(owedOrderLife.writeOff),
  /** The second person: the order leaves the receivables, or stays as it is. */
  audit: at('audit', 'badDebt:audit').takes(Audit).gives(BadDebtRow).moves(badDebtLife.audit),
  /** Paid after all: all that is owed, by a receipt. */
  recover: at('recover', 'badDebt:recover')
    .takes(ByVersion.extend({ amountFen: Fen.min(1).max(MAX_FEN), receiptNo: ReceiptNo }))
    .gives(BadDebtRow)
    .fails(receiptUsed, {
      'receipt.amount': ['The amount received must be the amount owed', '收款金额须等于欠费金额'],
    })
    .moves(badDebtLife.recover),
  export: at('export', 'badDebt:export')
    .takes(exported(BadDebtFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type BadDebtRow = z.input<typeof BadDebtRow>
