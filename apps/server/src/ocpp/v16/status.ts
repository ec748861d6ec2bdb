import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { GunReport } from '../../device/charge-point.ts'
import { timeOf } from '../translation/pile-clock.ts'

export interface StatusNotification {
  connectorId: number
  status: string
  errorCode: string
  info?: string
  timestamp?: unknown
  vendorErrorCode?: string
}

const code = gunStatus.code

/** domain.md §10. */
const statuses: Readonly<Record<string, GunReport['status']>> = {
  Available: code.idle,
  Preparing: code.preparing,
  Charging: code.charging,
  SuspendedEV: code.charging,
  SuspendedEVSE: code.charging,
  Finishing: code.full,
  Reserved: code.reserved,
  Unavailable: code.offline,
  Faulted: code.fault,
}

const OUT_OF_SERVICE = 'Unavailable'
const NO_ERROR = 'NoError'
/** The pile has no better word, and its maker may have. */
const VAGUE = 'OtherError'

/** What a StatusNotification says of a gun; connector 0 is the pile itself. */
export function gunReportOf(notification: StatusNotification, now: number): GunReport {
  const { connectorId, status, errorCode, info, vendorErrorCode, timestamp } = notification
  const isVague = errorCode === NO_ERROR || errorCode === VAGUE
  const error = (isVague && vendorErrorCode) || errorCode
  const hasError = errorCode !== NO_ERROR || (status === 'Faulted' && error !== NO_ERROR)
  const plain = statuses[status] ?? code.offline
  const isUsable = plain !== code.fault && plain !== code.offline
  return {
    connector: connectorId,
    status: hasError && isUsable ? code.alarm : plain,
    ...(status === OUT_OF_SERVICE && { unavailable: true }),
    ...(hasError && { errorCode: error }),
    ...(info && { info }),
    ts: timeOf(timestamp, now),
  }
}
