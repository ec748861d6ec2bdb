import { generateKeyPairSync, sign } from 'node:crypto'
import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { meterKey } from '@ampdeck/api/config/meter-key'
import { signedMark, signedPlace, signedState } from '@ampdeck/api/enumerations/signed'
import { MINUTE } from '@ampdeck/api/time'
import type { RPCClient } from 'ocpp-rpc'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCharging } from '../charging/charging.ts'
import type { ChargePoint } from '../device/charge-point.ts'
import { addMember, addPile, orderOf, type TestMember } from '../testing/charging.ts'
import { setUpCommands } from '../testing/set-up.ts'
import { rawPile, testPile } from '../testing/test-gateway.ts'

/* What meters sign, from the wire to the bill. */

const { gateway, app } = setUpCommands({
  charging: (platform) => createCharging(platform, { gatherMs: 0 }),
})
const { verified, wrong, keyUnknown, unreadable } = signedState.code

let token: string
beforeAll(async () => {
  token = await app.login('admin')
})

const pair = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
type Pair = ReturnType<typeof pair>
const derOf = ({ publicKey }: Pair) => publicKey.export({ type: 'spki', format: 'der' })

const time = () => new Date(gateway.clock.now).toISOString()
/** As meters write it, in UTC. */
const stamp = () => `${time().replace('Z', '').replace('.', ',')}+0000 S`

function documentOf({ privateKey }: Pair, reason: string, kWh: string, serial = 'M1') {
  const payload = `{"FV":"1.0","PG":"T1","MS":"${serial}","IS":true,"IT":"NONE","RD":[{"TM":"${stamp()}","TX":"${reason}","RV":${kWh},"RI":"1-0:1.8.0","RU":"kWh","ST":"G"}]}`
  const signature = sign('sha256', Buffer.from(payload), privateKey).toString('hex')
  return `OCMF|${payload}|{"SA":"ECDSA-secp256r1-SHA256","SD":"${signature}"}`
}

interface Visit {
  at: ChargePoint
  member: TestMember
  pile: RPCClient
  asked: string[][]
}

async function arrive(protocol: string, settings: Record<string, string> = {}): Promise<Visit> {
  const at = await addPile(gateway.platform)
  const member = await addMember(gateway.platform, { phoneFen: 1_000_000 })
  const pile = testPile(gateway.url, at.code, { protocols: [protocol] })
  const asked: string[][] = []
  pile.handle('GetConfiguration', async ({ params }) => {
    const keys = (params as { key: string[] }).key
    asked.push(keys)
    const known = keys.filter((key) => key in settings)
    return { configurationKey: known.map((key) => ({ key, readonly: true, value: settings[key] ?? '' })) }
  })
  await pile.connect()
  return { at, member, pile, asked }
}

async function start16({ pile, member }: Visit): Promise<number> {
  const start = { connectorId: 1, idTag: member.cardNo, meterStart: 1_000, timestamp: time() }
  const { transactionId } = (await pile.call('StartTransaction', start)) as { transactionId: number }
  return transactionId
}

const signedValue = (value: string, context?: string) => ({
  value,
  format: 'SignedData',
  ...(context && { context }),
})

const batchOf = (keys: Pair, from: number) =>
  Array.from({ length: 50 }, (_, n) =>
    signedValue(documentOf(keys, 'C', `${(2 + (from + n) / 1_000).toFixed(3)}`)),
  )

/** A charge of 10 kWh whose begin and end are signed. */
async function charge16(visit: Visit, keys: Pair, write: (text: string) => string, endKwh = '12.00') {
  const transactionId = await start16(visit)
  const begin = {
    timestamp: time(),
    sampledValue: [signedValue(write(documentOf(keys, 'B', '2.00')), 'Transaction.Begin')],
  }
  gateway.clock.now += 10 * MINUTE
  const end = {
    timestamp: time(),
    sampledValue: [signedValue(write(documentOf(keys, 'E', endKwh)), 'Transaction.End')],
  }
  const stop = { transactionId, meterStop: 11_000, timestamp: time(), transactionData: [begin, end] }
  await visit.pile.call('StopTransaction', stop)
  return detailOf(visit, String(transactionId))
}

