import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { chargeStatus, orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import { DAY, formatDate, HOUR, MINUTE } from '@ampdeck/api/time'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { rollUp } from '../bill/day-stat/day-stat.service.ts'
import { check } from '../bill/invariants/invariants.job.ts'
import { violations } from '../bill/invariants/invariants.store.ts'
import type { ChargePoint, Charging } from '../device/charge-point.ts'
import { mustPost } from '../ledger/ledger.ts'
import {
  addMember,
  addPile,
  flowsOf,
  openNetwork,
  orderOf,
  type TestMember,
  type TestNetwork,
} from '../testing/charging.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import { createCharging } from './charging.ts'
import { watch } from './finish/watchdog.job.ts'
import { retry } from './money/deduction.job.ts'
import { reminderAt, tick } from './occupy/occupy-clock.job.ts'
import { prepareStart } from './start/prepare-start.service.ts'

const { charging, finished, abnormal, closed } = orderStatus.code
const { settled, partlyDeducted } = chargeStatus.code

let network: TestNetwork
let service: Charging
let pile: ChargePoint
let member: TestMember

beforeAll(async () => {
  network = await openNetwork()
  service = createCharging(network.platform, { gatherMs: 0 })
})
afterAll(() => network.close())
beforeEach(async () => {
  network.clock.now = Math.max(network.clock.now, TEST_NOW) + MINUTE
  pile = await addPile(network.platform)
  member = await addMember(network.platform, { phoneFen: 10_000 })
})

const read = (transactionId: string, meterWh: number) =>
  service.metered(pile, {
    connector: 1,
    transactionId,
    readings: [{ ts: network.clock.now, meterWh, W: 60_000, V: 400, A: 150, soc: 40, tempC: 30 }],
  })
const stop = (transactionId: string, meterWh: number) =>
  service.stopped(pile, {
    transactionId,
    connector: 1,
    meterWh,
    reason: stopReason.code.user,
    readings: [],
    ts: network.clock.now,
  })
const order = (transactionId: string) => orderOf(network.platform, pile, transactionId)
const wait = (ms: number) => {
  network.clock.now += ms
}
const status = (code: 1 | 2 | 3 | 4) =>
  service.gunChanged(pile, { connector: 1, status: code, ts: network.clock.now })

async function begin(meterWh = 1_000): Promise<string> {
  const token = { value: member.phone, isVin: false }
  const { transactionId } = await service.started(pile, {
    connector: 1,
    token,
    meterWh,
    ts: network.clock.now,
  })
  await read(transactionId, meterWh)
  return transactionId
}
async function charge(wh: number): Promise<string> {
  const transactionId = await begin()
  wait(20 * MINUTE)
  await stop(transactionId, 1_000 + wh)
  return transactionId
}
const tools = () => ({
  platform: network.platform,
  publicUrl: '',
  gateways: {},
  jobs: { send: async () => undefined },
})

it('closes what was asked for and never came', async () => {
  const gunId = pile.guns[0]?.id ?? 0
  const prepared = await prepareStart(network.platform, {
    sellerId: pile.sellerId,
    gunId,
    token: member.cardNo,
  })
  if ('refusal' in prepared) throw new Error(prepared.refusal)
  await watch(network.platform)
  wait(61_000)
  await watch(network.platform)
  const found = await network.db
    .selectFrom('chargeOrder')
    .selectAll()
    .where('id', '=', prepared.orderId)
    .executeTakeFirstOrThrow()
  expect(found).toMatchObject({ orderStatus: closed, closeReason: 'timeout' })
  const gun = await network.db.selectFrom('gun').selectAll().where('id', '=', gunId).executeTakeFirstOrThrow()
  expect(gun).toMatchObject({ status: gunStatus.code.idle, currentOrderId: null })
})

it('gives up a silent charge, and bills it when its final bill comes after all', async () => {
  const transactionId = await begin()
  wait(29 * MINUTE)
  await watch(network.platform)
  expect(await order(transactionId)).toMatchObject({ orderStatus: charging })
  wait(2 * MINUTE)
  await watch(network.platform)
  expect(await order(transactionId)).toMatchObject({
    orderStatus: abnormal,
    abnormalKind: 1,
    overtimeKind: 1,
  })
  await stop(transactionId, 9_000)
  expect(await order(transactionId)).toMatchObject({
    orderStatus: finished,
    chargeStatus: settled,
    energyWh: 8_000,
    abnormalKind: null,
  })
})

it('gives up a charge that is open for more than a day', async () => {
  const transactionId = await begin()
  wait(25 * HOUR)
  await read(transactionId, 20_000)
  await watch(network.platform)
  expect(await order(transactionId)).toMatchObject({ orderStatus: abnormal, abnormalKind: 1 })
})

it('goes on after the process that served it was killed', async () => {
  const transactionId = await begin()
  wait(5 * MINUTE)
  service = createCharging(network.platform, { gatherMs: 0 })
  await service.connected(pile, network.clock.now)
  await read(transactionId, 4_000)
  wait(5 * MINUTE)
  // Told twice at once, to two processes.
  await Promise.all([
    stop(transactionId, 7_000),
    createCharging(network.platform, { gatherMs: 0 }).stopped(pile, {
      transactionId,
      meterWh: 7_000,
      reason: stopReason.code.user,
      readings: [],
      ts: network.clock.now,
    }),
  ])
  const done = await order(transactionId)
  expect(done).toMatchObject({ orderStatus: finished, chargeStatus: settled, energyWh: 6_000 })
  expect(await flowsOf(network.platform, done)).toHaveLength(1)
  const lines = await network.db.selectFrom('billLine').select('seq').where('orderId', '=', done.id).execute()
  expect(new Set(lines.map(({ seq }) => seq)).size).toBe(lines.length)
})

it('takes what is owed when there is money again, suspends and releases', async () => {
  member = await addMember(network.platform, { phoneFen: 500 })
  const transactionId = await charge(20_000)
  const owing = await order(transactionId)
  expect(owing).toMatchObject({ chargeStatus: partlyDeducted, paidFen: 500 })
  const suspended = () =>
    network.db.selectFrom('member').select('suspended').where('id', '=', member.id).executeTakeFirst()
  await retry(network.platform)
  expect(await suspended()).toEqual({ suspended: 0 })
  wait(25 * HOUR)
  await retry(network.platform)
  expect(await suspended()).toEqual({ suspended: 1 })

  const account = await network.db
    .selectFrom('account')
    .select('id')
    .where('memberId', '=', member.id)
    .executeTakeFirstOrThrow()
  const paidIn = { accountId: account.id, bizType: 'gift', bizId: 1, amountFen: 50_000 } as const
  await mustPost(network.platform, pile.sellerId, paidIn)
  await retry(network.platform)
  expect(await order(transactionId)).toMatchObject({ chargeStatus: settled, owedFen: 0 })
  expect(await suspended()).toEqual({ suspended: 0 })
})

it('counts an occupied gun, reminds its driver, and ends at the cap', async () => {
  await status(2)
  const transactionId = await charge(5_000)
  const bill = async () =>
    network.db
      .selectFrom('occupyBill')
      .selectAll()
      .where('orderId', '=', (await order(transactionId)).id)
      .executeTakeFirstOrThrow()
  wait(16 * MINUTE)
  await tick(tools())
  expect(await bill()).toMatchObject({ state: 1, minutes: 16, feeFen: 0, reminded: 1 })
  wait(20 * MINUTE)
  await tick(tools())
  expect(await bill()).toMatchObject({ state: 1, minutes: 36, steps: 1, feeFen: 500, reminded: 2 })
  const sent = await network.db.selectFrom('outgoingMessage').select('recipients').execute()
  expect(sent.filter(({ recipients }) => recipients.includes(member.phone))).toHaveLength(2)
  wait(7 * HOUR)
  await tick(tools())
  expect(await bill()).toMatchObject({ state: 3, feeFen: 6_000 })
  expect(await order(transactionId)).toMatchObject({ occupyFeeFen: 6_000, unplugTime: null })
  await status(1)
  expect(await order(transactionId)).toMatchObject({ occupyFeeFen: 6_000, unplugTime: network.clock.now })
})

it('reminds at half of the free time and at its end', () => {
  const rule = { freeMinutes: 30, graceMinutes: 10 }
  expect([0, 19, 20, 39, 40, 100].map((minutes) => reminderAt(minutes, rule))).toEqual([0, 0, 1, 1, 2, 2])
})

it('gives up a final bill without a charge after ten minutes', async () => {
  await stop('of-nobody', 1_000)
  wait(11 * MINUTE)
  await watch(network.platform)
  const raw = await network.db
    .selectFrom('rawBill')
    .select('state')
    .where('tradeNo', '=', 'of-nobody')
    .executeTakeFirst()
  expect(raw).toEqual({ state: 3 })
})

it('keeps the invariants over a simulated month and the charges of these tests', async () => {
  await charge(12_345)
  await rollUp(network.platform)
  const to = network.clock.now + DAY
  expect(await violations(network.db, { from: to - 35 * DAY, to })).toEqual([])
  const today = await network.db
    .selectFrom('dayStat')
    .select((of) => of.fn.sum<number>('energyWh').as('energyWh'))
    .where('day', '=', formatDate(network.clock.now))
    .executeTakeFirst()
  expect(today?.energyWh).toBeGreaterThanOrEqual(12_345)
})

it('finds what breaks an invariant', async () => {
  const transactionId = await charge(2_000)
  const { id } = await order(transactionId)
  await network.db.updateTable('chargeOrder').set({ paidFen: 1 }).where('id', '=', id).execute()
  await network.db.updateTable('account').set({ balanceFen: 1 }).where('memberId', '=', member.id).execute()
  const to = network.clock.now + DAY
  const found = await violations(network.db, { from: to - 5 * DAY, to })
  const rules = new Set(found.map(({ rule }) => rule))
  expect(rules).toContain('1 ledger: Balances')
  expect(rules).toContain('3 payable is paid and owed')
  expect(rules).toContain('1 ledger: Orders paid')

  await check(network.platform)
  const alarms = await network.db
    .selectFrom('alarm')
    .select(['code', 'level'])
    .where('code', 'like', 'LedgerCheck%')
    .execute()
  expect(alarms).toContainEqual({ code: 'LedgerCheck1', level: 2 })
})
