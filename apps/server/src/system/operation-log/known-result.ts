import type { CodeOf } from '@ampdeck/api/enumeration'
import { callResult } from '@ampdeck/api/enumerations/system'

/** A result as the contract knows it; one that an earlier version wrote and this one has no word for is a failure. */
export function knownResult(code: number): CodeOf<typeof callResult> {
  return callResult.codes.find((known) => known === code) ?? callResult.code.failed
}
