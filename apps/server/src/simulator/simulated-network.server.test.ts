import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { SimulatedNetwork } from '@ampdeck/simulator/network/network'
import type { NetworkPlan, PilePlan } from '@ampdeck/simulator/plan'
import { RPCServer } from 'ocpp-rpc'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { validators } from '../testing/test-gateway.ts'

/*
 * Simulated piles against a server that nobody here wrote: it checks every frame of both directions against the
 * schemas of the standard.
 */

interface Received {
  code: string
  method: string
  params: Record<string, never>
}

type Client = Parameters<Parameters<RPCServer['on']>[1]>[0]

let http: Server
let server: RPCServer
let url: string
const networks: SimulatedNetwork[] = []
const received: Received[] = []
const violations: { code: string; error: string }[] = []
const clients = new Map<string, Client>()
/** The last transaction of each pile. */
const transactions = new Map<string, number>()
let lastTransaction = 0

const accepted = { status: 'Accepted' }
const answers: Readonly<Record<string, () => object>> = {
  BootNotification: () => ({ ...accepted, currentTime: new Date().toISOString(), interval: 300 }),
  Heartbeat: () => ({ currentTime: new Date().toISOString() }),
}
const authorized = {
  'ocpp1.6': { idTagInfo: accepted },
  'ocpp2.0.1': { idTokenInfo: accepted },
  'ocpp2.1': { idTokenInfo: accepted },
}

beforeAll(async () => {
  server = new RPCServer({
    protocols: ['ocpp1.6', 'ocpp2.0.1', 'ocpp2.1'],
    strictMode: ['ocpp1.6', 'ocpp2.0.1', 'ocpp2.1'],
    strictModeValidators: validators,
  } as ConstructorParameters<typeof RPCServer>[0])
  server.auth((accept) => accept())
  server.on('client', (client: Client) => {
    clients.set(client.identity, client)
    client.on('strictValidationFailure', ({ error }: { error: Error }) =>
      violations.push({ code: client.identity, error: error.message }),
    )
    client.handle(({ method, params }: Received) => {
      received.push({ code: client.identity, method, params })
      if (method === 'Authorize') return authorized[client.protocol as keyof typeof authorized]
      if (method === 'StartTransaction') {
        transactions.set(client.identity, ++lastTransaction)
        return { transactionId: lastTransaction, idTagInfo: accepted }
      }
      return answers[method]?.() ?? {}
    })
  })
  http = createServer()
  http.on('upgrade', server.handleUpgrade)
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  url = `ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/ocpp`
})
afterAll(async () => {
  await Promise.all(networks.map((network) => network.close()))
  await server.close({ force: true })
  http.close()
})

function pile(
  code: string,
  version: PilePlan['version'],
  begins?: PilePlan['guns'][number]['begins'],
): PilePlan {
  const gun = {
    connector: 1,
    kind: 'urban',
    isAc: false,
    ratedW: 60_000,
    startsPerDay: 0,
    meterWh: 5_000,
    ...(begins ? { begins } : {}),
  } as const
  const visitors = [{ group: 'all', share: 1 }]
  return { code, version, vendor: 'Test', model: 'T1', firmware: '1.0.0', guns: [gun], visitors }
}

function run(piles: PilePlan[], plan: Partial<NetworkPlan> = {}) {
  const network = new SimulatedNetwork({
    url,
    seed: 1,
    piles,
    visitors: { all: [{ value: 'CARD1', isVin: false, isFleet: false }] },
    faults: 0,
    lossesPerDay: 0,
    offlineShare: 0,
    meterSeconds: 1,
    spreadSeconds: 0,
    pace: { speed: 1, paused: false },
    ...plan,
  })
  networks.push(network)
  return network
}

const receivedFrom = (code: string, ...methods: string[]) =>
  received.filter((one) => one.code === code && methods.includes(one.method))
const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 50 })
const ask = (code: string, method: string, params: object) => clients.get(code)?.call(method, params)

it.concurrent.each([
  ['P16M', '1.6'],
  ['P201M', '2.0.1'],
] as const)('%s reports its energy register alone where it is to', async (code, version) => {
  run([pile(code, version)], { measures: 'energy' })
  await until(() => expect(receivedFrom(code, 'StatusNotification')).toHaveLength(1))
  const start =
    version === '1.6'
      ? ask(code, 'RemoteStartTransaction', { connectorId: 1, idTag: 'CARD9' })
      : ask(code, 'RequestStartTransaction', {
          evseId: 1,
          remoteStartId: 1,
          idToken: { idToken: 'CARD9', type: 'ISO14443' },
        })
  await start
  const values = () =>
    receivedFrom(code, 'MeterValues', 'TransactionEvent').flatMap(
      ({ params }) => params.meterValue ?? [],
    ) as {
      sampledValue: { measurand: string }[]
    }[]
  await until(() => expect(values().length).toBeGreaterThan(2))
  const measurands = new Set(values().flatMap(({ sampledValue }) => sampledValue.map((one) => one.measurand)))
  expect([...measurands]).toEqual(['Energy.Active.Import.Register'])
})

