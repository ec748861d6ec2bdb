import { variableIn } from '@ampdeck/api/operation/pile-settings'
import type { LocalListEntry, PileRequest, PowerProfile, SingleRequest } from '../../device/pile-request.ts'
import type { StandardRequest } from '../../device/standard-request.ts'
import { answerOf, type DownwardCall } from '../translation/answer.ts'
import { call, kindOf, logOf, retriesOf, scheduleOf, signatureOf } from '../translation/downward-call.ts'
import { yuanOf } from '../translation/driver-price.ts'
import { isoTime } from '../translation/link.ts'
import { idTokenOf } from './id-token.ts'

/** What the product asks, in the words of 2.0.1; an EVSE has one connector here, number 1. */
export function downward201(
  request: Exclude<SingleRequest, StandardRequest>,
  nextRequestId: () => number,
): DownwardCall {
  switch (request.kind) {
    case 'availability':
      return call('ChangeAvailability', {
        operationalStatus: request.operative ? 'Operative' : 'Inoperative',
        ...(request.connector > 0 && { evse: { id: request.connector } }),
      })
    case 'reset':
      return call('Reset', {
        type: request.hard ? 'Immediate' : 'OnIdle',
        ...(request.connector && { evseId: request.connector }),
      })
    case 'unlock':
      return call('UnlockConnector', { evseId: request.connector, connectorId: 1 })
    case 'remoteStart':
      return call('RequestStartTransaction', {
        ...(request.connector > 0 && { evseId: request.connector }),
        remoteStartId: request.remoteStartId,
        idToken: idTokenOf(request.token, 'Central'),
        ...(request.profile && { chargingProfile: profileOf(request.profile) }),
      })
    case 'remoteStop':
      return call('RequestStopTransaction', { transactionId: request.transactionId })
    case 'trigger':
      return call('TriggerMessage', {
        requestedMessage: messages[request.message] ?? request.message,
        ...(request.connector &&
          !ofWholePile.has(request.message) && { evse: { id: request.connector, connectorId: 1 } }),
      })
    case 'log':
      return logOf(request, request.requestId ?? nextRequestId())
    case 'clearCache':
      return call('ClearCache')
    case 'getConfiguration':
      return request.keys
        ? call('GetVariables', { getVariableData: request.keys.map(variableIn) })
        : baseReport(nextRequestId())
    case 'setConfiguration':
      return setVariable(request.key, request.value)
    case 'changePassword':
      return setVariable('SecurityCtrlr.BasicAuthPassword', request.password ?? '')
    case 'reserve':
      return call('ReserveNow', {
        id: request.reservationId,
        expiryDateTime: isoTime(request.expires),
        idToken: idTokenOf(request.token, 'Central'),
        ...(request.connector > 0 && { evseId: request.connector }),
      })
    case 'cancelReservation':
      return call('CancelReservation', { reservationId: request.reservationId })
    case 'localListVersion':
      return call('GetLocalListVersion')
    case 'sendLocalList':
      return call('SendLocalList', {
        versionNumber: request.version,
        updateType: request.full ? 'Full' : 'Differential',
        // The schema wants at least one entry; an empty list is none.
        ...(request.entries.length > 0 && { localAuthorizationList: request.entries.map(entryOf) }),
      })
    case 'setPower':
      return call('SetChargingProfile', {
        evseId: request.connector,
        chargingProfile: profileOf(request.profile),
      })
    case 'clearPower':
      return call('ClearChargingProfile', clearingOf(request))
    case 'compositeSchedule':
      return call('GetCompositeSchedule', {
        evseId: request.connector,
        duration: request.seconds,
        chargingRateUnit: request.unit ?? 'W',
      })
    case 'firmware':
      return call('UpdateFirmware', {
        requestId: request.requestId,
        ...retriesOf(request),
        firmware: {
          location: request.location,
          retrieveDateTime: isoTime(request.retrieveAt),
          ...signatureOf(request),
        },
      })
    case 'certificateSigned':
      return call('CertificateSigned', {
        certificateChain: request.chain,
        ...(request.use === 'v2g' && { certificateType: 'V2GCertificate' }),
        ...(request.requestId !== undefined && { requestId: request.requestId }),
      })
    case 'installCertificate':
      return call('InstallCertificate', {
        certificateType: certificateTypes[request.use],
        certificate: request.certificate,
      })
    case 'readCertificates':
      return call('GetInstalledCertificateIds', { certificateType: [readTypes[request.use]] })
    case 'deleteCertificate':
      return call('DeleteCertificate', { certificateHashData: request.hash })
    case 'dataTransfer':
      return call('DataTransfer', {
        vendorId: request.vendorId,
        ...(request.messageId !== undefined && { messageId: request.messageId }),
        ...(request.data !== undefined && { data: request.data }),
      })
    case 'cost':
      return call('CostUpdated', {
        totalCost: yuanOf(request.cost.fen),
        transactionId: request.cost.transactionId,
      })
    case 'raw':
      return call(request.action, Object(request.payload))
  }
}

