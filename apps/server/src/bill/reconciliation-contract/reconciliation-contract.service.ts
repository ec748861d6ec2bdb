import {
  contractLife,
  type ReconciliationContractDraft,
  type reconciliationContract,
} from '@ampdeck/api/bill/reconciliation-contract'
import { auditState } from '@ampdeck/api/enumerations/member'
import type { Step } from '@ampdeck/api/life'
import type { Selectable, Updateable } from 'kysely'
import type { z } from 'zod'
import type { Standard } from '../../database/columns.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { one } from './reconciliation-contract.store.ts'

type Table = Tables['reconciliationContract']

const { draft: DRAFT, passed: PASSED, refused: REFUSED } = auditState.code
const undecided = { auditUser: null, auditTime: null, auditReason: null }

export async function save({ rows, input, fail }: Request<typeof reconciliationContract.save>) {
  await checkParty(rows, input)
  const values = { ...input, ...undecided, auditState: DRAFT, submitUser: null }
  return one(rows, await rows.insert('reconciliationContract', values).catch(refuseDuplicate(fail, 'no')))
}

/** What was rejected becomes a draft again. */
export async function update({ rows, input, fail }: Request<typeof reconciliationContract.update>) {
  const { id, version, ...draft } = input
  await checkParty(rows, draft)
  return move(rows, contractLife.update, { id, version }, { ...draft, ...undecided }).catch(
    refuseDuplicate(fail, 'no'),
  )
}

export function submit({ rows, input, caller }: Request<typeof reconciliationContract.submit>) {
  return move(rows, contractLife.submit, input, { ...undecided, submitUser: caller.userId })
}

export function audit({ rows, input, caller, now }: Request<typeof reconciliationContract.audit>) {
  return move(rows, contractLife.audit, input, {
    auditState: input.pass ? PASSED : REFUSED,
    auditUser: caller.userId,
    auditTime: now,
    auditReason: input.note,
  })
}

export async function remove({ rows, input }: Request<typeof reconciliationContract.delete>) {
  await one(rows, input.id)
  await rows.readyFor('reconciliationContract', contractLife.delete, input)
  await rows.remove('reconciliationContract', input.id)
  return null
}

/** Takes a step; a contract of which the caller sees some stations only is not there, as in the list. */
async function move(
  rows: Rows,
  step: Step<Selectable<Table>>,
  at: { id: number; version: number },
  values: Omit<Updateable<Table>, keyof Standard>,
) {
  await one(rows, at.id)
  await rows.move('reconciliationContract', step, at, values)
  return one(rows, at.id)
}

/** The party is of the caller's own. */
async function checkParty(
  rows: Rows,
  { partyId }: z.output<typeof ReconciliationContractDraft>,
): Promise<void> {
  await rows.get('operatingUnit', partyId)
}