describe('a simulated pile of OCPP 1.6', () => {
  it.concurrent('boots, tells its state, charges when told to and stops when told to, all as the schemas want it', async () => {
    run([pile('P16A', '1.6')])
    await until(() => expect(receivedFrom('P16A', 'StatusNotification')).toHaveLength(1))
    expect(receivedFrom('P16A', 'BootNotification')[0]).toMatchObject({
      params: { chargePointVendor: 'Test' },
    })
    expect(await ask('P16A', 'RemoteStartTransaction', { connectorId: 1, idTag: 'CARD9' })).toEqual(accepted)
    await until(() => expect(receivedFrom('P16A', 'MeterValues').length).toBeGreaterThan(1))
    expect(receivedFrom('P16A', 'StartTransaction')[0]?.params).toMatchObject({
      idTag: 'CARD9',
      meterStart: 5_000,
    })
    expect(await ask('P16A', 'RemoteStopTransaction', { transactionId: transactions.get('P16A') })).toEqual(
      accepted,
    )
    await until(() => expect(receivedFrom('P16A', 'StopTransaction')).toHaveLength(1))
    const [stop] = receivedFrom('P16A', 'StopTransaction')
    expect(stop?.params).toMatchObject({ transactionId: transactions.get('P16A'), reason: 'Remote' })
    await until(() => {
      const states = receivedFrom('P16A', 'StatusNotification').map(({ params }) => params.status)
      expect(states).toEqual(['Available', 'Preparing', 'Charging', 'Finishing'])
    })
    expect(violations.filter(({ code }) => code === 'P16A')).toEqual([])
  })

  it.concurrent('obeys everything else that a server may ask', async () => {
    run([pile('P16B', '1.6')])
    await until(() => expect(receivedFrom('P16B', 'StatusNotification')).toHaveLength(1))
    const profile = {
      chargingProfileId: 1,
      stackLevel: 0,
      chargingProfilePurpose: 'TxDefaultProfile',
      chargingProfileKind: 'Absolute',
      chargingSchedule: { chargingRateUnit: 'W', chargingSchedulePeriod: [{ startPeriod: 0, limit: 7_000 }] },
    }
    const soon = new Date(Date.now() + 600_000).toISOString()
    expect(await ask('P16B', 'SetChargingProfile', { connectorId: 1, csChargingProfiles: profile })).toEqual(
      accepted,
    )
    expect(await ask('P16B', 'GetCompositeSchedule', { connectorId: 1, duration: 60 })).toMatchObject({
      chargingSchedule: { chargingSchedulePeriod: [{ limit: 7_000 }] },
    })
    expect(await ask('P16B', 'ClearChargingProfile', {})).toEqual(accepted)
    expect(await ask('P16B', 'ChangeConfiguration', { key: 'MeterValueSampleInterval', value: '5' })).toEqual(
      accepted,
    )
    expect(await ask('P16B', 'GetConfiguration', { key: ['MeterValueSampleInterval', 'Nothing'] })).toEqual({
      configurationKey: [{ key: 'MeterValueSampleInterval', readonly: false, value: '5' }],
      unknownKey: ['Nothing'],
    })
    const reservation = { connectorId: 1, expiryDate: soon, idTag: 'CARD9', reservationId: 3 }
    expect(await ask('P16B', 'ReserveNow', reservation)).toEqual(accepted)
    expect(await ask('P16B', 'CancelReservation', { reservationId: 3 })).toEqual(accepted)
    expect(await ask('P16B', 'TriggerMessage', { requestedMessage: 'MeterValues', connectorId: 1 })).toEqual(
      accepted,
    )
    expect(await ask('P16B', 'UnlockConnector', { connectorId: 1 })).toEqual({ status: 'Unlocked' })
    expect(await ask('P16B', 'ChangeAvailability', { connectorId: 0, type: 'Inoperative' })).toEqual(accepted)
    expect(await ask('P16B', 'GetDiagnostics', { location: 'http://here/' })).toMatchObject({
      fileName: expect.stringContaining('P16B'),
    })
    expect(await ask('P16B', 'GetLocalListVersion', {})).toEqual({ listVersion: 0 })
    await until(() => expect(receivedFrom('P16B', 'DiagnosticsStatusNotification')).toHaveLength(2))
    expect(receivedFrom('P16B', 'MeterValues')).toHaveLength(1)
    await expect(
      ask('P16B', 'ExtendedTriggerMessage', { requestedMessage: 'Heartbeat' }),
    ).rejects.toMatchObject({
      rpcErrorCode: 'NotImplemented',
    })
    expect(violations.filter(({ code }) => code === 'P16B')).toEqual([])
  })
})

it.concurrent('boots again after a reset, its charge ended before', async () => {
  run([pile('P16C', '1.6')])
  await until(() => expect(receivedFrom('P16C', 'StatusNotification')).toHaveLength(1))
  await ask('P16C', 'RemoteStartTransaction', { connectorId: 1, idTag: 'CARD9' })
  await until(() => expect(receivedFrom('P16C', 'StartTransaction')).toHaveLength(1))
  expect(await ask('P16C', 'Reset', { type: 'Hard' })).toEqual(accepted)
  await until(() => expect(receivedFrom('P16C', 'BootNotification')).toHaveLength(2))
  expect(receivedFrom('P16C', 'StopTransaction')[0]?.params).toMatchObject({ reason: 'HardReset' })
})

