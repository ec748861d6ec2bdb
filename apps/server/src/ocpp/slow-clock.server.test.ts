import { memberStatus } from '@ampdeck/api/enumerations/member'
import { MINUTE } from '@ampdeck/api/time'
import type { RPCClient } from 'ocpp-rpc'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCharging } from '../charging/charging.ts'
import type { ChargePoint } from '../device/charge-point.ts'
import { addMember, addPile, orderOf } from '../testing/charging.ts'
import { startTestGateway, type TestGateway, testPile } from '../testing/test-gateway.ts'

/* A pile whose clock is wrong, from the wire to the bill. */

let gateway: TestGateway
let at: ChargePoint
const SLOW = -15 * MINUTE

beforeAll(async () => {
  gateway = await startTestGateway({ charging: (platform) => createCharging(platform, { gatherMs: 0 }) })
})
afterAll(() => gateway.close())

/** What a clock shows that is off by so much. */
const clock = (skew: number) => new Date(gateway.clock.now + skew).toISOString()

async function arrive(protocol: string): Promise<RPCClient> {
  at = await addPile(gateway.platform)
  const pile = testPile(gateway.url, at.code, { protocols: [protocol] })
  await pile.connect()
  return pile
}

async function arrive16(skew: number) {
  const pile = await arrive('ocpp1.6')
  await pile.call('BootNotification', { chargePointVendor: 'V', chargePointModel: 'M' })
  await tell16(pile, 'Preparing', skew)
  return pile
}
const tell16 = (pile: RPCClient, status: string, skew: number) =>
  pile.call('StatusNotification', { connectorId: 1, status, errorCode: 'NoError', timestamp: clock(skew) })

const start16 = async (pile: RPCClient, idTag: string, skew: number) =>
  (await pile.call('StartTransaction', {
    connectorId: 1,
    idTag,
    meterStart: 1_000,
    timestamp: clock(skew),
  })) as { transactionId: number; idTagInfo: { status: string } }

const start201 = async (pile: RPCClient, idToken: string, skew: number, more: object = {}) =>
  (await pile.call('TransactionEvent', {
    eventType: 'Started',
    timestamp: clock(skew),
    triggerReason: 'Authorized',
    seqNo: 0,
    transactionInfo: { transactionId: `tx-${at.code}` },
    evse: { id: 1 },
    idToken: { idToken, type: 'ISO14443' },
    meterValue: [{ timestamp: clock(skew), sampledValue: [{ value: 1_000 }] }],
    ...more,
  })) as { idTokenInfo: { status: string } }

const link = () =>
  gateway.db
    .selectFrom('chargePoint')
    .select(['skewMs', 'skewTime'])
    .where('pileId', '=', at.pileId)
    .executeTakeFirst()
const alarms = () =>
  gateway.db
    .selectFrom('alarm')
    .select(['code', 'level', 'nameEn', 'info', 'recoverTime'])
    .where('pileId', '=', at.pileId)
    .execute()
const stops = () =>
  gateway.db.selectFrom('pileCommand').select('request').where('pileId', '=', at.pileId).execute()

it.each([
  ['a locked member', { phoneFen: 5_000, status: memberStatus.code.locked }],
  ['a member without money', { phoneFen: 0 }],
])('a slow clock does not start %s', async (_who, options) => {
  const member = await addMember(gateway.platform, options)
  const pile = await arrive16(SLOW)
  const { transactionId, idTagInfo } = await start16(pile, member.cardNo, SLOW)
  expect(idTagInfo.status).not.toBe('Accepted')
  expect(await orderOf(gateway.platform, at, String(transactionId))).toMatchObject({ orderStatus: 5 })
  await pile.close()

  const other = await arrive('ocpp2.0.1')
  expect((await start201(other, member.cardNo, SLOW)).idTokenInfo.status).not.toBe('Accepted')
  await other.close()
})

it('a slow clock of which nothing was measured does not start a locked card', async () => {
  const member = await addMember(gateway.platform, { phoneFen: 5_000 })
  await gateway.db.updateTable('card').set({ status: 3 }).where('cardNo', '=', member.cardNo).execute()
  const pile = await arrive('ocpp1.6')
  expect((await start16(pile, member.cardNo, SLOW)).idTagInfo.status).toBe('Blocked')
  await pile.close()
})

it('a slow clock does not keep a charge from being stopped when the balance is used up, and its times are ours', async () => {
  const member = await addMember(gateway.platform, { phoneFen: 500 })
  const pile = await arrive16(SLOW)
  const began = gateway.clock.now
  const { transactionId } = await start16(pile, member.cardNo, SLOW)
  gateway.clock.now += 5 * MINUTE
  await pile.call('MeterValues', {
    connectorId: 1,
    transactionId,
    meterValue: [{ timestamp: clock(SLOW), sampledValue: [{ value: '9000' }] }],
  })
  expect(await stops()).toMatchObject([
    { request: { kind: 'remoteStop', transactionId: `${transactionId}` } },
  ])
  gateway.clock.now += MINUTE
  await pile.call('StopTransaction', {
    transactionId,
    meterStop: 9_200,
    timestamp: clock(SLOW),
    reason: 'Local',
  })
  const order = await orderOf(gateway.platform, at, String(transactionId))
  expect([order.startTime, order.endTime]).toEqual([began, gateway.clock.now])
  await pile.close()
})

