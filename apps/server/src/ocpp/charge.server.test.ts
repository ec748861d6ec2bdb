import { gunStatus, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { chargeStatus, orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import { MINUTE } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCharging } from '../charging/charging.ts'
import type { ChargePoint } from '../device/charge-point.ts'
import { addMember, addPile, orderOf, type TestMember } from '../testing/charging.ts'
import { startTestGateway, type TestGateway, testPile } from '../testing/test-gateway.ts'

/* From the wire to the bill, with the charging service itself. */

let gateway: TestGateway
let at: ChargePoint
let member: TestMember

beforeAll(async () => {
  gateway = await startTestGateway({ charging: (platform) => createCharging(platform) })
})
afterAll(() => gateway.close())

const gun = () =>
  gateway.db
    .selectFrom('gun')
    .innerJoin('pile', 'pile.id', 'gun.pileId')
    .where('gun.id', '=', at.guns[0]?.id ?? 0)
    .select(['gun.status', 'pile.status as pile'])
    .executeTakeFirstOrThrow()
const gunIs = (status: keyof typeof gunStatus.code) =>
  expect.poll(gun).toMatchObject({ status: gunStatus.code[status] })
const time = () => new Date(gateway.clock.now).toISOString()

async function arrive(protocol: string) {
  at = await addPile(gateway.platform)
  member = await addMember(gateway.platform, { phoneFen: 10_000 })
  const pile = testPile(gateway.url, at.code, { protocols: [protocol] })
  await pile.connect()
  return pile
}

/** The final bill as it came over the wire: a call with its number, its action and what it says. */
async function frameOf(tradeNo: string): Promise<unknown[]> {
  const { frame } = await gateway.db
    .selectFrom('rawBill')
    .select('frame')
    .where(({ and }) => and({ pileId: at.pileId, tradeNo }))
    .executeTakeFirstOrThrow()
  return JSON.parse(Buffer.from(frame ?? '', 'hex').toString())
}

const done = {
  orderStatus: orderStatus.code.finished,
  chargeStatus: chargeStatus.code.settled,
  energyWh: 10_000,
  endSoc: 80,
}

it('1.6: a charge becomes an order that is paid', async () => {
  const pile = await arrive('ocpp1.6')
  const say = (status: string) =>
    pile.call('StatusNotification', { connectorId: 1, status, errorCode: 'NoError' })
  await pile.call('BootNotification', {
    chargePointVendor: 'V',
    chargePointModel: 'M',
    firmwareVersion: '2.1',
  })
  await say('Available')
  await gunIs('idle')
  await say('Preparing')
  await gunIs('preparing')
  expect(await pile.call('Authorize', { idTag: member.cardNo })).toEqual({
    idTagInfo: { status: 'Accepted' },
  })
  const { transactionId, idTagInfo } = (await pile.call('StartTransaction', {
    connectorId: 1,
    idTag: member.cardNo,
    meterStart: 1_000,
    timestamp: time(),
  })) as { transactionId: number; idTagInfo: object }
  expect(idTagInfo).toEqual({ status: 'Accepted' })
  await say('Charging')
  await gunIs('charging')
  gateway.clock.now += 10 * MINUTE
  const sampledValue = [
    { value: '11', unit: 'kWh' },
    { value: '80', measurand: 'SoC' },
  ]
  await pile.call('MeterValues', {
    connectorId: 1,
    transactionId,
    meterValue: [{ timestamp: time(), sampledValue }],
  })
  await pile.call('StopTransaction', { transactionId, meterStop: 11_000, timestamp: time(), reason: 'Local' })
  expect(await orderOf(gateway.platform, at, String(transactionId))).toMatchObject({
    ...done,
    stopReason: stopReason.code.user,
  })
  const final = { transactionId, meterStop: 11_000, timestamp: time(), reason: 'Local' }
  expect(await frameOf(String(transactionId))).toEqual([2, expect.any(String), 'StopTransaction', final])
  await gunIs('full')
  await say('Finishing')
  await say('Available')
  await gunIs('idle')
  await pile.close()
  await gunIs('offline')
  expect(await gun()).toMatchObject({ pile: pileStatus.code.offline })
})

it.each(['ocpp2.0.1', 'ocpp2.1'] as const)(
  '%s: the same, with a pile that is plugged in before anybody says who',
  async (protocol) => {
    const transactionId = `tx-${protocol}`
    const pile = await arrive(protocol)
    const say = (connectorStatus: string) =>
      pile.call('StatusNotification', { timestamp: time(), connectorStatus, evseId: 1, connectorId: 1 })
    let seqNo = 0
    const event = (eventType: string, triggerReason: string, transactionInfo: object, more: object = {}) => {
      seqNo += 1
      return pile.call('TransactionEvent', {
        eventType,
        triggerReason,
        seqNo,
        timestamp: time(),
        transactionInfo: { transactionId, ...transactionInfo },
        ...more,
      })
    }
    const measured = (Wh: number, soc: number) => ({
      meterValue: [{ timestamp: time(), sampledValue: [{ value: Wh }, { value: soc, measurand: 'SoC' }] }],
    })
    await pile.call('BootNotification', {
      reason: 'PowerUp',
      chargingStation: { vendorName: 'V', model: 'M' },
    })
    await say('Available')
    await gunIs('idle')
    const evse = { id: 1, connectorId: 1 }
    await say('Occupied')
    await event(
      'Started',
      'CablePluggedIn',
      { chargingState: 'EVConnected' },
      { evse, ...measured(1_000, 50) },
    )
    await gunIs('preparing')
    const idToken = { idToken: member.cardNo, type: 'ISO14443' }
    expect(await event('Updated', 'Authorized', {}, { idToken })).toEqual({
      idTokenInfo: { status: 'Accepted' },
    })
    await event('Updated', 'ChargingStateChanged', { chargingState: 'Charging' }, measured(1_000, 50))
    await gunIs('charging')
    gateway.clock.now += 10 * MINUTE
    await event('Updated', 'MeterValuePeriodic', { chargingState: 'Charging' }, measured(9_000, 80))
    gateway.clock.now += 1_000
    await event('Ended', 'EVCommunicationLost', { stoppedReason: 'StoppedByEV' }, measured(11_000, 80))
    expect(await orderOf(gateway.platform, at, transactionId)).toMatchObject({
      ...done,
      stopReason: stopReason.code.full,
    })
    expect(await frameOf(transactionId)).toMatchObject([
      2,
      expect.any(String),
      'TransactionEvent',
      { eventType: 'Ended', seqNo, transactionInfo: { transactionId, stoppedReason: 'StoppedByEV' } },
    ])
    await gunIs('full')
    await say('Occupied')
    await gunIs('full')
    await say('Available')
    await gunIs('idle')
    await pile.close()
  },
)
