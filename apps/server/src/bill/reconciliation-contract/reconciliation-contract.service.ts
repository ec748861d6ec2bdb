import {
  auditRefusal,
  isWritable,
  type ReconciliationContractDraft,
  type reconciliationContract,
} from '@ampdeck/api/bill/reconciliation-contract'
import { auditState } from '@ampdeck/api/enumerations/member'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { one } from './reconciliation-contract.store.ts'

const { draft: DRAFT, underReview: UNDER_REVIEW, passed: PASSED, refused: REFUSED } = auditState.code
const undecided = { auditUser: null, auditTime: null, auditReason: null }

export async function save({ rows, input, fail }: Request<typeof reconciliationContract.save>) {
  await checkParty(rows, input)
  const values = { ...input, ...undecided, auditState: DRAFT, submitUser: null }
  return one(rows, await rows.insert('reconciliationContract', values).catch(refuseDuplicate(fail, 'no')))
}

/** What was rejected becomes a draft again. */
export async function update({ rows, input, fail }: Request<typeof reconciliationContract.update>) {
  const { id, version, ...draft } = input
  if (!isWritable(await one(rows, id))) throw fail('transition.notAllowed')
  await checkParty(rows, draft)
  await rows
    .update('reconciliationContract', { id, version }, { ...draft, ...undecided, auditState: DRAFT })
    .catch(refuseDuplicate(fail, 'no'))
  return one(rows, id)
}

export async function submit({ rows, input, caller, fail }: Request<typeof reconciliationContract.submit>) {
  if (!isWritable(await one(rows, input.id))) throw fail('transition.notAllowed')
  await rows.update('reconciliationContract', input, {
    ...undecided,
    auditState: UNDER_REVIEW,
    submitUser: caller.userId,
  })
  return one(rows, input.id)
}

export async function audit({
  rows,
  input,
  caller,
  now,
  fail,
}: Request<typeof reconciliationContract.audit>) {
  const { id, version, pass, note } = input
  const refusal = auditRefusal(await one(rows, id), caller.userId)
  if (refusal) throw fail(refusal)
  await rows.update(
    'reconciliationContract',
    { id, version },
    {
      auditState: pass ? PASSED : REFUSED,
      auditUser: caller.userId,
      auditTime: now,
      auditReason: note,
    },
  )
  return one(rows, id)
}

export async function remove({ rows, input, fail }: Request<typeof reconciliationContract.delete>) {
  if (!isWritable(await one(rows, input.id))) throw fail('transition.notAllowed')
  await rows.remove('reconciliationContract', input.id)
  return null
}

/** The party is of the caller's own. */
async function checkParty(
  rows: Rows,
  { partyId }: z.output<typeof ReconciliationContractDraft>,
): Promise<void> {
  await rows.get('operatingUnit', partyId)
}
