import {
  certificateChains,
  clearProfiles,
  remoteStart,
  sameCommands,
  sendLocalList,
} from './common-commands.ts'
import { profileIn } from './profile.ts'
import type { ObedientPile } from './protocol.ts'
import { isVin, listIn, numberIn, objectIn, type Payload, textIn, timeIn } from './read.ts'

/** What OCPP 2.0.1 lets a server tell a pile, and the answers. */
const commands: Readonly<Record<string, (params: Payload, pile: ObedientPile) => Payload>> = {
  ...sameCommands,
  RequestStartTransaction: (
    { evseId: connector, idToken, remoteStartId: id, chargingProfile: profile },
    pile,
  ) => remoteStart(pile, { connector, token: tokenIn(idToken), id, profile }),
  RequestStopTransaction: ({ transactionId }, pile) => ({
    status: pile.remoteStop(textIn(transactionId) ?? ''),
  }),
  ChangeAvailability: ({ operationalStatus, evse }, pile) => ({
    status: pile.setOperative(numberIn(objectIn(evse).id) ?? 0, operationalStatus === 'Operative'),
  }),
  Reset: ({ type }, pile) => ({ status: pile.reset(type === 'Immediate', type === 'OnIdle') }),
  UnlockConnector: ({ evseId }, pile) => ({
    status: pile.unlock(numberIn(evseId) ?? 0) ?? 'UnknownConnector',
  }),
  TriggerMessage: ({ requestedMessage, evse }, pile) => ({
    status: pile.trigger(textIn(requestedMessage) ?? '', numberIn(objectIn(evse).id))
      ? 'Accepted'
      : 'Rejected',
  }),
  ReserveNow: ({ id, expiryDateTime, idToken, evseId }, pile) => ({
    status: pile.reserve(numberIn(evseId) ?? 0, {
      id: numberIn(id) ?? 0,
      token: tokenIn(idToken),
      expiry: timeIn(expiryDateTime) ?? 0,
    }),
  }),
  GetVariables: ({ getVariableData }, { configuration }) => ({
    getVariableResult: listIn(getVariableData)
      .map(objectIn)
      .map(({ component, variable }) => {
        const entry = configuration.get(nameOf(component, variable))
        const attributeStatus = entry ? 'Accepted' : 'UnknownVariable'
        return { attributeStatus, component, variable, ...(entry ? { attributeValue: entry.value } : {}) }
      }),
  }),
  SetVariables: ({ setVariableData }, pile) => ({
    setVariableResult: listIn(setVariableData)
      .map(objectIn)
      .map(({ component, variable, attributeValue }) => {
        const [name, value] = [nameOf(component, variable), textIn(attributeValue) ?? '']
        const isPassword = name === 'SecurityCtrlr.BasicAuthPassword'
        if (isPassword) pile.changePassword(value)
        const status = isPassword ? 'Accepted' : pile.configuration.set(name, value)
        return { attributeStatus: status === 'unknown' ? 'UnknownVariable' : status, component, variable }
      }),
  }),
  GetBaseReport: ({ requestId }, pile) => {
    pile.reportInventory(numberIn(requestId) ?? 0)
    return { status: 'Accepted' }
  },
  GetInstalledCertificateIds: ({ certificateType }, pile) => certificateChains(certificateType, pile),
  GetTransactionStatus: ({ transactionId }, pile) => {
    const id = textIn(transactionId)
    const messagesInQueue = pile.waiting() > 0
    return id === undefined ? { messagesInQueue } : { messagesInQueue, ongoingIndicator: pile.isRunning(id) }
  },
  SetChargingProfile: ({ evseId, chargingProfile }, pile) => {
    pile.addProfile(profileIn(chargingProfile, numberIn(evseId) ?? 0, pile.isAc))
    return { status: 'Accepted' }
  },
  ClearChargingProfile: ({ chargingProfileId, chargingProfileCriteria }, pile) => {
    const {
      evseId: connector,
      chargingProfilePurpose: purpose,
      stackLevel,
    } = objectIn(chargingProfileCriteria)
    return clearProfiles(pile, { id: chargingProfileId, connector, purpose, stackLevel })
  },
  GetCompositeSchedule: ({ evseId, duration }, pile) => ({
    status: 'Accepted',
    schedule: {
      evseId,
      duration,
      scheduleStart: new Date().toISOString(),
      chargingRateUnit: 'W',
      chargingSchedulePeriod: [{ startPeriod: 0, limit: pile.limitOf(numberIn(evseId) ?? 0) }],
    },
  }),
  UpdateFirmware: ({ requestId, firmware }, pile) => {
    const { location, retrieveDateTime } = objectIn(firmware)
    const id = numberIn(requestId)
    pile.updateFirmware({
      location: textIn(location) ?? '',
      at: timeIn(retrieveDateTime) ?? 0,
      ...(id === undefined ? {} : { requestId: id }),
    })
    return { status: 'Accepted' }
  },
  GetLog: ({ requestId, log }, pile) => {
    const id = numberIn(requestId)
    const location = textIn(objectIn(log).remoteLocation) ?? ''
    const filename = pile.uploadLog({ location, ...(id === undefined ? {} : { requestId: id }) })
    return { status: 'Accepted', filename }
  },
  GetLocalListVersion: (_, pile) => ({ versionNumber: pile.listVersion }),
  SendLocalList: ({ versionNumber, updateType }, pile) => sendLocalList(pile, versionNumber, updateType),
}

/** The answer to a command of OCPP 2.0.1; nothing when there is no such command. */
export function receive201(method: string, params: Payload, pile: ObedientPile): Payload | undefined {
  return Object.hasOwn(commands, method) ? commands[method]?.(objectIn(params), pile) : undefined
}

function tokenIn(idToken: unknown) {
  const { idToken: value, additionalInfo } = objectIn(idToken)
  const text = textIn(value) ?? ''
  const isMarked = listIn(additionalInfo).some((info) => objectIn(info).type === 'VIN')
  return { value: text, isVin: isMarked || isVin(text) }
}

function nameOf(component: unknown, variable: unknown): string {
  return `${textIn(objectIn(component).name)}.${textIn(objectIn(variable).name)}`
}
