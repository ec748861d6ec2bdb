import type { CodeOf } from '@ampdeck/api/enumeration'
import { stopReason } from '@ampdeck/api/enumerations/order'
import type { Reading } from '../../device/charge-point.ts'

type StopReason = CodeOf<typeof stopReason>

const code = stopReason.code

/** The reasons of both versions; what neither names is `other`. */
const reasons: Readonly<Record<string, StopReason>> = {
  Local: code.user,
  MasterPass: code.user,
  EVDisconnected: code.user,
  StoppedByEV: code.full,
  EnergyLimitReached: code.amountLimit,
  SOCLimitReached: code.socLimit,
  LocalOutOfCredit: code.balanceUsedUp,
  Remote: code.remoteStop,
  UnlockCommand: code.remoteStop,
  EmergencyStop: code.emergencyStop,
  PowerLoss: code.powerLoss,
  PowerQuality: code.pileFault,
  GroundFault: code.pileFault,
  OvercurrentFault: code.pileFault,
  Reboot: code.pileFault,
  TimeLimitReached: code.strategy,
}

/** Reasons under which a pile that has no word for it also reports a full battery. */
const MAY_BE_FULL: ReadonlySet<string> = new Set(['Local', 'Other', 'EVDisconnected'])

/** Why a charge ended. A pile may leave the reason out where it is the usual one, `Local`. */
export function stopReasonOf(reason = 'Local', readings: readonly Reading[] = []): StopReason {
  const soc = readings.findLast((reading) => reading.soc !== null)?.soc
  if (soc === 100 && MAY_BE_FULL.has(reason)) return code.full
  return (Object.hasOwn(reasons, reason) && reasons[reason]) || code.other
}
