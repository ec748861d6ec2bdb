import { PNC_VENDOR } from '@ampdeck/api/operation/pile-request'
import {
  certificateChains,
  certificatesIn,
  clearProfiles,
  remoteStart,
  sameCommands,
  sendLocalList,
} from './common-commands.ts'
import { profileIn } from './profile.ts'
import type { ObedientPile } from './protocol.ts'
import { isVin, listIn, numberIn, objectIn, type Payload, textIn, timeIn } from './read.ts'

/** What OCPP 1.6 lets a server tell a pile, and the answers. */
const commands: Readonly<Record<string, (params: Payload, pile: ObedientPile) => Payload>> = {
  ...sameCommands,
  RemoteStartTransaction: ({ connectorId, idTag, chargingProfile }, pile) => {
    const value = textIn(idTag) ?? ''
    const token = { value, isVin: isVin(value) }
    return remoteStart(pile, { connector: connectorId, token, profile: chargingProfile })
  },
  RemoteStopTransaction: ({ transactionId }, pile) => ({
    status: pile.remoteStop(String(numberIn(transactionId))),
  }),
  ChangeAvailability: ({ connectorId, type }, pile) => ({
    status: pile.setOperative(numberIn(connectorId) ?? 0, type === 'Operative'),
  }),
  Reset: ({ type }, pile) => ({ status: pile.reset(type === 'Hard', false) }),
  UnlockConnector: ({ connectorId }, pile) => ({
    status: pile.unlock(numberIn(connectorId) ?? 0) ?? 'NotSupported',
  }),
  TriggerMessage: ({ requestedMessage, connectorId }, pile) => ({
    status: pile.trigger(textIn(requestedMessage) ?? '', numberIn(connectorId)) ? 'Accepted' : 'Rejected',
  }),
  ReserveNow: ({ connectorId, expiryDate, idTag, reservationId }, pile) => ({
    status: pile.reserve(numberIn(connectorId) ?? 0, {
      id: numberIn(reservationId) ?? 0,
      token: { value: textIn(idTag) ?? '', isVin: isVin(textIn(idTag) ?? '') },
      expiry: timeIn(expiryDate) ?? 0,
    }),
  }),
  GetConfiguration: ({ key }, { configuration }) => {
    const asked = listIn(key).map(String)
    const keys = asked.length > 0 ? asked : configuration.keys()
    const configurationKey = keys.flatMap((name) => {
      const entry = configuration.get(name)
      return entry ? [{ key: name, readonly: entry.isReadOnly, value: entry.value }] : []
    })
    return { configurationKey, unknownKey: keys.filter((name) => !configuration.get(name)) }
  },
  ChangeConfiguration: ({ key, value }, pile) => {
    if (key === 'AuthorizationKey') {
      pile.changePassword(Buffer.from(textIn(value) ?? '', 'hex').toString())
      return { status: 'Accepted' }
    }
    const { configuration } = pile
    const status = configuration.set(textIn(key) ?? '', textIn(value) ?? '')
    return { status: status === 'unknown' ? 'NotSupported' : status }
  },
  SetChargingProfile: ({ connectorId, csChargingProfiles }, pile) => {
    pile.addProfile(profileIn(csChargingProfiles, numberIn(connectorId) ?? 0, pile.isAc))
    return { status: 'Accepted' }
  },
  ClearChargingProfile: ({ id, connectorId: connector, chargingProfilePurpose: purpose, stackLevel }, pile) =>
    clearProfiles(pile, { id, connector, purpose, stackLevel }),
  GetCompositeSchedule: ({ connectorId, duration }, pile) => ({
    status: 'Accepted',
    connectorId,
    scheduleStart: new Date().toISOString(),
    chargingSchedule: {
      duration,
      chargingRateUnit: 'W',
      chargingSchedulePeriod: [{ startPeriod: 0, limit: pile.limitOf(numberIn(connectorId) ?? 0) }],
    },
  }),
  UpdateFirmware: ({ location, retrieveDate }, pile) => {
    pile.updateFirmware({ location: textIn(location) ?? '', at: timeIn(retrieveDate) ?? 0 })
    return {}
  },
  SignedUpdateFirmware: ({ requestId, firmware }, pile) => {
    const { location, retrieveDateTime } = objectIn(firmware)
    const id = numberIn(requestId) ?? 0
    pile.updateFirmware({
      requestId: id,
      location: textIn(location) ?? '',
      at: timeIn(retrieveDateTime) ?? 0,
    })
    return { status: 'Accepted' }
  },
  GetDiagnostics: ({ location }, pile) => ({
    fileName: pile.uploadLog({ location: textIn(location) ?? '' }),
  }),
  GetInstalledCertificateIds: ({ certificateType }, pile) => {
    const found = certificatesIn(pile, (type) => type === certificateType)
    if (found.length === 0) return { status: 'NotFound' }
    return { status: 'Accepted', certificateHashData: found.map(({ hash }) => hash) }
  },
  DataTransfer: (request, pile) =>
    plugAndCharge(request, pile) ?? sameCommands.DataTransfer?.(request, pile) ?? {},
  GetLocalListVersion: (_, pile) => ({ listVersion: pile.listVersion }),
  SendLocalList: ({ listVersion, updateType }, pile) => sendLocalList(pile, listVersion, updateType),
}

/** The certificates of Plug & Charge, which 1.6 knows as text inside DataTransfer. */
function plugAndCharge({ vendorId, messageId, data }: Payload, pile: ObedientPile): Payload | undefined {
  if (vendorId !== PNC_VENDOR) return undefined
  const payload = objectIn(parsed(textIn(data) ?? ''))
  const isOwn = messageId === 'InstallCertificate' || messageId === 'DeleteCertificate'
  const answer =
    messageId === 'GetInstalledCertificateIds'
      ? certificateChains(payload.certificateType, pile)
      : isOwn && sameCommands[messageId]?.(payload, pile)
  return answer ? { status: 'Accepted', data: JSON.stringify(answer) } : { status: 'UnknownMessageId' }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The answer to a command of OCPP 1.6; nothing when there is no such command. */
export function receive16(method: string, params: Payload, pile: ObedientPile): Payload | undefined {
  return Object.hasOwn(commands, method) ? commands[method]?.(objectIn(params), pile) : undefined
}
