import { request } from 'node:http'
import { MINUTE } from '@ampdeck/api/time'
import type { RPCClient } from 'ocpp-rpc'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordedCharging } from '../testing/recorded-charging.ts'
import { rawPile, startTestGateway, type TestGateway, testPile } from '../testing/test-gateway.ts'
import { setPassword } from './admission/pile-password.ts'
import { callsWaiting } from './frame/metrics.ts'

let gateway: TestGateway
const recorded = recordedCharging()
const { calls, names } = recorded
/** What was said of one pile: others may still be leaving. */
const saidOf = (code: string) => calls.filter(([, pile]) => pile === code)

interface Refusal {
  status: number
  text: string
  /** Whether a browser must take the text for nothing else. */
  sniffing: string | string[] | undefined
}

/** How a handshake is answered that leads nowhere. */
async function refusalOf(
  url: string,
  code: string,
  password?: string,
  protocol: string | null = 'ocpp1.6',
): Promise<Refusal> {
  const authorization = `Basic ${Buffer.from(`${code}:${password}`).toString('base64')}`
  const { promise, resolve, reject } = Promise.withResolvers<Refusal>()
  const asked = request(`${url.replace('ws', 'http')}/${code}`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      ...(protocol !== null && { 'sec-websocket-protocol': protocol }),
      ...(password !== undefined && { authorization }),
    },
  })
  asked.on('response', async (answer) => {
    const sniffing = answer.headers['x-content-type-options']
    resolve({ status: answer.statusCode ?? 0, text: (await answer.toArray()).join(''), sniffing })
  })
  asked.on('upgrade', (_answer, socket) => {
    socket.destroy()
    resolve({ status: 101, text: '', sniffing: undefined })
  })
  asked.on('error', reject)
  asked.end()
  return promise
}

/** A pile of seller A that no other test of this file uses. */
const nextPile = () => gateway.codes.pop() ?? ''

beforeAll(async () => {
  gateway = await startTestGateway(recorded)
})
afterAll(() => gateway.close())
beforeEach(() => {
  calls.length = 0
})

async function connected(code: string, options?: Parameters<typeof testPile>[2]): Promise<RPCClient> {
  const pile = testPile(gateway.url, code, options)
  await pile.connect()
  return pile
}

const statusOf = (code: string, options?: Parameters<typeof testPile>[2]) =>
  connected(code, options).then(
    (pile) => pile.close().then(() => 101),
    (error: Error & { code?: number }) => error.code ?? error.message,
  )

