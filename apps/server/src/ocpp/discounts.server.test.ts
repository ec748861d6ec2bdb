import { billOf } from '@ampdeck/api/billing/bill'
import type { Coupon, Discount, MemberDiscount } from '@ampdeck/api/billing/discounts'
import { gunStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { activityState, couponStatus, reductionOutcome } from '@ampdeck/api/enumerations/marketing'
import { orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import { DAY, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCharging } from '../charging/charging.ts'
import { finishCorrected, rebill } from '../charging/finish/correct.service.ts'
import { adjustOrder } from '../charging/money/adjust.service.ts'
import { moveOrder } from '../charging/record/order.store.ts'
import { lockOrder } from '../charging/record/place.store.ts'
import { tariffOf } from '../charging/record/price-source.store.ts'
import { prepareStart, refusePrepared } from '../charging/start/prepare-start.service.ts'
import type { ChargePoint, Charging } from '../device/charge-point.ts'
import { turnCalendar } from '../marketing/coupon/coupon-calendar.job.ts'
import { addMember, addPile, orderOf, type TestMember } from '../testing/charging.ts'
import { addActivity, addCoupon, addVip } from '../testing/marketing.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import { startTestGateway, type TestGateway, testPile } from '../testing/test-gateway.ts'

/* What lowers the bill of a charge: the real rows, from the wire to the bill. */

const { unused, used, expired, voided, soonExpiring, frozen } = couponStatus.code
const { open: OPEN } = stationStatus.code

let gateway: TestGateway
let service: Charging

beforeAll(async () => {
  gateway = await startTestGateway({
    charging: (platform) => {
      service = createCharging(platform, { gatherMs: 0 })
      return service
    },
  })
})
afterAll(() => gateway.close())
beforeEach(() => {
  gateway.clock.now = TEST_NOW
})

const at = (time: string) => parseTimestamp(time)
const coupon = (id: number) =>
  gateway.db.selectFrom('memberCoupon').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const activity = (id: number) =>
  gateway.db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const weighed = async (order: { id: number }) => {
  const rows = await gateway.db
    .selectFrom('orderDiscount')
    .select(['sourceId', 'outcome', 'eFen', 'sFen'])
    .where('orderId', '=', order.id)
    .orderBy('seq')
    .execute()
  return rows.map(({ sourceId, outcome, eFen, sFen }) => [
    sourceId,
    reductionOutcome.key(outcome),
    eFen + sFen,
  ])
}

/** One charge over OCPP 1.6, its readings at their times. */
async function charged(idTag: string, readings: readonly (readonly [string, number])[], unplug: string) {
  const pile = await addPile(gateway.platform)
  const client = testPile(gateway.url, pile.code)
  const [first = ['', 0] as const, ...more] = readings
  gateway.clock.now = at(first[0])
  await client.connect()
  const timestamp = () => new Date(gateway.clock.now).toISOString()
  const say = (status: string) =>
    client.call('StatusNotification', {
      connectorId: 1,
      status,
      errorCode: 'NoError',
      timestamp: timestamp(),
    })
  await client.call('BootNotification', { chargePointVendor: 'V', chargePointModel: 'M' })
  await say('Preparing')
  const { transactionId } = (await client.call('StartTransaction', {
    connectorId: 1,
    idTag,
    meterStart: first[1],
    timestamp: timestamp(),
  })) as { transactionId: number }
  await say('Charging')
  for (const [time, wh] of more) {
    gateway.clock.now = at(time)
    const meterValue = [{ timestamp: timestamp(), sampledValue: [{ value: String(wh), unit: 'Wh' }] }]
    await client.call('MeterValues', { connectorId: 1, transactionId, meterValue })
  }
  await client.call('StopTransaction', {
    transactionId,
    meterStop: more.at(-1)?.[1] ?? 0,
    timestamp: timestamp(),
    reason: 'Local',
  })
  gateway.clock.now = at(unplug)
  await say('Available')
  const order = () => orderOf(gateway.platform, pile, String(transactionId))
  await expect.poll(async () => (await order()).unplugTime).toBe(at(unplug))
  await client.close()
  return order()
}

it('vector B1 over the wire: site discount, gold, service coupon', async () => {
  gateway.clock.now = at('2026-03-18 09:40:00')
  const member = await addMember(gateway.platform, { phoneFen: 10_000, rewardFen: 1_000, level: 2 })
  const chosen = await addCoupon(gateway.platform, member.id, { lowers: 'service', thresholdFen: 2_000 })
  const high = await addCoupon(gateway.platform, member.id, { faceFen: 900, thresholdFen: 9_000 })
  const order = await charged(
    member.cardNo,
    [
      ['2026-03-18 09:42:00', 1_204_560],
      ['2026-03-18 09:57:00', 1_213_935],
      ['2026-03-18 10:12:00', 1_223_370],
      ['2026-03-18 10:27:00', 1_231_905],
      ['2026-03-18 10:37:00', 1_236_480],
    ],
    '2026-03-18 10:58:20',
  )
  expect(order).toMatchObject({ eFeeFen: 3_086, sFeeFen: 1_540, discountFen: 196, couponFen: 300 })
  expect(order).toMatchObject({ payableFen: 4_130, paidFen: 4_130, owedFen: 0, memberCouponId: chosen })
  expect((await weighed(order)).map(([, ...rest]) => rest)).toEqual([
    ['applied', 154],
    ['applied', 42],
    ['applied', 300],
    ['threshold', 900],
  ])
  expect(await coupon(chosen)).toMatchObject({ status: used, usedOrderId: order.id, usedFen: 300 })
  expect(await coupon(high)).toMatchObject({ status: unused, usedOrderId: null })
  const flows = await gateway.db
    .selectFrom('accountFlow')
    .select('amountFen')
    .where('bizId', '=', order.id)
    .orderBy('id')
    .execute()
  expect(flows.map(({ amountFen }) => amountFen)).toEqual([-1_000, -3_130])
  const { points, growth } = await gateway.db
    .selectFrom('member')
    .select(['points', 'growth'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  expect([points, growth]).toEqual([37, 31])
})

it('vector B2 over the wire: an exclusive price leaves no discount', async () => {
  gateway.clock.now = at('2026-04-30 23:10:00')
  const fleet = await addMember(gateway.platform, {
    fleet: { balanceFen: 5_000, creditFen: 2_000 },
    level: 2,
  })
  await addVip(gateway.platform, fleet.id)
  const own = await addCoupon(gateway.platform, fleet.id)
  const order = await charged(
    fleet.vin,
    [
      ['2026-04-30 23:20:00', 500_000],
      ['2026-04-30 23:50:00', 530_015],
      ['2026-05-01 00:20:00', 560_050],
      ['2026-05-01 00:50:00', 583_333],
    ],
    '2026-05-01 02:37:40',
  )
  expect(order).toMatchObject({ eFeeFen: 4_096, sFeeFen: 2_334, discountFen: 0, couponFen: 0 })
  expect(order).toMatchObject({ occupyFeeFen: 1_500, payableFen: 7_930, paidFen: 7_000, owedFen: 930 })
  expect((await weighed(order)).map(([, outcome]) => outcome)).toEqual(['exclusive'])
  expect(await coupon(own)).toMatchObject({ status: unused })
})

/** A pile at a station of its own, without a rule that somebody else made. */
const addPlace = () => addPile(gateway.platform, { stationStatus: OPEN })

let sent = 0

/** Asks for a start, begins it at the pile and delivers some energy. */
async function begin(
  pile: ChargePoint,
  member: TestMember,
  more: { memberCouponId?: number; wh?: number } = {},
) {
  const { memberCouponId, wh = 20_000 } = more
  const asked = { sellerId: pile.sellerId, gunId: pile.guns[0]?.id ?? 0, token: member.phone, memberCouponId }
  const prepared = await prepareStart(gateway.platform, asked)
  if ('refusal' in prepared) throw new Error(prepared.refusal)
  sent += 1
  const transactionId = `discount-${sent}`
  const ts = gateway.clock.now
  const token = { value: member.phone, isVin: false }
  await service.started(pile, { connector: 1, transactionId, token, meterWh: 1_000, ts })
  const end = async () => {
    const stop = { transactionId, connector: 1, meterWh: 1_000 + wh, reason: stopReason.code.user }
    await service.stopped(pile, { ...stop, readings: [], ts: gateway.clock.now })
    return orderOf(gateway.platform, pile, transactionId)
  }
  return { orderId: prepared.orderId, end }
}

/** A whole charge of twenty minutes; its car leaves ten minutes later. */
async function charge(
  pile: ChargePoint,
  member: TestMember,
  more: { memberCouponId?: number; wh?: number } = {},
) {
  const { end } = await begin(pile, member, more)
  gateway.clock.now += 20 * MINUTE
  const order = await end()
  gateway.clock.now += 10 * MINUTE
  await service.gunChanged(pile, { connector: 1, status: gunStatus.code.idle, ts: gateway.clock.now })
  return order
}

/** Charges that begin and end at the same moments. */
async function chargeAtOnce(member: TestMember, count: number) {
  const piles = await Promise.all(Array.from({ length: count }, addPlace))
  const charges = await Promise.all(piles.map((pile) => begin(pile, member)))
  gateway.clock.now += 20 * MINUTE
  return Promise.all(charges.map(({ end }) => end()))
}

async function addSiteDiscount(stationId: number, bpsOff = 1_000) {
  const model = await gateway.db.selectFrom('siteDiscount').selectAll().executeTakeFirstOrThrow()
  const id = gateway.platform.newId()
  await gateway.db
    .insertInto('siteDiscount')
    .values({ ...model, id, sellerId: 10_001, stationIds: [stationId], bpsOff })
    .execute()
  return id
}

describe('every combination', () => {
  const sites = ['none', 'site', 'activity', 'both'] as const
  const ofMember = ['none', 'grade', 'vip', 'both'] as const
  const coupons = ['none', 'service', 'energy', 'all', 'tooHigh', 'chosen'] as const
  const cases = sites.flatMap((site) => ofMember.map((member) => ({ site, member })))

  it.each(cases)('site rule $site, member rule $member, with each coupon and price', async (of) => {
    // An exclusive price skips all site and member rules alike.
    const prices = of.site === 'both' && of.member === 'both' ? [false, true] : [false]
    const all = coupons.flatMap((kind) => prices.map((isExclusive) => ({ ...of, kind, isExclusive })))
    const begun = await Promise.all(all.map(beginBy))
    gateway.clock.now += 20 * MINUTE
    await Promise.all(begun.map((check) => check()))
  })

  /** Begins a charge by these rules; the answer ends it, and holds its bill against the pure rule. */
  async function beginBy({
    site,
    member: by,
    kind,
    isExclusive,
  }: (typeof cases)[number] & { kind: (typeof coupons)[number]; isExclusive: boolean }) {
    const { platform } = gateway
    const pile = await addPlace()
    const level = by === 'grade' || by === 'both' ? 2 : 1
    const fleet = isExclusive ? { fleet: { balanceFen: 0, creditFen: 0 } } : {}
    const member = await addMember(platform, { phoneFen: 50_000, level, ...fleet })
    if (isExclusive)
      await gateway.db
        .updateTable('fleet')
        .set({ payMode: 2 })
        .where('id', 'in', (of) => of.selectFrom('member').select('groupId').where('id', '=', member.id))
        .execute()
    const discounts: Discount[] = []
    if (site === 'site' || site === 'both')
      discounts.push({
        kind: 'site',
        id: await addSiteDiscount(pile.stationId),
        bpsOff: 1_000,
        covers: 'service',
      })
    if (site === 'activity' || site === 'both') {
      const id = await addActivity(platform, { bpsOff: 500, fee: 2, stationIds: [pile.stationId] })
      discounts.push({ kind: 'activity', id, bpsOff: 500, covers: 'all' })
    }
    const memberDiscounts: MemberDiscount[] = [{ kind: 'grade', id: level, bpsOff: level === 2 ? 300 : 0 }]
    if (by === 'vip' || by === 'both')
      memberDiscounts.push({ kind: 'vip', id: await addVip(platform, member.id), bpsOff: 1_000 })
    const held: Coupon[] = []
    const add = async (one: Pick<Coupon, 'lowers' | 'faceFen' | 'thresholdFen'>) => {
      const id = await addCoupon(platform, member.id, one)
      held.push({ ...one, id, end: (await coupon(id)).toTime })
      return id
    }
    let chosenCoupon: number | undefined
    if (kind === 'chosen') chosenCoupon = await add({ lowers: 'service', faceFen: 100, thresholdFen: 0 })
    if (kind === 'tooHigh') await add({ lowers: 'all', faceFen: 500, thresholdFen: 90_000 })
    else if (kind === 'chosen') await add({ lowers: 'all', faceFen: 500, thresholdFen: 0 })
    else if (kind !== 'none') await add({ lowers: kind, faceFen: 500, thresholdFen: 1_000 })

    const { end } = await begin(
      pile,
      member,
      chosenCoupon === undefined ? {} : { memberCouponId: chosenCoupon },
    )
    return async () => {
      const order = await end()

      const bill = billOf({
        meterValues: [
          { ts: TEST_NOW, wh: 1_000 },
          { ts: TEST_NOW + 20 * MINUTE, wh: 21_000 },
        ],
        tariff: await tariffOf(gateway.db, order.sellerId, order.costModelVersionId),
        ...{ discounts, memberDiscounts: isExclusive ? [] : memberDiscounts, coupons: held, chosenCoupon },
        ...(isExclusive ? { exclusive: { service: { price4: 2_800 } } } : {}),
      })
      const { eFeeFen, sFeeFen, discountFen, couponFen, chargePayableFen: payableFen } = bill
      expect(order).toMatchObject({
        eFeeFen,
        sFeeFen,
        discountFen,
        couponFen,
        payableFen,
        paidFen: payableFen,
      })
      expect(order.memberCouponId).toBe(bill.couponId ?? null)
      expect(await weighed(order)).toEqual(
        bill.weighed.map(({ id, outcome, eFen, sFen }) => [id, outcome, eFen + sFen]),
      )
    }
  }
})

it('never uses one coupon for two charges that end at the same moment', async () => {
  const member = await addMember(gateway.platform, { phoneFen: 50_000 })
  const only = await addCoupon(gateway.platform, member.id)
  const orders = await chargeAtOnce(member, 4)
  expect(orders.map(({ couponFen }) => couponFen).sort((a, b) => b - a)).toEqual([300, 0, 0, 0])
  const user = orders.find(({ couponFen }) => couponFen > 0)
  expect(await coupon(only)).toMatchObject({ status: used, usedOrderId: user?.id })
})

it('gives the discount of a VIP plan until the energy of its month is used up', async () => {
  const member = await addMember(gateway.platform, { phoneFen: 90_000, level: 2 })
  const vip = await addVip(gateway.platform, member.id, { monthWhCap: 30_000 })
  const pile = await addPlace()
  const outcomes = []
  for (const wh of [20_000, 20_000, 20_000]) {
    const order = await charge(pile, member, { wh })
    outcomes.push((await weighed(order)).map(([id, outcome]) => (id === vip ? outcome : `grade ${outcome}`)))
  }
  expect(outcomes).toEqual([
    ['applied', 'grade smaller'],
    ['applied', 'grade smaller'],
    ['grade applied', 'usedUp'],
  ])
  // Several at once: each sees what the others have counted.
  const hurried = await addMember(gateway.platform, { phoneFen: 90_000 })
  const small = await addVip(gateway.platform, hurried.id, { monthWhCap: 15_000 })
  const orders = await chargeAtOnce(hurried, 3)
  const rows = await Promise.all(orders.map(weighed))
  expect(rows.flat().filter(([id, outcome]) => id === small && outcome === 'applied')).toHaveLength(1)
})

it('sells an activity out with its budget, and never spends more', async () => {
  const pile = await addPlace()
  const id = await addActivity(gateway.platform, { stationIds: [pile.stationId], budgetFen: 150 })
  const member = await addMember(gateway.platform, { phoneFen: 90_000 })
  const outcomes = []
  for (let n = 0; n < 3; n += 1) {
    const order = await charge(pile, member)
    outcomes.push((await weighed(order)).map(([, outcome, fen]) => [outcome, fen, order.discountFen]))
  }
  expect(outcomes).toEqual([[['applied', 80, 80]], [['usedUp', 80, 0]], [['usedUp', 80, 0]]])
  expect(await activity(id)).toMatchObject({ spentFen: 80, state: activityState.code.soldOut })
})

describe('a chosen coupon', () => {
  let member: TestMember
  let pile: ChargePoint
  beforeEach(async () => {
    member = await addMember(gateway.platform, { phoneFen: 50_000 })
    pile = await addPlace()
  })
  const asked = (memberCouponId: number) =>
    prepareStart(gateway.platform, {
      sellerId: pile.sellerId,
      gunId: pile.guns[0]?.id ?? 0,
      token: member.phone,
      memberCouponId,
    })

  it('is frozen while its order runs, and free again when nothing comes of it', async () => {
    const id = await addCoupon(gateway.platform, member.id, {
      toTime: TEST_NOW + 2 * DAY,
      status: soonExpiring,
    })
    const prepared = await asked(id)
    if ('refusal' in prepared) throw new Error(prepared.refusal)
    expect(await coupon(id)).toMatchObject({ status: frozen, usedOrderId: prepared.orderId })
    pile = await addPlace()
    expect(await asked(id)).toEqual({ refusal: 'coupon' })
    await refusePrepared(gateway.platform, {
      sellerId: 10_001,
      orderId: prepared.orderId,
      reason: 'rejected',
    })
    expect(await coupon(id)).toMatchObject({ status: soonExpiring, usedOrderId: null })
  })

  it('is refused where it does not hold: another member, another station, voided, over', async () => {
    const { platform } = gateway
    const other = await addMember(platform, { phoneFen: 0 })
    const wrong = [
      await addCoupon(platform, other.id),
      await addCoupon(platform, member.id, { stationIds: [1] }),
      await addCoupon(platform, member.id, { status: voided }),
      await addCoupon(platform, member.id, { toTime: TEST_NOW - 1 }),
      404,
    ]
    for (const id of wrong) expect(await asked(id)).toEqual({ refusal: 'coupon' })
  })

  it('is free again where its threshold is not met, and the best is used instead', async () => {
    const high = await addCoupon(gateway.platform, member.id, { faceFen: 900, thresholdFen: 90_000 })
    const best = await addCoupon(gateway.platform, member.id)
    const order = await charge(pile, member, { memberCouponId: high })
    expect(order).toMatchObject({ couponFen: 300, memberCouponId: best })
    expect(await coupon(high)).toMatchObject({ status: unused, usedOrderId: null })
  })

  it('stays with an order that waits for a person, and comes back when that is void', async () => {
    const id = await addCoupon(gateway.platform, member.id)
    const promo = await addActivity(gateway.platform, { stationIds: [pile.stationId], budgetFen: 500_000 })
    const vip = await addVip(gateway.platform, member.id)
    const { orderId, end } = await begin(pile, member, { wh: 2_000_000 })
    gateway.clock.now += 10 * MINUTE
    const W = 60_000
    const reading = { ts: gateway.clock.now, meterWh: 11_000, W, V: null, A: null, soc: null, tempC: null }
    await service.metered(pile, { connector: 1, readings: [reading] })
    gateway.clock.now += 10 * MINUTE
    await end()
    expect(await coupon(id)).toMatchObject({ status: frozen, usedOrderId: orderId })
    expect((await activity(promo)).spentFen).toBeGreaterThan(0)
    const order = await lockOrder(gateway.db, 10_001, orderId)
    expect(order?.orderStatus).toBe(orderStatus.code.abnormal)
    if (order) await moveOrder(gateway.platform, order, ['void'])
    expect(await coupon(id)).toMatchObject({ status: unused, usedOrderId: null, usedFen: null })
    expect(await activity(promo)).toMatchObject({ spentFen: 0 })
    const usage = await gateway.db.selectFrom('memberVip').select('usedWh').where('id', '=', vip).execute()
    expect(usage).toEqual([{ usedWh: 0 }])
  })

  it('is weighed again when an abnormal order is billed again: by the new fees, and nothing is counted twice', async () => {
    const id = await addCoupon(gateway.platform, member.id, { thresholdFen: 2_000 })
    const promo = await addActivity(gateway.platform, { stationIds: [pile.stationId], budgetFen: 500_000 })
    const vip = await addVip(gateway.platform, member.id, { monthWhCap: 1_000 })
    const { orderId, end } = await begin(pile, member, { wh: 2_000_000 })
    gateway.clock.now += 20 * MINUTE
    const lost = await end()
    const again = async (meterStop: number) => {
      const order = await lockOrder(gateway.db, 10_001, orderId)
      if (!order) throw new Error('no order')
      return { order, bill: await rebill(gateway.platform, order, { meterStop, endTime: lost.endTime ?? 0 }) }
    }
    const small = await again(11_000)
    expect(small.bill.bill).toMatchObject({ couponFen: 0, energyWh: 10_000 })
    const { order, bill } = await again(21_000)
    const done = await finishCorrected(gateway.platform, order, bill, { userId: null, payload: {} })
    expect(done).toMatchObject({ orderStatus: orderStatus.code.finished, couponFen: 300, owedFen: 0 })
    expect(done.discountFen).toBe(80 + 92)
    expect(await activity(promo)).toMatchObject({ spentFen: 80 })
    expect(await coupon(id)).toMatchObject({ status: used, usedFen: 300 })
    const usage = await gateway.db
      .selectFrom('vipUsage')
      .select('usedWh')
      .where('memberVipId', '=', vip)
      .execute()
    expect(usage).toEqual([{ usedWh: 20_000 }])
    expect(await weighed(done)).toHaveLength(3)
  })

  it('keeps what it took off when the order is adjusted', async () => {
    const id = await addCoupon(gateway.platform, member.id)
    const order = await charge(pile, member)
    const lines = await gateway.db
      .selectFrom('billLine')
      .selectAll()
      .where('orderId', '=', order.id)
      .execute()
    const deltas = [{ seq: 1, energyWh: 0, eFeeFen: -100, sFeeFen: -50 }]
    const { energyWh, eFeeFen, sFeeFen, occupyFeeFen, payableFen } = order
    const sums = { energyWh, occupyFeeFen, eFeeFen: eFeeFen - 100, sFeeFen: sFeeFen - 50 }
    const adjusted = await adjustOrder(
      gateway.platform,
      order,
      lines.map(({ fromTime: from, toTime: to, ...line }) => ({ ...line, from, to })),
      { id: 1, userId: null, deltas, sums: { ...sums, payableFen: payableFen - 150 } },
    )
    expect(adjusted).toMatchObject({
      couponFen: 300,
      payableFen: payableFen - 150,
      paidFen: payableFen - 150,
    })
    expect(await coupon(id)).toMatchObject({ status: used, usedFen: 300 })
  })
})

it('follows the calendar: coupons expire soon, then expire; activities run, then are over', async () => {
  const member = await addMember(gateway.platform, { phoneFen: 0 })
  const soon = await addCoupon(gateway.platform, member.id, { toTime: TEST_NOW + 2 * DAY })
  const late = await addCoupon(gateway.platform, member.id, { toTime: TEST_NOW + 4 * DAY })
  const promo = await addActivity(gateway.platform, { stationIds: [], state: activityState.code.issued })
  await turnCalendar(gateway.platform)
  expect([await coupon(soon), await coupon(late)].map(({ status }) => status)).toEqual([soonExpiring, unused])
  expect(await activity(promo)).toMatchObject({ state: activityState.code.running })
  gateway.clock.now += 2 * DAY
  await turnCalendar(gateway.platform)
  expect([await coupon(soon), await coupon(late)].map(({ status }) => status)).toEqual([
    expired,
    soonExpiring,
  ])
  expect(await activity(promo)).toMatchObject({ state: activityState.code.over })
})
