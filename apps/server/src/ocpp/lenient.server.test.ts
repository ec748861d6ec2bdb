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

describe('the end of a charge', () => {
  const end = { transactionId: 7, meterStop: 2_000, timestamp }
  const reading = { timestamp, sampledValue: [{ value: '1500' }] }

  it.each<[string, object, object]>([
    ['no time', { timestamp: undefined }, { meterWh: 2_000, ts: 'now' }],
    ['a time that is none', { timestamp: { day: 1 } }, { ts: 'now' }],
    ['a register of -1', { meterStop: -1 }, { meterWh: null }],
    ['a negative register as a text', { meterStop: '-5' }, { meterWh: null }],
    ['no register', { meterStop: undefined }, { meterWh: null }],
    ['an empty register', { meterStop: null }, { meterWh: null }],
    ['a register that is a word', { meterStop: 'many' }, { meterWh: null }],
    ['a register that is a list', { meterStop: [2_000] }, { meterWh: null }],
    ['a register with decimals', { meterStop: 1_999.6 }, { meterWh: 2_000 }],
    ['a register as a text with a comma', { meterStop: '1999,6' }, { meterWh: 2_000 }],
    ['a register beyond all numbers', { meterStop: 1e300 }, { meterWh: null }],
    ['a reason that nobody knows', { reason: 'CardSwiped' }, { reason: 99 }],
    ['a reason that is no word', { reason: { code: 1 } }, { reason: 1 }],
    ['a number of -1', { transactionId: -1 }, { transactionId: '-1' }],
    ['a number of 0', { transactionId: 0 }, { transactionId: '0' }],
    ['a number as a text', { transactionId: ' 007 ' }, { transactionId: '7' }],
    ['no number', { transactionId: undefined }, { meterWh: 2_000 }],
    ['a number that is an object', { transactionId: { id: 7 } }, { meterWh: 2_000 }],
    ['a card that is too long', { idTag: 'x'.repeat(300) }, { transactionId: '7' }],
    ['a card that is a number', { idTag: 62250001 }, { token: { value: '62250001', isVin: false } }],
    ['readings that are one object', { transactionData: reading }, { readings: [{ meterWh: 1_500 }] }],
    [
      'a value that is one object',
      { transactionData: [{ ...reading, sampledValue: { value: 1_500 } }] },
      { readings: [{ meterWh: 1_500 }] },
    ],
    ['readings that are a word', { transactionData: 'none' }, { readings: [] }],
  ])('is taken with %s', async (_, change, expected) => {
    const { code, call, close } = await connect('ocpp1.6')
    const [type] = [await call('StopTransaction', { ...end, ...change })]
    expect(type).not.toBeInstanceOf(Array)
    const now = 'ts' in expected ? { ts: gateway.clock.now } : {}
    const stopped = recorded.calls.findLast(([what, pile]) => what === 'stopped' && pile === code)
    expect(stopped).toMatchObject(['stopped', code, { ...expected, ...now }])
    const report = Object(stopped?.[2])
    for (const name of ['transactionId', 'token'])
      if (!(name in expected) && name in change) expect(report).not.toHaveProperty(name)
    close()
  })

  it('says in the message log what of it is unknown', async () => {
    const { code, call, close } = await connect('ocpp1.6')
    await call('StopTransaction', { transactionId: 7, meterStop: -1 })
    const [remark] = await remarksOf(code, 1)
    expect(remark).toMatch(/^Accepted: /)
    expect(remark).toContain("must have required property 'timestamp'")
    expect(remark).toContain('meterStop -1 is no register')
    close()
  })

  it.each<[string, object, object]>([
    ['no time', { timestamp: undefined }, { transactionId: 'tx' }],
    ['no number of its event and no reason', { seqNo: null, triggerReason: null }, { transactionId: 'tx' }],
    ['a negative number of its event', { seqNo: -4 }, { transactionId: 'tx' }],
    ['an EVSE without a number', { evse: { connectorId: 1 } }, { transactionId: 'tx' }],
    ['an EVSE that is a number', { evse: 1 }, { transactionId: 'tx', connector: 1 }],
    ['a card without a number', { idToken: { type: 'ISO14443' } }, { transactionId: 'tx' }],
    ['a transaction that is not named', { transactionInfo: { stoppedReason: 'Local' } }, { connector: 1 }],
    ['no transaction', { transactionInfo: undefined }, { connector: 1 }],
    ['a number for a name', { transactionInfo: { transactionId: 12 } }, { transactionId: '12' }],
    ['readings that are a word', { meterValue: 'none' }, { transactionId: 'tx', meterWh: null }],
  ])('is taken in 2.0.1 with %s', async (_, change, expected) => {
    const { code, call, close } = await connect('ocpp2.0.1')
    const event = {
      eventType: 'Ended',
      timestamp,
      triggerReason: 'EVDeparted',
      seqNo: 3,
      transactionInfo: { transactionId: 'tx' },
      evse: { id: 1 },
      meterValue: { timestamp, sampledValue: { value: 1.5, unitOfMeasure: 'kWh' } },
    }
    expect(await call('TransactionEvent', { ...event, ...change })).not.toBeInstanceOf(Array)
    expect(lastOf(code)).toMatchObject(['stopped', code, { meterWh: 1_500, ...expected }])
    close()
  })

  it('finds the one transaction that runs at its EVSE where it names none', async () => {
    const { code, call, close } = await connect('ocpp2.0.1')
    const event = { timestamp, triggerReason: 'Authorized', seqNo: 0, evse: { id: 1 } }
    const idToken = { idToken: '62250001', type: 'ISO14443' }
    const transactionInfo = { transactionId: 'tx-9' }
    await call('TransactionEvent', { ...event, eventType: 'Started', transactionInfo, idToken })
    expect(lastOf(code)).toMatchObject(['started', code, { meterWh: null }])
    await call('TransactionEvent', { ...event, eventType: 'Ended', seqNo: 1 })
    expect(lastOf(code)).toMatchObject(['stopped', code, { transactionId: 'tx-9' }])
    close()
  })

  it('that nobody asked to charge is reported where energy flowed', async () => {
    const { code, call, close } = await connect('ocpp2.0.1')
    const event = (eventType: string, seqNo: number, value: number) => ({
      eventType,
      timestamp,
      triggerReason: 'CablePluggedIn',
      seqNo,
      evse: { id: 1 },
      transactionInfo: { transactionId: 'free' },
      meterValue: [{ timestamp, sampledValue: [{ value }] }],
    })
    await call('TransactionEvent', event('Started', 0, 1_000))
    await call('TransactionEvent', event('Ended', 1, 1_000))
    expect(lastOf(code)?.[0]).not.toBe('stopped')
    await call('TransactionEvent', { ...event('Started', 0, 1_000), transactionInfo: { transactionId: 'b' } })
    await call('TransactionEvent', { ...event('Ended', 1, 1_400), transactionInfo: { transactionId: 'b' } })
    expect(lastOf(code)).toMatchObject(['stopped', code, { transactionId: 'b', meterWh: 1_400 }])
    close()
  })
})