it('shows how far a clock is off, and raises an alarm until it is right again', async () => {
  const pile = await arrive16(SLOW)
  expect(await link()).toEqual({ skewMs: SLOW, skewTime: gateway.clock.now })
  expect(await alarms()).toEqual([
    { code: 'ClockWrong', level: 4, nameEn: 'Clock of the pile wrong', info: '-900 s', recoverTime: null },
  ])
  // What the pile says of itself is another matter.
  await pile.call('StatusNotification', { connectorId: 0, status: 'Available', errorCode: 'NoError' })
  expect(await alarms()).toMatchObject([{ recoverTime: null }])
  await pile.close()

  gateway.clock.now += MINUTE
  const again = testPile(gateway.url, at.code)
  await again.connect()
  await tell16(again, 'Available', -2_000)
  expect(await link()).toMatchObject({ skewMs: -2_000 })
  expect(await alarms()).toMatchObject([{ recoverTime: gateway.clock.now }])
  await again.close()
})

it('bills what was charged while the pile had no connection, and stops what goes on without a right to it', async () => {
  const member = await addMember(gateway.platform, { phoneFen: 5_000, status: memberStatus.code.locked })
  const pile = await arrive('ocpp2.0.1')
  await pile.call('StatusNotification', {
    timestamp: clock(0),
    connectorStatus: 'Available',
    evseId: 1,
    connectorId: 1,
  })
  await pile.close()
  gateway.clock.now += 60 * MINUTE
  const again = testPile(gateway.url, at.code, { protocols: ['ocpp2.0.1'] })
  await again.connect()
  const started = await start201(again, member.cardNo, -30 * MINUTE, { offline: true })
  expect(started.idTokenInfo.status).toBe('Accepted')
  const update = (skew: number, Wh: number, more: object = {}) =>
    again.call('TransactionEvent', {
      eventType: 'Updated',
      timestamp: clock(skew),
      triggerReason: 'MeterValuePeriodic',
      seqNo: 1,
      transactionInfo: { transactionId: `tx-${at.code}` },
      meterValue: [{ timestamp: clock(skew), sampledValue: [{ value: Wh }] }],
      ...more,
    })
  await update(-20 * MINUTE, 2_000, { offline: true })
  expect(await stops()).toEqual([])
  await update(0, 3_000)
  expect(await stops()).toMatchObject([{ request: { kind: 'remoteStop' } }])
  await again.close()
})

it('raises a notice where another charger boots under the code, until it boots once more', async () => {
  at = await addPile(gateway.platform)
  const pile = testPile(gateway.url, at.code)
  await pile.connect()
  const boot = (chargePointSerialNumber: string) =>
    pile.call('BootNotification', { chargePointVendor: 'V', chargePointModel: 'M', chargePointSerialNumber })
  await boot('SN-1')
  expect(await alarms()).toEqual([])
  await boot('SN-2')
  expect(await alarms()).toMatchObject([
    {
      code: 'ChargerReplaced',
      level: 5,
      nameEn: 'Another charger under this code',
      info: 'V M SN-1',
      recoverTime: null,
    },
  ])
  // What the pile says of itself is another matter.
  await pile.call('StatusNotification', { connectorId: 0, status: 'Available', errorCode: 'NoError' })
  expect(await alarms()).toMatchObject([{ recoverTime: null }])
  await boot('SN-2')
  expect(await alarms()).toMatchObject([{ recoverTime: gateway.clock.now }])
  const { payload } = await gateway.db
    .selectFrom('gunEvent')
    .where('pileId', '=', at.pileId)
    .where('type', '=', 1)
    .orderBy('id')
    .offset(1)
    .select('payload')
    .executeTakeFirstOrThrow()
  expect(payload).toMatchObject({ before: { serial: 'SN-1' } })
  await pile.close()
})

it('raises an alarm where a charger is refused, until it comes in', async () => {
  at = await addPile(gateway.platform)
  const refused = new WebSocket(`${gateway.url}/${at.code}`, ['soap'])
  refused.addEventListener('error', () => undefined)
  await expect
    .poll(alarms)
    .toMatchObject([
      { code: 'LinkRefused', level: 4, info: 'Sec-WebSocket-Protocol: soap', recoverTime: null },
    ])
  const pile = testPile(gateway.url, at.code)
  await pile.connect()
  await expect.poll(alarms).toMatchObject([{ recoverTime: gateway.clock.now }])
  await pile.close()
})
