import { flowKind } from '@ampdeck/api/enumerations/finance'
import { activeState, auditState } from '@ampdeck/api/enumerations/member'
import type { memberAccount } from '@ampdeck/api/payment/member-account'
import { mayTake } from '../../charging/start/reserve.service.ts'
import { ofSeller } from '../../database/of-seller.ts'
import { failures } from '../../foundation/failure.ts'
import { platformOf, type Request } from '../../http/context.ts'
import { post } from '../../ledger/ledger.ts'
import { correctionById, rowById } from './account.store.ts'

const { underReview, passed, refused } = auditState.code
const { on, off } = activeState.code

/** The first of two people says what is wrong with a balance. */
export async function propose(request: Request<typeof memberAccount.correct>) {
  const { rows, input, fail } = request
  const { id: accountId, sellerId, groupId } = await rows.get('account', input.accountId)
  // Locked, so that of two who propose at once one is told that there is a correction already.
  await ofSeller(rows.db, sellerId)
    .from('account')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .execute()
  const open = await rows
    .from('accountCorrection')
    .select('id')
    .where(({ and }) => and({ accountId, state: underReview }))
    .executeTakeFirst()
  if (open) throw fail('correction.open')
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
  const correction = await underAudit(request)
  const { id, sellerId, accountId, amountFen, reason } = correction
  await rows.update('accountCorrection', correction, {
    state: passed,
    auditUser: caller.userId,
    auditTime: now,
  })
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
  const correction = await underAudit(request)
  const audit = { auditUser: caller.userId, auditTime: now, auditReason: input.reason }
  await rows.update('accountCorrection', correction, { state: refused, ...audit })
  return correctionById(rows, correction.id)
}

async function underAudit({
  rows,
  input,
  caller,
  fail,
}: Pick<Request<typeof memberAccount.refuseCorrection>, 'rows' | 'caller' | 'fail'> & {
  input: { id: number }
}) {
  const { sellerId } = await rows.get('accountCorrection', input.id)
  const correction = await ofSeller(rows.db, sellerId)
    .from('accountCorrection')
    .selectAll()
    .where('id', '=', input.id)
    .forUpdate()
    .executeTakeFirst()
  if (!correction) throw failures.notFound()
  if (correction.state !== underReview) throw fail('transition.notAllowed')
  if (correction.createUser === caller.userId) throw fail('audit.sameUser')
  return correction
}

/** Pays nothing and takes nothing in, or does again. */
export async function setFrozen(request: Request<typeof memberAccount.freeze>, isFrozen: boolean) {
  const { rows, input, fail } = request
  const { id, state } = await rows.get('account', input.id)
  if ((state === off) === isFrozen) throw fail('transition.notAllowed')
  await rows.update('account', input, { state: isFrozen ? off : on })
  return rowById(rows, id)
}
