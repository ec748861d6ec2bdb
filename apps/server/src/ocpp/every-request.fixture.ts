import type { SingleRequest } from '../device/pile-request.ts'

const card = { value: '62250001', isVin: false }
const vin = { value: 'LSVAA4182E2123456', isVin: true }
const from = Date.parse('2026-07-01T02:00:00Z')
const profile = {
  id: 7,
  stackLevel: 0,
  purpose: 'default',
  kind: 'absolute',
  from,
  periods: [{ startSecond: 0, limitW: 60_000 }],
} as const

const tariff = {
  ...{ id: '7', text: '平 1.1352 00:00-24:00 元/kWh', from },
  periods: [
    { from: '00:00', to: '08:00', perKwh4: 6_625 },
    { from: '08:00', to: '24:00', perKwh4: 11_352 },
  ],
  perUnit: { fen: 50, minutes: 15 },
}
const der: Omit<Extract<SingleRequest, { kind: 'setDerControl' }>, 'control'> = {
  ...({ kind: 'setDerControl', controlId: 'c1', isDefault: true, priority: 0 } as const),
  ...{ setting: null, curve: [], unit: 'PctMaxW' },
}

/** Whatever the product asks of a pile, each kind at least once. */
export const everyRequest: readonly SingleRequest[] = [
  { kind: 'availability', connector: 0, operative: false },
  { kind: 'availability', connector: 1, operative: true },
  { kind: 'reset', hard: false },
  { kind: 'unlock', connector: 1 },
  { kind: 'remoteStart', connector: 1, token: vin, remoteStartId: 5 },
  { kind: 'remoteStop', transactionId: '12' },
  { kind: 'trigger', message: 'StatusNotification', connector: 1 },
  { kind: 'trigger', message: 'SignCertificate' },
  { kind: 'trigger', message: 'LogStatusNotification' },
  { kind: 'log', location: 'ftp://example.test/logs', from },
  { kind: 'log', location: 'ftp://example.test/logs', requestId: 4, from, to: from, isSecurity: true },
  { kind: 'clearCache' },
  { kind: 'getConfiguration', keys: ['OCPPCommCtrlr.HeartbeatInterval'] },
  { kind: 'getConfiguration' },
  { kind: 'setConfiguration', key: 'OCPPCommCtrlr.HeartbeatInterval', value: '30' },
  { kind: 'changePassword', password: 'sixteen-or-more-1' },
  { kind: 'reserve', connector: 1, reservationId: 3, token: card, expires: from },
  { kind: 'cancelReservation', reservationId: 3 },
  { kind: 'localListVersion' },
  {
    kind: 'sendLocalList',
    version: 2,
    full: true,
    entries: [{ token: card, accepted: true, expires: from }],
  },
  { kind: 'sendLocalList', version: 3, full: false, entries: [{ token: card }] },
  { kind: 'setPower', connector: 1, profile },
  { kind: 'setPower', connector: 0, profile: { ...profile, purpose: 'pile', kind: 'recurringDaily' } },
  { kind: 'clearPower', connector: 1, purpose: 'default' },
  { kind: 'clearPower', profileId: 7 },
  { kind: 'compositeSchedule', connector: 1, seconds: 3_600 },
  {
    kind: 'firmware',
    requestId: 9,
    location: 'https://example.test/fw.bin',
    retrieveAt: from,
    retries: 2,
    retrySeconds: 60,
  },
  {
    ...{ kind: 'firmware', requestId: 10, location: 'https://example.test/fw.bin', retrieveAt: from },
    ...{ signature: 'c2lnbmVk', signingCertificate: '-----BEGIN CERTIFICATE-----' },
  },
  { kind: 'certificateSigned', chain: '-----BEGIN CERTIFICATE-----' },
  { kind: 'certificateSigned', chain: '-----BEGIN CERTIFICATE-----', use: 'v2g' },
  { kind: 'installCertificate', use: 'central', certificate: '-----BEGIN CERTIFICATE-----' },
  { kind: 'readCertificates', use: 'manufacturer' },
  { kind: 'installCertificate', use: 'mo', certificate: '-----BEGIN CERTIFICATE-----' },
  { kind: 'readCertificates', use: 'v2gChain' },
  { kind: 'trigger', message: 'SignV2GCertificate' },
  {
    kind: 'deleteCertificate',
    hash: { hashAlgorithm: 'SHA256', issuerNameHash: 'a1', issuerKeyHash: 'b2', serialNumber: 'c3' },
  },
  { kind: 'dataTransfer', vendorId: 'v', messageId: 'm', data: { a: 1 } },
  {
    kind: 'cost',
    cost: {
      ...{ transactionId: '12', fen: 4_130, isFinal: false, meterWh: 1_236_480, ts: from },
      ...{ price: { kwhPrice4: 16_203 }, next: null },
    },
  },
  { kind: 'raw', action: 'ClearCache', payload: {} },
  {
    ...{ kind: 'setMonitor', key: 'EVSE[1].Power', type: 'UpperThreshold', threshold: 60_000.5 },
    ...{ severity: 4, duringCharge: true, id: 7 },
  },
  { kind: 'clearMonitors', ids: [7, 8] },
  { kind: 'monitoringBase', base: 'All' },
  { kind: 'monitoringLevel', severity: 4 },
  { kind: 'readMonitors', criteria: 'DeltaMonitoring', keys: ['EVSE[1].Power'] },
  { kind: 'readMonitors', keys: [] },
  { kind: 'readReport', criteria: 'Problem', keys: [] },
  { kind: 'readReport', keys: ['Connector[1].AvailabilityState'] },
  { kind: 'readProfiles', connector: 1, purpose: 'TxProfile' },
  { kind: 'readProfiles', connector: 0 },
  { kind: 'transactionStatus', transactionId: '12' },
  { kind: 'transactionStatus' },
  { kind: 'customerInformation', token: card, clear: true },
  { kind: 'customerInformation', customer: 'A-1', clear: false },
  { kind: 'setDisplay', connector: 0, id: 3, text: '欢迎', priority: 'NormalCycle' },
  {
    ...{ kind: 'setDisplay', connector: 1, id: 4, text: 'Hello', priority: 'AlwaysFront' },
    ...{ state: 'Idle', language: 'en', from, to: from + 60_000 },
  },
  { kind: 'readDisplays' },
  { kind: 'clearDisplay', id: 3 },
  { kind: 'setTariff', connector: 0, tariff },
  { kind: 'changeTariff', transactionId: '12', tariff: { ...tariff, perChargeFen: 150 } },
  { kind: 'readTariffs', connector: 0 },
  { kind: 'clearTariffs', connector: 1, ids: ['7'] },
  { kind: 'clearTariffs', connector: 0, ids: [] },
  { kind: 'priorityCharging', transactionId: '12', activate: true },
  ...(['LimitMaxDischarge', 'FixedPFAbsorb', 'FixedPFInject', 'FixedVar', 'Gradients'] as const).map(
    (control) => ({ ...der, control, setting: 0.9 }),
  ),
  { ...der, control: 'VoltVar', curve: [{ x: 95, y: 44 }] },
  { kind: 'readDerControl', control: 'FixedVar' },
  { kind: 'readDerControl' },
  { kind: 'clearDerControl', isDefault: true },
  { kind: 'clearDerControl', isDefault: false, control: 'VoltVar', controlId: 'c1' },
]