describe('a handshake', () => {
  it('is taken from a pile that exists, in any version, the newest of those that are offered', async () => {
    for (const [protocols, spoken] of [
      [['ocpp1.6'], 'ocpp1.6'],
      [['ocpp2.0.1'], 'ocpp2.0.1'],
      [['ocpp2.1'], 'ocpp2.1'],
      [['ocpp1.6', 'ocpp2.0.1'], 'ocpp2.0.1'],
      [['ocpp1.6', 'ocpp2.0.1', 'ocpp2.1'], 'ocpp2.1'],
    ] as const) {
      const pile = await connected(nextPile(), { protocols })
      expect(pile.protocol).toBe(spoken)
      await pile.close()
    }
  })

  it('is refused from a pile that is not known, at another address and in another protocol', async () => {
    expect(await statusOf('no-such-pile')).toBe(404)
    expect(await statusOf('44030000010001/more')).toBe(404)
    expect(await statusOf('..')).toBe(404)
    expect(await statusOf(nextPile(), { protocols: [] })).toBe(400)
    expect(await statusOf(nextPile(), { protocols: ['ocpp3.0'] })).toBe('Server sent no subprotocol')
    const elsewhere = new WebSocket(gateway.url.replace('/ocpp', '/events'), ['ocpp1.6'])
    await new Promise((resolve) => elsewhere.addEventListener('error', resolve))
    expect(await gateway.get('/ocpp/44030000010001')).toMatchObject({ status: 426 })
  })

  it('is taken in any spelling of its version, which is answered as it is written', async () => {
    for (const offered of ['OCPP1.6', 'ocpp1.6j', 'Ocpp1.6-J', 'ocpp16']) {
      const code = nextPile()
      const socket = new WebSocket(`${gateway.url}/${code}`, [offered])
      await new Promise((resolve, reject) => {
        socket.addEventListener('open', resolve)
        socket.addEventListener('error', reject)
      })
      expect(socket.protocol).toBe(offered)
      const answer = new Promise((resolve) => socket.addEventListener('message', ({ data }) => resolve(data)))
      socket.send('[2,"1","Heartbeat",{}]')
      expect(JSON.parse(String(await answer))).toMatchObject([3, '1', {}])
      socket.close()
    }
  })

  it('without a version is refused with a sentence for its installer, and its operator is told', async () => {
    const code = nextPile()
    const { status, text, sniffing } = await refusalOf(gateway.url, code, undefined, null)
    expect(sniffing).toBe('nosniff')
    expect(status).toBe(400)
    expect(text).toContain('named no WebSocket subprotocol')
    expect(text).toContain('OCPP_DEFAULT_PROTOCOL')
    await expect
      .poll(() => saidOf(code))
      .toEqual([['linkTroubled', code, { kind: 'refused', info: 'Sec-WebSocket-Protocol: –' }]])
    const other = nextPile()
    const socket = new WebSocket(`${gateway.url}/${other}`, ['soap'])
    socket.addEventListener('error', () => undefined)
    await expect
      .poll(() => saidOf(other))
      .toEqual([['linkTroubled', other, { kind: 'refused', info: 'Sec-WebSocket-Protocol: soap' }]])
  })

  it('without a version is taken where a setting says what such piles speak', async () => {
    const lax = await startTestGateway({ ...recordedCharging(), defaultProtocol: 'ocpp1.6', beside: gateway })
    const code = nextPile()
    const pile = new WebSocket(`${lax.url}/${code}`)
    await new Promise((resolve) => pile.addEventListener('open', resolve))
    const answer = new Promise((resolve) => pile.addEventListener('message', ({ data }) => resolve(data)))
    pile.send('[2,"1","BootNotification",{"chargePointVendor":"V","chargePointModel":"M"}]')
    expect(JSON.parse(String(await answer))).toMatchObject([3, '1', { status: 'Accepted' }])
    pile.close()
    await lax.close()
  })

  it('is taken at an address that is not quite right, in capitals, without the path, and with another case', async () => {
    const { db } = gateway
    const code = nextPile()
    await db.updateTable('pile').set({ code: 'Aa-BB 1' }).where('code', '=', code).execute()
    await db.updateTable('pile').set({ code: 'AB-12' }).where('code', '=', nextPile()).execute()
    const root = gateway.url.replace('/ocpp', '')
    for (const url of [
      '/ocpp//Aa-BB%201',
      '/OCPP/Aa-BB 1',
      '/Aa-BB%201/',
      '//Aa-BB%201',
      '/ocpp/%61b-12',
      '/ocpp/ab-12/',
    ]) {
      const socket = new WebSocket(root + url, ['ocpp1.6'])
      const isOpen = await new Promise((resolve) => {
        socket.addEventListener('open', () => resolve(true))
        socket.addEventListener('error', () => resolve(false))
      })
      expect([url, isOpen]).toEqual([url, true])
      socket.close()
    }
  })

  it('needs the password that was set, and none where none was', async () => {
    const code = nextPile()
    const pile = await gateway.db
      .selectFrom('pile')
      .where('code', '=', code)
      .select(['sellerId', 'id'])
      .executeTakeFirstOrThrow()
    await setPassword(gateway.db, { sellerId: pile.sellerId, pileId: pile.id }, 'correct horse: battery')
    expect(await statusOf(code)).toBe(401)
    expect(await statusOf(code, { password: 'wrong' })).toBe(401)
    expect(await statusOf(code, { password: 'correct horse: battery' })).toBe(101)
    expect(await statusOf(code, { password: 'correct horse: battery' })).toBe(101)
    expect(await statusOf(code, { password: 'wrong' })).toBe(401)
    await setPassword(gateway.db, { sellerId: pile.sellerId, pileId: pile.id }, null)
    expect(await statusOf(code)).toBe(101)
  })

  it('with wrong passwords is soon not even looked at, except from a pile that was right before', async () => {
    const [guessed, other, free] = [nextPile(), nextPile(), nextPile()]
    for (const code of [guessed, other]) {
      const pile = await gateway.db
        .selectFrom('pile')
        .where('code', '=', code)
        .select(['sellerId', 'id as pileId'])
        .executeTakeFirstOrThrow()
      await setPassword(gateway.db, pile, 'right')
    }
    const guess = () => statusOf(guessed, { password: 'wrong' })
    const answers = await Promise.all(Array.from({ length: 25 }, guess))
    expect(answers.filter((status) => status === 401)).toHaveLength(10)
    expect(answers.filter((status) => status === 429)).toHaveLength(15)
    expect(await statusOf(guessed, { password: 'right' })).toBe(429)
    expect(await statusOf(other, { password: 'right' })).toBe(101)
    expect(await statusOf(free)).toBe(101)

    gateway.clock.now += MINUTE
    expect(await statusOf(guessed, { password: 'right' })).toBe(101)
    for (let n = 0; n < 3; n++) await guess()
    expect(await statusOf(guessed, { password: 'wrong' })).toBe(429)
    expect(await statusOf(guessed, { password: 'right' })).toBe(101)
    gateway.clock.now -= MINUTE
  })

  it('where every pile needs a password, tells an unknown code from a known one neither by answer nor by time', async () => {
    const strict = await startTestGateway({ ...recordedCharging(), requiresPassword: true })
    const ask = async (code: string, password?: string) => {
      const started = performance.now()
      const { status, text } = await refusalOf(strict.url, code, password)
      return { status, text, ms: performance.now() - started }
    }
    const [withPassword = '', without = '', ...others] = strict.codes
    const pile = await strict.db
      .selectFrom('pile')
      .where('code', '=', withPassword)
      .select(['sellerId', 'id as pileId'])
      .executeTakeFirstOrThrow()
    await setPassword(strict.db, pile, 'right')

    const answers = [
      await ask(withPassword, 'wrong'),
      await ask(withPassword),
      await ask(without, 'wrong'),
      await ask(without),
      await ask('no-such-pile', 'wrong'),
      await ask('no-such-pile'),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(401)

    // One after the other, so that both meet the machine as it is.
    const times = { known: [] as number[], unknown: [] as number[] }
    for (const [n, code] of others.slice(0, 21).entries()) {
      times.known.push((await ask(code, 'wrong')).ms)
      times.unknown.push((await ask(`nobody-${n}`, 'wrong')).ms)
    }
    const medianOf = (of: number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0
    const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)]
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2)

    // An unknown code runs out of attempts as a known one does.
    for (const code of ['no-such-pile', without]) {
      const more = await Promise.all(Array.from({ length: 12 }, () => ask(code, 'wrong')))
      expect(more.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    }
    await strict.close()
  })

  it('is put off until the server is prepared', async () => {
    gateway.setPrepared(false)
    expect(await statusOf(nextPile())).toBe(503)
    gateway.setPrepared(true)
  })
})

