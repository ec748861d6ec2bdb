import { commandKind, commandState, gunStatus } from '@ampdeck/api/enumerations/equipment'
import { chargeStatus, orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import { HOUR, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { beforeEach, expect, it } from 'vitest'
import type { ChargePoint } from '../device/charge-point.ts'
import { queueCommands } from '../device/command-queue.ts'
import { addMember, addPile, flowsOf, orderOf, setLink, type TestMember } from '../testing/charging.ts'
import { setUpNetwork } from '../testing/set-up.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import { watch } from './finish/watchdog.job.ts'

/* What chargers did in the field and what it must not cost. */

const GUN = gunStatus.code
const { server, service } = setUpNetwork()
let pile: ChargePoint
let member: TestMember

beforeEach(async () => {
  server.clock.now = TEST_NOW
  pile = await addPile(server.platform)
  member = await addMember(server.platform, { phoneFen: 50_000 })
  const { sellerId, stationId } = pile
  const rule = await server.db
    .selectFrom('occupyRule')
    .select('id')
    .where('sellerId', '=', sellerId)
    .executeTakeFirstOrThrow()
  await server.db.updateTable('station').set({ occupyRuleId: rule.id }).where('id', '=', stationId).execute()
})

const pass = (minutes: number) => {
  server.clock.now += minutes * MINUTE
}
const status = (code: (typeof GUN)[keyof typeof GUN]) =>
  service.gunChanged(pile, { connector: 1, status: code, ts: server.clock.now })
const start = (ts = server.clock.now, meterWh = 1_000) =>
  service.started(pile, { connector: 1, token: { value: member.phone, isVin: false }, meterWh, ts })
const read = (transactionId: string, wh: number | null, ts = server.clock.now, soc = 40) =>
  service.metered(pile, {
    connector: 1,
    transactionId,
    readings: [{ ts, meterWh: wh, W: 60_000, V: 400, A: 150, soc, tempC: 30 }],
  })
const stop = (
  transactionId: string,
  meterWh: number | null,
  ts = server.clock.now,
  reason = stopReason.code.user as number,
) => service.stopped(pile, { transactionId, connector: 1, meterWh, reason: reason as 1, readings: [], ts })
const order = (transactionId: string) => orderOf(server.platform, pile, transactionId)
const gun = () =>
  server.db
    .selectFrom('gun')
    .select(['status', 'currentOrderId', 'parkedOrderId'])
    .where('id', '=', pile.guns[0]?.id ?? 0)
    .executeTakeFirstOrThrow()
const occupation = async (transactionId: string) =>
  server.db
    .selectFrom('occupyBill')
    .select(['fromTime', 'minutes', 'feeFen'])
    .where('orderId', '=', (await order(transactionId)).id)
    .executeTakeFirst()

/** The pile was away for some hours and is back. */
async function comeBack(hours: number) {
  const lost = server.clock.now
  await service.disconnected(pile, lost)
  server.clock.now += hours * HOUR
  await setLink(server.platform, pile, { linkFrom: server.clock.now, linkLost: lost })
  await service.connected(pile, server.clock.now)
}

it('no occupy fee for a car that left while its pile was away', async () => {
  await status(GUN.preparing)
  const { transactionId } = await start()
  await status(GUN.charging)
  pass(10)
  await read(transactionId, 8_000)
  const ended = server.clock.now + 20 * MINUTE
  await comeBack(5)
  // The end is told before anything of the gun.
  await stop(transactionId, 20_000, ended)
  expect((await gun()).status).not.toBe(GUN.full)
  expect(await occupation(transactionId)).toBeUndefined()
  pass(1)
  await status(GUN.idle)
  expect(await order(transactionId)).toMatchObject({
    orderStatus: orderStatus.code.finished,
    occupyFeeFen: 0,
  })
})

it('no occupy fee from a charge of which everything is told late, and its gun stays as it is', async () => {
  await status(GUN.idle)
  const began = server.clock.now + HOUR
  await comeBack(6)
  await status(GUN.idle)
  const { transactionId } = await start(began)
  expect((await gun()).status).toBe(GUN.idle)
  await read(transactionId, 9_000, began + 10 * MINUTE)
  expect((await gun()).status).toBe(GUN.idle)
  await stop(transactionId, 15_000, began + 20 * MINUTE)
  expect(await gun()).toEqual({ status: GUN.idle, currentOrderId: null, parkedOrderId: null })
  pass(60)
  await status(GUN.preparing)
  expect(await order(transactionId)).toMatchObject({ occupyFeeFen: 0, unplugTime: began + 20 * MINUTE })
})

it('a late charge does not move a gun at which a later car stands', async () => {
  const began = server.clock.now - 3 * HOUR
  await setLink(server.platform, pile, {
    linkFrom: server.clock.now - HOUR,
    linkLost: server.clock.now - 5 * HOUR,
  })
  await status(GUN.preparing)
  const now = await start()
  pass(10)
  await read(now.transactionId, 8_000)
  await stop(now.transactionId, 8_000)
  const parked = await gun()
  expect(parked).toMatchObject({ status: GUN.full })
  const late = await start(began, 500)
  await stop(late.transactionId, 900, began + 10 * MINUTE)
  expect(await gun()).toEqual(parked)
})

it('occupy time counts from when the gun is known to be occupied', async () => {
  await status(GUN.preparing)
  const { transactionId } = await start()
  pass(10)
  await read(transactionId, 8_000)
  const ended = server.clock.now + 5 * MINUTE
  await comeBack(5)
  await stop(transactionId, 10_000, ended)
  pass(2)
  await status(GUN.full)
  const known = server.clock.now
  expect(await occupation(transactionId)).toMatchObject({ fromTime: known })
  pass(10)
  await status(GUN.idle)
  expect(await occupation(transactionId)).toMatchObject({ minutes: 10, feeFen: 0 })
})

it('nobody pays for a gun that nobody saw, because the server was away', async () => {
  await status(GUN.preparing)
  const { transactionId } = await start()
  pass(10)
  await read(transactionId, 8_000)
  await stop(transactionId, 8_000)
  await server.db
    .updateTable('pile')
    .set({ lastHeartbeat: server.clock.now })
    .where('id', '=', pile.pileId)
    .execute()
  pass(600)
  await service.connected(pile, server.clock.now)
  await status(GUN.idle)
  expect(await order(transactionId)).toMatchObject({ occupyFeeFen: 0 })
})

const abnormal = {
  orderStatus: orderStatus.code.abnormal,
  abnormalKind: 2,
  chargeStatus: chargeStatus.code.unpaid,
}

it('energy beyond what the pile can deliver is abnormal, and not deducted', async () => {
  const { transactionId } = await start()
  pass(1)
  await read(transactionId, 90_000)
  await stop(transactionId, 90_000)
  const found = await order(transactionId)
  const { chargeStatus: _, ...unusual } = abnormal
  // What cannot be is not billed: a person decides.
  expect(found).toMatchObject({ ...unusual, energyWh: 0, payableFen: 0, paidFen: 0 })
  expect(await flowsOf(server.platform, found)).toEqual([])
})

it('a register that resets is billed by its known parts, abnormal, and never as no energy', async () => {
  const { transactionId } = await start(server.clock.now, 1_000_000)
  for (const wh of [1_004_000, 1_008_000, 300, 4_300]) {
    pass(4)
    await read(transactionId, wh)
  }
  const live = await server.db
    .selectFrom('chargeTransaction')
    .select(['lastWh', 'feeFen'])
    .where('transactionId', '=', transactionId)
    .where('pileId', '=', pile.pileId)
    .executeTakeFirstOrThrow()
  expect(live.lastWh).toBe(1_012_000)
  pass(1)
  await stop(transactionId, 5_300)
  const found = await order(transactionId)
  expect(found).toMatchObject({ ...abnormal, energyWh: 13_000, paidFen: 0 })
  expect(found.eFeeFen + found.sFeeFen).toBeGreaterThan(0)
})

it('a register that resets without a reading before is abnormal, not a start that came to nothing', async () => {
  const { transactionId } = await start(server.clock.now, 1_000_000)
  pass(10)
  await stop(transactionId, 5_000)
  const { chargeStatus: _, ...unusual } = abnormal
  expect(await order(transactionId)).toMatchObject({ ...unusual, energyWh: 0 })
})

it('the readings that bracket a boundary bill it, not the first of each minute', async () => {
  server.clock.now = parseTimestamp('2026-03-18 09:57:00')
  const at = (time: string) => parseTimestamp(`2026-03-18 ${time}`)
  const { transactionId } = await start(at('09:57:00'), 0)
  // Nothing is delivered in most of the minute before the boundary.
  const readings: [string, number][] = [
    ['09:58:05', 2_000],
    ['09:59:05', 2_000],
    ['09:59:55', 2_000],
    ['10:00:25', 3_000],
    ['10:01:00', 4_000],
  ]
  for (const [time, wh] of readings.toReversed()) {
    server.clock.now = Math.max(server.clock.now, at(time))
    await read(transactionId, wh, at(time))
  }
  server.clock.now = at('10:01:00')
  await stop(transactionId, 4_000)
  const lines = await server.db
    .selectFrom('billLine')
    .select('energyWh')
    .where('orderId', '=', (await order(transactionId)).id)
    .orderBy('seq')
    .execute()
  // At 10:00:00 a sixth of the 1,000 Wh between 09:59:55 and 10:00:25 was delivered.
  expect(lines.map(({ energyWh }) => energyWh)).toEqual([2_167, 1_833])
})

it('readings after the stop belong to nothing', async () => {
  const { transactionId } = await start()
  pass(10)
  await read(transactionId, 8_000)
  await read(transactionId, 30_000, server.clock.now + MINUTE)
  await stop(transactionId, null)
  const found = await order(transactionId)
  expect(found).toMatchObject({ energyWh: 7_000, meterStop: 8_000 })
  pass(2)
  await read(transactionId, 40_000)
  const kept = await server.db.selectFrom('meterValue').select('wh').where('orderId', '=', found.id).execute()
  expect(kept.map(({ wh }) => wh)).toEqual([8_000])
  expect(await order(transactionId)).toEqual(found)
})

it.each([
  ['the balance', null, stopReason.code.balanceUsedUp],
  ['a person', 1, stopReason.code.remoteStop],
])('a stop by %s is recorded as such, whatever the pile names', async (_who, createUser, reason) => {
  const { transactionId } = await start()
  pass(10)
  await read(transactionId, 8_000)
  const { id: orderId, sellerId, stationId, pileId, gunId } = await order(transactionId)
  const ts = server.clock.now
  const { db, newId } = server.platform
  const draft = { sellerId, stationId, pileId, gunId, orderId, command: commandKind.code.remoteStop }
  const [id = 0] = await queueCommands({ db, newId, now: ts, userId: createUser }, [
    { ...draft, request: { kind: 'remoteStop', transactionId } },
  ])
  await db
    .updateTable('pileCommand')
    .set({ state: commandState.code.accepted })
    .where('id', '=', id)
    .execute()
  await stop(transactionId, 8_000, ts, stopReason.code.user)
  expect(await order(transactionId)).toMatchObject({ stopReason: reason })
})

it('an order without its final message is closed by the watchdog, with its times', async () => {
  const { transactionId } = await start()
  pass(10)
  await read(transactionId, 8_000, server.clock.now, 63)
  const heard = server.clock.now
  pass(31)
  await watch(server.platform)
  expect(await order(transactionId)).toMatchObject({
    orderStatus: orderStatus.code.abnormal,
    abnormalKind: 1,
    endTime: heard,
    endSoc: 63,
  })
})
