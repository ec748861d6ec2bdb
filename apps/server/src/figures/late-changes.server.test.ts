import { stopReason } from '@ampdeck/api/enumerations/order'
import { MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { job as dayStatJob } from '../bill/day-stat/day-stat.job.ts'
import { violations } from '../bill/invariants/invariants.store.ts'
import { createCharging } from '../charging/charging.ts'
import type { ChargePoint, Charging } from '../device/charge-point.ts'
import { payIn } from '../payment/recharge/recharge.service.ts'
import { addFunds, addMember, addPile, orderOf } from '../testing/charging.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'

/*
 * A late bill, an adjustment and a refund of last month change last month's figures everywhere, and only by their
 * amount: before the job of the minute has counted them and afterwards.
 */

const JUNE = { from: parseTimestamp('2026-06-01'), to: parseTimestamp('2026-07-01') }
const june = { dayFrom: '2026-06-01', dayTo: '2026-06-30' }

/** When the charge begins whose bill comes late. */
const BEGIN = parseTimestamp('2026-06-28 11:55:00')

type Sums = Record<string, number>

let server: TestApp
let token: string
let charging: Charging
let pile: ChargePoint
let transactionId: string

beforeAll(async () => {
  server = await createTestApp()
  charging = createCharging(server.platform, { gatherMs: 0 })
  // It begins before anything else does: the numbers of records rise with the time of their making.
  await itIs(BEGIN)
  const member = await addMember(server.platform, { phoneFen: 10_000 })
  pile = await addPile(server.platform)
  const begun = await charging.started(pile, {
    connector: 1,
    token: { value: member.phone, isVin: false },
    meterWh: 1_000,
    ts: BEGIN,
  })
  transactionId = begun.transactionId
})
afterAll(() => server.close())

async function ask<Data>(path: string, body: object = {}): Promise<Data> {
  const { code, data } = await server.call<Data>(path, body, { token })
  expect([path, code]).toEqual([path, 0])
  return data
}

async function itIs(time: number): Promise<void> {
  server.clock.now = time
  token = await server.login('admin')
}

interface Row extends Sums {
  time: never
}

/** The numbers of a row, or of what several come to. */
function sumsOf(rows: readonly object[]): Sums {
  const sums: Sums = {}
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      if (typeof value === 'number' && name !== 'id') sums[name] = (sums[name] ?? 0) + value
  return sums
}

const ADDED = new Set([
  'orders',
  'energyWh',
  'eFeeFen',
  'sFeeFen',
  'occupyFeeFen',
  'discountFen',
  'couponFen',
  'grossFen',
  'incomeFen',
  'payableFen',
  'paidFen',
  'owedFen',
  'rechargeFen',
  'refunds',
  'refundFen',
  'refundApprovedFen',
  'sharpWh',
  'peakWh',
  'flatWh',
  'valleyWh',
])

/** June everywhere, as far as it adds up: reports, their rows, dashboards, and what was ever charged. */
async function everywhere(): Promise<Record<string, Sums>> {
  const sumOf = async (path: string) => (await ask<{ sum: Sums }>(`report-service/${path}`, june)).sum
  const inJune = <T extends { time: string | null }>(rows: readonly T[]) =>
    sumsOf(rows.filter(({ time }) => time?.startsWith('2026-06')))
  const quarter = { days: 90 } as const
  const [revenue, trends, income, members] = await Promise.all([
    ask<{ days: Row[]; funds: Row[] }>('statistics-service/platformHome/revenue', quarter),
    ask<{ months: Row[] }>('statistics-service/platformHome/trends', quarter),
    ask<{ parts: { course: Row[] } }>('statistics-service/operationView/income', {
      ...quarter,
      grain: 'day',
    }),
    ask<{ parts: { course: Row[] } }>('statistics-service/operationView/member', {
      ...quarter,
      grain: 'day',
    }),
  ])
  const months = await ask<{ records: Row[] }>('report-service/bill/monthPage', {
    dayFrom: '2026-05-01',
    dayTo: '2026-07-01',
    by: 'station',
    pageSize: 1_000,
  })
  const guns = await ask<{ records: Row[] }>('report-service/dataStatistics/chargeData', {
    ...june,
    by: 'gun',
    grain: 'month',
    pageSize: 1_000,
  })
  const bills = await ask<{ total: Sums }>('bill-service/bill/statisticsPivot', {
    endTimeFrom: june.dayFrom,
    endTimeTo: june.dayTo,
  })
  const places: Record<string, Sums> = {
    bills: await sumOf('bill/sum'),
    months: inJune(months.records),
    summary: await sumOf('dataStatistics/summarySum'),
    charging: await sumOf('dataStatistics/chargeDataSum'),
    guns: sumsOf(guns.records),
    platform: await sumOf('platform/sum'),
    recharges: await sumOf('recharge/sum'),
    revenue: inJune(revenue.days),
    funds: inJune(revenue.funds),
    trends: inJune(trends.months),
    income: inJune(income.parts.course),
    members: inJune(members.parts.course),
    billStatistics: sumsOf([bills.total]),
    ever: sumsOf([await ask<Sums>('statistics-service/operationView/overview')]),
  }
  return Object.fromEntries(
    Object.entries(places).map(([place, sums]) => [
      place,
      Object.fromEntries(Object.entries(sums).filter(([name]) => ADDED.has(name))),
    ]),
  )
}

/** Where which figure is another than before, and by how much. */
function difference(before: Record<string, Sums>, after: Record<string, Sums>) {
  return Object.fromEntries(
    Object.entries(after).map(([place, sums]) => [
      place,
      Object.fromEntries(
        Object.entries(sums).flatMap(([name, value]) => {
          const by = value - (before[place]?.[name] ?? 0)
          return by === 0 ? [] : [[name, by]]
        }),
      ),
    ]),
  )
}

/** What must differ: of each place what it knows of the change. */
function expected(places: Record<string, Sums>, change: Sums) {
  return Object.fromEntries(
    Object.entries(places).map(([place, sums]) => [
      place,
      Object.fromEntries(Object.entries(change).filter(([name, by]) => by !== 0 && name in sums)),
    ]),
  )
}

/** Runs a change and compares all places with it, before its days are counted and after. */
async function changes(run: () => Promise<Sums>): Promise<void> {
  const before = await everywhere()
  const change = await run()
  const asked = await everywhere()
  expect(difference(before, asked)).toEqual(expected(asked, change))
  await dayStatJob.run({}, server.tools)
  expect(await server.db.selectFrom('dayStatChange').selectAll().execute()).toEqual([])
  expect(await everywhere()).toEqual(asked)
  const broken = await violations(server.db, JUNE)
  expect(broken.filter(({ rule }) => rule.startsWith('5'))).toEqual([])
}

const orderNow = (id: number) =>
  server.db.selectFrom('chargeOrder').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

let orderId: number

it('is counted every minute', () => {
  expect(dayStatJob.cron).toBe('* * * * *')
})

it('takes a bill that comes days late into the month in which its charge ended', async () => {
  const ended = BEGIN + 10 * MINUTE
  await itIs(TEST_NOW)
  await changes(async () => {
    await charging.stopped(pile, {
      transactionId,
      connector: 1,
      meterWh: 11_000,
      reason: stopReason.code.user,
      readings: [],
      ts: ended,
    })
    orderId = (await orderOf(server.platform, pile, transactionId)).id
    const order = await orderNow(orderId)
    expect(order).toMatchObject({ orderStatus: 3, endTime: ended, energyWh: 10_000, owedFen: 0 })
    const { eFeeFen, sFeeFen, discountFen, couponFen, payableFen, paidFen } = order
    const lines = await server.db
      .selectFrom('billLine')
      .select(['period', 'energyWh'])
      .where('orderId', '=', orderId)
      .execute()
    const within = (period: number) =>
      lines.filter((line) => line.period === period).reduce((sum, { energyWh }) => sum + energyWh, 0)
    return {
      orders: 1,
      energyWh: 10_000,
      eFeeFen,
      sFeeFen,
      grossFen: eFeeFen + sFeeFen,
      discountFen,
      couponFen,
      incomeFen: eFeeFen + sFeeFen - discountFen - couponFen,
      payableFen,
      paidFen,
      sharpWh: within(1),
      peakWh: within(2),
      flatWh: within(3),
      valleyWh: within(4),
    }
  })
})

it('takes an adjustment off the month of its order', async () => {
  const [first, second] = [await server.login('finance'), await server.login('finance2')]
  const bill = <Data>(name: string, body: object, by: string) =>
    server.call<Data>(`bill-service/bill/${name}`, body, { token: by })
  const line = await server.db
    .selectFrom('billLine')
    .select('period')
    .where('orderId', '=', orderId)
    .where('seq', '=', 1)
    .executeTakeFirstOrThrow()
  await changes(async () => {
    const lines = [{ seq: 1, energyWh: -1_000, eFeeFen: -200, sFeeFen: -50 }]
    const { data } = await bill<{ id: number }>(
      'adjust',
      { id: orderId, lines, reason: 'wrong meter' },
      first,
    )
    expect((await bill('confirmAdjust', { id: data.id }, second)).code).toBe(0)
    const names = ['sharpWh', 'peakWh', 'flatWh', 'valleyWh']
    return {
      energyWh: -1_000,
      eFeeFen: -200,
      sFeeFen: -50,
      grossFen: -250,
      incomeFen: -250,
      payableFen: -250,
      paidFen: -250,
      [names[line.period - 1] ?? '']: -1_000,
    }
  })
})

it('counts a refund that is passed now in the month of its application', async () => {
  await itIs(parseTimestamp('2026-06-29 12:00:00'))
  const memberId = server.platform.newId()
  const accountId = await addFunds(server.platform, 10_001, { memberId, type: 2, balanceFen: 0 })
  const recharge = { accountId, type: 1, amountFen: 10_000, giftFen: 0 }
  const rechargeId = await payIn(server.platform, 10_001, recharge)
  const refund = await ask<{ id: number; version: number }>('member-service/refundRecord/save', {
    accountId,
    rechargeIds: [rechargeId],
    applyFen: 4_000,
    reason: null,
  })
  await itIs(TEST_NOW)
  const auditors = [await server.login('finance'), await server.login('finance2')]
  await changes(async () => {
    let { version } = refund
    for (const [nth, step] of ['checkFirst', 'checkSecond'].entries()) {
      const verdict = { id: refund.id, version, pass: true, opinion: null }
      const { code, data } = await server.call<{ version: number }>(
        `member-service/refundRecord/${step}`,
        verdict,
        { token: auditors[nth] },
      )
      expect(code).toBe(0)
      version = data.version
    }
    return { refundApprovedFen: 4_000 }
  })
})