describe('a charge over 1.6', () => {
  it('is reported from boot to stop, in our words', async () => {
    const code = nextPile()
    const pile = await connected(code)
    const boot = await pile.call('BootNotification', {
      chargePointVendor: 'Vendor',
      chargePointModel: 'M1',
      firmwareVersion: '1.0.3',
    })
    expect(boot).toEqual({ status: 'Accepted', currentTime: '2026-07-01T02:00:00.000Z', interval: 60 })
    expect(await pile.call('Heartbeat', {})).toEqual({ currentTime: '2026-07-01T02:00:00.000Z' })
    await pile.call('StatusNotification', { connectorId: 1, status: 'Preparing', errorCode: 'NoError' })
    expect(await pile.call('Authorize', { idTag: '62250001' })).toEqual({ idTagInfo: { status: 'Accepted' } })
    const start = {
      connectorId: 1,
      idTag: '62250001',
      meterStart: 1_000,
      timestamp: '2026-07-01T09:59:00+08:00',
    }
    const { transactionId } = (await pile.call('StartTransaction', start)) as { transactionId: number }
    expect(await pile.call('StartTransaction', start)).toMatchObject({ transactionId })
    const sampledValue = [
      { value: '1.5', unit: 'kWh' },
      { value: '40', measurand: 'SoC' },
    ]
    const meterValue = [{ timestamp: '2026-07-01T02:00:00Z', sampledValue }]
    await pile.call('MeterValues', { connectorId: 1, transactionId, meterValue })
    await pile.call('StopTransaction', {
      transactionId,
      idTag: '62250001',
      meterStop: 2_000,
      timestamp: '2026-07-01T02:00:30Z',
      reason: 'EVDisconnected',
      transactionData: [{ timestamp: '2026-07-01T02:00:30Z', sampledValue: [{ value: '2000' }] }],
    })
    const nothing = { W: null, V: null, A: null, soc: null, tempC: null }
    const begin = Date.parse('2026-07-01T01:59:00Z')
    const token = { value: '62250001', isVin: false }
    const started = ['started', code, { connector: 1, token, meterWh: 1_000, ts: begin }]
    expect(saidOf(code)).toEqual([
      ['connected', code],
      ['booted', code, { vendor: 'Vendor', model: 'M1', firmware: '1.0.3', ts: begin + 60_000 }],
      ['gunChanged', code, { connector: 1, status: 2, ts: begin + 60_000 }],
      ['authorize', code, token],
      started,
      started,
      [
        'metered',
        code,
        {
          connector: 1,
          transactionId: String(transactionId),
          readings: [{ ts: begin + 60_000, ...nothing, meterWh: 1_500, soc: 40 }],
        },
      ],
      [
        'stopped',
        code,
        {
          transactionId: String(transactionId),
          token,
          meterWh: 2_000,
          reason: 1,
          readings: [{ ts: begin + 90_000, ...nothing, meterWh: 2_000 }],
          ts: begin + 90_000,
          frame: expect.stringContaining('StopTransaction'),
        },
      ],
      // Who has ended it may be somebody else: what the pile may keep of that card is looked up.
      ['authorize', code, token],
    ])
    await pile.close()
    await expect.poll(() => names(code).at(-1)).toBe('disconnected')
  })

  it('says to who may not charge why', async () => {
    const pile = await connected(nextPile())
    recorded.refuse('1', 'unknownToken')
    recorded.refuse('2', 'busy')
    recorded.refuse('3', 'balance.tooLow')
    const ask = (idTag: string) => pile.call('Authorize', { idTag })
    expect(await ask('1')).toEqual({ idTagInfo: { status: 'Invalid' } })
    expect(await ask('2')).toEqual({ idTagInfo: { status: 'ConcurrentTx' } })
    expect(await ask('3')).toEqual({ idTagInfo: { status: 'Blocked' } })
    await pile.close()
  })

  it('keeps what the pile says of itself', async () => {
    const code = nextPile()
    const pile = await connected(code)
    await pile.call('BootNotification', { chargePointVendor: 'V', chargePointModel: 'M' })
    await pile.call('FirmwareStatusNotification', { status: 'Downloading' })
    await pile.call('DiagnosticsStatusNotification', { status: 'Uploaded' })
    expect(await pile.call('DataTransfer', { vendorId: 'any' })).toEqual({ status: 'UnknownVendorId' })
    const row = await gateway.db
      .selectFrom('chargePoint')
      .innerJoin('pile', 'pile.id', 'chargePoint.pileId')
      .where('pile.code', '=', code)
      .select(['process', 'chargePoint.protocol', 'vendor', 'model', 'firmwareStatus', 'logStatus', 'online'])
      .executeTakeFirst()
    expect(row).toEqual({
      process: 0,
      protocol: 1,
      vendor: 'V',
      model: 'M',
      firmwareStatus: 'Downloading',
      logStatus: 'Uploaded',
      online: 1,
    })
    await pile.close()
  })
})

