import { stopReason } from '@ampdeck/api/enumerations/order'
import type { Ending } from '../demand/stop-reasons.ts'
import type { Fact, GunState, Reading } from '../pile/facts.ts'
import type { Token } from '../plan.ts'
import { receive201 } from './ocpp201-commands.ts'
import type { Call, Protocol, Transaction } from './protocol.ts'
import { objectIn, type Payload } from './read.ts'

const states: Readonly<Record<GunState, string>> = {
  available: 'Available',
  preparing: 'Occupied',
  charging: 'Occupied',
  suspendedEVSE: 'Occupied',
  finishing: 'Occupied',
  reserved: 'Reserved',
  unavailable: 'Unavailable',
  faulted: 'Faulted',
}

const {
  user: USER,
  full: FULL,
  socLimit: SOC_LIMIT,
  remoteStop: REMOTE,
  vehicleFault: VEHICLE_FAULT,
  pileFault: PILE_FAULT,
  emergencyStop: EMERGENCY,
  powerLoss: POWER_LOSS,
} = stopReason.code

const endings = new Map<Ending, [reason: string, trigger: string]>([
  [USER, ['Local', 'StopAuthorized']],
  [FULL, ['StoppedByEV', 'ChargingStateChanged']],
  [SOC_LIMIT, ['SOCLimitReached', 'EnergyLimitReached']],
  [REMOTE, ['Remote', 'RemoteStop']],
  [VEHICLE_FAULT, ['EVDisconnected', 'EVCommunicationLost']],
  [PILE_FAULT, ['GroundFault', 'AbnormalCondition']],
  [EMERGENCY, ['EmergencyStop', 'AbnormalCondition']],
  [POWER_LOSS, ['PowerLoss', 'AbnormalCondition']],
  ['hardReset', ['ImmediateReset', 'ResetCommand']],
  ['softReset', ['Reboot', 'ResetCommand']],
  ['unlocked', ['Other', 'UnlockCommand']],
  ['refused', ['DeAuthorized', 'Deauthorized']],
])

/** OCPP 2.0.1 over JSON. The EVSE is the gun, and has one connector. */
export const ocpp201: Protocol = {
  subprotocol: 'ocpp2.0.1',
  boot: ({ vendor, model, firmware, serial }, reason) => ({
    method: 'BootNotification',
    params: {
      reason,
      chargingStation: { vendorName: vendor, model, serialNumber: serial, firmwareVersion: firmware },
    },
  }),
  encode: callsOf,
  isAccepted: (answer) => {
    const { status } = objectIn(answer.idTokenInfo)
    return status === undefined || status === 'Accepted'
  },
  transactionIn: () => undefined,
  receive: receive201,
}

/** OCPP 2.1: what a simulated pile says and is told has the same form there. */
export const ocpp21: Protocol = { ...ocpp201, subprotocol: 'ocpp2.1' }

function callsOf(fact: Fact, known: Transaction | undefined): Call[] {
  switch (fact.kind) {
    case 'status': {
      const { connector: evseId, state, trouble, ts } = fact
      const params = { timestamp: iso(ts), connectorStatus: states[state], evseId, connectorId: 1 }
      const status = { method: 'StatusNotification', params }
      return trouble ? [status, eventOf(evseId, trouble, ts)] : [status]
    }
    case 'authorize':
      return [{ method: 'Authorize', params: { idToken: idTokenOf(fact.token) } }]
    case 'start': {
      const { token, remoteStartId, reservationId } = fact
      const params = {
        triggerReason: remoteStartId === undefined ? 'Authorized' : 'RemoteStart',
        idToken: idTokenOf(token),
        ...(reservationId === undefined ? {} : { reservationId }),
      }
      const info = { chargingState: 'Charging', ...(remoteStartId === undefined ? {} : { remoteStartId }) }
      return [transactionEvent('Started', fact, known, params, info, 'Transaction.Begin')]
    }
    case 'meter': {
      const triggerReason = fact.isQuarterHour ? 'MeterValueClock' : 'MeterValuePeriodic'
      const context = fact.isQuarterHour ? 'Sample.Clock' : 'Sample.Periodic'
      const chargingState = fact.isSuspended ? 'SuspendedEVSE' : 'Charging'
      return [transactionEvent('Updated', fact, known, { triggerReason }, { chargingState }, context)]
    }
    case 'stop': {
      const [stoppedReason, triggerReason] = endings.get(fact.cause) ?? ['Other', 'AbnormalCondition']
      const info = { chargingState: 'EVConnected', stoppedReason }
      return [transactionEvent('Ended', fact, known, { triggerReason }, info, 'Transaction.End')]
    }
    case 'idleMeter': {
      const meterValue = [meterValueOf(fact.reading, 'Trigger')]
      return [{ method: 'MeterValues', params: { evseId: fact.connector, meterValue } }]
    }
    case 'firmware': {
      const { status, requestId } = fact
      return [{ method: 'FirmwareStatusNotification', params: withRequest({ status }, requestId) }]
    }
    case 'log': {
      const { status, requestId } = fact
      return [{ method: 'LogStatusNotification', params: withRequest({ status }, requestId) }]
    }
    case 'heartbeat':
      return [{ method: 'Heartbeat', params: {} }]
    case 'inventory':
      return [{ method: 'NotifyReport', params: inventoryOf(fact) }]
  }
}

