import { profileIn, purposeIn } from './profile.ts'
import type { ObedientPile } from './protocol.ts'
import { isVin, listIn, numberIn, objectIn, type Payload, textIn, timeIn } from './read.ts'

/** What OCPP 1.6 lets a server tell a pile, and the answers. */
const commands: Readonly<Record<string, (params: Payload, pile: ObedientPile) => Payload>> = {
  RemoteStartTransaction: ({ connectorId, idTag, chargingProfile }, pile) => {
    const connector = numberIn(connectorId)
    const profile =
      chargingProfile === undefined ? undefined : profileIn(chargingProfile, connector ?? 0, pile.isAc)
    const value = textIn(idTag) ?? ''
    const status = pile.remoteStart({
      token: { value, isVin: isVin(value) },
      ...(connector === undefined ? {} : { connector }),
      ...(profile ? { profile } : {}),
    })
    return { status }
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
  CancelReservation: ({ reservationId }, pile) => ({
    status: pile.cancelReservation(numberIn(reservationId) ?? 0),
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
  ChangeConfiguration: ({ key, value }, { configuration }) => {
    const status = configuration.set(textIn(key) ?? '', textIn(value) ?? '')
    return { status: status === 'unknown' ? 'NotSupported' : status }
  },
  SetChargingProfile: ({ connectorId, csChargingProfiles }, pile) => {
    pile.addProfile(profileIn(csChargingProfiles, numberIn(connectorId) ?? 0, pile.isAc))
    return { status: 'Accepted' }
  },
  ClearChargingProfile: ({ id, connectorId, chargingProfilePurpose, stackLevel }, pile) => {
    const isCleared = pile.clearProfiles(
      (profile) =>
        (id === undefined || profile.id === id) &&
        (connectorId === undefined || profile.connector === connectorId) &&
        (stackLevel === undefined || profile.stackLevel === stackLevel) &&
        (chargingProfilePurpose === undefined || profile.purpose === purposeIn(chargingProfilePurpose)),
    )
    return { status: isCleared ? 'Accepted' : 'Unknown' }
  },
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
  GetDiagnostics: ({ location }, pile) => ({
    fileName: pile.uploadLog({ location: textIn(location) ?? '' }),
  }),
  GetLocalListVersion: (_, pile) => ({ listVersion: pile.listVersion }),
  SendLocalList: ({ listVersion, updateType }, pile) => {
    const version = numberIn(listVersion) ?? 0
    if (updateType === 'Differential' && version <= pile.listVersion) return { status: 'VersionMismatch' }
    pile.listVersion = version
    return { status: 'Accepted' }
  },
  ClearCache: () => ({ status: 'Accepted' }),
  DataTransfer: ({ vendorId }, { nameplate }) => ({
    status: vendorId === nameplate.vendor ? 'UnknownMessageId' : 'UnknownVendorId',
  }),
}

/** The answer to a command of OCPP 1.6; nothing when there is no such command. */
export function receive16(method: string, params: Payload, pile: ObedientPile): Payload | undefined {
  return Object.hasOwn(commands, method) ? commands[method]?.(objectIn(params), pile) : undefined
}