describe('another device under the code of a known pile', () => {
  it('is asked how its guns are, and the one before it is named; the same one again is not', async () => {
    const code = nextPile()
    const asked: unknown[] = []
    const boot = async (protocol: string, payload: object) => {
      const pile = testPile(gateway.url, code, { protocols: [protocol] })
      pile.handle('TriggerMessage', async ({ params }) => {
        asked.push(params)
        return { status: 'Accepted' }
      })
      await pile.connect()
      await pile.call('BootNotification', payload)
      await pile.call('Heartbeat', {})
      return pile
    }
    const old = { chargePointVendor: 'Old', chargePointModel: 'M', chargePointSerialNumber: 'SN-1' }
    const first = await boot('ocpp1.6', { ...old, iccid: '8986', imsi: '460' })
    await first.close()
    // What it leaves out, or writes otherwise, makes no other device.
    const again = await boot('ocpp1.6', { chargePointVendor: 'OLD ', chargePointModel: 'M' })
    await again.close()
    const back = await boot('ocpp1.6', old)
    await back.close()
    const boots = () =>
      saidOf(code).flatMap(([what, , report]) => (what === 'booted' ? [Object(report)] : []))
    expect(boots().map(({ before }) => before)).toEqual([undefined, undefined, undefined])
    expect(asked).toEqual([])

    const chargingStation = { vendorName: 'Old', model: 'M', serialNumber: 'SN-2' }
    const other = await boot('ocpp2.0.1', { reason: 'PowerUp', chargingStation })
    expect(boots().at(-1)?.before).toEqual({ vendor: 'Old', model: 'M', serial: 'SN-1' })
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(asked[0]).toMatchObject({ requestedMessage: 'StatusNotification' })
    await other.close()
    const row = await gateway.db
      .selectFrom('chargePoint')
      .innerJoin('pile', 'pile.id', 'chargePoint.pileId')
      .where('pile.code', '=', code)
      .select(['serial', 'iccid', 'imsi'])
      .executeTakeFirst()
    expect(row).toEqual({ serial: 'SN-2', iccid: null, imsi: null })
  })
})