async function detailOf({ at }: Visit, transactionId: string) {
  const { id } = await orderOf(gateway.platform, at, transactionId)
  return (await app.call<ChargeOrderDetail>('bill-service/bill/get', { id }, { token })).data
}

const gunOf = ({ at }: Visit) => at.guns[0]?.id ?? 0
const keysOf = async (visit: Visit) =>
  (
    await app.call<
      {
        fingerprint: string
        source: number
        meterSerial: string | null
        id: number
        endTime: string | null
      }[]
    >(meterKey.list.path, { gunId: gunOf(visit) }, { token })
  ).data
const addKey = (visit: Visit, publicKey: string, as = token) =>
  app.call<{ id: number }>(meterKey.add.path, { gunId: gunOf(visit), publicKey, remark: null }, { token: as })
const alarmsOf = ({ at }: Visit) =>
  gateway.db
    .selectFrom('alarm')
    .select(['code', 'recoverTime'])
    .where('gunId', '=', at.guns[0]?.id ?? 0)
    .where('code', '=', 'SignatureWrong')
    .execute()

describe('1.6', () => {
  it.each<[string, (text: string) => string]>([
    ['as it is', (text) => text],
    ['in hexadecimal digits', (text) => Buffer.from(text).toString('hex')],
    ['in Base64', (text) => Buffer.from(text).toString('base64')],
    ['in Base64 with a NUL behind it', (text) => Buffer.from(`${text}\0`).toString('base64')],
    [
      'in the object of 2.0.1',
      (text) =>
        JSON.stringify({ signedMeterData: Buffer.from(text).toString('base64'), encodingMethod: 'OCMF' }),
    ],
  ])(
    'a document %s is kept letter by letter, and verified by the key that was entered',
    async (_how, write) => {
      const visit = await arrive('ocpp1.6')
      const keys = pair()
      expect(await addKey(visit, derOf(keys).toString('base64'))).toMatchObject({ code: 0 })
      const { signed, payableFen } = await charge16(visit, keys, write)
      expect(payableFen).toBeGreaterThan(0)
      expect(signed).toMatchObject({
        state: verified,
        marks: [],
        energyWh: 10_000,
        begin: { wh: 2_000 },
        end: { wh: 12_000 },
      })
      expect(signed?.documents).toMatchObject([
        {
          place: signedPlace.code.begin,
          format: 'OCMF',
          text: expect.stringMatching(/^OCMF\|.*\}$/),
          state: verified,
          meterSerial: 'M1',
        },
        { place: signedPlace.code.end, publicKey: derOf(keys).toString('hex') },
      ])
      expect(await keysOf(visit)).toMatchObject([{ meterSerial: 'M1', source: 1 }])
    },
  )

  it('a key that the configuration names is read once for each connection, and checks what came before it', async () => {
    const keys = pair()
    const visit = await arrive('ocpp1.6', { 'MeterPublicKey[1]': derOf(keys).toString('hex') })
    const detail = await charge16(visit, keys, (text) => text)
    const order = detail.transactionId ?? ''
    await expect.poll(async () => (await detailOf(visit, order)).signed?.state).toBe(verified)
    expect(await keysOf(visit)).toMatchObject([{ source: 2, meterSerial: 'M1' }])
    await charge16(visit, keys, (text) => text)
    expect(visit.asked.filter((names) => names.includes('MeterPublicKey[1]'))).toHaveLength(1)
  })

  it('without a key nothing is wrong; entered later it checks what waits, and a viewer may not enter it', async () => {
    const visit = await arrive('ocpp1.6')
    const keys = pair()
    const { signed, transactionId } = await charge16(visit, keys, (text) => text)
    expect(signed).toMatchObject({ state: keyUnknown, marks: [] })
    expect(await alarmsOf(visit)).toEqual([])
    const viewer = await app.login('viewer')
    expect(await addKey(visit, derOf(keys).toString('hex'), viewer)).toMatchObject({ code: 403 })
    expect(await addKey(visit, 'no key')).toMatchObject({
      code: 409,
      data: { reason: 'meterKey.unreadable' },
    })
    expect(await addKey(visit, derOf(keys).toString('hex'))).toMatchObject({ code: 0 })
    expect(await addKey(visit, derOf(keys).toString('base64'))).toMatchObject({
      data: { reason: 'record.duplicate' },
    })
    expect((await detailOf(visit, transactionId ?? '')).signed?.state).toBe(verified)
  })

  it('a wrong signature is an alarm of the gun until one fits, and changes no money', async () => {
    const visit = await arrive('ocpp1.6')
    const keys = pair()
    await addKey(visit, derOf(keys).toString('hex'))
    const tampered = await charge16(visit, keys, (text) => text.replace('"RV":12.00', '"RV":11.00'))
    expect(tampered.signed).toMatchObject({ state: wrong, marks: [signedMark.code.energyDiffers] })
    expect(tampered.energyWh).toBe(10_000)
    expect(tampered.paidFen).toBe(tampered.payableFen)
    await expect.poll(() => alarmsOf(visit)).toMatchObject([{ recoverTime: null }])
    // A report of the pile that all is well says nothing of it.
    await visit.pile.call('StatusNotification', { connectorId: 1, status: 'Available', errorCode: 'NoError' })
    expect(await alarmsOf(visit)).toMatchObject([{ recoverTime: null }])
    await charge16(visit, keys, (text) => text)
    expect((await alarmsOf(visit))[0]?.recoverTime).not.toBeNull()
  })

  it('a key that was ended checks nothing new, and what it has verified stays so', async () => {
    const visit = await arrive('ocpp1.6')
    const keys = pair()
    await addKey(visit, derOf(keys).toString('hex'))
    const before = await charge16(visit, keys, (text) => text)
    const [key] = await keysOf(visit)
    gateway.clock.now += MINUTE
    expect(await app.call(meterKey.end.path, { id: key?.id }, { token })).toMatchObject({ code: 0 })
    expect(await app.call(meterKey.end.path, { id: key?.id }, { token })).toMatchObject({ code: 409 })
    gateway.clock.now += MINUTE
    expect((await charge16(visit, keys, (text) => text)).signed?.state).toBe(keyUnknown)
    expect((await detailOf(visit, before.transactionId ?? '')).signed?.state).toBe(verified)
  })

  it('what is no document is kept as it came, and the charge is billed', async () => {
    const visit = await arrive('ocpp1.6')
    const { signed, payableFen } = await charge16(visit, pair(), () => 'A1 05 not OCMF')
    expect(payableFen).toBeGreaterThan(0)
    expect(signed).toMatchObject({ state: unreadable, begin: null, end: null, energyWh: null })
    expect(signed?.documents).toMatchObject([{ text: 'A1 05 not OCMF', format: 'SignedData' }])
  })

  it('readings during the charge are kept once and bounded; of a start that was refused nothing is', async () => {
    const visit = await arrive('ocpp1.6')
    const keys = pair()
    const transactionId = await start16(visit)
    const meter = (sampledValue: object[]) => {
      const meterValue = [{ timestamp: time(), sampledValue }]
      return visit.pile.call('MeterValues', { connectorId: 1, transactionId, meterValue })
    }
    const batches = Array.from({ length: 5 }, (_, batch) => batchOf(keys, 50 * batch))
    for (const values of batches) await meter(values)
    await meter(batches[0] ?? [])
    const end = [signedValue(documentOf(keys, 'E', '12.00'), 'Transaction.End')]
    await meter(end)
    const { signed } = await detailOf(visit, String(transactionId))
    expect(signed?.documents).toHaveLength(201)
    expect(signed?.documents.filter(({ place }) => place === signedPlace.code.end)).toHaveLength(1)
    const refused = { connectorId: 2, idTag: 'nobody', meterStart: 0, timestamp: time() }
    const { transactionId: other } = (await visit.pile.call('StartTransaction', refused)) as {
      transactionId: number
    }
    const sampledValue = [signedValue(documentOf(keys, 'E', '9.00'))]
    const stop = {
      transactionId: other,
      meterStop: 0,
      timestamp: time(),
      transactionData: [{ timestamp: time(), sampledValue }],
    }
    await visit.pile.call('StopTransaction', stop)
    const kept = await gateway.db
      .selectFrom('signedValue')
      .select('seq')
      .where('gunId', '=', visit.at.guns[1]?.id ?? 0)
      .execute()
    expect(kept).toEqual([])
  })
})

