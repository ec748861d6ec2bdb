import { currentType, gunStatus, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { billChannel, chargeStatus, orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import { HOUR, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { beforeEach, expect, it } from 'vitest'
import type { ChargePoint, Reading, StartReport } from '../device/charge-point.ts'
import { openListener } from '../events/listener.ts'
import { CHANNEL, readPayload } from '../events/publish.ts'
import { addMember, addPile, flowsOf, orderOf, setLink, type TestMember } from '../testing/charging.ts'
import { setUpNetwork } from '../testing/set-up.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import { prepareStart, refusePrepared } from './start/prepare-start.service.ts'

const { starting, charging, finished, abnormal, closed } = orderStatus.code
const { settled, partlyDeducted } = chargeStatus.code
const GUN = gunStatus.code
const USER = stopReason.code.user

const { server, service } = setUpNetwork()
let pile: ChargePoint
let member: TestMember

beforeEach(async () => {
  server.clock.now = TEST_NOW
  pile = await addPile(server.platform)
  member = await addMember(server.platform, { phoneFen: 10_000 })
})

const startOf = (more: Partial<StartReport> = {}): StartReport => ({
  connector: 1,
  token: { value: member.phone, isVin: false },
  meterWh: 1_000,
  ts: server.clock.now,
  ...more,
})
const reading = (meterWh: number, more: Partial<Reading> = {}): Reading => ({
  ts: server.clock.now,
  meterWh,
  W: 60_000,
  V: 400,
  A: 150,
  soc: 40,
  tempC: 31.5,
  ...more,
})
const status = (code: (typeof GUN)[keyof typeof GUN], more = {}) =>
  service.gunChanged(pile, { connector: 1, status: code, ts: server.clock.now, ...more })
const gun = () =>
  server.db
    .selectFrom('gun')
    .selectAll()
    .where('id', '=', pile.guns[0]?.id ?? 0)
    .executeTakeFirstOrThrow()
const order = (transactionId: string) => orderOf(server.platform, pile, transactionId)
const stopAt = (transactionId: string, meterWh: number | null, more = {}) =>
  service.stopped(pile, {
    transactionId,
    connector: 1,
    meterWh,
    reason: USER,
    readings: [],
    ts: server.clock.now,
    ...more,
  })

async function charge(minutes: number, wh: number): Promise<string> {
  const { transactionId } = await service.started(pile, startOf())
  await service.metered(pile, { connector: 1, transactionId, readings: [reading(1_000)] })
  server.clock.now += minutes * MINUTE
  await service.metered(pile, { connector: 1, transactionId, readings: [reading(1_000 + wh)] })
  return transactionId
}

it('goes from plug-in to plug-out', async () => {
  await status(GUN.preparing)
  const answer = await service.started(pile, startOf())
  expect(answer).toMatchObject({ accepted: true })
  expect(Number(answer.transactionId)).toBeLessThan(2 ** 31)
  const { transactionId } = answer
  expect(await order(transactionId)).toMatchObject({ orderStatus: starting, channel: billChannel.code.app })

  await status(GUN.charging)
  expect(await order(transactionId)).toMatchObject({ orderStatus: charging })
  server.clock.now += 10 * MINUTE
  await service.metered(pile, { connector: 1, transactionId, readings: [reading(9_000, { soc: 55 })] })
  expect(await gun()).toMatchObject({ status: GUN.charging, live: { Wh: 8_000, soc: 55, W: 60_000 } })

  server.clock.now += 5 * MINUTE
  await stopAt(transactionId, 11_000)
  const done = await order(transactionId)
  expect(done).toMatchObject({
    orderStatus: finished,
    chargeStatus: settled,
    energyWh: 10_000,
    owedFen: 0,
    endSoc: 55,
  })
  expect(await gun()).toMatchObject({
    status: GUN.full,
    currentOrderId: null,
    parkedOrderId: done.id,
    live: null,
  })

  server.clock.now += 20 * MINUTE
  await status(GUN.idle)
  expect(await order(transactionId)).toMatchObject({ unplugTime: server.clock.now, occupyFeeFen: 0 })
  const events = await server.db
    .selectFrom('gunEvent')
    .select('type')
    .where('pileId', '=', pile.pileId)
    .orderBy('id')
    .execute()
  expect(events.map(({ type }) => type)).toEqual([4, 6, 7, 5])
})

it('knows the power of a pile that reports its register alone by two readings', async () => {
  const { transactionId } = await service.started(pile, startOf())
  const energyOnly = { W: null, V: null, A: null, soc: null, tempC: null }
  const metered = async (meterWh: number) =>
    service.metered(pile, { connector: 1, transactionId, readings: [reading(meterWh, energyOnly)] })
  await metered(1_003)
  expect((await gun()).live).toMatchObject({ V: null, A: null, W: null, Wh: 3 })
  const from = server.clock.now
  server.clock.now += MINUTE
  await metered(2_003)
  expect((await gun()).live).toMatchObject({ V: null, A: null, W: 60_000, derivedFrom: from, Wh: 1_003 })
  server.clock.now += MINUTE
  await metered(2_003)
  expect((await gun()).live).toMatchObject({ W: 0, derivedFrom: from + MINUTE })
})

it('knows the power of direct current by voltage and current', async () => {
  const powerOf = async (current: 'ac' | 'dc') => {
    const type = server.db
      .selectFrom('pileType')
      .select('id')
      .where('currentType', '=', currentType.code[current])
    await server.db
      .updateTable('pile')
      .set({ pileTypeId: type.where('sellerId', '=', pile.sellerId).limit(1) })
      .where('id', '=', pile.pileId)
      .execute()
    await service.metered(pile, { connector: 1, transactionId, readings: [reading(1_003, { W: null })] })
    return (await gun()).live
  }
  const { transactionId } = await service.started(pile, startOf())
  // How many phases there are of alternating current is not reported.
  expect(await powerOf('ac')).toMatchObject({ V: 400, A: 150, W: null })
  const live = await powerOf('dc')
  expect(live).toMatchObject({ V: 400, A: 150, W: 60_000 })
  expect(live).not.toHaveProperty('derivedFrom')
})

it('bills by domain.md §5.2: discount, grade, reward and principal', async () => {
  const at = (time: string) => parseTimestamp(`2026-03-18 ${time}`)
  server.clock.now = at('09:42:00')
  member = await addMember(server.platform, { phoneFen: 10_000, rewardFen: 1_000, level: 2 })
  pile = await addPile(server.platform)
  const before = await server.db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const { transactionId } = await service.started(pile, startOf({ meterWh: 1_204_560 }))
  for (const [time, wh] of [
    ['09:57:00', 1_213_935],
    ['10:27:00', 1_231_905],
    ['10:12:00', 1_223_370],
  ] as const) {
    server.clock.now = at(time)
    await service.metered(pile, { connector: 1, transactionId, readings: [reading(wh)] })
  }
  server.clock.now = at('10:37:00')
  await stopAt(transactionId, 1_236_480)
  server.clock.now = at('10:58:20')
  await status(GUN.idle)
  // As the example, without its coupon of 300 fen.
  expect(await order(transactionId)).toMatchObject({
    energyWh: 31_920,
    eFeeFen: 3_086,
    sFeeFen: 1_540,
    discountFen: 196,
    payableFen: 4_430,
    paidFen: 4_430,
    owedFen: 0,
    chargeStatus: settled,
    occupyFeeFen: 0,
  })
  expect(await flowsOf(server.platform, await order(transactionId))).toEqual([
    { type: 3, amountFen: -1_000, balanceAfterFen: 0 },
    { type: 2, amountFen: -3_430, balanceAfterFen: 6_570 },
  ])
  const after = await server.db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  expect([after.points - before.points, after.growth - before.growth]).toEqual([Math.floor(34 * 1.2), 34])
  const lines = await server.db
    .selectFrom('billLine')
    .selectAll()
    .where('orderId', '=', (await order(transactionId)).id)
    .orderBy('seq')
    .execute()
  expect(lines.map(({ period, energyWh, eFeeFen, sFeeFen }) => [period, energyWh, eFeeFen, sFeeFen])).toEqual(
    [
      [3, 11_262, 772, 507],
      [2, 20_658, 2_314, 1_033],
    ],
  )
})

it('bills by domain.md §5.3: a fleet by VIN across midnight, a price change, a debt', async () => {
  const at = (time: string) => parseTimestamp(time)
  server.clock.now = at('2026-04-30 23:20:00')
  const fleet = await addMember(server.platform, { fleet: { balanceFen: 5_000, creditFen: 2_000 } })
  pile = await addPile(server.platform)
  await server.db
    .insertInto('costModelVersion')
    .columns([
      'id',
      'sellerId',
      'createTime',
      'updateTime',
      'createUser',
      'updateUser',
      'costModelId',
      'no',
      'effectiveTime',
      'periods',
      'serviceMode',
      'serviceParam',
      'state',
    ])
    .expression((of) =>
      of
        .selectFrom('costModelVersion as v')
        .select((v) => [
          v.val(server.platform.newId()).as('id'),
          'v.sellerId',
          'v.createTime',
          'v.updateTime',
          'v.createUser',
          'v.updateUser',
          'v.costModelId',
          v.val(99).as('no'),
          v.val(at('2026-05-01 00:00:00')).as('effectiveTime'),
          'v.periods',
          'v.serviceMode',
          'v.serviceParam',
          'v.state',
        ])
        .where('v.id', '=', fleet.versionId),
    )
    .execute()
  const { transactionId } = await service.started(
    pile,
    startOf({ token: { value: fleet.vin, isVin: true }, meterWh: 500_000 }),
  )
  for (const [time, wh] of [
    ['2026-04-30 23:50:00', 530_015],
    ['2026-05-01 00:20:00', 560_050],
  ] as const) {
    server.clock.now = at(time)
    await service.metered(pile, { connector: 1, transactionId, readings: [reading(wh)] })
  }
  server.clock.now = at('2026-05-01 00:50:00')
  await stopAt(transactionId, 583_333)
  server.clock.now = at('2026-05-01 02:37:40')
  await status(GUN.idle)
  const owing = await order(transactionId)
  expect(owing).toMatchObject({
    channel: billChannel.code.vin,
    energyWh: 83_333,
    eFeeFen: 4_096,
    sFeeFen: 2_334,
    occupyFeeFen: 1_500,
    payableFen: 7_930,
    paidFen: 7_000,
    owedFen: 930,
    chargeStatus: partlyDeducted,
  })
  const occupy = await server.db
    .selectFrom('occupyBill')
    .selectAll()
    .where('orderId', '=', owing.id)
    .executeTakeFirstOrThrow()
  expect(occupy).toMatchObject({ minutes: 107, steps: 3, feeFen: 1_500, state: 2 })
})

it('gives the same number to a start that is told again', async () => {
  const first = await service.started(pile, startOf())
  expect(await service.started(pile, startOf())).toEqual(first)
  const named = startOf({ connector: 2, transactionId: 'tx-a' })
  expect(await service.started(pile, named)).toEqual({ accepted: true, transactionId: 'tx-a' })
  expect(await service.started(pile, named)).toEqual({ accepted: true, transactionId: 'tx-a' })
  const orders = await server.db
    .selectFrom('chargeOrder')
    .select('id')
    .where('pileId', '=', pile.pileId)
    .execute()
  expect(orders).toHaveLength(2)
})

it('finishes once, whatever is told again or late', async () => {
  const transactionId = await charge(15, 10_000)
  await stopAt(transactionId, 11_000)
  const first = await order(transactionId)
  await stopAt(transactionId, 11_000)
  await stopAt(transactionId, 99_000)
  await service.metered(pile, { connector: 1, transactionId, readings: [reading(50_000)] })
  expect(await order(transactionId)).toEqual(first)
  expect((await gun()).live).toBeNull()
  expect(await flowsOf(server.platform, first)).toHaveLength(1)
  const raw = await server.db
    .selectFrom('rawBill')
    .select(['state'])
    .where('pileId', '=', pile.pileId)
    .orderBy('id')
    .execute()
  expect(raw.map(({ state }) => state)).toEqual([2, 4])
})

it('bills a stop that comes before its start', async () => {
  const ts = server.clock.now
  server.clock.now += 20 * MINUTE
  await stopAt('tx-late', 16_000)
  expect(await service.started(pile, startOf({ transactionId: 'tx-late', ts }))).toMatchObject({
    accepted: true,
  })
  expect(await order('tx-late')).toMatchObject({ orderStatus: finished, energyWh: 15_000 })
  const raw = await server.db
    .selectFrom('rawBill')
    .selectAll()
    .where('pileId', '=', pile.pileId)
    .executeTakeFirstOrThrow()
  expect(raw).toMatchObject({ state: 2, orderId: (await order('tx-late')).id })
})

it('keeps a stop of a charge that nobody knows', async () => {
  await stopAt('nobody', 5_000)
  await stopAt('nobody', 5_000)
  const raw = await server.db.selectFrom('rawBill').selectAll().where('pileId', '=', pile.pileId).execute()
  expect(raw).toHaveLength(1)
  expect(raw[0]).toMatchObject({ state: 1, orderId: null, meterStop: 5_000 })
})

it('takes a charge that was uploaded late, beside the one that runs', async () => {
  const now = server.clock.now
  const running = await charge(1, 100)
  const ts = now - 5 * HOUR
  await setLink(server.platform, pile, { linkFrom: now - HOUR, linkLost: now - 6 * HOUR })
  const late = await service.started(
    pile,
    startOf({ ts, meterWh: 0, token: { value: member.phone, isVin: false } }),
  )
  await stopAt(late.transactionId, 1_000, { ts: ts + 30 * MINUTE })
  expect(await order(late.transactionId)).toMatchObject({
    orderStatus: finished,
    overtimeKind: 2,
    startTime: ts,
    energyWh: 1_000,
    unplugTime: ts + 30 * MINUTE,
  })
  expect(await gun()).toMatchObject({ status: GUN.charging, currentOrderId: (await order(running)).id })
})

it.each<[string, () => Promise<Partial<StartReport> | undefined>, string]>([
  ['an unknown token', async () => ({ token: { value: 'nobody', isVin: false } }), 'unknownToken'],
  [
    'an empty account',
    async () => {
      member = await addMember(server.platform, { phoneFen: 99 })
      return undefined
    },
    'balance.tooLow',
  ],
  [
    'a suspended member',
    async () => {
      member = await addMember(server.platform, { phoneFen: 5_000, suspended: 1 })
      return undefined
    },
    'member.suspended',
  ],
  [
    'a locked member',
    async () => {
      member = await addMember(server.platform, { phoneFen: 5_000, status: 3 })
      return undefined
    },
    'blocked',
  ],
  [
    'a closed station',
    async () => {
      pile = await addPile(server.platform, { stationStatus: 2 })
      return undefined
    },
    'station.closed',
  ],
  [
    'a disabled pile',
    async () => {
      await status(GUN.idle, { connector: 0, unavailable: true })
      return undefined
    },
    'blocked',
  ],
  [
    'a gun that charges',
    async () => {
      await charge(0, 0)
      return { meterWh: 2_000 }
    },
    'busy',
  ],
])('refuses %s, and leaves a closed order', async (_who, prepare, reason) => {
  const more = await prepare()
  const answer = await service.started(pile, startOf(more))
  expect(answer).toMatchObject({ accepted: false, reason })
  expect(await order(answer.transactionId)).toMatchObject({
    orderStatus: closed,
    closeReason: reason,
    payableFen: 0,
  })
  // The pile stops, as it is told to: nothing is billed.
  await stopAt(answer.transactionId, more?.meterWh ?? 1_000)
  expect(await order(answer.transactionId)).toMatchObject({ orderStatus: closed, energyWh: 0 })
})

it('authorizes whom it would let start', async () => {
  expect(await service.authorize(pile, { value: member.phone, isVin: false })).toEqual({ accepted: true })
  expect(await service.authorize(pile, { value: member.memberNo, isVin: false })).toEqual({ accepted: true })
  expect(await service.authorize(pile, { value: member.cardNo, isVin: false })).toEqual({ accepted: true })
  expect(await service.authorize(pile, { value: member.vin, isVin: true })).toEqual({ accepted: true })
  expect(await service.authorize(pile, { value: 'X', isVin: false })).toEqual({
    accepted: false,
    reason: 'unknownToken',
  })
})

it('starts what was asked for, by its number or by its token', async () => {
  const ask = () =>
    prepareStart(server.platform, {
      sellerId: pile.sellerId,
      gunId: pile.guns[0]?.id ?? 0,
      token: member.cardNo,
    })
  const prepared = await ask()
  if ('refusal' in prepared) throw new Error(prepared.refusal)
  expect(await gun()).toMatchObject({ status: GUN.preparing, currentOrderId: prepared.orderId })
  expect(await ask()).toEqual({ refusal: 'busy' })
  const { transactionId } = await service.started(pile, startOf({ token: prepared.token }))
  expect(await order(transactionId)).toMatchObject({
    id: prepared.orderId,
    orderStatus: starting,
    meterStart: 1_000,
  })
  await stopAt(transactionId, 1_000)
  expect(await order(transactionId)).toMatchObject({ orderStatus: closed, closeReason: 'noEnergy' })

  const again = await ask()
  if ('refusal' in again) throw new Error(again.refusal)
  await refusePrepared(server.platform, {
    sellerId: pile.sellerId,
    orderId: again.orderId,
    reason: 'rejected',
  })
  expect(await gun()).toMatchObject({ status: GUN.idle, currentOrderId: null })
})

it('keeps what is wrong from being deducted', async () => {
  const transactionId = await charge(10, 0)
  await stopAt(transactionId, 1_000)
  expect(await order(transactionId)).toMatchObject({ orderStatus: abnormal, abnormalKind: 5, payableFen: 0 })
  await status(GUN.idle)
  const jumped = await charge(1, 900_000)
  await stopAt(jumped, 901_000)
  expect(await order(jumped)).toMatchObject({
    orderStatus: abnormal,
    abnormalKind: 2,
    // The jump itself is billed to nobody.
    energyWh: 0,
    paidFen: 0,
  })
  expect(await flowsOf(server.platform, await order(jumped))).toEqual([])
})

it('shows a pile that went as offline, and goes on where it stopped when it is back', async () => {
  const transactionId = await charge(5, 4_000)
  await service.disconnected(pile, server.clock.now)
  expect(await gun()).toMatchObject({ status: GUN.offline, statusBefore: GUN.charging })
  server.clock.now += 3 * MINUTE
  await service.connected(pile, server.clock.now)
  expect(await gun()).toMatchObject({ status: GUN.charging, statusBefore: null })
  await service.metered(pile, { connector: 1, transactionId, readings: [reading(9_000)] })
  await stopAt(transactionId, 9_500)
  expect(await order(transactionId)).toMatchObject({ orderStatus: finished, energyWh: 8_500 })
})

it('stops the clock of an occupied gun that goes faulty', async () => {
  const transactionId = await charge(15, 10_000)
  await stopAt(transactionId, 11_000)
  server.clock.now += 70 * MINUTE
  await status(GUN.fault, { errorCode: 'GroundFailure' })
  server.clock.now += 300 * MINUTE
  await status(GUN.idle)
  expect(await order(transactionId)).toMatchObject({ occupyFeeFen: 1_000, unplugTime: server.clock.now })
})

it('disables a pile of which every gun is out of service', async () => {
  const pileState = () =>
    server.db.selectFrom('pile').select('status').where('id', '=', pile.pileId).executeTakeFirst()
  await status(GUN.idle, { unavailable: true })
  expect(await pileState()).toEqual({ status: pileStatus.code.online })
  await status(GUN.idle, { unavailable: true, connector: 2 })
  expect(await pileState()).toEqual({ status: pileStatus.code.disabled })
  expect((await gun()).status).toBe(GUN.offline)
  await status(GUN.idle)
  expect(await pileState()).toEqual({ status: pileStatus.code.online })
})

it('ignores a status that is older than the newest', async () => {
  await status(GUN.preparing)
  await status(GUN.idle, { ts: server.clock.now - MINUTE })
  expect((await gun()).status).toBe(GUN.preparing)
})

it('shows a gun as charging only for an order', async () => {
  await status(GUN.charging)
  expect((await gun()).status).toBe(GUN.preparing)
})

it('ends a charge without a last reading by the newest one', async () => {
  const transactionId = await charge(10, 7_000)
  await stopAt(transactionId, null)
  expect(await order(transactionId)).toMatchObject({
    orderStatus: finished,
    meterStop: 8_000,
    energyWh: 7_000,
  })
})

it('keeps the first reading of each minute, in whatever order they come', async () => {
  const { transactionId } = await service.started(pile, startOf())
  const at = (seconds: number, wh: number) => reading(wh, { ts: TEST_NOW + seconds * 1_000 })
  server.clock.now += 5 * MINUTE
  await service.metered(pile, { connector: 1, transactionId, readings: [at(45, 1_300), at(75, 1_500)] })
  await service.metered(pile, { connector: 1, transactionId, readings: [at(15, 1_100)] })
  const kept = await server.db
    .selectFrom('meterValue')
    .select('wh')
    .where('orderId', '=', (await order(transactionId)).id)
    .orderBy('minute')
    .execute()
  expect(kept.map(({ wh }) => wh)).toEqual([1_100, 1_500])
})

it('does not mix up sellers', async () => {
  const foreign = await addMember(server.platform, { phoneFen: 5_000, sellerId: 10_002 })
  expect(await service.authorize(pile, { value: foreign.phone, isVin: false })).toMatchObject({
    accepted: false,
  })
})

it('keeps a reserved gun for its member, and no longer than a reservation holds', async () => {
  const reserve = async (memberId: number) => {
    const { transactionId } = await service.started(
      pile,
      startOf({ token: { value: 'nobody', isVin: false } }),
    )
    const model = await order(transactionId)
    const id = server.platform.newId()
    const reserved = {
      id,
      orderNo: `${id}`,
      memberId,
      orderStatus: orderStatus.code.reserved,
      transactionId: null,
    }
    await server.db
      .insertInto('chargeOrder')
      .values({
        ...model,
        ...reserved,
        startTime: server.clock.now,
        endTime: null,
        unplugTime: null,
        closeReason: null,
      })
      .execute()
    const held = { status: GUN.reserved, currentOrderId: id }
    await server.db
      .updateTable('gun')
      .set(held)
      .where('id', '=', pile.guns[0]?.id ?? 0)
      .execute()
    return id
  }
  const own = await reserve(member.id)
  const first = await service.started(pile, startOf())
  expect(await order(first.transactionId)).toMatchObject({ id: own, orderStatus: starting })

  pile = await addPile(server.platform)
  await reserve(member.id + 1)
  expect(await service.started(pile, startOf())).toMatchObject({ accepted: false, reason: 'busy' })
  server.clock.now += HOUR
  expect(await service.started(pile, startOf())).toMatchObject({ accepted: true })
})

it('takes readings without a transaction for the charge that runs at the gun', async () => {
  const transactionId = await charge(5, 3_000)
  server.clock.now += MINUTE
  await service.metered(pile, { connector: 1, readings: [reading(6_000)] })
  await service.metered(pile, { connector: 2, readings: [reading(9_000)] })
  expect((await gun()).live).toMatchObject({ Wh: 5_000 })
  await stopAt(transactionId, 6_500)
  expect(await order(transactionId)).toMatchObject({ energyWh: 5_500 })
})

it('takes the state of charge and the power that come with the end', async () => {
  const transactionId = await charge(15, 10_000)
  server.clock.now += 20_000
  const last = reading(11_100, { soc: 91, W: 77_000 })
  const before = reading(11_050, { soc: 90, W: 99_000, ts: server.clock.now - 10_000 })
  await stopAt(transactionId, 11_100, { readings: [last, before] })
  expect(await order(transactionId)).toMatchObject({ endSoc: 91, maxW: 99_000 })
})

it('tells of a running charge whose fleet it is', async () => {
  const told: unknown[] = []
  const listener = await openListener(server.connection)
  listener.listen(CHANNEL, (payload) => told.push(...(readPayload(payload)?.events ?? [])))
  await listener.ready()
  member = await addMember(server.platform, { fleet: { balanceFen: 50_000, creditFen: 0 } })
  const { transactionId } = await service.started(
    pile,
    startOf({ token: { value: member.cardNo, isVin: false } }),
  )
  server.clock.now += MINUTE
  await service.metered(pile, { connector: 1, transactionId, readings: [reading(2_000)] })
  const { id: orderId, groupId } = await order(transactionId)
  expect(groupId).not.toBeNull()
  await expect
    .poll(() => told)
    .toContainEqual(
      expect.objectContaining({ type: 'order', orderId, groupId, orderStatus: charging, energyWh: 1_000 }),
    )
  await listener.close()
})

const remoteStops = () =>
  server.db
    .selectFrom('pileCommand')
    .select(['id', 'orderId', 'request', 'state'])
    .where('pileId', '=', pile.pileId)
    .execute()

it('stops a charge that has cost what its payer can pay, once', async () => {
  member = await addMember(server.platform, { phoneFen: 500, rewardFen: 5_000 })
  const transactionId = await charge(1, 1_000)
  expect(await remoteStops()).toEqual([])
  const on = async (wh: number) => {
    server.clock.now += 5 * MINUTE
    await service.metered(pile, { connector: 1, transactionId, readings: [reading(1_000 + wh)] })
  }
  await on(9_000)
  await on(9_500)
  const { id: orderId } = await order(transactionId)
  const [asked, ...more] = await remoteStops()
  expect(more).toEqual([])
  expect(asked).toMatchObject({ orderId, request: { kind: 'remoteStop', transactionId } })
  // A pile that did not answer is asked again.
  await server.db
    .updateTable('pileCommand')
    .set({ state: 5 })
    .where('id', '=', asked?.id ?? 0)
    .execute()
  await on(9_600)
  expect(await remoteStops()).toHaveLength(2)
  await stopAt(transactionId, 10_600, { reason: stopReason.code.remoteStop })
  expect(await order(transactionId)).toMatchObject({ stopReason: stopReason.code.balanceUsedUp })
})

it('does not stop what was charged long ago and is told late', async () => {
  member = await addMember(server.platform, { phoneFen: 500 })
  const { transactionId } = await service.started(pile, startOf())
  const ts = server.clock.now + 5 * MINUTE
  server.clock.now += HOUR
  await setLink(server.platform, pile, { linkFrom: server.clock.now, linkLost: TEST_NOW })
  await service.metered(pile, { connector: 1, transactionId, readings: [reading(11_000, { ts })] })
  expect(await remoteStops()).toEqual([])
})

it('counts the credit of a fleet as what it can pay', async () => {
  member = await addMember(server.platform, { fleet: { balanceFen: 100, creditFen: 100_000 } })
  const token = { value: member.cardNo, isVin: false }
  const { transactionId } = await service.started(pile, startOf({ token }))
  server.clock.now += 10 * MINUTE
  await service.metered(pile, { connector: 1, transactionId, readings: [reading(11_000)] })
  expect(await remoteStops()).toEqual([])
  await stopAt(transactionId, 11_000, { reason: stopReason.code.remoteStop })
  expect(await order(transactionId)).toMatchObject({ stopReason: stopReason.code.remoteStop })
})

it('hears from connector 0 what is the matter with the pile, until it is over', async () => {
  const say = (code: (typeof GUN)[keyof typeof GUN], more = {}) => {
    server.clock.now += 1_000
    return status(code, { connector: 0, ...more })
  }
  const alarms = () =>
    server.db
      .selectFrom('alarm')
      .select(['code', 'gunId', 'recoverTime', 'count'])
      .where('pileId', '=', pile.pileId)
      .orderBy('id')
      .execute()
  const events = () =>
    server.db
      .selectFrom('gunEvent')
      .select(['type', 'gunId'])
      .where('pileId', '=', pile.pileId)
      .where('type', 'in', [8, 9])
      .orderBy('id')
      .execute()
  const pileIs = () =>
    server.db.selectFrom('pile').select('status').where('id', '=', pile.pileId).executeTakeFirstOrThrow()

  await say(GUN.idle)
  expect(await alarms()).toEqual([])
  await say(GUN.alarm, { errorCode: 'GroundFailure', info: 'earth' })
  await say(GUN.alarm, { errorCode: 'GroundFailure' })
  expect(await alarms()).toEqual([{ code: 'GroundFailure', gunId: null, recoverTime: null, count: 1 }])
  expect(await pileIs()).toEqual({ status: pileStatus.code.online })
  expect((await gun()).status).toBe(GUN.idle)

  await say(GUN.offline, { unavailable: true, errorCode: 'GroundFailure' })
  expect(await pileIs()).toEqual({ status: pileStatus.code.disabled })
  await say(GUN.fault)
  expect(await pileIs()).toEqual({ status: pileStatus.code.online })
  expect(await alarms()).toMatchObject([
    { code: 'GroundFailure', recoverTime: server.clock.now },
    { code: 'OtherError', gunId: null, recoverTime: null },
  ])
  await say(GUN.idle)
  expect((await alarms()).map(({ recoverTime }) => recoverTime !== null)).toEqual([true, true])
  expect(await events()).toEqual([8, 9, 8, 9].map((type) => ({ type, gunId: null })))
})
