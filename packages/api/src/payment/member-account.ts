import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { payChannel } from '../enumerations/finance.ts'
import { accountTodo, accountType, activeState, auditState } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Day, Fen, Id, record, Timestamp } from '../wire.ts'
import { ownerFields } from './account-owner.ts'

const { accountId: _, accountType: type, ...owner } = ownerFields

/** The life of an account. */
export const accountLife = lifeOf('state', activeState, {
  /** Whatever its state; one correction after the other. */
  correct: {
    needs: { 'correction.open': ({ isCorrecting }: { isCorrecting: boolean }) => !isCorrecting },
    sentences: {
      'correction.open': ['A correction of this account awaits audit', '该账户已有待审核的更正'],
    },
  },
  freeze: {
    from: 'on',
    to: 'off',
    sentences: { 'transition.notAllowed': ['This account is already frozen', '该账户已冻结'] },
  },
  unfreeze: {
    from: 'off',
    to: 'on',
    sentences: { 'transition.notAllowed': ['This account is not frozen', '该账户未冻结'] },
  },
})

const bySecondPerson = {
  from: 'underReview',
  notBy: {
    createUser: ['You proposed this correction. Another person must audit it', '您是提交人，须由他人审核'],
  },
  sentences: {
    'transition.notAllowed': ['This correction has already been audited', '该更正已审核'],
  },
} as const

/** The second person agrees with a correction, or does not. */
export const correctionLife = lifeOf('state', auditState, {
  confirm: { ...bySecondPerson, to: 'passed' },
  refuse: { ...bySecondPerson, to: 'refused' },
})

/** An account as it is, or as it was at the moment that the filter names. */
export const AccountRow = record({
  ...owner,
  type,
  balanceFen: Fen,
  /** Held back for refunds. */
  frozenFen: Fen,
  creditLimitFen: Fen,
  /** What could be paid with it: balance less what is held back, and the credit. */
  usableFen: Fen,
  state: codeOf(activeState),
  /** When its last movement was. */
  lastFlowTime: Timestamp.nullable(),
  /** A correction waits for a second person. */
  isCorrecting: z.boolean(),
})

/** A correction of a balance that a second person decides on. */
export const AccountCorrection = record({
  correctionNo: z.string(),
  accountId: Id,
  /** Signed. */
  amountFen: Fen,
  reason: z.string(),
  state: codeOf(auditState),
  createUserName: z.string().nullable(),
  auditUser: Id.nullable(),
  auditUserName: z.string().nullable(),
  auditTime: Timestamp.nullable(),
  auditReason: z.string().nullable(),
})

export const AccountDetail = AccountRow.extend({
  /** The newest first. */
  corrections: z.array(AccountCorrection),
})

export const AccountFilter = z.object({
  /** Part of the name of a member or a fleet, or a whole mobile number. */
  owner: filter.text(),
  memberId: filter.ids(),
  groupId: filter.ids(),
  type: filter.codes(accountType),
  state: filter.codes(activeState),
  todo: filter.codes(accountTodo),
  /** Balances of that moment instead of now; of a day, at its end. */
  asOf: filter.to(),
})

const sortable = ['balanceFen', 'frozenFen', 'createTime'] as const

/** Nobody corrects more than this at once, in either direction. */
export const MAX_CORRECTION_FEN = 5_000_000

const reason = empty.max(100).pipe(normal)

export const CorrectionDraft = z.object({
  accountId: Id,
  amountFen: Fen.min(-MAX_CORRECTION_FEN)
    .max(MAX_CORRECTION_FEN)
    .refine((fen) => fen !== 0, 'empty'),
  reason,
})

/** Money in and out of a day. */
const DayFlow = z.object({ day: Day, inFen: Fen, outFen: Fen })

export const PaymentOverview = z.object({
  /** F1 */
  balances: z.array(
    z.object({ type: codeOf(accountType), accounts: z.int(), balanceFen: Fen, frozenFen: Fen }),
  ),
  /** F2 */
  days: z.array(DayFlow),
  /** F3: what channels moved, and how many of their calls succeeded. */
  channels: z.array(
    z.object({
      channel: codeOf(payChannel),
      paidFen: Fen,
      refundedFen: Fen,
      calls: z.int(),
      succeeded: z.int(),
    }),
  ),
})

const at = service('member-service/account')

export const memberAccount = {
  page: at('page', 'memberAccount').takes(paged(AccountFilter, sortable)).gives(pageOf(AccountRow)),
  get: at('get', 'memberAccount').takes(ById).gives(AccountDetail),
  sum: at('sum', 'memberAccount')
    .takes(AccountFilter)
    .gives(z.object({ balanceFen: Fen, frozenFen: Fen, creditLimitFen: Fen })),
  /** Some accounts by the name of their owner or a mobile number, for pickers. */
  find: at('find', ['memberAccount', 'rechargeRecord', 'refundAudit'])
    .takes(z.object({ owner: filter.text(), ids: filter.ids() }))
    .gives(z.array(z.object({ id: Id, ...owner, type, balanceFen: Fen }))),
  /** Proposes a correction; whoever proposes it cannot confirm it. */
  correct: at('correct', 'memberAccount:correct')
    .takes(CorrectionDraft)
    .gives(AccountCorrection)
    .moves(accountLife.correct),
  confirmCorrection: at('confirmCorrection', 'memberAccount:correct')
    .takes(ById)
    .gives(AccountCorrection)
    .fails('balance.tooLow')
    .moves(correctionLife.confirm),
  refuseCorrection: at('refuseCorrection', 'memberAccount:correct')
    .takes(ById.extend({ reason }))
    .gives(AccountCorrection)
    .moves(correctionLife.refuse),
  /** A frozen account pays nothing and takes nothing in. */
  freeze: at('freeze', 'memberAccount:freeze').takes(ByVersion).gives(AccountRow).moves(accountLife.freeze),
  unfreeze: at('unfreeze', 'memberAccount:freeze')
    .takes(ByVersion)
    .gives(AccountRow)
    .moves(accountLife.unfreeze),
  overview: at('overview', 'paymentOverview')
    .takes(z.object({ timeFrom: filter.from(), timeTo: filter.to() }))
    .gives(PaymentOverview)
    .within('file'),
  export: at('export', 'memberAccount:export')
    .takes(exported(AccountFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type AccountRow = z.input<typeof AccountRow>
export type AccountDetail = z.input<typeof AccountDetail>
export type AccountCorrection = z.input<typeof AccountCorrection>
export type PaymentOverview = z.input<typeof PaymentOverview>