describe('a charge over 2.0.1', () => {
  const timestamp = '2026-07-01T02:00:00Z'
  const evse = { id: 1, connectorId: 1 }
  const event = (eventType: string, triggerReason: string, seqNo: number, more: object = {}) => ({
    eventType,
    triggerReason,
    seqNo,
    timestamp,
    transactionInfo: { transactionId: 'tx-1' },
    ...more,
  })
  const energy = (value: number) => ({
    meterValue: [{ timestamp, sampledValue: [{ value, unitOfMeasure: { unit: 'kWh' } }] }],
  })
  const idToken = { idToken: '62250001', type: 'ISO14443' }
  const speak = { protocols: ['ocpp2.0.1'] }

  it('begins where it is known who charges, and ends full', async () => {
    const code = nextPile()
    const pile = await connected(code, speak)
    const chargingStation = { vendorName: 'Vendor', model: 'M2' }
    expect(await pile.call('BootNotification', { reason: 'PowerUp', chargingStation })).toMatchObject({
      status: 'Accepted',
      interval: 60,
    })
    const occupied = { timestamp, connectorStatus: 'Occupied', evseId: 1, connectorId: 1 }
    await pile.call('StatusNotification', occupied)
    const plugged = { transactionInfo: { transactionId: 'tx-1', chargingState: 'EVConnected' }, evse }
    expect(
      await pile.call(
        'TransactionEvent',
        event('Started', 'CablePluggedIn', 0, { ...plugged, ...energy(1) }),
      ),
    ).toEqual({})
    expect(await pile.call('TransactionEvent', event('Updated', 'Authorized', 1, { idToken }))).toEqual({
      idTokenInfo: { status: 'Accepted' },
    })
    const charging = { transactionInfo: { transactionId: 'tx-1', chargingState: 'Charging' }, ...energy(1.5) }
    await pile.call('TransactionEvent', event('Updated', 'MeterValuePeriodic', 2, charging))
    await pile.call('TransactionEvent', event('Updated', 'MeterValuePeriodic', 3, charging))
    const stopped = { transactionInfo: { transactionId: 'tx-1', stoppedReason: 'StoppedByEV' }, ...energy(2) }
    await pile.call('TransactionEvent', event('Ended', 'EVDeparted', 4, stopped))
    await pile.call('StatusNotification', occupied)
    await pile.call('StatusNotification', { ...occupied, connectorStatus: 'Available' })

    expect(
      saidOf(code)
        .filter(([what]) => what !== 'metered')
        .map(([what, , report]) => [what, report]),
    ).toMatchObject([
      ['connected', undefined],
      ['booted', { vendor: 'Vendor', model: 'M2' }],
      ['gunChanged', { connector: 1, status: 2 }],
      ['started', { connector: 1, transactionId: 'tx-1', meterWh: 1_000, token: { value: '62250001' } }],
      ['gunChanged', { connector: 1, status: 3 }],
      ['stopped', { transactionId: 'tx-1', connector: 1, meterWh: 2_000, reason: 2 }],
      ['gunChanged', { connector: 1, status: 4 }],
      ['gunChanged', { connector: 1, status: 1 }],
    ])
    const metered = saidOf(code)
      .filter(([what]) => what === 'metered')
      .map(([, , report]) => report)
    expect(metered).toMatchObject([
      { connector: 1, seqNo: 0, readings: [{ meterWh: 1_000 }] },
      { transactionId: 'tx-1', readings: [{ meterWh: 1_500 }] },
      { transactionId: 'tx-1', readings: [{ meterWh: 1_500 }] },
    ])
    await pile.close()
  })

  it('is none when a car comes and goes, and answers a remote start', async () => {
    const code = nextPile()
    const pile = await connected(code, speak)
    await pile.call('TransactionEvent', event('Started', 'CablePluggedIn', 0, { evse }))
    await pile.call('TransactionEvent', event('Ended', 'EVDeparted', 1))
    expect(names(code)).toEqual(['connected'])
    const vin = {
      idToken: 'LSVAA4182E2123456',
      type: 'Central',
      additionalInfo: [{ additionalIdToken: 'LSVAA4182E2123456', type: 'VIN' }],
    }
    recorded.refuse('LSVAA4182E2123456', 'balance.tooLow')
    const answer = await pile.call(
      'TransactionEvent',
      event('Started', 'RemoteStart', 0, {
        evse,
        idToken: vin,
        transactionInfo: { transactionId: 'tx-2', remoteStartId: 77 },
      }),
    )
    expect(answer).toEqual({ idTokenInfo: { status: 'NoCredit' } })
    expect(saidOf(code).at(-1)).toMatchObject([
      'started',
      code,
      { remoteStartId: 77, token: { value: 'LSVAA4182E2123456', isVin: true }, transactionId: 'tx-2' },
    ])
    await pile.close()
  })

  it('alerts until the event is cleared', async () => {
    const code = nextPile()
    const piles = gateway.db.selectFrom('pile').where('code', '=', code).select('id')
    await gateway.db.updateTable('gun').set({ status: 1 }).where('pileId', 'in', piles).execute()
    const pile = await connected(code, speak)
    const notify = (more: object) =>
      pile.call('NotifyEvent', {
        generatedAt: timestamp,
        seqNo: 0,
        eventData: [
          {
            eventId: 1,
            timestamp,
            trigger: 'Alerting',
            actualValue: 'true',
            eventNotificationType: 'HardWiredNotification',
            component: { name: 'FanController', evse: { id: 1 } },
            variable: { name: 'Problem' },
            ...more,
          },
        ],
      })
    await pile.call('StatusNotification', {
      timestamp,
      connectorStatus: 'Available',
      evseId: 1,
      connectorId: 1,
    })
    await notify({ techCode: 'F-12', techInfo: 'fan 2' })
    await pile.call('StatusNotification', {
      timestamp,
      connectorStatus: 'Occupied',
      evseId: 1,
      connectorId: 1,
    })
    await notify({ cleared: true })
    await pile.call('StatusNotification', {
      timestamp,
      connectorStatus: 'Unavailable',
      evseId: 1,
      connectorId: 1,
    })
    expect(
      saidOf(code)
        .slice(1)
        .map(([, , report]) => report),
    ).toMatchObject([
      { status: 1 },
      { status: 6, errorCode: 'F-12', info: 'fan 2' },
      { status: 6 },
      { status: 2 },
      { status: 5, unavailable: true },
    ])
    await pile.close()
  })

  it('takes the reports of the standard, and refuses what it does not do', async () => {
    const pile = await connected(nextPile(), speak)
    const reports: [string, object][] = [
      ['SecurityEventNotification', { type: 'TamperDetectionActivated', timestamp }],
      ['FirmwareStatusNotification', { status: 'Installed', requestId: 1 }],
      ['LogStatusNotification', { status: 'Uploaded', requestId: 1 }],
      ['NotifyReport', { requestId: 1, generatedAt: timestamp, seqNo: 0 }],
      ['NotifyMonitoringReport', { requestId: 1, generatedAt: timestamp, seqNo: 0 }],
      ['ReservationStatusUpdate', { reservationId: 1, reservationUpdateStatus: 'Expired' }],
    ]
    for (const [action, payload] of reports) expect(await pile.call(action, payload)).toEqual({})
    await expect(pile.call('SignCertificate', { csr: 'x' })).rejects.toMatchObject({
      rpcErrorCode: 'NotSupported',
    })
    await pile.close()
  })
})

