import type { OutputOf } from '@ampdeck/api/contract'
import { commandKind, commandState, gunStatus, protocol } from '@ampdeck/api/enumerations/equipment'
import { pileCommand } from '@ampdeck/api/operation/pile-command'
import { type StandardName, standardForms } from '@ampdeck/api/operation/standard-request'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SingleRequest } from '../../device/pile-request.ts'
import { downwardOf } from '../../ocpp/connection/downward.ts'
import { violations } from '../../ocpp/frame/schema.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const SELLER = 10_001
const { queued, rejected } = commandState.code
const { ocpp16, ocpp201, ocpp21 } = protocol.code

let server: TestApp
let token: string
let pileId: number
let gunId: number

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
  const gun = await server.db
    .selectFrom('gun')
    .innerJoin('pile', 'pile.id', 'gun.pileId')
    .where('gun.sellerId', '=', SELLER)
    .where('gun.letter', '=', 0)
    .where('pile.deleted', '=', 0)
    .select(['gun.id', 'gun.pileId'])
    .orderBy('gun.id')
    .executeTakeFirstOrThrow()
  gunId = gun.id
  pileId = gun.pileId
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.db.deleteFrom('pileCommand').execute()
  await server.db.deleteFrom('chargePoint').execute()
  await speaks(ocpp21)
  await server.db
    .updateTable('gun')
    .set({ status: gunStatus.code.idle, currentOrderId: null })
    .where('pileId', '=', pileId)
    .execute()
})

async function speaks(code: number) {
  await server.db.deleteFrom('chargePoint').execute()
  const point = { sellerId: SELLER, pileId, process: 1, protocol: code as typeof ocpp16, online: 1 } as const
  await server.db.insertInto('chargePoint').values(point).execute()
}
const ask = (request: object, of: object = { pileIds: [pileId] }) =>
  server.call<OutputOf<typeof pileCommand.request>>(pileCommand.request.path, { ...of, request }, { token })
const recordOf = async (request: object, of?: object) => (await ask(request, of)).data.records[0]

/** One of each, and what the gateway is asked. */
const requests: Record<
  Exclude<StandardName, 'changeTariff' | 'priorityCharging'>,
  [said: object, asked: object]
> = {
  setMonitor: [
    { key: 'EVSE[1].Power', type: 'UpperThreshold', threshold: 60_000 },
    { kind: 'setMonitor', threshold: 60_000, severity: 5, duringCharge: false },
  ],
  clearMonitors: [{ monitorIds: [3, 4] }, { kind: 'clearMonitors', ids: [3, 4] }],
  monitoringBase: [{ base: 'FactoryDefault' }, { kind: 'monitoringBase', base: 'FactoryDefault' }],
  monitoringLevel: [{ severity: 4 }, { kind: 'monitoringLevel', severity: 4 }],
  readMonitors: [{}, { kind: 'readMonitors', keys: [] }],
  readReport: [{ components: 'Problem' }, { kind: 'readReport', criteria: 'Problem' }],
  readProfiles: [{}, { kind: 'readProfiles', connector: 0 }],
  transactionStatus: [{}, { kind: 'transactionStatus' }],
  customerInformation: [
    { card: '62250001', clear: true },
    { kind: 'customerInformation', token: { value: '62250001', isVin: false }, clear: true },
  ],
  setDisplay: [
    { text: '停车场 22:00 关闭', priority: 'InFront', language: 'zh', to: '2099-07-01 22:00:00' },
    {
      ...{ kind: 'setDisplay', connector: 0, id: expect.any(Number), priority: 'InFront', language: 'zh' },
      to: Date.parse('2099-07-01T14:00:00Z'),
    },
  ],
  readDisplays: [{}, { kind: 'readDisplays' }],
  clearDisplay: [{ displayId: 7 }, { kind: 'clearDisplay', id: 7 }],
  sendTariff: [{}, { kind: 'setTariff', connector: 0, tariff: { periods: expect.any(Array) } }],
  readTariffs: [{}, { kind: 'readTariffs', connector: 0 }],
  clearTariffs: [{ tariffIds: ['7'] }, { kind: 'clearTariffs', connector: 0, ids: ['7'] }],
  setDerControl: [
    { control: 'LimitMaxDischarge', controlId: 'night', setting: 60 },
    { kind: 'setDerControl', control: 'LimitMaxDischarge', controlId: 'night', setting: 60 },
  ],
  readDerControl: [{}, { kind: 'readDerControl' }],
  clearDerControl: [{}, { kind: 'clearDerControl', isDefault: true }],
}
const since21 = [
  'sendTariff',
  'readTariffs',
  'clearTariffs',
  'setDerControl',
  'readDerControl',
  'clearDerControl',
]