describe.each(['ocpp2.0.1', 'ocpp2.1'] as const)('%s', (protocol) => {
  async function charge201(more: (text: string) => object, keys: Pair) {
    const at = await addPile(gateway.platform)
    const member = await addMember(gateway.platform, { phoneFen: 1_000_000 })
    const pile = await rawPile(gateway.url, at.code, protocol)
    let seqNo = 0
    const event = async (eventType: string, context: string, kWh: string, wh: number) => {
      const reason = eventType === 'Started' ? 'B' : 'E'
      const value = { value: wh, context, signedMeterValue: more(documentOf(keys, reason, kWh)) }
      return pile.say([
        2,
        String(++seqNo),
        'TransactionEvent',
        {
          eventType,
          transactionInfo: { transactionId: 's1' },
          ...(eventType === 'Started' && { idToken: { idToken: member.cardNo, type: 'ISO14443' } }),
          ...{ timestamp: time(), triggerReason: 'Authorized', seqNo, evse: { id: 1, connectorId: 1 } },
          meterValue: [{ timestamp: time(), sampledValue: [value] }],
        },
      ])
    }
    await event('Started', 'Transaction.Begin', '2.00', 1_000)
    gateway.clock.now += 10 * MINUTE
    await event('Ended', 'Transaction.End', '12.00', 11_000)
    const visit = { at, member } as Visit
    await expect.poll(async () => (await detailOf(visit, 's1')).signed?.documents.length).toBe(2)
    pile.close()
    return { visit, ...(await detailOf(visit, 's1')) }
  }

  it('the key that comes with the first document is taken for the meter’s; another one later is not', async () => {
    const keys = pair()
    const signedMeterValue = (of: Pair) => (text: string) => ({
      signedMeterData: Buffer.from(text).toString('base64'),
      signingMethod: 'ECDSA-secp256r1-SHA256',
      encodingMethod: 'OCMF',
      publicKey: Buffer.from(`oca:base16:asn1:${derOf(of).toString('hex')}`).toString('base64'),
    })
    const { visit, signed } = await charge201(signedMeterValue(keys), keys)
    expect(signed).toMatchObject({ state: verified, energyWh: 10_000 })
    expect(await keysOf(visit)).toMatchObject([{ source: 3 }])
  })

  it('a value without key and method, and one longer than the standard allows, is taken whole', async () => {
    const keys = pair()
    const { signed } = await charge201((text) => {
      const long = text.replace('"FV":"1.0"', `"FV":"1.0","U":"${'x'.repeat(3_000)}"`)
      return { signedMeterData: Buffer.from(long).toString('base64'), encodingMethod: 'OCMF' }
    }, keys)
    expect(signed).toMatchObject({ state: keyUnknown, begin: { wh: 2_000 } })
    expect(signed?.documents[0]?.text.length).toBeGreaterThan(3_000)
  })
})
