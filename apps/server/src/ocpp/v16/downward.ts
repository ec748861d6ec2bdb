import { PNC_VENDOR } from '@ampdeck/api/operation/pile-request'
import type { Token } from '../../device/charge-point.ts'
import type { LocalListEntry, PowerProfile, SingleRequest } from '../../device/pile-request.ts'
import type { StandardRequest } from '../../device/standard-request.ts'
import { answerOf, type DownwardCall } from '../translation/answer.ts'
import { call, kindOf, logOf, retriesOf, scheduleOf, signatureOf } from '../translation/downward-call.ts'
import { isoTime } from '../translation/link.ts'
import { costMessage16 } from './cost-message.ts'

/** What the product asks, in the words of 1.6. */
export function downward16(request: Exclude<SingleRequest, StandardRequest>): DownwardCall {
  switch (request.kind) {
    case 'availability':
      return call('ChangeAvailability', {
        connectorId: request.connector,
        type: request.operative ? 'Operative' : 'Inoperative',
      })
    case 'reset':
      return call('Reset', { type: request.hard ? 'Hard' : 'Soft' })
    case 'unlock':
      return call('UnlockConnector', { connectorId: request.connector })
    case 'remoteStart':
      return call('RemoteStartTransaction', {
        ...(request.connector > 0 && { connectorId: request.connector }),
        idTag: idTagOf(request.token),
        ...(request.profile && { chargingProfile: profileOf(request.profile) }),
      })
    case 'remoteStop':
      return call('RemoteStopTransaction', { transactionId: Number(request.transactionId) })
    case 'trigger':
      return triggerOf(request)
    case 'log':
      // Of the security log nothing but the security extension knows.
      if (request.isSecurity) return logOf(request, request.requestId ?? 1)
      return {
        ...call('GetDiagnostics', {
          location: request.location ?? '',
          ...(request.from !== undefined && { startTime: isoTime(request.from) }),
          ...(request.to !== undefined && { stopTime: isoTime(request.to) }),
        }),
        // Without a file's name there is nothing to send.
        answerOf: (detail) => answerOf(detail, hasFileName(detail) ? 'Accepted' : 'Rejected'),
      }
    case 'clearCache':
      return call('ClearCache')
    case 'getConfiguration':
      return call('GetConfiguration', request.keys ? { key: request.keys } : {})
    case 'setConfiguration':
      return call('ChangeConfiguration', { key: request.key, value: request.value })
    case 'changePassword':
      // The key is bytes, told as hexadecimal digits (security extension of 1.6).
      return call('ChangeConfiguration', {
        key: 'AuthorizationKey',
        value: Buffer.from(request.password ?? '').toString('hex'),
      })
    case 'reserve':
      return call('ReserveNow', {
        connectorId: request.connector,
        expiryDate: isoTime(request.expires),
        idTag: idTagOf(request.token),
        reservationId: request.reservationId,
      })
    case 'cancelReservation':
      return call('CancelReservation', { reservationId: request.reservationId })
    case 'localListVersion':
      return call('GetLocalListVersion')
    case 'sendLocalList':
      return call('SendLocalList', {
        listVersion: request.version,
        localAuthorizationList: request.entries.map(entryOf),
        updateType: request.full ? 'Full' : 'Differential',
      })
    case 'setPower':
      return call('SetChargingProfile', {
        connectorId: request.connector,
        csChargingProfiles: profileOf(request.profile),
      })
    case 'clearPower':
      return call('ClearChargingProfile', {
        ...(request.profileId !== undefined && { id: request.profileId }),
        ...(request.connector !== undefined && { connectorId: request.connector }),
        ...(request.purpose && { chargingProfilePurpose: purposes[request.purpose] }),
      })
    case 'compositeSchedule':
      return call('GetCompositeSchedule', {
        connectorId: request.connector,
        duration: request.seconds,
        chargingRateUnit: request.unit ?? 'W',
      })
    case 'firmware': {
      const signed = signatureOf(request)
      if (signed)
        return call('SignedUpdateFirmware', {
          requestId: request.requestId,
          firmware: {
            location: request.location,
            retrieveDateTime: isoTime(request.retrieveAt),
            ...signed,
          },
          ...retriesOf(request),
        })
      return call('UpdateFirmware', {
        location: request.location,
        retrieveDate: isoTime(request.retrieveAt),
        ...retriesOf(request),
      })
    }
    case 'certificateSigned':
      return request.use === 'v2g'
        ? pncCall('CertificateSigned', { certificateChain: request.chain, certificateType: 'V2GCertificate' })
        : call('CertificateSigned', { certificateChain: request.chain })
    case 'installCertificate': {
      const { use, certificate } = request
      return isPnc(use)
        ? pncCall('InstallCertificate', { certificateType: pncTypes[use], certificate })
        : call('InstallCertificate', { certificateType: certificateTypes[use], certificate })
    }
    case 'readCertificates':
      return isPnc(request.use)
        ? pncCall('GetInstalledCertificateIds', { certificateType: [pncTypes[request.use]] })
        : call('GetInstalledCertificateIds', { certificateType: certificateTypes[request.use] })
    case 'deleteCertificate': {
      const payload = { certificateHashData: request.hash }
      return request.isPlugAndCharge
        ? pncCall('DeleteCertificate', payload)
        : call('DeleteCertificate', payload)
    }
    case 'dataTransfer':
      return call('DataTransfer', {
        vendorId: request.vendorId,
        ...(request.messageId !== undefined && { messageId: request.messageId }),
        ...(request.data !== undefined && { data: textOf(request.data) }),
      })
    case 'cost':
      return costMessage16(request.cost)
    case 'raw':
      return call(request.action, Object(request.payload))
  }
}

