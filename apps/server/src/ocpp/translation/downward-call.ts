import type { PileRequest, PowerProfile } from '../../device/pile-request.ts'
import type { DownwardCall } from './answer.ts'
import { isoTime } from './link.ts'

/* What both versions say alike to a pile. */

export function call(action: string, payload: object = {}): DownwardCall {
  return { action, payload }
}

/** The parts of an update's call that have the same names. */
export function retriesOf({ retries, retrySeconds }: Extract<PileRequest, { kind: 'firmware' }>) {
  return {
    ...(retries !== undefined && { retries }),
    ...(retrySeconds !== undefined && { retryInterval: retrySeconds }),
  }
}

/** How a pile may know that the file is its maker's. */
export function signatureOf({ signature, signingCertificate }: Extract<PileRequest, { kind: 'firmware' }>) {
  return signature && signingCertificate ? { signature, signingCertificate } : undefined
}

const kinds = {
  absolute: { chargingProfileKind: 'Absolute' },
  recurringDaily: { chargingProfileKind: 'Recurring', recurrencyKind: 'Daily' },
  relative: { chargingProfileKind: 'Relative' },
} as const

/** When a profile holds. */
export function kindOf({ kind, until }: PowerProfile) {
  return { ...kinds[kind], ...(until !== undefined && { validTo: isoTime(until) }) }
}

/** A log file by GetLog; 1.6 has it in its security extension. */
export function logOf(
  { location, from, to, isSecurity }: Extract<PileRequest, { kind: 'log' }>,
  requestId: number,
): DownwardCall {
  return call('GetLog', {
    logType: isSecurity ? 'SecurityLog' : 'DiagnosticsLog',
    requestId,
    log: {
      remoteLocation: location ?? '',
      ...(from !== undefined && { oldestTimestamp: isoTime(from) }),
      ...(to !== undefined && { latestTimestamp: isoTime(to) }),
    },
  })
}

/** The limits of a profile, in watts, or in amperes where it says them. */
export function scheduleOf({ from, seconds, periods }: PowerProfile) {
  return {
    chargingRateUnit: periods.some(({ limitA }) => limitA !== undefined) ? 'A' : 'W',
    ...(from !== undefined && { startSchedule: isoTime(from) }),
    ...(seconds !== undefined && { duration: seconds }),
    chargingSchedulePeriod: periods.map(({ startSecond, limitW, limitA }) => ({
      startPeriod: startSecond,
      limit: limitA ?? limitW,
    })),
  }
}
