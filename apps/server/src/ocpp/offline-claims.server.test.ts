import { memberStatus } from '@ampdeck/api/enumerations/member'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { MINUTE } from '@ampdeck/api/time'
import type { RPCClient } from 'ocpp-rpc'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCharging } from '../charging/charging.ts'
import type { ChargePoint } from '../device/charge-point.ts'
import { addMember, addPile, orderOf } from '../testing/charging.ts'
import { startTestGateway, type TestGateway, testPile } from '../testing/test-gateway.ts'

/* Piles of 2.0.1 that claim to have had no connection, and the numbers of their events, from the wire to the charge. */

let gateway: TestGateway
let at: ChargePoint

beforeAll(async () => {
  gateway = await startTestGateway({ charging: (platform) => createCharging(platform, { gatherMs: 0 }) })
})
afterAll(() => gateway.close())

const timeBefore = (ms: number) => new Date(gateway.clock.now - ms).toISOString()

async function connect(): Promise<RPCClient> {
  const pile = testPile(gateway.url, at.code, { protocols: ['ocpp2.0.1'] })
  await pile.connect()
  await pile.call('StatusNotification', {
    timestamp: timeBefore(0),
    connectorStatus: 'Available',
    evseId: 1,
    connectorId: 1,
  })
  return pile
}

async function arrive(): Promise<RPCClient> {
  at = await addPile(gateway.platform)
  return connect()
}

const link = () =>
  gateway.db
    .selectFrom('chargePoint')
    .select(['process', 'lastSeen', 'linkFrom', 'linkLost'])
    .where('pileId', '=', at.pileId)
    .executeTakeFirstOrThrow()

/** Goes away for some time and comes back. */
async function comeBack(pile: RPCClient, awayMs: number): Promise<RPCClient> {
  await gateway.sweep()
  await pile.close()
  await expect.poll(async () => (await link()).process).toBeNull()
  gateway.clock.now += awayMs
  return connect()
}

/** Time passes while the pile is there, and heard. */
async function stay(pile: RPCClient, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    gateway.clock.now += MINUTE
    await pile.call('Heartbeat', {})
  }
}

const event = (pile: RPCClient, eventType: string, seqNo: number, more: object = {}, agoMs = 0) =>
  pile.call('TransactionEvent', {
    eventType,
    timestamp: timeBefore(agoMs),
    triggerReason: 'MeterValuePeriodic',
    seqNo,
    transactionInfo: { transactionId: `tx-${at.code}` },
    ...more,
  }) as Promise<{ idTokenInfo?: { status: string } }>

const measured = (Wh: number, agoMs = 0) => ({
  meterValue: [{ timestamp: timeBefore(agoMs), sampledValue: [{ value: Wh }] }],
})

const start = (
  pile: RPCClient,
  idToken: string,
  { agoMs = 0, ...more }: { agoMs?: number; offline?: true },
) =>
  event(
    pile,
    'Started',
    0,
    {
      ...more,
      evse: { id: 1 },
      idToken: { idToken, type: 'ISO14443' },
      ...measured(1_000, agoMs),
    },
    agoMs,
  )

const stops = () =>
  gateway.db.selectFrom('pileCommand').select('request').where('pileId', '=', at.pileId).execute()
const locked = () => addMember(gateway.platform, { phoneFen: 5_000, status: memberStatus.code.locked })

it('a pile that claims to have been offline while it was connected does not start a locked card', async () => {
  const { cardNo } = await locked()
  const pile = await arrive()
  await stay(pile, 30)
  const again = await comeBack(pile, 2_000)
  const answer = await start(again, cardNo, { agoMs: 15 * MINUTE, offline: true })
  expect(answer.idTokenInfo?.status).not.toBe('Accepted')
  expect(await orderOf(gateway.platform, at, `tx-${at.code}`)).toMatchObject({ orderStatus: 5 })
  await again.close()
})

it('a pile that comes back at once and names the minutes before does not start a locked card', async () => {
  const { cardNo } = await locked()
  const pile = await arrive()
  await stay(pile, 10)
  const again = await comeBack(pile, 2_000)
  const answer = await start(again, cardNo, { agoMs: 2 * MINUTE, offline: true })
  expect(answer.idTokenInfo?.status).not.toBe('Accepted')
  await again.close()
})

it('what was charged while a pile was away is billed too where it came back shortly and went again before it told', async () => {
  const { cardNo } = await locked()
  const pile = await arrive()
  const between = await comeBack(pile, 60 * MINUTE)
  await stay(between, 1)
  const again = await comeBack(between, 10 * MINUTE)
  const answer = await start(again, cardNo, { agoMs: 40 * MINUTE, offline: true })
  expect(answer.idTokenInfo?.status).toBe('Accepted')
  await again.close()
})

it('a pile that says offline while it is connected is stopped when the balance is used up', async () => {
  const { cardNo } = await addMember(gateway.platform, { phoneFen: 500 })
  const pile = await arrive()
  await start(pile, cardNo, {})
  await stay(pile, 2)
  await event(pile, 'Updated', 1, { offline: true, ...measured(9_000) })
  expect(await stops()).toMatchObject([{ request: { kind: 'remoteStop' } }])
  await pile.close()
})

it('a pile that reconnects every four minutes, and each time tells of the past alone, is stopped when the balance is used up', async () => {
  const { cardNo } = await addMember(gateway.platform, { phoneFen: 500 })
  let pile = await arrive()
  await start(pile, cardNo, {})
  let seqNo = 0
  for (let round = 0; round < 3; round += 1) {
    await stay(pile, 4)
    pile = await comeBack(pile, 2_000)
    seqNo += 1
    await event(pile, 'Updated', seqNo, { offline: true, ...measured(9_000 + round * 1_000) })
    if (round === 0) expect(await stops()).toEqual([])
  }
  expect(await stops()).toMatchObject([{ request: { kind: 'remoteStop' } }])
  await pile.close()
})