it.concurrent('speaks OCPP 2.1 as its schemas want it', async () => {
  run([pile('P21A', '2.1')])
  await until(() => expect(receivedFrom('P21A', 'StatusNotification')).toHaveLength(1))
  expect(clients.get('P21A')?.protocol).toBe('ocpp2.1')
  const idToken = { idToken: 'CARD9', type: 'ISO14443' }
  expect(await ask('P21A', 'RequestStartTransaction', { evseId: 1, remoteStartId: 7, idToken })).toEqual(
    accepted,
  )
  const events = () => receivedFrom('P21A', 'TransactionEvent').map(({ params }) => params)
  await until(() => expect(events().length).toBeGreaterThan(2))
  const { transactionId } = Object(events()[0]?.transactionInfo)
  expect(await ask('P21A', 'RequestStopTransaction', { transactionId })).toEqual(accepted)
  await until(() => expect(events().at(-1)).toMatchObject({ eventType: 'Ended' }))
  expect(violations.filter(({ code }) => code === 'P21A')).toEqual([])
})

it.concurrent('speaks OCPP 2.0.1 as its schemas want it', async () => {
  run([pile('P201D', '2.0.1')])
  await until(() => expect(receivedFrom('P201D', 'StatusNotification')).toHaveLength(1))
  const idToken = { idToken: 'CARD9', type: 'ISO14443' }
  const start = { evseId: 1, remoteStartId: 77, idToken }
  expect(await ask('P201D', 'RequestStartTransaction', start)).toEqual(accepted)
  const events = () => receivedFrom('P201D', 'TransactionEvent').map(({ params }) => params)
  await until(() => expect(events().length).toBeGreaterThan(2))
  const { transactionId } = Object(events()[0]?.transactionInfo)
  expect(events()[0]).toMatchObject({ eventType: 'Started', transactionInfo: { remoteStartId: 77 } })
  expect(await ask('P201D', 'RequestStopTransaction', { transactionId })).toEqual(accepted)
  await until(() => expect(events().at(-1)).toMatchObject({ eventType: 'Ended' }))
  expect(events().map(({ seqNo }) => seqNo)).toEqual(events().map((_, index) => index))
  const component = { name: 'OCPPCommCtrlr' }
  const variable = { name: 'HeartbeatInterval' }
  expect(await ask('P201D', 'GetVariables', { getVariableData: [{ component, variable }] })).toMatchObject({
    getVariableResult: [{ attributeStatus: 'Accepted', attributeValue: '300' }],
  })
  const firmware = { location: 'http://here/fw-2.3.4.bin', retrieveDateTime: new Date().toISOString() }
  expect(await ask('P201D', 'UpdateFirmware', { requestId: 5, firmware })).toEqual(accepted)
  await until(() =>
    expect(receivedFrom('P201D', 'FirmwareStatusNotification').map(({ params }) => params.status)).toEqual([
      'Downloading',
      'Downloaded',
      'Installing',
      'Installed',
    ]),
  )
  expect(violations.filter(({ code }) => code === 'P201D')).toEqual([])
})

it.concurrent('goes on with a charge that ran before, and tells late what happened without a connection', async () => {
  const need = {
    powerW: 50_000,
    demandW: 50_000,
    capacityWh: 60_000,
    startSoc: 0.4,
    energyWh: 30,
    isAc: false,
  }
  const charge = {
    transactionId: '4711',
    token: { value: 'CARD1', isVin: false },
    startedAt: Date.now() - 3_600_000,
    meterStart: 5_000,
    lastAt: Date.now() - 600_000,
    lastWh: 20_000,
    need,
  }
  run([pile('P16E', '1.6', { is: 'charging', charge })])
  await until(() => expect(receivedFrom('P16E', 'StopTransaction')).toHaveLength(1))
  const [stop] = receivedFrom('P16E', 'StopTransaction')
  expect(stop?.params).toMatchObject({ transactionId: 4_711, meterStop: 25_030 })
  // It was full after three seconds, which is long ago.
  expect(Date.parse(String(stop?.params.timestamp)) - charge.lastAt).toBeLessThan(4_000)
  expect(receivedFrom('P16E', 'StartTransaction')).toEqual([])
})

it.concurrent('comes back after a lost connection, and retires when somebody else is that pile', async () => {
  const simulated = run([pile('P16F', '1.6')])
  await until(() => expect(receivedFrom('P16F', 'StatusNotification')).toHaveLength(1))
  await clients.get('P16F')?.close({ code: 1001, reason: 'restart' })
  await until(() => expect(receivedFrom('P16F', 'StatusNotification')).toHaveLength(2))
  expect(receivedFrom('P16F', 'BootNotification')).toHaveLength(1)
  await clients.get('P16F')?.close({ code: 1000, reason: 'Replaced by another connection' })
  await until(() => expect(simulated.figures()).toMatchObject({ connected: 0, retired: 1 }))
})