describe('what can be understood', () => {
  it.each<[string, object, object]>([
    ['no time', { timestamp: undefined }, { ts: 'now', meterWh: 1_000, isReceiptTime: true }],
    ['a register of -1', { meterStart: -1 }, { meterWh: null }],
    ['no register', { meterStart: undefined }, { meterWh: null }],
    ['a reservation that is a word', { reservationId: 'none' }, { connector: 1 }],
  ])('begins a charge with %s', async (_, change, expected) => {
    const { code, call, close } = await connect('ocpp1.6')
    const start = { connectorId: 1, idTag: '62250001', meterStart: 1_000, timestamp, ...change }
    expect(await call('StartTransaction', start)).toMatchObject({ idTagInfo: { status: 'Accepted' } })
    const now = 'ts' in expected ? { ts: gateway.clock.now } : {}
    expect(lastOf(code)).toMatchObject(['started', code, { ...expected, ...now }])
    close()
  })

  it('is one object where a list of one is meant, and the other way about', async () => {
    const { code, call, close } = await connect('ocpp1.6')
    const meterValue = { timestamp, sampledValue: { value: '1500' } }
    expect(await call('MeterValues', { connectorId: 1, meterValue })).toEqual({})
    expect(lastOf(code)).toMatchObject(['metered', code, { connector: 1, readings: [{ meterWh: 1_500 }] }])
    expect(await call('MeterValues', { transactionId: '12', meterValue: [[meterValue]] })).toEqual({})
    expect(lastOf(code)).toMatchObject(['metered', code, { transactionId: '12' }])
    expect(await call('Heartbeat', [])).toMatchObject({ currentTime: expect.any(String) })
    expect(await call('StatusNotification', { connectorId: 1, status: 'Available' })).toEqual({})
    expect(lastOf(code)?.[2]).toEqual({ connector: 1, status: 1, ts: gateway.clock.now })
    close()
    const other = await connect('ocpp2.0.1')
    const event = {
      eventId: 1,
      timestamp,
      trigger: 'Alerting',
      actualValue: 'true',
      component: { name: 'Fan', evse: 1 },
      variable: { name: 'Problem' },
    }
    expect(await other.call('NotifyEvent', { eventData: event })).toEqual({})
    expect(lastOf(other.code)).toMatchObject(['gunChanged', other.code, { connector: 1 }])
    other.close()
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