describe('a frame that is not right', () => {
  const boot = { chargePointVendor: 'V', chargePointModel: 'M' }
  const cases16: [string, unknown, string][] = [
    ['no JSON', 'hello', 'FormationViolation'],
    ['no array', '{"a":1}', 'FormationViolation'],
    ['no message type', '["2","1","Heartbeat",{}]', 'FormationViolation'],
    ['an unknown message type', [9, '1', 'Heartbeat', {}], 'FormationViolation'],
    ['no action', [2, '1', null, {}], 'FormationViolation'],
    ['an unknown action', [2, '1', 'MakeCoffee', {}], 'NotImplemented'],
    ['an action called like a method', [2, '1', '__proto__', {}], 'NotImplemented'],
    ['an action of the other direction', [2, '1', 'Reset', { type: 'Hard' }], 'NotImplemented'],
    ['a known action that is not supported', [2, '1', 'SignCertificate', { csr: 'x' }], 'NotSupported'],
    [
      'a missing field',
      [2, '1', 'BootNotification', { chargePointVendor: 'V' }],
      'OccurenceConstraintViolation',
    ],
    [
      'a wrong type',
      [2, '1', 'BootNotification', { ...boot, chargePointModel: 5 }],
      'TypeConstraintViolation',
    ],
    ['no payload', [2, '1', 'BootNotification'], 'TypeConstraintViolation'],
    ['a payload that is a list', [2, '1', 'Heartbeat', ['hunter2']], 'TypeConstraintViolation'],
    ['a text too long', [2, '1', 'Authorize', { idTag: 'x'.repeat(256) }], 'PropertyConstraintViolation'],
    [
      'a word that is none of the list',
      [2, '1', 'StatusNotification', { connectorId: 1, status: 'hunter2', errorCode: 'NoError' }],
      'PropertyConstraintViolation',
    ],
    ['a character zero', '[2,"1","Authorize",{"idTag":"a\\u0000b"}]', 'PropertyConstraintViolation'],
    ['half a character', '[2,"1","Authorize",{"idTag":"a\\uD800b"}]', 'PropertyConstraintViolation'],
  ]

  it('is answered in the words of 1.6, without an echo, and the link goes on', async () => {
    const pile = await rawPile(gateway.url, nextPile(), 'ocpp1.6')
    for (const [what, frame, code] of cases16) {
      const answer = await pile.say(frame)
      expect([what, answer[0], answer[2]]).toEqual([what, 4, code])
      expect(answer[4]).toEqual({})
      expect(JSON.stringify(answer)).not.toContain('hunter2')
    }
    const whole = '[2,"whole","Authorize",{"idTag":"\\ud83d\\ude00\\\\u0000"}]'
    expect(await pile.say(whole)).toMatchObject([3, 'whole', {}])
    expect(await pile.say(new TextEncoder().encode('[2,"bytes","Heartbeat",{}]'))).toMatchObject([
      3,
      'bytes',
      {},
    ])
    expect(await pile.say([2, 'last', 'Heartbeat', {}])).toMatchObject([3, 'last', {}])
    pile.close()
  })

  it('is answered in the words of 2.0.1', async () => {
    const pile = await rawPile(gateway.url, nextPile(), 'ocpp2.0.1')
    const cases: [unknown, string][] = [
      ['hello', 'RpcFrameworkError'],
      [[9, '1', 'Heartbeat', {}], 'MessageTypeNotSupported'],
      [[2, '1', 'MakeCoffee', {}], 'NotImplemented'],
      [[2, '1', 'SignCertificate', { csr: 'x' }], 'NotSupported'],
      [[2, '1', 'BootNotification', { reason: 'PowerUp' }], 'OccurrenceConstraintViolation'],
      [[2, '1', 'Heartbeat', ['hunter2']], 'TypeConstraintViolation'],
      [[2, '1', 'Authorize', { idToken: { idToken: 5, type: 'Central' } }], 'TypeConstraintViolation'],
    ]
    for (const [frame, code] of cases) expect([frame, (await pile.say(frame))[2]]).toEqual([frame, code])
    pile.close()
  })

  it('is none that a late or made-up answer needs an answer to', async () => {
    const pile = await rawPile(gateway.url, nextPile(), 'ocpp1.6')
    pile.send('[3,"nobody-asked",{}]')
    pile.send('[4,"nobody-asked","GenericError","",{}]')
    pile.send('')
    expect(await pile.say([2, 'a', 'Heartbeat', {}])).toMatchObject([3, 'a', {}])
    expect(pile.received).toHaveLength(1)
    pile.close()
  })

  it('ends the link where it is huge, and after too many', async () => {
    const huge = await rawPile(gateway.url, nextPile(), 'ocpp1.6')
    const withData = (size: number) => `[2,"1","DataTransfer",{"vendorId":"v","data":"${'x'.repeat(size)}"}]`
    expect(await huge.say(withData(4_000_000))).toMatchObject([3, '1', {}])
    huge.send(withData(9_000_000))
    expect((await huge.closed).code).toBe(1009)
    const values = await rawPile(gateway.url, nextPile(), 'ocpp1.6')
    const list = JSON.stringify(Array.from({ length: 500_000 }, () => 0))
    const frame = `[2,"1","MeterValues",{"connectorId":1,"meterValue":${list}}]`
    const said = 'a message has 400000 values at most'
    expect(await values.say(frame)).toEqual([4, '1', 'FormationViolation', said, {}])
    values.close()
    const many = await rawPile(gateway.url, nextPile(), 'ocpp1.6')
    for (let n = 0; n < 60; n++) many.send('hello')
    expect((await many.closed).code).toBe(1002)
  })

  it('is read all the same with marks around it, a number for its id, and no payload where there is none to bring', async () => {
    const code = nextPile()
    const pile = await rawPile(gateway.url, code, 'ocpp1.6')
    expect(await pile.say('\uFEFF[2,"mark","Heartbeat",{}]')).toMatchObject([3, 'mark', {}])
    expect(await pile.say('[2,"zero","Heartbeat",{}]\0')).toMatchObject([3, 'zero', {}])
    expect(await pile.say('\r\n [2,"line","Heartbeat",{}]\n\0\n')).toMatchObject([3, 'line', {}])
    expect(await pile.say([2, 7, 'Heartbeat', {}])).toMatchObject([3, 7, {}])
    expect(await pile.say([2, 7, 'MakeCoffee', {}])).toEqual([4, 7, 'NotImplemented', expect.any(String), {}])
    expect(await pile.say([2, 'none', 'Heartbeat'])).toMatchObject([3, 'none', {}])
    pile.close()
    const rows = () =>
      gateway.db
        .selectFrom('message')
        .where('pileCode', '=', code)
        .orderBy('id')
        .select(['direction', 'messageId', 'pairId', 'schemaError'])
        .execute()
    await expect.poll(async () => (await rows()).length).toBe(12)
    const [mark, , zero, , , , seven, answer] = await rows()
    expect(mark?.schemaError).toBe('Accepted: a byte-order mark stands before the message')
    expect(zero?.schemaError).toBe('Accepted: a zero stands around the message')
    expect(seven).toMatchObject({ messageId: '7', schemaError: 'Accepted: the message id is a number' })
    expect(answer).toMatchObject({ messageId: '7', pairId: expect.any(Number) })
  })

  it('keeps a number of a transaction that is longer than a number of JSON', async () => {
    const code = nextPile()
    const pile = await rawPile(gateway.url, code, 'ocpp1.6')
    const values = '[{"timestamp":"2026-07-01T02:00:00Z","sampledValue":[{"value":"5"}]}]'
    const payload = `{"connectorId":1,"transactionId": 9223372036854775807,"meterValue":${values}}`
    expect(await pile.say(`[2,"1","MeterValues",${payload}]`)).toEqual([3, '1', {}])
    expect(saidOf(code).at(-1)?.[2]).toMatchObject({ transactionId: '9223372036854775807' })
    pile.close()
  })

  it('that comes twice at once is done once and answered once', async () => {
    const code = nextPile()
    const pile = await rawPile(gateway.url, code, 'ocpp1.6')
    const frame = JSON.stringify([2, 'same', 'Authorize', { idTag: '5' }])
    pile.send(frame)
    pile.send(frame)
    expect((await pile.say([2, 'then', 'Authorize', { idTag: '6' }]))[1]).toBe('same')
    await expect.poll(() => pile.received.map(([, id]) => id)).toEqual(['same', 'then'])
    expect(names(code)).toEqual(['connected', 'authorize', 'authorize'])
    pile.close()
  })

  it('that breaks something of ours is our failure, and says no more', async () => {
    const pile = await rawPile(gateway.url, nextPile(), 'ocpp1.6')
    await pile.say([2, '0', 'Authorize', { idTag: '5' }])
    recorded.fail(new Error('secret of the database'))
    expect(await pile.say([2, '1', 'Authorize', { idTag: '5' }])).toEqual([4, '1', 'InternalError', '', {}])
    recorded.fail(undefined)
    expect(gateway.log()).toContain('secret of the database')
    pile.close()
  })
})

