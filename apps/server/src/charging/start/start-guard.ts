import { gunStatus, pileStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import type { Refusal } from '../../device/charge-point.ts'
import type { Found } from '../record/payer.store.ts'
import type { Place } from '../record/place.store.ts'

export interface StartFacts {
  found: Found
  /** What the payer can pay beside the charges that run already. */
  freeFen: number
  /** Who can pay less does not start (domain.md §4 LC 1). */
  leastFen: number
  place: Pick<Place, 'stationStatus' | 'pileStatus' | 'status' | 'statusTime'>
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
  const { found, freeFen, place, isTaken, hasPrice, limited, isLate, leastFen } = facts
  if (isLate) return found.payer ? undefined : (found.refusal ?? 'unknownToken')
  if (found.refusal) return found.refusal
  if (place.stationStatus === closed || place.stationStatus === building || !hasPrice) return 'station.closed'
  if (place.pileStatus === disabled || place.pileStatus === notCommissioned) return 'blocked'
  if (isTaken) return 'busy'
  return freeFen < leastFen ? 'balance.tooLow' : limited
}

/** Whether a start may be asked of a gun: one that is not yet plugged in, or is, or of which nothing is known. */
export function isFree({ status, statusTime, pileStatus: pile }: StartFacts['place']): boolean {
  const isUnknown =
    status === gunStatus.code.offline && statusTime === null && pile === pileStatus.code.online
  return status === gunStatus.code.idle || status === gunStatus.code.preparing || isUnknown
}
