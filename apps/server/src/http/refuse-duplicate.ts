import { isDuplicate } from '../database/transaction.ts'
import type { Failure, Issue } from '../foundation/failure.ts'

/**
 * What follows a write that a unique index has refused: the failure that says so, at the field that must differ. The
 * index decides, so that of two people who save at once only one can win.
 */
export function refuseDuplicate(
  fail: (reason: 'record.duplicate', issues?: Issue[]) => Failure,
  field?: string,
): (error: unknown) => never {
  return (error) => {
    if (!isDuplicate(error)) throw error
    throw field === undefined
      ? fail('record.duplicate')
      : fail('record.duplicate', [{ path: [field], message: 'duplicate' }])
  }
}