/** What only the security extension knows to ask for, as it names it. */
const extended: Readonly<Record<string, string>> = {
  LogStatusNotification: 'LogStatusNotification',
  SignCertificate: 'SignChargePointCertificate',
}

function triggerOf({ message, connector }: Extract<SingleRequest, { kind: 'trigger' }>): DownwardCall {
  if (message === 'SignV2GCertificate') return pncCall('TriggerMessage', { requestedMessage: message })
  const requestedMessage = extended[message]
  // Neither is of one connector.
  if (requestedMessage) return call('ExtendedTriggerMessage', { requestedMessage })
  return call('TriggerMessage', {
    requestedMessage: message,
    ...(connector !== undefined && { connectorId: connector }),
  })
}

const purposes = {
  pile: 'ChargePointMaxProfile',
  default: 'TxDefaultProfile',
  transaction: 'TxProfile',
} as const

const certificateTypes = {
  central: 'CentralSystemRootCertificate',
  manufacturer: 'ManufacturerRootCertificate',
} as const

/** What 1.6 knows by the white paper on Plug & Charge alone. */
const pncTypes = {
  v2g: 'V2GRootCertificate',
  mo: 'MORootCertificate',
  v2gChain: 'V2GCertificateChain',
} as const

const isPnc = (use: keyof typeof pncTypes | keyof typeof certificateTypes): use is keyof typeof pncTypes =>
  Object.hasOwn(pncTypes, use)

/** A message of Plug & Charge, as text inside DataTransfer; so is what it comes to. */
function pncCall(messageId: string, payload: object): DownwardCall {
  return {
    ...call('DataTransfer', { vendorId: PNC_VENDOR, messageId, data: JSON.stringify(payload) }),
    answerOf: (detail) => {
      const { status, data } = Object(detail)
      if (status !== 'Accepted') return answerOf(detail, unknownTransfers[status] ?? status)
      // Without a text the transfer itself is the answer.
      if (data === undefined) return answerOf(detail)
      const answer = objectIn(data)
      return answer ? answerOf(answer) : answerOf(detail, 'Rejected')
    },
  }
}

/** A pile that does not know the vendor or the message cannot do it. */
const unknownTransfers: Readonly<Record<string, string>> = {
  UnknownVendorId: 'NotSupported',
  UnknownMessageId: 'NotSupported',
}

function objectIn(text: unknown): object | undefined {
  try {
    const value: unknown = JSON.parse(String(text))
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** An idTag is a card's number or the bare VIN. */
const idTagOf = ({ value }: Token) => value

const textOf = (data: unknown) => (typeof data === 'string' ? data : JSON.stringify(data))

const hasFileName = (detail: unknown) =>
  typeof detail === 'object' && detail !== null && 'fileName' in detail && detail.fileName !== ''

function entryOf({ token, accepted, isExpired, expires }: LocalListEntry) {
  if (accepted === undefined) return { idTag: idTagOf(token) }
  const refused = isExpired ? 'Expired' : 'Blocked'
  const status = accepted ? 'Accepted' : refused
  const expiry = expires === undefined ? {} : { expiryDate: isoTime(expires) }
  return { idTag: idTagOf(token), idTagInfo: { status, ...expiry } }
}

function profileOf(profile: PowerProfile) {
  const { id, stackLevel, purpose, transactionId } = profile
  return {
    chargingProfileId: id,
    ...(transactionId !== undefined && { transactionId: Number(transactionId) }),
    stackLevel,
    chargingProfilePurpose: purposes[purpose],
    ...kindOf(profile),
    chargingSchedule: scheduleOf(profile),
  }
}
