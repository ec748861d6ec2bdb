import { gunStatus, pileStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import type { Refusal } from '../../device/charge-point.ts'
import type { Found } from '../record/payer.store.ts'
import type { Place } from '../record/place.store.ts'

/** Who has less does not start (domain.md §4 LC 1). */
export const LEAST_FEN = 100

export interface StartFacts {
  found: Found
  /** What the payer can pay beside the charges that run already. */
  freeFen: number
  place: Pick<Place, 'stationStatus' | 'pileStatus' | 'status'>
  /** Another charge runs at this gun, or it is held for somebody else. */
  isTaken: boolean
  hasPrice: boolean
  /** A charge limit of the payer is reached, or the fleet does not let this member charge. */
  limited: Refusal | undefined
  /** The energy is delivered already: what was started without us and comes late. */
  isLate: boolean
}

const { closed, building } = stationStatus.code
const { disabled, notCommissioned } = pileStatus.code

/** Why a charge may not start; nothing where it may. */
export function refusalOf(facts: StartFacts): Refusal | undefined {
  const { found, freeFen, place, isTaken, hasPrice, limited, isLate } = facts
  if (isLate) return found.payer ? undefined : (found.refusal ?? 'unknownToken')
  if (found.refusal) return found.refusal
  if (place.stationStatus === closed || place.stationStatus === building || !hasPrice) return 'station.closed'
  if (place.pileStatus === disabled || place.pileStatus === notCommissioned) return 'blocked'
  if (isTaken) return 'busy'
  return freeFen < LEAST_FEN ? 'balance.tooLow' : limited
}

/** Whether a start may be asked of a gun that is not yet plugged in, or is. */
export function isFree(status: number): boolean {
  return status === gunStatus.code.idle || status === gunStatus.code.preparing
}