it('a charge whose pile has come back is metered by its transaction alone', async () => {
  const { cardNo } = await addMember(gateway.platform, { phoneFen: 5_000 })
  const pile = await arrive()
  await start(pile, cardNo, {})
  const again = await comeBack(pile, 2_000)
  gateway.clock.now += MINUTE
  await event(again, 'Updated', 1, measured(2_000))
  expect(await charge()).toMatchObject({ lastWh: 2_000 })
  await again.close()
})

const charge = () =>
  gateway.db
    .selectFrom('chargeTransaction')
    .select(['seqNo', 'lastWh', 'lastTime'])
    .where('pileId', '=', at.pileId)
    .executeTakeFirstOrThrow()

/** What the message log says of the pile's events, by their numbers. */
async function remarks(events: number) {
  const read = () =>
    gateway.db
      .selectFrom('message')
      .select('schemaError')
      .where('pileId', '=', at.pileId)
      .where('direction', '=', 1)
      .where('action', '=', 'TransactionEvent')
      .orderBy('id')
      .execute()
  await expect.poll(async () => (await read()).length).toBe(events)
  return (await read()).map(({ schemaError }) => schemaError)
}

it('an event whose number has come already is a repeated or a late one, and a gap is noted, also after a reconnect', async () => {
  const { cardNo } = await addMember(gateway.platform, { phoneFen: 5_000 })
  const pile = await arrive()
  await start(pile, cardNo, {})
  await stay(pile, 1)
  // A state without a reading counts as well.
  await event(pile, 'Updated', 1, {
    transactionInfo: { transactionId: `tx-${at.code}`, chargingState: 'Charging' },
  })
  await stay(pile, 1)
  const again = await comeBack(pile, 2_000)
  await event(again, 'Updated', 2, measured(2_000))
  expect(await charge()).toMatchObject({ seqNo: 2 })
  await event(again, 'Updated', 4, measured(3_000))
  await event(again, 'Updated', 4, measured(3_000))
  await event(again, 'Updated', 3, measured(2_500, 1_000), 1_000)
  expect(await charge()).toMatchObject({ seqNo: 4, lastWh: 3_000 })
  gateway.clock.now += MINUTE
  await event(again, 'Updated', 4, measured(3_500))
  expect(await charge()).toMatchObject({ seqNo: 4, lastWh: 3_500 })
  const last = await event(again, 'Ended', 5, measured(4_000))
  expect(last).toEqual({})
  await event(again, 'Ended', 5, measured(4_000))
  expect(await charge()).toMatchObject({ seqNo: 5 })
  expect(await remarks(9)).toEqual([
    null,
    null,
    null,
    'Accepted: seqNo 4 after 2: events are missing',
    'Accepted: seqNo 4 after 4: repeated or late',
    'Accepted: seqNo 3 after 4: repeated or late',
    'Accepted: seqNo 4 again, of another event',
    null,
    'Accepted: seqNo 5 after 5: repeated or late',
  ])
  await again.close()
})

it('an event that comes late says nothing of its gun as it is', async () => {
  const { cardNo } = await addMember(gateway.platform, { phoneFen: 5_000 })
  const pile = await arrive()
  await start(pile, cardNo, {})
  await stay(pile, 1)
  await event(pile, 'Updated', 2, measured(2_000))
  const status = (connectorStatus: string) =>
    pile.call('StatusNotification', { timestamp: timeBefore(0), connectorStatus, evseId: 1, connectorId: 1 })
  await status('Faulted')
  await status('Available')
  const transactionInfo = { transactionId: `tx-${at.code}`, chargingState: 'Charging' }
  // Its time says that it is the newest: its pile's clock was set back meanwhile.
  await event(pile, 'Updated', 1, { transactionInfo, ...measured(2_100) })
  const gun = await gateway.db
    .selectFrom('gun')
    .select('status')
    .where('id', '=', at.guns[0]?.id ?? 0)
    .executeTakeFirstOrThrow()
  expect(gun.status).toBe(1)
  await pile.close()
})

it('a charge under the number of one that has ended is another one, and is billed', async () => {
  const { cardNo } = await addMember(gateway.platform, { phoneFen: 5_000 })
  const pile = await arrive()
  expect(await start(pile, cardNo, {})).toMatchObject({ idTokenInfo: { status: 'Accepted' } })
  await stay(pile, 2)
  await event(pile, 'Ended', 1, measured(3_000))
  // The start that comes again is no other charge.
  expect(await start(pile, cardNo, { agoMs: 2 * MINUTE })).toMatchObject({
    idTokenInfo: { status: 'Accepted' },
  })
  await event(pile, 'Ended', 1, measured(3_000))
  await stay(pile, 2)
  const first = await orderOf(gateway.platform, at, `tx-${at.code}`)
  expect(await start(pile, cardNo, {})).toMatchObject({ idTokenInfo: { status: 'Accepted' } })
  await stay(pile, 2)
  await event(pile, 'Ended', 1, measured(3_500))
  const orders = await gateway.db
    .selectFrom('chargeOrder')
    .select(['id', 'energyWh', 'orderStatus'])
    .where('pileId', '=', at.pileId)
    .orderBy('startTime')
    .execute()
  expect(orders).toMatchObject([
    { id: first.id, energyWh: first.energyWh, orderStatus: orderStatus.code.finished },
    { orderStatus: orderStatus.code.finished },
  ])
  await pile.close()
})
