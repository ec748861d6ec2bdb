import { empty, enOrNum, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { enumeration } from '../enumeration.ts'
import { auditState } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { BasisPoints, ById, ByVersion, Day, Fen, Id, optional, record, Timestamp } from '../wire.ts'

/** Whether a month of a contract is reckoned up. */
export const contractMonthState = enumeration('ContractMonthState', {
  open: [1, 'Open', '待确认', 'waiting', 'waiting'],
  confirmed: [2, 'Confirmed', '已确认', 'good', 'good'],
})

const fixed = {
  'transition.notAllowed': [
    'A contract under review or approved cannot be changed',
    '审核中或已通过的合同不可修改',
  ],
} as const

/** The life of a contract (life cycle 11): it is changed before it is under review, and again when it was rejected. */
export const contractLife = lifeOf('auditState', auditState, {
  update: { from: ['draft', 'refused'], to: 'draft', sentences: fixed },
  submit: {
    from: ['draft', 'refused'],
    to: 'underReview',
    sentences: {
      'transition.notAllowed': [
        'This contract is under review or approved already',
        '该合同已在审核中或已通过',
      ],
    },
  },
  audit: {
    from: 'underReview',
    to: ['passed', 'refused'],
    notBy: {
      createUser: ['You wrote this contract. Another person must audit it', '由您编写，须由另一人审核'],
      submitUser: ['You submitted this contract. Another person must audit it', '由您提交，须由另一人审核'],
    },
    sentences: { 'transition.notAllowed': ['This contract is not under review', '该合同未在审核中'] },
  },
  delete: { from: ['draft', 'refused'], sentences: fixed },
  confirmMonth: {
    from: 'passed',
    sentences: { 'transition.notAllowed': ['This contract is not approved', '该合同尚未审核通过'] },
  },
})

/** The life of a month of a contract. */
export const contractMonthLife = lifeOf('state', contractMonthState, {
  confirm: {
    from: 'open',
    to: 'confirmed',
    sentences: { 'transition.notAllowed': ['This month is already confirmed', '该月份已确认'] },
  },
})

const WHOLE = 10_000
const MAX_FEN = 99_999_999_999
const Share = BasisPoints.min(0).max(WHOLE)

const draftFields = {
  no: empty.max(30).pipe(enOrNum),
  name: empty.max(50).pipe(normal),
  partyId: Id,
  stationIds: z.array(Id).min(1).max(200),
  /** What the party gets of each kind of fee. */
  eBps: Share,
  sBps: Share,
  oBps: Share,
  /** The day of the next month on which a month is due. */
  settleDay: z.int().min(1).max(28),
  fromDate: Day,
  toDate: Day,
  remark: optional(z.string().max(200)),
}

/** What people agree on with a party: its share of the fees of some stations. */
export const ReconciliationContractDraft = z
  .object(draftFields)
  .refine(({ fromDate, toDate }) => fromDate <= toDate, { path: ['toDate'], message: 'date.order' })
  .refine(({ eBps, sBps, oBps }) => eBps + sBps + oBps > 0, { path: ['sBps'], message: 'notAbove:0' })

const Station = z.object({ id: Id, name: z.string(), nameEn: z.string().nullable() })

export const ReconciliationContract = record({
  ...draftFields,
  partyName: z.string(),
  partyNameEn: z.string().nullable(),
  stations: z.array(Station),
  auditState: codeOf(auditState),
  submitUser: Id.nullable(),
  submitUserName: z.string().nullable(),
  auditUser: Id.nullable(),
  auditUserName: z.string().nullable(),
  auditTime: Timestamp.nullable(),
  auditReason: z.string().nullable(),
})

/** A month of a contract: by the orders that started in it, until it is confirmed; then it stands. */
export const ContractMonth = z.object({
  month: z.string(),
  /** Half-open, for the orders behind it. */
  from: Timestamp,
  to: Timestamp,
  dueDate: Day,
  orders: z.int(),
  /** What the stations took in, by kind of fee. */
  eFen: Fen,
  sFen: Fen,
  oFen: Fen,
  shouldFen: Fen,
  /** What the orders come to now; another figure than the confirmed one where orders were corrected since. */
  nowFen: Fen,
  doneFen: Fen.nullable(),
  diffFen: Fen.nullable(),
  state: codeOf(contractMonthState),
  note: z.string().nullable(),
  confirmUserName: z.string().nullable(),
  confirmTime: Timestamp.nullable(),
})

export const ReconciliationContractFilter = z.object({
  no: filter.text(),
  partyId: filter.ids(),
  stationId: filter.ids(),
  auditState: filter.codes(auditState),
})

const sortable = ['no', 'fromDate', 'toDate', 'updateTime'] as const
const at = service('bill-service/reconciliationContract')

export const reconciliationContract = {
  page: at('page', 'reconciliationContract1')
    .takes(paged(ReconciliationContractFilter, sortable))
    .gives(pageOf(ReconciliationContract)),
  get: at('get', ['reconciliationContract1', 'reconciliationContractDetail'])
    .takes(ById)
    .gives(ReconciliationContract),
  save: at('save', 'reconciliationContract1:add')
    .takes(ReconciliationContractDraft)
    .gives(ReconciliationContract)
    .fails('record.duplicate'),
  /** A draft, or one that was rejected. */
  update: at('update', 'reconciliationContract1:edit')
    .takes(ReconciliationContractDraft.safeExtend(ByVersion.shape))
    .gives(ReconciliationContract)
    .fails('record.duplicate')
    .moves(contractLife.update),
  submit: at('submit', 'reconciliationContract1:edit')
    .takes(ByVersion)
    .gives(ReconciliationContract)
    .moves(contractLife.submit),
  /** By another person than the one who submitted it; a rejection says why. */
  audit: at('audit', 'reconciliationContract1:audit')
    .takes(
      ByVersion.extend({ pass: z.boolean(), note: optional(z.string().max(200)) }).refine(
        ({ pass, note }) => pass || note !== null,
        { path: ['note'], message: 'empty' },
      ),
    )
    .gives(ReconciliationContract)
    .moves(contractLife.audit),
  delete: at('delete', 'reconciliationContract1:delete').takes(ById).moves(contractLife.delete),
  /** The months of a contract that have begun, the newest first. */
  months: at('months', 'reconciliationContractDetail')
    .takes(ById)
    .gives(z.array(ContractMonth))
    .within('file'),
  /** What was paid for a month that is over; a difference is explained. */
  confirmMonth: at('confirmMonth', 'reconciliationContractDetail:confirm')
    .takes(
      z.object({
        id: Id,
        month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'date.format'),
        /** What the person who confirms has seen: a figure that has changed since is not confirmed. */
        shouldFen: Fen.min(-MAX_FEN).max(MAX_FEN),
        doneFen: Fen.min(0).max(MAX_FEN),
        note: optional(z.string().max(200)),
      }),
    )
    .gives(z.null())
    .fails('record.stale', {
      'contract.monthOpen': ['This month is not over', '该月份尚未结束'],
      'contract.noNote': ['Enter why the amounts differ', '请说明差额原因'],
    })
    .moves(contractLife.confirmMonth),
  export: at('export', 'reconciliationContract1:export')
    .takes(exported(ReconciliationContractFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type ReconciliationContract = z.input<typeof ReconciliationContract>
export type ContractMonth = z.input<typeof ContractMonth>