function inventoryOf({ requestId, entries }: Extract<Fact, { kind: 'inventory' }>): Payload {
  const reportData = entries.map(({ key, value, isReadOnly }) => {
    const [component = '', variable = ''] = key.split('.')
    const mutability = isReadOnly ? 'ReadOnly' : 'ReadWrite'
    return {
      component: { name: component },
      variable: { name: variable },
      variableAttribute: [{ type: 'Actual', value, mutability }],
    }
  })
  return { requestId, seqNo: 0, tbc: false, generatedAt: iso(Date.now()), reportData }
}

function withRequest(params: Payload, requestId: number | undefined): Payload {
  return requestId === undefined ? params : { ...params, requestId }
}

function transactionEvent(
  eventType: string,
  fact: { connector: number; reading: Reading },
  known: Transaction | undefined,
  params: Payload,
  info: Payload,
  context: string,
): Call {
  return {
    method: 'TransactionEvent',
    params: {
      eventType,
      timestamp: iso(fact.reading.ts),
      seqNo: known?.seq ?? 0,
      offline: known?.isOffline ?? false,
      evse: { id: fact.connector, connectorId: 1 },
      transactionInfo: { transactionId: known?.id ?? '', ...info },
      meterValue: [meterValueOf(fact.reading, context)],
      ...params,
    },
  }
}

/** A trouble, as a monitor of the EVSE reports it. */
function eventOf(evseId: number, { code, info }: { code: string; info: string }, ts: number): Call {
  const event = {
    eventId: Math.floor(ts / 1_000) % 2_147_483_647,
    timestamp: iso(ts),
    trigger: 'Alerting',
    actualValue: code,
    techCode: code,
    techInfo: info,
    eventNotificationType: 'HardWiredNotification',
    component: { name: 'EVSE', evse: { id: evseId } },
    variable: { name: 'Problem' },
  }
  return { method: 'NotifyEvent', params: { generatedAt: iso(ts), seqNo: 0, eventData: [event] } }
}

function idTokenOf({ value, isVin }: Token) {
  if (!isVin) return { idToken: value, type: 'ISO14443' }
  return { idToken: value, type: 'Central', additionalInfo: [{ additionalIdToken: value, type: 'VIN' }] }
}

function meterValueOf({ ts, meterWh, W, V, A, soc }: Reading, context: string) {
  const value = (measurand: string, amount: number, unit: string, location = 'Outlet') => ({
    value: amount,
    context,
    measurand,
    location,
    unitOfMeasure: { unit },
  })
  return {
    timestamp: iso(ts),
    sampledValue: [
      value('Energy.Active.Import.Register', meterWh, 'Wh'),
      value('Power.Active.Import', W, 'W'),
      value('Voltage', V, 'V'),
      value('Current.Import', A, 'A'),
      ...(soc === null ? [] : [value('SoC', soc, 'Percent', 'EV')]),
    ],
  }
}

function iso(epoch: number): string {
  return new Date(epoch).toISOString()
}
