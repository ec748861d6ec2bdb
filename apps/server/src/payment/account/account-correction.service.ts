import { flowKind } from '@ampdeck/api/enumerations/finance'
import { auditState } from '@ampdeck/api/enumerations/member'
import { accountLife, correctionLife, type memberAccount } from '@ampdeck/api/payment/member-account'
import { mayTake } from '../../charging/start/reserve.service.ts'
import { checkStep } from '../../database/check-step.ts'
import { platformOf, type Request } from '../../http/context.ts'
import { post } from '../../ledger/ledger.ts'
import { correctionById, rowById } from './account.store.ts'

const { underReview } = auditState.code

/** The first of two people says what is wrong with a balance. */
export async function propose(request: Request<typeof memberAccount.correct>) {
  const { rows, input } = request
  const account = await rows.get('account', input.accountId)
  const { id: accountId, groupId } = account
  // Locked, so that of two who propose at once one is told that there is a correction already.
  await rows.hold('account', accountId)
  const open = await rows
    .from('accountCorrection')
    .select('id')
    .where(({ and }) => and({ accountId, state: underReview }))
    .executeTakeFirst()
  checkStep(accountLife.correct, { ...account, isCorrecting: open !== undefined }, rows.userId)
  const { amountFen, reason } = input
  const id = await rows.insert('accountCorrection', {
    correctionNo: `AC${rows.newId().toString(36).toUpperCase()}`,
    accountId,
    groupId,
    amountFen,
    reason,
    state: underReview,
    auditUser: null,
    auditTime: null,
    auditReason: null,
  })
  return correctionById(rows, id)
}

/** The second one agrees: the money moves, or nothing does. */
export async function confirm(request: Request<typeof memberAccount.confirmCorrection>) {
  const { rows, caller, now, fail } = request
  const { id, sellerId, accountId, amountFen, reason } = await rows.move(
    'accountCorrection',
    correctionLife.confirm,
    { id: request.input.id },
    { auditUser: caller.userId, auditTime: now },
  )
  const { correction: bizType } = flowKind.code
  const movement = { accountId, bizType, bizId: id, amountFen, remark: reason }
  const platform = platformOf(request)
  const isTaken = amountFen < 0
  if (isTaken && !(await mayTake(platform, sellerId, accountId, -amountFen))) throw fail('balance.tooLow')
  if (!(await post(platform, sellerId, movement))) throw fail('balance.tooLow')
  return correctionById(rows, id)
}

/** The second one does not agree, and says why; the balance stays. */
export async function refuse(request: Request<typeof memberAccount.refuseCorrection>) {
  const { rows, caller, now, input } = request
  const audit = { auditUser: caller.userId, auditTime: now, auditReason: input.reason }
  await rows.move('accountCorrection', correctionLife.refuse, { id: input.id }, audit)
  return correctionById(rows, input.id)
}

/** Pays nothing and takes nothing in, or does again. */
export async function setFrozen({ rows, input }: Request<typeof memberAccount.freeze>, isFrozen: boolean) {
  await rows.move('account', accountLife[isFrozen ? 'freeze' : 'unfreeze'], input)
  return rowById(rows, input.id)
}
