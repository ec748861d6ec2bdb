import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { reductionOutcome } from '@ampdeck/api/enumerations/marketing'
import { billChannel, orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import { parseTimestamp } from '@ampdeck/api/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startRules } from '../bill/order/charge-order-detail.store.ts'
import { createCharging } from '../charging/charging.ts'
import { prepareStart } from '../charging/start/prepare-start.service.ts'
import type { ChargePoint } from '../device/charge-point.ts'
import { addMember, addPile, orderOf } from '../testing/charging.ts'
import { startTestGateway, type TestGateway, testPile } from '../testing/test-gateway.ts'

/* The rules by which a station charges, each by a charge over OCPP whose order shows what the rule did, and which. */

const SELLER = 10_001
const { open: OPEN } = stationStatus.code
const at = (time: string) => parseTimestamp(time)
/** A Wednesday. */
const START = '2026-03-18 09:00:00'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway({ charging: (platform) => createCharging(platform, { gatherMs: 0 }) })
})
afterAll(() => gateway.close())
beforeEach(() => {
  gateway.clock.now = at(START)
})

const base = () => {
  const { newId, now } = gateway.platform
  return {
    id: newId(),
    sellerId: SELLER,
    createTime: now(),
    updateTime: now(),
    createUser: null,
    updateUser: null,
  }
}
/** A pile at a station of its own, whose rules are nobody else's. */
const addPlace = () => addPile(gateway.platform, { stationStatus: OPEN })

/** A pile on the wire: what its driver does with it. */
async function connect(pile: ChargePoint) {
  const client = testPile(gateway.url, pile.code)
  await client.connect()
  const timestamp = () => new Date(gateway.clock.now).toISOString()
  const say = (status: string) =>
    client.call('StatusNotification', {
      connectorId: 1,
      status,
      errorCode: 'NoError',
      timestamp: timestamp(),
    })
  const authorize = async (idTag: string) =>
    ((await client.call('Authorize', { idTag })) as { idTagInfo: { status: string } }).idTagInfo.status
  const start = async (idTag: string) =>
    (await client.call('StartTransaction', {
      ...{ connectorId: 1, idTag, meterStart: 0, timestamp: timestamp() },
    })) as { transactionId: number; idTagInfo: { status: string } }
  const meter = (transactionId: number, wh: number) =>
    client.call('MeterValues', {
      ...{ connectorId: 1, transactionId },
      meterValue: [{ timestamp: timestamp(), sampledValue: [{ value: String(wh), unit: 'Wh' }] }],
    })
  const stop = (transactionId: number, meterStop: number, reason = 'Local') =>
    client.call('StopTransaction', { transactionId, meterStop, timestamp: timestamp(), reason })
  await client.call('BootNotification', { chargePointVendor: 'V', chargePointModel: 'M' })
  return { client, say, authorize, start, meter, stop }
}

/** A charge of 20 kWh in 20 minutes that starts now, and whose car leaves so many minutes later. */
async function charged(idTag: string, pile: ChargePoint, stays = 1) {
  const { client, say, start, meter, stop } = await connect(pile)
  await say('Preparing')
  const { transactionId, idTagInfo } = await start(idTag)
  expect(idTagInfo.status).toBe('Accepted')
  await say('Charging')
  gateway.clock.now += 20 * 60_000
  await meter(transactionId, 20_000)
  await stop(transactionId, 20_000)
  await say('Finishing')
  gateway.clock.now += stays * 60_000
  await say('Available')
  const order = () => orderOf(gateway.platform, pile, String(transactionId))
  await expect.poll(async () => (await order()).unplugTime).toBe(gateway.clock.now)
  await client.close()
  return order()
}

type ChargedOrder = Awaited<ReturnType<typeof charged>>
const rulesOf = (order: ChargedOrder) =>
  startRules({ db: gateway.db } as Parameters<typeof startRules>[0], order)
const weighed = async (order: { id: number }) => {
  const rows = await gateway.db
    .selectFrom('orderDiscount')
    .select(['sourceId', 'outcome', 'sFen'])
    .where('orderId', '=', order.id)
    .orderBy('seq')
    .execute()
  return rows.map(({ sourceId, outcome, sFen }) => [sourceId, reductionOutcome.key(outcome), sFen])
}
/** 20 kWh of the first station's tariff: flat until 10:00, 0.6852 + 0.4500. */
const FLAT = { eFeeFen: 1_370, sFeeFen: 900 }

