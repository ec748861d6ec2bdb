import type { Protocol } from '../../foundation/ocpp-versions.ts'

export { type Protocol, protocols } from '../../foundation/ocpp-versions.ts'

/** The codes of the enumeration Protocol (domain.md §2). */
export const protocolCode: Readonly<Record<Protocol, number>> = { 'ocpp1.6': 1, 'ocpp2.0.1': 2, 'ocpp2.1': 6 }

/** What a pile says; every other message, and what a maker defines, is for piles. */
export const fromPile: ReadonlySet<string> = new Set([
  ...['Authorize', 'BatterySwap', 'BootNotification', 'ClearedChargingLimit', 'ClosePeriodicEventStream'],
  ...['DiagnosticsStatusNotification', 'FirmwareStatusNotification', 'Get15118EVCertificate'],
  ...['GetCertificateChainStatus', 'GetCertificateStatus', 'Heartbeat', 'LogStatusNotification'],
  ...['MeterValues', 'NotifyChargingLimit', 'NotifyCustomerInformation', 'NotifyDERAlarm'],
  ...['NotifyDERStartStop', 'NotifyDisplayMessages', 'NotifyEVChargingNeeds', 'NotifyEVChargingSchedule'],
  ...['NotifyEvent', 'NotifyMonitoringReport', 'NotifyPeriodicEventStream', 'NotifyPriorityCharging'],
  ...['NotifyReport', 'NotifySettlement', 'OpenPeriodicEventStream', 'PublishFirmwareStatusNotification'],
  ...['PullDynamicScheduleUpdate', 'ReportChargingProfiles', 'ReportDERControl', 'ReservationStatusUpdate'],
  ...['SecurityEventNotification', 'SignCertificate', 'SignedFirmwareStatusNotification'],
  ...['StartTransaction', 'StatusNotification', 'StopTransaction', 'TransactionEvent'],
  'VatNumberValidation',
])

/** A call of a pile: what it says, its frame as it came, and the answer's payload. What is thrown becomes a CALLERROR. */
export type UpwardCall = (payload: never, frame: string) => Promise<object>
