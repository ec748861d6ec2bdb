import { commandState, gunStatus } from '@ampdeck/api/enumerations/equipment'
import { chargeStatus, orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import { DAY, HOUR, MINUTE } from '@ampdeck/api/time'
import { beforeEach, expect, it } from 'vitest'
import type { ChargePoint, StartReport, StopReport } from '../device/charge-point.ts'
import { addMember, addPile, orderOf, setLink, type TestMember } from '../testing/charging.ts'
import { setUpNetwork } from '../testing/set-up.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import { watch } from './finish/watchdog.job.ts'

/* What owners of chargers have reported: unknown is not zero, and what cannot be is not used. */

const GUN = gunStatus.code
const SECOND = 1_000
const { charging, finished, abnormal, closed } = orderStatus.code
const { server, service } = setUpNetwork()
let pile: ChargePoint
let member: TestMember

beforeEach(async () => {
  server.clock.now = TEST_NOW
  pile = await addPile(server.platform)
  member = await addMember(server.platform, { phoneFen: 50_000 })
})

const pass = (ms: number) => {
  server.clock.now += ms
}
const status = (code: (typeof GUN)[keyof typeof GUN]) =>
  service.gunChanged(pile, { connector: 1, status: code, ts: server.clock.now })
const start = (meterWh: number | null, more: Partial<StartReport> = {}) =>
  service.started(pile, {
    ...{ connector: 1, token: { value: member.phone, isVin: false }, meterWh, ts: server.clock.now },
    ...more,
  })
const read = (transactionId: string | undefined, meterWh: number | null, more = {}) =>
  service.metered(pile, {
    connector: 1,
    ...(transactionId !== undefined && { transactionId }),
    readings: [{ ts: server.clock.now, meterWh, W: null, V: null, A: null, soc: null, tempC: null, ...more }],
  })
const stop = (transactionId: string | undefined, meterWh: number | null, more: Partial<StopReport> = {}) =>
  service.stopped(pile, {
    ...(transactionId !== undefined && { transactionId }),
    ...{ meterWh, reason: stopReason.code.user, readings: [], ts: server.clock.now },
    ...more,
  })
const order = (transactionId: string) => orderOf(server.platform, pile, transactionId)
const byId = (id: number) =>
  server.db.selectFrom('chargeOrder').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stopsOf = (orderId: number) =>
  server.db.selectFrom('pileCommand').selectAll().where('orderId', '=', orderId).orderBy('id').execute()
const alarmsAt = (gunId: number) =>
  server.db.selectFrom('alarm').select('code').where('gunId', '=', gunId).execute()

it('bills each of three charges whose meter begins at 0', async () => {
  for (const wh of [100, 150, 90]) {
    const { transactionId } = await start(0)
    pass(10 * MINUTE)
    await read(transactionId, wh)
    await stop(transactionId, wh)
    expect(await order(transactionId)).toMatchObject({
      orderStatus: finished,
      abnormalKind: null,
      energyWh: wh,
      chargeStatus: chargeStatus.code.settled,
    })
    pass(HOUR)
  }
})

it('takes the same card at the same time over the same register for one charge, reported twice', async () => {
  const began = server.clock.now
  const first = await start(1_000, { transactionId: 'a' })
  pass(10 * MINUTE)
  await read('a', 5_000)
  await stop('a', 5_000)
  await start(1_000, { transactionId: 'b', ts: began + MINUTE })
  await stop('b', 5_000)
  expect(first.accepted).toBe(true)
  expect(await order('b')).toMatchObject({ orderStatus: abnormal, abnormalKind: 4 })
})

it('keeps a reading that gun and time cannot give, and does not use it', async () => {
  const { transactionId } = await start(0)
  pass(2 * SECOND)
  await read(transactionId, 7_930_237, { W: 268_000_000 })
  const { id, gunId } = await order(transactionId)
  expect(await stopsOf(id)).toEqual([])
  const gun = await server.db
    .selectFrom('gun')
    .select('live')
    .where('id', '=', gunId)
    .executeTakeFirstOrThrow()
  expect(gun.live).toMatchObject({ Wh: 0 })
  expect(await alarmsAt(gunId)).toEqual([{ code: 'ReadingImplausible' }])
  pass(MINUTE)
  await stop(transactionId, 30)
  expect(await order(transactionId)).toMatchObject({
    orderStatus: finished,
    energyWh: 30,
    abnormalKind: null,
  })
  const kept = await server.db
    .selectFrom('meterValue')
    .select(['wh', 'w', 'doubtWh'])
    .where('orderId', '=', id)
    .execute()
  expect(kept).toEqual([{ wh: null, w: null, doubtWh: 7_930_237 }])
})

it('bills no end that cannot be, and blocks nobody by it', async () => {
  const { transactionId } = await start(1_000)
  pass(10 * MINUTE)
  await read(transactionId, 9_000)
  pass(MINUTE)
  await stop(transactionId, 9_007_199_254_740_991)
  expect(await order(transactionId)).toMatchObject({
    ...{ orderStatus: abnormal, abnormalKind: 2, energyWh: 8_000, meterStop: 9_000 },
  })
  const { accepted } = await start(9_000)
  expect(accepted).toBe(true)
})

it('counts on where a register was exchanged during a charge, and leaves the bill to a person', async () => {
  const { transactionId } = await start(1_000)
  pass(10 * MINUTE)
  await read(transactionId, 9_000)
  for (const wh of [500_000_000, 500_002_000, 500_004_000]) {
    pass(3 * MINUTE)
    await read(transactionId, wh)
  }
  const gunId = pile.guns[0]?.id ?? 0
  const gun = await server.db
    .selectFrom('gun')
    .select('live')
    .where('id', '=', gunId)
    .executeTakeFirstOrThrow()
  expect(gun.live).toMatchObject({ Wh: 12_000 })
  await stop(transactionId, 500_004_000)
  expect(await order(transactionId)).toMatchObject({
    orderStatus: abnormal,
    abnormalKind: 2,
    energyWh: 12_000,
  })
})

it('ends without energy, and bothers nobody, where the register reads 1 Wh less than at the start', async () => {
  const { transactionId } = await start(1_000)
  pass(MINUTE)
  await read(transactionId, 1_000)
  pass(MINUTE)
  await stop(transactionId, 999)
  expect(await order(transactionId)).toMatchObject({
    ...{ orderStatus: finished, energyWh: 0, payableFen: 0, abnormalKind: null, meterStop: 1_000 },
  })
})

it('has a person look at power without energy, and at a register that is far too small for it', async () => {
  const results: (number | null)[] = []
  for (const wh of [1_000, 1_002]) {
    const { transactionId } = await start(1_000)
    for (let minute = 0; minute < 30; minute += 5) {
      pass(5 * MINUTE)
      await read(transactionId, 1_000, { W: 6_000 })
    }
    await stop(transactionId, wh)
    results.push((await order(transactionId)).abnormalKind)
    pass(HOUR)
  }
  expect(results).toEqual([5, 2])
})

it('ends a charge by its last reading where the stop has no register, and says so', async () => {
  const { transactionId } = await start(1_000)
  pass(5 * MINUTE)
  await read(transactionId, 1_300)
  pass(MINUTE)
  await stop(transactionId, null)
  const ended = await order(transactionId)
  expect(ended).toMatchObject({ orderStatus: finished, energyWh: 300 })
  const events = await server.db
    .selectFrom('orderEvent')
    .select('payload')
    .where('orderId', '=', ended.id)
    .orderBy('id')
    .execute()
  expect(events.at(-1)?.payload).toMatchObject({ isLastReading: true })
})

it.each(['-1', '0', '4711', undefined])(
  'ends the only running charge of its card by a stop with the number %s',
  async (number) => {
    const { transactionId } = await start(1_000)
    pass(5 * MINUTE)
    await stop(number, 1_200, { token: { value: member.phone, isVin: false } })
    expect(await order(transactionId)).toMatchObject({ orderStatus: finished, energyWh: 200 })
  },
)

it('does not end a charge by a stop without its number where two fit, or another card stopped', async () => {
  const { transactionId } = await start(1_000)
  await service.started(pile, {
    ...{ connector: 2, token: { value: member.cardNo, isVin: false }, meterWh: 1_000, ts: server.clock.now },
  })
  pass(5 * MINUTE)
  await stop('-1', 1_200)
  await stop('-1', 1_300, { token: { value: 'STRANGER', isVin: false } })
  expect((await order(transactionId)).orderStatus).not.toBe(finished)
})

it('gives readings under a number that nobody gave to the charge of their gun', async () => {
  const { transactionId } = await start(1_000)
  pass(5 * MINUTE)
  await read('9223372036854775807', 1_400)
  const gunId = pile.guns[0]?.id ?? 0
  const gun = await server.db
    .selectFrom('gun')
    .select('live')
    .where('id', '=', gunId)
    .executeTakeFirstOrThrow()
  expect(gun.live).toMatchObject({ Wh: 400 })
  await stop(transactionId, null)
  expect(await order(transactionId)).toMatchObject({ energyWh: 400 })
})

it('begins at the first known reading where the start had none', async () => {
  const { transactionId } = await start(null, { transactionId: 'x' })
  pass(MINUTE)
  await read(transactionId, 5_000_000)
  const { id } = await order(transactionId)
  expect(await stopsOf(id)).toEqual([])
  pass(4 * MINUTE)
  await read(transactionId, 5_000_200)
  await stop(transactionId, 5_000_200)
  expect(await order(transactionId)).toMatchObject({
    ...{ orderStatus: finished, meterStart: 5_000_000, energyWh: 200, abnormalKind: null },
  })
})

it('never bills from 0 where only the end has a register', async () => {
  const { transactionId } = await start(null, { transactionId: 'x' })
  await status(GUN.charging)
  pass(10 * MINUTE)
  await stop(transactionId, 5_000_200)
  expect(await order(transactionId)).toMatchObject({ orderStatus: abnormal, energyWh: 0, payableFen: 0 })
})

it('takes the register that the gun showed before for the start only where the first reading fits it', async () => {
  const one = await start(5_000, { transactionId: 'x', isAssumed: true })
  pass(MINUTE)
  await read(one.transactionId, 5_050)
  await stop(one.transactionId, 5_100)
  expect(await order(one.transactionId)).toMatchObject({ meterStart: 5_000, energyWh: 100 })
  pass(HOUR)
  const other = await start(5_100, { transactionId: 'y', isAssumed: true })
  pass(MINUTE)
  await read(other.transactionId, 10)
  await stop(other.transactionId, 210)
  expect(await order(other.transactionId)).toMatchObject({
    meterStart: 10,
    energyWh: 200,
    abnormalKind: null,
  })
})

it('a number that a pile uses again after a re-boot is another charge', async () => {
  const first = await start(0, { transactionId: '1', begins: true, seqNo: 0 })
  pass(10 * MINUTE)
  await read('1', 500)
  await stop('1', 500)
  const { id } = await order(first.transactionId)
  pass(HOUR)
  const second = await start(0, { transactionId: '1', begins: true, seqNo: 0 })
  expect(second).toEqual({ accepted: true, transactionId: '1' })
  pass(10 * MINUTE)
  await read('1', 300)
  await stop('1', 300)
  expect(await byId(id)).toMatchObject({ orderStatus: finished, energyWh: 500 })
  const again = await server.db
    .selectFrom('chargeOrder')
    .selectAll()
    .where('pileId', '=', pile.pileId)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  expect(again).toMatchObject({ orderStatus: finished, energyWh: 300 })
})

it('leaves no charge running whose number begins again without its end', async () => {
  await start(0, { transactionId: '1', begins: true, seqNo: 0 })
  pass(10 * MINUTE)
  await read('1', 500)
  const { id } = await order('1')
  pass(30 * SECOND)
  expect(await start(0, { transactionId: '1', begins: true, seqNo: 0 })).toMatchObject({ accepted: true })
  pass(3 * MINUTE)
  await watch(server.platform)
  expect(await byId(id)).toMatchObject({ orderStatus: finished, energyWh: 500 })
})

it('a start that is repeated word for word is the same charge', async () => {
  const began = { transactionId: '1', begins: true, ts: server.clock.now }
  await start(1_000, began)
  pass(MINUTE)
  await start(1_000, began)
  const orders = await server.db
    .selectFrom('chargeOrder')
    .select('id')
    .where('pileId', '=', pile.pileId)
    .execute()
  expect(orders).toHaveLength(1)
})

it('a start without a time that comes again is the same charge', async () => {
  const first = await start(1_000, { isReceiptTime: true })
  pass(MINUTE)
  await read(first.transactionId, 1_500)
  pass(2 * MINUTE)
  expect(await start(1_000, { isReceiptTime: true })).toEqual(first)
  pass(10 * MINUTE)
  await stop(first.transactionId, 3_000)
  expect(await order(first.transactionId)).toMatchObject({ orderStatus: finished, energyWh: 2_000 })
  const second = await start(1_000, { isReceiptTime: true })
  expect(second.accepted).toBe(true)
  expect(second.transactionId).not.toBe(first.transactionId)
})

it.each<[string, { wh: number; read?: number; after?: number; begins?: number; card?: true }]>([
  ['from another register', { wh: 1_000, begins: 1_200 }],
  ['of another card', { wh: 1_000, card: true }],
  ['much later', { wh: 1_000, after: 11 * MINUTE }],
  ['at 0 where the first charge has counted from 0', { wh: 0, read: 300 }],
])('a start without a time is another one %s', async (_case, { wh, read: counted, begins = wh, ...more }) => {
  const first = await start(wh, { isReceiptTime: true })
  pass(MINUTE)
  if (counted !== undefined) await read(first.transactionId, counted)
  pass(more.after ?? MINUTE)
  const other = await addMember(server.platform, { phoneFen: 10_000 })
  const token = { value: more.card ? other.cardNo : member.phone, isVin: false }
  const second = await start(begins, { isReceiptTime: true, token })
  expect(second.transactionId).not.toBe(first.transactionId)
})

it('takes what piles report when the clock has jumped past every month that was made ahead', async () => {
  pass(900 * DAY)
  await status(GUN.preparing)
  const { transactionId } = await start(1_000)
  pass(10 * MINUTE)
  await read(transactionId, 1_500)
  await stop(transactionId, 2_000)
  expect(await order(transactionId)).toMatchObject({ orderStatus: finished, energyWh: 1_000 })
})

async function powerCut(after: Parameters<typeof status>[0] = GUN.idle) {
  await status(GUN.preparing)
  const { transactionId } = await start(1_000)
  await status(GUN.charging)
  pass(5 * MINUTE)
  await read(transactionId, 4_000)
  pass(30 * SECOND)
  await service.booted(pile, { vendor: 'V', model: 'M', ts: server.clock.now })
  await status(after)
  return transactionId
}

it('another card begins at once after a power cut, and the late stop bills the first charge', async () => {
  const first = await powerCut()
  const { id } = await order(first)
  const stranger = await addMember(server.platform, { phoneFen: 10_000 })
  const second = await start(4_100, { token: { value: stranger.cardNo, isVin: false } })
  expect(second.accepted).toBe(true)
  pass(MINUTE)
  await stop(first, 4_100, { ts: server.clock.now - 2 * MINUTE })
  expect(await byId(id)).toMatchObject({ orderStatus: finished, energyWh: 3_100 })
  await read(second.transactionId, 4_600)
  expect(await order(second.transactionId)).toMatchObject({ orderStatus: charging })
})

it.each(['preparing', 'full'] as const)(
  'so it does where the car stayed, and its gun is %s',
  async (after) => {
    await powerCut(GUN[after])
    const stranger = await addMember(server.platform, { phoneFen: 10_000 })
    expect(await start(4_100, { token: { value: stranger.cardNo, isVin: false } })).toMatchObject({
      accepted: true,
    })
  },
)

it('a charge that a power cut ended is billed by its last reading, and anew by a stop that comes later', async () => {
  const first = await powerCut()
  pass(3 * MINUTE)
  await watch(server.platform)
  const before = await order(first)
  expect(before).toMatchObject({ orderStatus: finished, energyWh: 3_000, owedFen: 0 })
  pass(20 * MINUTE)
  await stop(first, 4_150, { ts: server.clock.now - 24 * MINUTE })
  const after = await order(first)
  expect(after).toMatchObject({ orderStatus: finished, energyWh: 3_150, owedFen: 0, abnormalKind: null })
  expect(after.paidFen).toBeGreaterThan(before.paidFen)
  await stop(first, 4_150, { ts: server.clock.now - 24 * MINUTE })
  expect(await order(first)).toEqual(after)
})

it('a pile that goes on with its charge after a re-boot keeps it', async () => {
  const first = await powerCut()
  await status(GUN.charging)
  pass(MINUTE)
  await read(first, 4_500)
  pass(3 * MINUTE)
  await watch(server.platform)
  expect(await order(first)).toMatchObject({ orderStatus: charging })
})

it('a second start in place of the stop is not billed, and the first charge ends with the idle gun', async () => {
  await status(GUN.preparing)
  const first = await start(0)
  await status(GUN.charging)
  pass(5 * MINUTE)
  await read(first.transactionId, 2_000)
  const second = await start(0)
  expect(second.accepted).toBe(false)
  await status(GUN.idle)
  pass(3 * MINUTE)
  await watch(server.platform)
  expect(await order(first.transactionId)).toMatchObject({ orderStatus: finished, energyWh: 2_000 })
  expect(await order(second.transactionId)).toMatchObject({ orderStatus: closed, payableFen: 0 })
})

it('a charge without readings stays open while its pile talks, up to the longest time', async () => {
  const { transactionId } = await start(1_000)
  await status(GUN.charging)
  pass(5 * MINUTE)
  await read(transactionId, 4_000)
  const talk = () =>
    server.db
      .updateTable('chargePoint')
      .set({ lastSeen: server.clock.now })
      .where('pileId', '=', pile.pileId)
      .execute()
  await setLink(server.platform, pile, { linkFrom: TEST_NOW - HOUR, linkLost: null })
  pass(5 * HOUR)
  await talk()
  await watch(server.platform)
  expect(await order(transactionId)).toMatchObject({ orderStatus: charging })
  pass(31 * MINUTE)
  await watch(server.platform)
  expect(await order(transactionId)).toMatchObject({ orderStatus: abnormal, abnormalKind: 1 })
})

it('asks again to stop with each reading while a limit is passed and the pile refuses', async () => {
  const poor = await addMember(server.platform, { phoneFen: 200 })
  const { transactionId } = await start(0, { token: { value: poor.phone, isVin: false } })
  pass(10 * MINUTE)
  await read(transactionId, 15_000)
  const { id } = await order(transactionId)
  const answer = (state: number) =>
    server.db
      .updateTable('pileCommand')
      .set({ state, updateTime: server.clock.now })
      .where('orderId', '=', id)
      .execute()
  const readings: [number, number][] = [
    [commandState.code.rejected, 2],
    [commandState.code.queued, 2],
    [commandState.code.timedOut, 3],
    [commandState.code.accepted, 3],
  ]
  for (const [state, asked] of readings) {
    await answer(state)
    pass(20 * SECOND)
    await read(transactionId, 15_000 + asked)
    expect(await stopsOf(id)).toHaveLength(asked)
  }
  pass(2 * MINUTE)
  await read(transactionId, 16_000)
  expect(await stopsOf(id)).toHaveLength(4)
})

it('a stop that holds its start leaves a bill with it', async () => {
  const began = server.clock.now - HOUR
  await stop('77', 9_000, { connector: 1, begin: { ts: began, meterWh: 4_000 } })
  const raw = await server.db
    .selectFrom('rawBill')
    .selectAll()
    .where('pileId', '=', pile.pileId)
    .executeTakeFirstOrThrow()
  expect(raw).toMatchObject({ tradeNo: '77', startTime: began, meterStart: 4_000, meterStop: 9_000 })
})