/** No EVSE asks for these. */
const ofWholePile: ReadonlySet<string> = new Set(['SignCertificate', 'SignV2GCertificate'])

/** What is triggered by another name. */
const messages: Readonly<Record<string, string>> = {
  DiagnosticsStatusNotification: 'LogStatusNotification',
  SignCertificate: 'SignChargingStationCertificate',
}

const purposes = {
  pile: 'ChargingStationMaxProfile',
  default: 'TxDefaultProfile',
  transaction: 'TxProfile',
} as const

const baseReport = (requestId: number): DownwardCall => ({
  ...call('GetBaseReport', { requestId, reportBase: 'FullInventory' }),
  inventory: requestId,
})

const certificateTypes = {
  central: 'CSMSRootCertificate',
  manufacturer: 'ManufacturerRootCertificate',
  v2g: 'V2GRootCertificate',
  mo: 'MORootCertificate',
} as const

const readTypes = { ...certificateTypes, v2gChain: 'V2GCertificateChain' } as const

const setVariable = (key: string, value: string): DownwardCall => ({
  ...call('SetVariables', { setVariableData: [{ ...variableIn(key), attributeValue: value }] }),
  answerOf: (detail) => answerOf(detail, attributeStatusOf(detail)),
})

function attributeStatusOf(detail: unknown): unknown {
  const { setVariableResult } = Object(detail)
  return Array.isArray(setVariableResult) ? Object(setVariableResult[0]).attributeStatus : 'Rejected'
}

function clearingOf({ profileId, connector, purpose }: Extract<PileRequest, { kind: 'clearPower' }>) {
  const criteria = {
    ...(connector !== undefined && { evseId: connector }),
    ...(purpose && { chargingProfilePurpose: purposes[purpose] }),
  }
  return {
    ...(profileId !== undefined && { chargingProfileId: profileId }),
    ...(Object.keys(criteria).length > 0 && { chargingProfileCriteria: criteria }),
  }
}

function entryOf({ token, accepted, isExpired, expires }: LocalListEntry) {
  const idToken = idTokenOf(token, 'ISO14443')
  if (accepted === undefined) return { idToken }
  const refused = isExpired ? 'Expired' : 'Blocked'
  const status = accepted ? 'Accepted' : refused
  const expiry = expires === undefined ? {} : { cacheExpiryDateTime: isoTime(expires) }
  return { idToken, idTokenInfo: { status, ...expiry } }
}

function profileOf(profile: PowerProfile) {
  const { id, stackLevel, purpose, transactionId } = profile
  return {
    id,
    stackLevel,
    chargingProfilePurpose: purposes[purpose],
    ...kindOf(profile),
    ...(transactionId !== undefined && { transactionId }),
    chargingSchedule: [{ id, ...scheduleOf(profile) }],
  }
}
