import { stopReason } from '@ampdeck/api/enumerations/order'
import type { Ending } from '../demand/stop-reasons.ts'
import type { Fact, GunState, Reading } from '../pile/facts.ts'
import { receive16 } from './ocpp16-commands.ts'
import type { Call, Protocol } from './protocol.ts'
import { numberIn, objectIn } from './read.ts'

const states: Readonly<Record<GunState, string>> = {
  available: 'Available',
  preparing: 'Preparing',
  charging: 'Charging',
  suspendedEVSE: 'SuspendedEVSE',
  finishing: 'Finishing',
  reserved: 'Reserved',
  unavailable: 'Unavailable',
  faulted: 'Faulted',
}

const {
  user: USER,
  remoteStop: REMOTE,
  vehicleFault: VEHICLE_FAULT,
  emergencyStop: EMERGENCY,
  powerLoss: POWER_LOSS,
} = stopReason.code

const reasons = new Map<Ending, string>([
  [USER, 'Local'],
  [REMOTE, 'Remote'],
  [VEHICLE_FAULT, 'EVDisconnected'],
  [EMERGENCY, 'EmergencyStop'],
  [POWER_LOSS, 'PowerLoss'],
  ['hardReset', 'HardReset'],
  ['softReset', 'SoftReset'],
  ['unlocked', 'UnlockCommand'],
  ['refused', 'DeAuthorized'],
])

/** OCPP 1.6 over JSON. */
export const ocpp16: Protocol = {
  subprotocol: 'ocpp1.6',
  boot: ({ vendor, model, firmware, serial }) => ({
    method: 'BootNotification',
    params: {
      chargePointVendor: vendor,
      chargePointModel: model,
      chargePointSerialNumber: serial,
      firmwareVersion: firmware,
    },
  }),
  // In 1.6 the settings are in the answer, and no inventory follows.
  encode: (fact, known) => (fact.kind === 'inventory' ? [] : [callOf(fact, Number(known?.id))]),
  isAccepted: (answer) => objectIn(answer.idTagInfo).status === 'Accepted',
  transactionIn: (answer) => numberIn(answer.transactionId)?.toString(),
  receive: receive16,
}

function callOf(fact: Exclude<Fact, { kind: 'inventory' }>, transactionId: number): Call {
  switch (fact.kind) {
    case 'status': {
      const { connector: connectorId, state, trouble, ts } = fact
      const params = {
        connectorId,
        status: states[state],
        errorCode: trouble?.code ?? 'NoError',
        timestamp: iso(ts),
      }
      return { method: 'StatusNotification', params: trouble ? { ...params, info: trouble.info } : params }
    }
    case 'authorize':
      return { method: 'Authorize', params: { idTag: fact.token.value } }
    case 'start': {
      const { connector: connectorId, token, reading, reservationId } = fact
      const params = {
        connectorId,
        idTag: token.value,
        meterStart: reading.meterWh,
        timestamp: iso(reading.ts),
      }
      return {
        method: 'StartTransaction',
        params: reservationId === undefined ? params : { ...params, reservationId },
      }
    }
    case 'meter': {
      const context = fact.isQuarterHour ? 'Sample.Clock' : 'Sample.Periodic'
      const meterValue = [meterValueOf(fact.reading, context)]
      return { method: 'MeterValues', params: { connectorId: fact.connector, transactionId, meterValue } }
    }
    case 'idleMeter': {
      const meterValue = [meterValueOf(fact.reading, 'Trigger')]
      return { method: 'MeterValues', params: { connectorId: fact.connector, meterValue } }
    }
    case 'stop': {
      const { token, reading, cause } = fact
      const reason = reasons.get(cause) ?? 'Other'
      const transactionData = [meterValueOf(reading, 'Transaction.End')]
      const end = {
        transactionId,
        meterStop: reading.meterWh,
        timestamp: iso(reading.ts),
        reason,
        transactionData,
      }
      return { method: 'StopTransaction', params: cause === USER ? { ...end, idTag: token.value } : end }
    }
    case 'firmware':
      return { method: 'FirmwareStatusNotification', params: { status: fact.status } }
    case 'log':
      return { method: 'DiagnosticsStatusNotification', params: { status: fact.status } }
    case 'heartbeat':
      return { method: 'Heartbeat', params: {} }
  }
}

function meterValueOf({ ts, meterWh, W, V, A, soc, tempC }: Reading, context: string) {
  const value = (measurand: string, amount: number, unit: string, location: string) => ({
    value: String(amount),
    context,
    measurand,
    unit,
    location,
  })
  return {
    timestamp: iso(ts),
    sampledValue: [
      value('Energy.Active.Import.Register', meterWh, 'Wh', 'Outlet'),
      value('Power.Active.Import', W, 'W', 'Outlet'),
      value('Voltage', V, 'V', 'Outlet'),
      value('Current.Import', A, 'A', 'Outlet'),
      value('Temperature', tempC, 'Celsius', 'Outlet'),
      ...(soc === null ? [] : [value('SoC', soc, 'Percent', 'EV')]),
    ],
  }
}

function iso(epoch: number): string {
  return new Date(epoch).toISOString()
}
