import type { CodeOf } from '@ampdeck/api/enumeration'
import { stopReason } from '@ampdeck/api/enumerations/order'
import type { Random } from '../random.ts'

/** Why a charge ends, as the console knows it. */
export type StopCause = CodeOf<typeof stopReason>

/** Also why the pile itself ended it, in the words of OCPP. */
export type Ending = StopCause | 'hardReset' | 'softReset' | 'unlocked' | 'refused'

const {
  user: USER,
  full: FULL,
  amountLimit: AMOUNT_LIMIT,
  socLimit: SOC_LIMIT,
  balanceUsedUp: BALANCE_USED_UP,
  strategy: STRATEGY,
  remoteStop: REMOTE,
  vehicleFault: VEHICLE_FAULT,
  pileFault: PILE_FAULT,
  emergencyStop: EMERGENCY,
  powerLoss: POWER_LOSS,
  other: OTHER,
} = stopReason.code

const causes: readonly StopCause[] = [
  USER,
  FULL,
  AMOUNT_LIMIT,
  SOC_LIMIT,
  BALANCE_USED_UP,
  STRATEGY,
  REMOTE,
  VEHICLE_FAULT,
  PILE_FAULT,
  EMERGENCY,
  POWER_LOSS,
  OTHER,
]
const shares = [61, 30, 2, 1.5, 1, 0.5, 0.7, 1.2, 0.8, 0.4, 0.6, 0.3]
/** Of all charges this share ends by a fault. */
const faultShare = 3

/** Why a charge of the past ended: 62 % by the user, 30 % full, 5 % limits, 3 % faults (domain.md §8). */
export function drawStopReason(random: Random): StopCause {
  return causes[random.weighted(shares)] ?? USER
}

/** Causes that come about at the pile by themselves: what is ended from afar or by limits is ended by the server. */
const ownCauses: readonly StopCause[] = [
  USER,
  FULL,
  SOC_LIMIT,
  VEHICLE_FAULT,
  PILE_FAULT,
  EMERGENCY,
  POWER_LOSS,
]
const ownShares = [61, 30, 1.5, 1.2, 0.8, 0.4, 0.6]

/** Why a charge of a simulated pile will end, where faults come `faults` times as often as domain.md says. */
export function drawOwnCause(random: Random, faults: number): StopCause {
  const weights = ownShares.map((share, index) => (isFault(ownCauses[index]) ? share * faults : share))
  return ownCauses[random.weighted(weights)] ?? USER
}

/** How many times more faults a share of the charges means than domain.md's 3 %. */
export function faultFactor(share: number): number {
  return (100 * share) / faultShare
}

export function isFault(cause: Ending | undefined): boolean {
  return (
    cause !== undefined && [VEHICLE_FAULT, PILE_FAULT, EMERGENCY, POWER_LOSS].some((fault) => fault === cause)
  )
}
