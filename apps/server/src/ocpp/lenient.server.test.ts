import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordedCharging } from '../testing/recorded-charging.ts'
import { connectedPile, rawPile, startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import type { Protocol } from './frame/protocol.ts'

/* Chargers as they are in the field: frames written letter by letter, by no library that would put them right. */

let gateway: TestGateway
const recorded = recordedCharging()
const timestamp = '2026-07-01T02:00:00Z'

const nextPile = () => gateway.codes.pop() ?? ''
/** The last thing that the charging service was told of a pile. */
const lastOf = (code: string) => recorded.calls.findLast(([, pile]) => pile === code)

beforeAll(async () => {
  gateway = await startTestGateway(recorded)
  // What the demo's piles have said before today.
  await gateway.db.deleteFrom('message').execute()
})
afterAll(() => gateway.close())
beforeEach(() => {
  recorded.calls.length = 0
})

async function connect(protocol: Protocol) {
  const code = nextPile()
  const socket = await rawPile(gateway.url, code, protocol)
  let lastId = 0
  const call = async (action: string, payload: unknown) => {
    lastId += 1
    const [type, , first, ...rest] = await socket.say([2, String(lastId), action, payload])
    return type === 3 ? first : [first, ...rest]
  }
  return { code, call, close: socket.close }
}

/** What the message log says of a pile's frames, once all are written. */
async function remarksOf(code: string, frames: number) {
  const read = () =>
    gateway.db
      .selectFrom('message')
      .where('pileCode', '=', code)
      .where('direction', '=', 1)
      .orderBy('id')
      .select('schemaError')
      .execute()
  await expect.poll(async () => (await read()).length).toBe(frames)
  return (await read()).map(({ schemaError }) => schemaError)
}

describe('a 1.6 pile of its maker’s own mind', () => {
  it('boots with a field that no standard knows, a model that is too long and an empty one, and its frame says so', async () => {
    const { code, call, close } = await connect('ocpp1.6')
    const answer = await call('BootNotification', {
      chargePointVendor: 'Vendor',
      chargePointModel: 'A model with a name of thirty letters',
      firmwareVersion: '1.0',
      iccid: null,
      vendorBuild: { branch: 'main' },
    })
    expect(answer).toMatchObject({ status: 'Accepted' })
    expect(lastOf(code)?.[2]).toMatchObject({ vendor: 'Vendor', model: 'A model with a name ' })
    const [remark] = await remarksOf(code, 1)
    expect(remark).toMatch(/^Accepted: /)
    expect(remark).toContain('vendorBuild is not part of the message')
    expect(remark).toContain('/iccid')
    expect(remark).toContain('/chargePointModel')
    close()
  })

  it('starts and stops with fields too many, numbers as texts, decimals in registers and a reason of its own', async () => {
    const { code, call, close } = await connect('ocpp1.6')
    const started = await call('StartTransaction', {
      connectorId: '1',
      idTag: '62250001',
      meterStart: '1000.0',
      timestamp,
      bookingRef: 'x',
    })
    expect(started).toMatchObject({ idTagInfo: { status: 'Accepted' } })
    expect(lastOf(code)?.[2]).toMatchObject({ connector: 1, meterWh: 1_000 })
    const stopped = await call('StopTransaction', {
      transactionId: Object(started).transactionId,
      meterStop: 2_000.4,
      timestamp: '2026-07-01 02:10:00',
      reason: 'CardSwiped',
      stopSoc: 80,
      transactionData: [
        { timestamp, sampledValue: [{ value: 1_500, unit: 'WH', quality: 'good' }, { unit: 'Wh' }] },
        { sampledValue: [{ value: '1700' }] },
      ],
    })
    expect(stopped).toEqual({})
    expect(lastOf(code)).toMatchObject(['stopped', code, { meterWh: 2_000, readings: [{ meterWh: 1_500 }] }])
    expect((await remarksOf(code, 2)).every((remark) => remark?.startsWith('Accepted: '))).toBe(true)
    close()
  })

  it('measures in units and measurands of its own: what can be read is taken, the rest is named', async () => {
    const { code, call, close } = await connect('ocpp1.6')
    const sampledValue = [
      { value: '1.5', unit: 'KWH' },
      { value: '0.06', measurand: 'Power.Active.Import', unit: 'MW' },
      { value: '41', measurand: 'Temperature', unit: '°C' },
      { value: '5', measurand: 'Current.Import', unit: 'furlong' },
      { value: '7', measurand: 'Vendor.Fan.Speed', unit: 'rpm', location: 'Roof' },
    ]
    const meterValue = [{ timestamp, sampledValue }]
    expect(await call('MeterValues', { connectorId: 1, meterValue })).toEqual({})
    expect(lastOf(code)).toMatchObject([
      'metered',
      code,
      { readings: [{ meterWh: 1_500, W: 60_000, tempC: 41, A: null }] },
    ])
    const [remark] = await remarksOf(code, 1)
    expect(remark).toContain('/meterValue/0/sampledValue/4/measurand is not a word of the standard')
    expect(remark).toContain('Current.Import in furlong cannot be read')
    close()
  })

  it('reports a fault that only its maker knows', async () => {
    const { code, call, close } = await connect('ocpp1.6')
    const status = { connectorId: 1, status: 'charging', errorCode: 'CoolantLow', timestamp: 'soon' }
    expect(await call('StatusNotification', status)).toEqual({})
    expect(lastOf(code)).toMatchObject([
      'gunChanged',
      code,
      { status: 6, errorCode: 'CoolantLow', ts: gateway.clock.now },
    ])
    close()
  })

  it.each<[string, string, object, string]>([
    ['no vendor', 'BootNotification', { chargePointModel: 'M' }, 'OccurenceConstraintViolation'],
    [
      'an empty vendor',
      'BootNotification',
      { chargePointVendor: null, chargePointModel: 'M' },
      'OccurenceConstraintViolation',
    ],
    [
      'no register at the stop',
      'StopTransaction',
      { transactionId: 1, timestamp, extra: 1 },
      'OccurenceConstraintViolation',
    ],
    [
      'a register that is no number',
      'StopTransaction',
      { transactionId: 1, timestamp, meterStop: 'many' },
      'TypeConstraintViolation',
    ],
    [
      'a register below zero',
      'StopTransaction',
      { transactionId: 1, timestamp, meterStop: -5 },
      'PropertyConstraintViolation',
    ],
    [
      'a card that is cut off nowhere',
      'Authorize',
      { idTag: '5'.repeat(256) },
      'PropertyConstraintViolation',
    ],
    [
      'a state that nobody knows',
      'StatusNotification',
      { connectorId: 1, status: 'Occupied?', errorCode: 'NoError' },
      'PropertyConstraintViolation',
    ],
    [
      'half a connector',
      'StatusNotification',
      { connectorId: 1.5, status: 'Available', errorCode: 'NoError' },
      'TypeConstraintViolation',
    ],
  ])('is refused with the standard’s code: %s', async (_, action, payload, code) => {
    const pile = await connect('ocpp1.6')
    expect(await pile.call(action, payload)).toMatchObject([code, expect.any(String), {}])
    expect((await remarksOf(pile.code, 1))[0]).toMatch(/^\w+Violation: /)
    pile.close()
  })
})

describe('a 2.0.1 pile of its maker’s own mind', () => {
  const evse = { id: 1, connectorId: 1 }
  const idToken = { idToken: '62250001', type: 'ISO14443' }

  it('boots and charges with fields, words and units of its own', async () => {
    const { code, call, close } = await connect('ocpp2.0.1')
    const chargingStation = { vendorName: 'V', model: 'M', modem: { imsi: 5 }, colour: 'green' }
    expect(await call('BootNotification', { reason: 'Earthquake', chargingStation, site: 7 })).toMatchObject({
      status: 'Accepted',
    })
    const event = { timestamp, transactionInfo: { transactionId: 'tx' }, vendorPhase: 2 }
    const energy = { value: '1.5', unitOfMeasure: { unit: 'kwh' } }
    expect(
      await call('TransactionEvent', {
        ...event,
        eventType: 'Started',
        triggerReason: 'FingerPrint',
        seqNo: 0,
        evse,
        idToken,
        meterValue: [{ timestamp, sampledValue: [energy] }],
      }),
    ).toEqual({ idTokenInfo: { status: 'Accepted' } })
    expect(recorded.calls).toContainEqual([
      'started',
      code,
      expect.objectContaining({ connector: 1, meterWh: 1_500, transactionId: 'tx' }),
    ])
    await call('TransactionEvent', {
      ...event,
      eventType: 'Ended',
      triggerReason: 'EVDeparted',
      seqNo: 1,
      meterValue: [],
    })
    expect(lastOf(code)).toMatchObject(['stopped', code, { transactionId: 'tx' }])
    expect((await remarksOf(code, 3)).every((remark) => remark?.startsWith('Accepted: '))).toBe(true)
    close()
  })

  it.each<[string, string, object, string]>([
    [
      'no transaction',
      'TransactionEvent',
      { eventType: 'Started', timestamp, triggerReason: 'Authorized', seqNo: 0 },
      'OccurrenceConstraintViolation',
    ],
    [
      'a card without a number',
      'TransactionEvent',
      {
        eventType: 'Started',
        timestamp,
        triggerReason: 'Authorized',
        seqNo: 0,
        transactionInfo: { transactionId: 'tx' },
        idToken: { type: 'ISO14443' },
      },
      'OccurrenceConstraintViolation',
    ],
    [
      'a state that nobody knows',
      'StatusNotification',
      { timestamp, connectorStatus: 'Sleepy', evseId: 1, connectorId: 1 },
      'PropertyConstraintViolation',
    ],
  ])('is refused with the standard’s code: %s', async (_, action, payload, code) => {
    const pile = await connect('ocpp2.0.1')
    expect(await pile.call(action, payload)).toMatchObject([code, expect.any(String), {}])
    pile.close()
  })
})

it('does not take a car at its word whose contract nobody here can verify', async () => {
  for (const protocol of ['ocpp2.0.1', 'ocpp2.1'] as const) {
    const { code, call, close } = await connect(protocol)
    const idToken = { idToken: '62250001', type: 'eMAID' }
    expect(await call('Authorize', { idToken, certificate: '-----BEGIN CERTIFICATE-----' })).toEqual({
      idTokenInfo: { status: 'Invalid' },
      certificateStatus: 'CertChainError',
    })
    expect(lastOf(code)).toEqual(['connected', code])
    close()
  }
})

it('takes an answer with a field too many, and refuses to send what is not of the standard', async () => {
  const code = nextPile()
  const socket = new WebSocket(`${gateway.url}/${code}`, ['ocpp1.6'])
  const asked: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const [, id, action] = JSON.parse(String(data))
    asked.push(action)
    socket.send(JSON.stringify([3, id, { status: 'Accepted', when: 'now' }]))
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const id = await connectedPile(gateway, code)
  const ask = (payload: object) =>
    gateway.piles.call(id, { kind: 'raw', action: 'Reset', payload }, { timeoutMs: 2_000 })
  expect(await ask({ type: 'Soft' })).toEqual({
    status: 'accepted',
    detail: { status: 'Accepted', when: 'now' },
  })
  expect(await ask({ type: 'Soft', why: 'because' })).toMatchObject({ status: 'error' })
  expect(asked).toEqual(['Reset'])
  socket.close()
  const [remark] = await remarksOf(code, 1)
  expect(remark).toContain('when is not part of the message')
})