describe('a pile that brings its whole history at once', () => {
  const timestamp = '2026-07-01T02:00:00Z'
  const meter = (value: number) => ({
    connectorId: 1,
    transactionId: 7,
    meterValue: [{ timestamp, sampledValue: [{ value: String(value) }] }],
  })

  it('is taken at our pace: none of 250 calls is refused, and the stop among them is there', async () => {
    const code = nextPile()
    const pile = await rawPile(gateway.url, code, 'ocpp1.6')
    for (let n = 0; n < 249; n++) pile.send(JSON.stringify([2, `m${n}`, 'MeterValues', meter(n)]))
    const stop = { transactionId: 7, meterStop: 300, timestamp }
    pile.send(JSON.stringify([2, 'stop', 'StopTransaction', stop]))
    await expect.poll(() => pile.received.length, { timeout: 20_000 }).toBe(250)
    expect(pile.received.filter(([type]) => type !== 3)).toEqual([])
    expect(pile.received.map(([, id]) => id)).toEqual([
      ...Array.from({ length: 249 }, (_, n) => `m${n}`),
      'stop',
    ])
    expect(names(code).at(-1)).toBe('stopped')
    pile.close()
  })

  it('waits outside: of several thousand calls only some are here at a time', async () => {
    const code = nextPile()
    const pile = await rawPile(gateway.url, code, 'ocpp1.6')
    let peak = 0
    recorded.before(async () => {
      const [{ value = 0 } = {}] = (await callsWaiting.get()).values
      peak = Math.max(peak, value)
      await new Promise((resolve) => setTimeout(resolve, 1))
    })
    for (let n = 0; n < 3_000; n++) pile.send(JSON.stringify([2, `m${n}`, 'MeterValues', meter(n)]))
    // It is asked for its state meanwhile.
    const answers = () => pile.received.filter(([type]) => type !== 2)
    await expect.poll(() => answers().length, { timeout: 60_000 }).toBe(3_000)
    recorded.before(undefined)
    expect(answers().every(([type]) => type === 3)).toBe(true)
    // What one read of the socket brings is here, and no more.
    expect(peak).toBeGreaterThan(50)
    expect(peak).toBeLessThan(1_000)
    pile.close()
  }, 90_000)

  it('has the readings of a day in one message', async () => {
    const code = nextPile()
    const pile = await rawPile(gateway.url, code, 'ocpp1.6')
    const sample = (minute: number, phase: string, measurand: string) => ({
      value: String(minute),
      context: 'Sample.Periodic',
      format: 'Raw',
      measurand,
      phase,
      location: 'Outlet',
      unit: measurand.startsWith('Energy') ? 'Wh' : 'W',
    })
    const measurands = ['Energy.Active.Import.Register', 'Power.Active.Import', 'Power.Reactive.Import']
    const transactionData = Array.from({ length: 1_440 }, (_, minute) => ({
      timestamp: new Date(Date.parse(timestamp) - (1_440 - minute) * MINUTE).toISOString(),
      sampledValue: ['L1', 'L2', 'L3'].flatMap((phase) =>
        measurands.map((measurand) => sample(minute, phase, measurand)),
      ),
    }))
    const payload = { transactionId: 7, meterStop: 300, timestamp, transactionData }
    const frame = JSON.stringify([2, 'day', 'StopTransaction', payload])
    expect(frame.length).toBeGreaterThan(1_500_000)
    expect(await pile.say(frame)).toEqual([3, 'day', {}])
    expect(Object(saidOf(code).at(-1)?.[2]).readings).toHaveLength(1_440)
    pile.close()
  })
})
