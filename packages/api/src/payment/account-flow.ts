import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { flowKind } from '../enumerations/finance.ts'
import { accountType } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { texts } from '../texts.ts'
import { Fen, Id, Timestamp } from '../wire.ts'
import { ownerFields, ownerTexts } from './account-owner.ts'

/** Of what kind the document of a movement is. */
export const flowDocuments = ['order', 'recharge', 'refund', 'correction', 'transfer'] as const

/** A movement of an account. */
export const AccountFlowRow = z.object({
  id: Id,
  ...ownerFields,
  ts: Timestamp,
  bizType: codeOf(flowKind),
  bizId: Id,
  /** The document's number, where it has one. */
  bizNo: z.string().nullable(),
  document: z.literal([...flowDocuments]).nullable(),
  amountFen: Fen,
  heldFen: Fen,
  balanceAfterFen: Fen,
  remark: z.string().nullable(),
})

export const AccountFlowFilter = z.object({
  /** Part of the name of a member or a fleet, or a whole mobile number. */
  owner: filter.text(),
  accountId: filter.ids(),
  memberId: filter.ids(),
  groupId: filter.ids(),
  accountType: filter.codes(accountType),
  bizType: filter.codes(flowKind),
  bizId: filter.ids(),
  tsFrom: filter.from(),
  tsTo: filter.to(),
})

const at = service('member-service/accountFlow')

export const accountFlow = {
  page: at('page', 'AccountFlow')
    .takes(paged(AccountFlowFilter, ['ts']))
    .gives(pageOf(AccountFlowRow)),
  sum: at('sum', 'AccountFlow')
    .takes(AccountFlowFilter)
    .gives(z.object({ inFen: Fen, outFen: Fen, heldFen: Fen }))
    .within('file'),
  export: at('export', 'AccountFlow:export')
    .takes(exported(AccountFlowFilter, ['ts']))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type AccountFlowRow = z.input<typeof AccountFlowRow>

export const accountFlowTexts = texts({
  ...ownerTexts,
  ts: ['Time', '时间'],
  bizType: ['Kind', '类型'],
  bizNo: ['Document', '业务单号'],
  accountId: ['Account id', '账户 ID'],
  bizId: ['Document id', '业务 ID'],
  memberId: ['Member id', '会员 ID'],
  groupId: ['Fleet id', '车队 ID'],
  amountFen: ['Amount', '金额'],
  heldFen: ['Held back', '冻结变动'],
  balanceAfterFen: ['Balance after', '变动后余额'],
  remark: ['Remark', '备注'],
})