it('occupy rule: its free minutes, steps and cap, and no fee outside its window', async () => {
  const addRule = async (pile: ChargePoint, timeWindow: string, capFen = 2_000) => {
    const rule = { ...base(), name: '短时占位', freeMinutes: 15, stepMinutes: 15, stepFen: 800, capFen }
    await gateway.db
      .insertInto('occupyRule')
      .values({ ...rule, timeWindow, graceMemberLevels: [4], remind: 0 })
      .execute()
    await gateway.db
      .updateTable('station')
      .set({ occupyRuleId: rule.id })
      .where('id', '=', pile.stationId)
      .execute()
    return rule.id
  }
  const feeOf = async (timeWindow: string, stays: number, level = 1, capFen = 2_000) => {
    gateway.clock.now = at(START)
    const pile = await addPlace()
    const ruleId = await addRule(pile, timeWindow, capFen)
    const { cardNo } = await addMember(gateway.platform, { phoneFen: 50_000, level })
    const order = await charged(cardNo, pile, stays)
    const bill = await gateway.db
      .selectFrom('occupyBill')
      .select(['ruleId', 'minutes', 'steps'])
      .where('orderId', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(bill.ruleId).toBe(ruleId)
    expect(order.payableFen - order.eFeeFen - order.sFeeFen + order.discountFen).toBe(order.occupyFeeFen)
    return [order.occupyFeeFen, bill.minutes, bill.steps]
  }
  expect(await feeOf('00:00-24:00', 15)).toEqual([0, 15, 0])
  expect(await feeOf('00:00-24:00', 31)).toEqual([1_600, 31, 2])
  expect(await feeOf('00:00-24:00', 90, 1, 2_000)).toEqual([2_000, 90, 5])
  expect(await feeOf('10:00-24:00', 60)).toEqual([800, 20, 1])
  expect(await feeOf('00:00-24:00', 90, 4)).toEqual([0, 90, 0])
})

describe('site discount', () => {
  const addDiscount = async (pile: ChargePoint, of: object) => {
    const discount = {
      ...base(),
      name: '早间折扣',
      stationIds: [pile.stationId],
      fee: 1 as const,
      bpsOff: 2_000,
    }
    const times = { timeWindow: '00:00-24:00', validFrom: '2026-03-01', validTo: '2026-03-31', weekdays: [] }
    await gateway.db
      .insertInto('siteDiscount')
      .values({ ...discount, ...times, memberTypes: [], state: 1, bearer: 1, ...of })
      .execute()
    return discount.id
  }

  it.each([
    ['on its weekday', { weekdays: [3] }, 180],
    ['not on another', { weekdays: [4] }, 0],
    ['inside its window', { timeWindow: '08:00-09:30' }, 180],
    ['not outside', { timeWindow: '22:00-08:00' }, 0],
    ['not after its last day', { validTo: '2026-03-17' }, 0],
    ['not while it is disabled', { state: 2 }, 0],
    ['not for another kind of member', { memberTypes: [2] }, 0],
  ])('lowers the bill %s', async (_name, of, off) => {
    const pile = await addPlace()
    const id = await addDiscount(pile, of)
    const { cardNo } = await addMember(gateway.platform, { phoneFen: 50_000 })
    const order = await charged(cardNo, pile)
    expect(order).toMatchObject({ ...FLAT, discountFen: off, payableFen: 2_270 - off })
    expect((await weighed(order)).filter(([source]) => source === id)).toEqual(
      off > 0 ? [[id, 'applied', off]] : [],
    )
  })
})

describe('exclusive price by member tag', () => {
  it('bills its prices and no discount, for who has the tag alone, and names itself on the order', async () => {
    const tag = {
      ...base(),
      name: `tag ${gateway.platform.newId()}`.slice(0, 10),
      objectKind: 1,
      kind: 1,
      rule: null,
    }
    await gateway.db.insertInto('tag').values(tag).execute()
    const strategy = { ...base(), name: '网约车专享', groupId: null, tagId: tag.id }
    const prices = { servicePriceMode: 2 as const, value: 5_000, ePriceMode: 1 as const, ePrice4: 5_000 }
    await gateway.db
      .insertInto('exclusiveStrategy')
      .values({ ...strategy, ...prices, validFrom: '2026-03-01', validTo: '2026-03-31', state: 1 })
      .execute()
    const pile = await addPlace()
    const [tagged, other] = [
      await addMember(gateway.platform, { phoneFen: 50_000, level: 2 }),
      await addMember(gateway.platform, { phoneFen: 50_000, level: 2 }),
    ]
    await gateway.db
      .insertInto('tagBind')
      .values({ sellerId: SELLER, tagId: tag.id, objectId: tagged.id })
      .execute()
    const order = await charged(tagged.cardNo, pile)
    expect(order).toMatchObject({ eFeeFen: 1_000, sFeeFen: 450, discountFen: 0, payableFen: 1_450 })
    expect(await rulesOf(order)).toMatchObject([
      { kind: 'exclusiveStrategy', id: strategy.id, name: strategy.name },
    ])
    expect((await weighed(order)).map(([, outcome]) => outcome)).toEqual(['exclusive'])
    gateway.clock.now = at(START)
    const without = await charged(other.cardNo, pile)
    expect(without).toMatchObject({ ...FLAT, exclusiveStrategyId: null })
    expect(await rulesOf(without)).toEqual([])
  })
})

describe('VIN pass', () => {
  const change = (vin: string, of: object) =>
    gateway.db.updateTable('vinPass').set(of).where('vin', '=', vin).execute()

  it('plug in and charge: the bare VIN is authorised, charged and paid by its binding', async () => {
    const pile = await addPlace()
    const { vin, id } = await addMember(gateway.platform, { phoneFen: 50_000 })
    const { client, authorize } = await connect(pile)
    expect(await authorize(vin)).toBe('Accepted')
    await client.close()
    const order = await charged(vin, pile)
    expect(order).toMatchObject({ ...FLAT, vin, memberId: id, channel: billChannel.code.vin, owedFen: 0 })
    expect(await rulesOf(order)).toMatchObject([{ kind: 'vinPass', name: vin, capFen: null }])
    const { lastUse } = await gateway.db
      .selectFrom('vinPass')
      .select('lastUse')
      .where('vin', '=', vin)
      .executeTakeFirstOrThrow()
    expect(lastUse).toBe(order.startTime)
  })

  it.each([
    ['disabled', { state: 2 }, 'Blocked'],
    ['over', { validTo: '2026-03-17' }, 'Expired'],
    ['for other stations', { stationIds: [1] }, 'Blocked'],
    ['to be confirmed', { startMode: 2 }, 'Blocked'],
  ])('is refused while it is %s', async (_name, of, status) => {
    const pile = await addPlace()
    const { vin } = await addMember(gateway.platform, { phoneFen: 50_000 })
    await change(vin, of)
    const { client, authorize, start } = await connect(pile)
    expect(await authorize(vin)).toBe(status)
    const { transactionId, idTagInfo } = await start(vin)
    expect(idTagInfo.status).toBe(status)
    expect(await orderOf(gateway.platform, pile, String(transactionId))).toMatchObject({
      orderStatus: orderStatus.code.closed,
    })
    await client.close()
  })

  it('starts a car that needs a confirmation once somebody has confirmed it', async () => {
    const pile = await addPlace()
    const { vin } = await addMember(gateway.platform, { phoneFen: 50_000 })
    await change(vin, { startMode: 2, maxFenPerOrder: 5_000 })
    const { client, authorize, start, stop } = await connect(pile)
    const prepared = await prepareStart(gateway.platform, {
      ...{ sellerId: SELLER, gunId: pile.guns[0]?.id ?? 0, token: vin },
    })
    expect(prepared).toMatchObject({ token: { value: vin, isVin: true } })
    expect(await authorize(vin)).toBe('Accepted')
    const { transactionId, idTagInfo } = await start(vin)
    expect(idTagInfo.status).toBe('Accepted')
    await stop(transactionId, 5_000)
    expect(await orderOf(gateway.platform, pile, String(transactionId))).toMatchObject({
      ...{ vin, channel: billChannel.code.vin },
    })
    await client.close()
  })

  it('ends a charge that has come to its cap, and says why', async () => {
    const pile = await addPlace()
    const { vin } = await addMember(gateway.platform, { phoneFen: 50_000 })
    await change(vin, { maxFenPerOrder: 1_000 })
    const { client, say, start, meter, stop } = await connect(pile)
    await say('Preparing')
    const { transactionId } = await start(vin)
    await say('Charging')
    const asked = async () => {
      const { id } = await orderOf(gateway.platform, pile, String(transactionId))
      return (await gateway.db.selectFrom('pileCommand').select('id').where('orderId', '=', id).execute())
        .length
    }
    gateway.clock.now += 5 * 60_000
    await meter(transactionId, 5_000)
    expect(await asked()).toBe(0)
    gateway.clock.now += 5 * 60_000
    await meter(transactionId, 10_000)
    await expect.poll(asked).toBe(1)
    await stop(transactionId, 10_000, 'Remote')
    const order = await orderOf(gateway.platform, pile, String(transactionId))
    expect(order).toMatchObject({ stopReason: stopReason.code.amountLimit, payableFen: 1_135 })
    expect(await rulesOf(order)).toMatchObject([{ kind: 'vinPass', name: vin, capFen: 1_000 }])
    await client.close()
  })

  it('is of no use without a binding that is in use', async () => {
    const pile = await addPlace()
    const { vin } = await addMember(gateway.platform, { phoneFen: 50_000 })
    const { client, authorize } = await connect(pile)
    await gateway.db.updateTable('vinBinding').set({ state: 2 }).where('vin', '=', vin).execute()
    expect(await authorize(vin)).toBe('Invalid')
    await gateway.db
      .updateTable('vinBinding')
      .set({ state: 1, validTo: '2026-03-17' })
      .where('vin', '=', vin)
      .execute()
    expect(await authorize(vin)).toBe('Expired')
    await client.close()
  })
})

it('gun strategy: its price on its days, at its gun alone, before gun, pile and station', async () => {
  const pile = await addPlace()
  const { cardNo } = await addMember(gateway.platform, { phoneFen: 500_000 })
  const model = await gateway.db
    .selectFrom('costModel')
    .select('id')
    .where(({ and }) => and({ sellerId: SELLER, code: 'GD-HWY' }))
    .executeTakeFirstOrThrow()
  const { stationId, pileId } = pile
  const strategy = { ...base(), stationId, pileId, gunId: pile.guns[0]?.id ?? 0, costModelId: model.id }
  const { id: chargeStrategyId } = await gateway.db
    .selectFrom('chargeStrategy')
    .select('id')
    .where('sellerId', '=', SELLER)
    .executeTakeFirstOrThrow()
  await gateway.db
    .updateTable('chargeStrategy')
    .set({ kind: 3, energyWh: 20_000, amountFen: null, minutes: null, soc: null, state: 1, stationIds: [] })
    .where('id', '=', chargeStrategyId)
    .execute()
  // Wednesdays.
  await gateway.db
    .insertInto('strategyForGun')
    .values({ ...strategy, chargeStrategyId, weekdayMask: 4, validFrom: '2026-03-12', validTo: '2026-03-25' })
    .execute()
  const on = async (day: string) => {
    gateway.clock.now = at(`${day} 09:00:00`)
    return charged(cardNo, pile)
  }
  const first = await on('2026-03-11')
  expect(first).toMatchObject({ ...FLAT, gunStrategyId: null })
  expect(await on('2026-03-17')).toMatchObject({ costModelVersionId: first.costModelVersionId, ...FLAT })
  const order = await on('2026-03-18')
  expect(order).toMatchObject({ gunStrategyId: strategy.id, eFeeFen: 1_450, sFeeFen: 1_120 })
  const { strategies } = await gateway.db
    .selectFrom('chargeTransaction')
    .select('strategies')
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(strategies).toMatchObject([{ id: chargeStrategyId, value: 20_000 }])
  expect(await rulesOf(order)).toMatchObject([{ kind: 'gunStrategy', id: strategy.id, name: 'GD-HWY' }])
  expect(await on('2026-03-25')).toMatchObject({ gunStrategyId: strategy.id })
  expect(await on('2026-04-01')).toMatchObject({ ...FLAT, gunStrategyId: null })
})