describe.each(Object.entries(requests))('%s', (name, [said, asked]) => {
  it('is asked of a pile of 2.1 as the standard has it', async () => {
    const { command, request, state } = (await recordOf({ name, ...said })) ?? {}
    expect(command).toBe(commandKind.code[name as StandardName])
    expect(request).toMatchObject(asked)
    expect(state).toBe(queued)
    const call = downwardOf('ocpp2.1', request as SingleRequest, () => 1)
    expect(violations('ocpp2.1', call?.action ?? '', 'req', call?.payload)).toEqual([])
  })

  it('is not even sent to a pile whose version has no words for it', async () => {
    await speaks(ocpp16)
    expect(await recordOf({ name, ...said })).toMatchObject({ state: rejected, outcome: 'notSupported' })
    await speaks(ocpp201)
    const isKnown = !since21.includes(name)
    expect(await recordOf({ name, ...said })).toMatchObject({ state: isKnown ? queued : rejected })
  })
})

it('has a test for each', () => {
  expect([...Object.keys(requests), 'changeTariff', 'priorityCharging'].sort()).toEqual(
    Object.keys(standardForms).sort(),
  )
})

describe('of the running charge', () => {
  const of = () => ({ gunIds: [gunId] })

  it('nothing is sent where none runs', async () => {
    for (const name of ['changeTariff', 'priorityCharging'])
      expect(await recordOf({ name }, of())).toMatchObject({ outcome: 'transition.notAllowed' })
    expect((await recordOf({ name: 'transactionStatus' }, of()))?.request).toEqual({
      kind: 'transactionStatus',
    })
  })

  it('price and priority are sent by its transaction', async () => {
    const order = await server.db
      .selectFrom('chargeOrder')
      .select(['id', 'gunId', 'pileId', 'stationId', 'costModelVersionId', 'startTime'])
      .where('sellerId', '=', SELLER)
      .where('gunId', '=', gunId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const { id: orderId, startTime, costModelVersionId, stationId } = order
    const charge = { orderId, gunId, pileId, transactionId: 'tx-priority' }
    await server.db
      .insertInto('chargeTransaction')
      .values({
        ...{ ...charge, sellerId: SELLER, stationId, startTime, costModelVersionId, idToken: '1' },
        ...{ meterStart: 0, meterStop: null, endTime: null, refusal: null, lateRefusal: null },
        ...{ presumed: 0, exclusive: null, lastTime: startTime, lastWh: 0, lastSoc: null, maxW: null },
      })
      .execute()
    await server.db
      .updateTable('gun')
      .set({ currentOrderId: charge.orderId, status: gunStatus.code.charging })
      .where('id', '=', charge.gunId)
      .execute()
    const at = { gunIds: [charge.gunId] }
    const { transactionId } = charge
    expect((await recordOf({ name: 'priorityCharging' }, at))?.request).toEqual({
      ...{ kind: 'priorityCharging', transactionId, activate: true },
    })
    expect((await recordOf({ name: 'changeTariff' }, at))?.request).toMatchObject({
      ...{ kind: 'changeTariff', transactionId, tariff: { id: expect.any(String) } },
    })
  })
})

it('needs the key of its kind', async () => {
  const viewer = await server.login('viewer')
  const all = { ...requests, changeTariff: [{}], priorityCharging: [{}] }
  for (const [name, [said]] of Object.entries(all)) {
    const body = { pileIds: [pileId], request: { name, ...said } }
    expect([name, (await server.call(pileCommand.request.path, body, { token: viewer })).code]).toEqual([
      name,
      403,
    ])
  }
})

it.each([
  ['neither a card nor a customer', { name: 'customerInformation' }],
  ['both a card and a customer', { name: 'customerInformation', card: '1', customer: '2' }],
  [
    'an end before its begin',
    { name: 'setDisplay', text: 'a', from: '2099-07-02 00:00:00', to: '2099-07-01 00:00:00' },
  ],
  ['a control of one number without it', { name: 'setDerControl', control: 'FixedVar', controlId: 'a' }],
  [
    'a control of a curve without points',
    { name: 'setDerControl', control: 'VoltVar', controlId: 'a', setting: 1 },
  ],
  ['a text longer than a display of 2.0.1', { name: 'setDisplay', text: 'a'.repeat(513) }],
  ['no monitor to remove', { name: 'clearMonitors', monitorIds: [] }],
])('is refused with %s', async (_, request) => {
  expect(await ask(request)).toMatchObject({ code: 400 })
})
