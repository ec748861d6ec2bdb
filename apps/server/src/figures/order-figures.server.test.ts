import { DAY, formatTimestamp, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { rollUp } from '../bill/day-stat/day-stat.service.ts'
import { violations } from '../bill/invariants/invariants.store.ts'
import { setUpApp } from '../testing/set-up.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import {
  allRows,
  answersTo,
  type Order,
  randomOf,
  readOrders,
  rowsOf,
  SELLER,
  seed,
  spring,
  type Tariff,
} from './figures.fixture.ts'
import { type Asked, groupsOf } from './query.ts'
import { naive, randomQuery } from './raw-orders.fixture.ts'

const server = setUpApp()
let orders: Order[]
beforeAll(async () => {
  orders = await readOrders(server)
})

const all = () => allRows(server)
const answers = (asked: Omit<Asked, 'family'>) => answersTo(server, asked)

it('says who came back in the month after the first charge, as their orders do', async () => {
  const monthOf = (moment: number) => formatTimestamp(moment).slice(0, 7)
  const monthsOf = new Map<unknown, Set<string>>()
  for (const { memberId, orderStatus, energyWh, endTime } of orders)
    if (memberId !== null && orderStatus === 3 && energyWh > 0)
      monthsOf.set(memberId, (monthsOf.get(memberId) ?? new Set()).add(monthOf(endTime)))
  const next = (month: string) => monthOf(parseTimestamp(`${month}-01`) + 32 * DAY)
  const cohorts = Map.groupBy(monthsOf.values(), (months) => [...months].sort()[0] ?? '')
  const expected = [...cohorts]
    // The month after it must be over on 1 July.
    .filter(([month]) => month < '2026-06')
    .map(([month, members]) => {
      const back = members.filter((months) => months.has(next(month)))
      return [month, { cameBack: Math.round((back.length / members.length) * 10_000) }] as const
    })
  expect(expected.length).toBeGreaterThan(1)
  const ever = { from: parseTimestamp('2020-01-01'), to: TEST_NOW }
  expect(await answers({ figures: ['cameBack'], by: [], grain: 'month', period: ever })).toEqual(
    Object.fromEntries(expected),
  )
})

it(`answers 50 random questions as the raw orders do (seed ${seed})`, async () => {
  const random = randomOf(seed)
  const stations = [...new Set(orders.map(({ stationId }) => stationId))]
  const fleets = [...new Set(orders.flatMap(({ groupId }) => (typeof groupId === 'number' ? [groupId] : [])))]
  for (let nth = 0; nth < 50; nth += 1) {
    if (nth === 10) await changeSome(random)
    // From here on the roll-ups have counted what was changed; before, it is counted when it is asked for.
    if (nth === 30) await rollUp(server.platform)
    const asked = randomQuery(orders, random)
    const stationIds = random.below(2) === 0 ? null : random.some(stations, 1 + random.below(4))
    // Who sees some fleets alone sees their orders alone, of which no roll-up knows.
    const groupIds = random.below(5) === 0 ? random.some(fleets, 2) : null
    const rows = rowsOf(server, stationIds, groupIds)
    const found = (await groupsOf(rows, asked)).map(({ time, keys, values }) => [
      JSON.stringify([time, keys]),
      values,
    ])
    const expected = naive(orders, asked, stationIds, groupIds)
    const isWhole = asked.by.length === 0 && asked.grain === 'whole' && expected.length === 0
    if (isWhole) expect(found, JSON.stringify(asked)).toHaveLength(1)
    else
      expect(Object.fromEntries(found), JSON.stringify({ asked, stationIds, groupIds })).toEqual(
        Object.fromEntries(expected),
      )
  }
})

it('counts members and cars once, also who came first a moment ago and whose orders are taken over or deleted', async () => {
  const period = { from: parseTimestamp('2026-05-03 07:20:00'), to: parseTimestamp('2026-06-29 13:40:00') }
  const divisions = [
    { by: [], grain: 'whole' },
    { by: [], grain: 'month' },
    { by: ['station'], grain: 'day' },
    { by: ['memberLevel'], grain: 'whole' },
    { by: ['registerChannel'], grain: 'day' },
  ] as const
  const isRight = async (asked: Asked) => {
    const found = (await groupsOf(all(), asked)).map(({ time, keys, values }) => [
      JSON.stringify([time, keys]),
      values,
    ])
    expect(Object.fromEntries(found), JSON.stringify(asked)).toEqual(
      Object.fromEntries(naive(orders, asked, null, null)),
    )
  }
  const compare = async () => {
    for (const division of divisions)
      for (const only of [undefined, 'member', 'fleet'] as const) {
        const asked = {
          figures: ['activeMembers', 'cars', 'points'],
          family: 'bill',
          period,
          ...division,
        } as const
        const of = { ...asked, ...(only && { only }) }
        await isRight(of)
      }
    for (const grain of ['whole', 'month', 'day'] as const)
      for (const by of [
        ['fleet', 'plate'],
        ['plate', 'city'],
      ] as const)
        await isRight({
          ...{ figures: ['orders', 'energyPerOrderWh', 'payableFen'], by, grain, only: 'fleet' },
          ...{ family: 'bill', period },
        })
  }
  await rollUp(server.platform)
  await compare()
  const ids = orders
    .filter(
      ({ orderStatus, energyWh, endTime, groupId }) =>
        orderStatus === 3 && energyWh > 0 && groupId !== null && endTime > period.from && endTime < period.to,
    )
    .map(({ id }) => id)
  const change = (set: ReturnType<typeof sql>, id: number | undefined) =>
    sql`update charge_order set ${set} where seller_id = ${SELLER} and id = ${id}`.execute(server.db)
  const [first, second, third, fourth] = ids
  await change(sql`member_id = 987654321, plate = '京A00001'`, first)
  await change(sql`member_id = (select member_id from charge_order where id = ${third})`, second)
  await change(sql`member_id = null`, fourth)
  await sql`delete from charge_order where seller_id = ${SELLER} and id = ${third}`.execute(server.db)
  orders = await readOrders(server)
  await compare()
  await rollUp(server.platform)
  await compare()
  const broken = await violations(server.db, { from: period.from, to: TEST_NOW })
  expect(broken.filter(({ rule }) => rule.startsWith('5'))).toEqual([])
})

/** A late bill, an adjustment and an occupy fee of some weeks ago, as the code that makes them writes them. */
async function changeSome(random: ReturnType<typeof randomOf>): Promise<void> {
  const some = random.some(
    orders.filter(({ orderStatus, energyWh }) => orderStatus === 3 && energyWh > 0),
    12,
  )
  for (const [nth, { id }] of some.entries()) {
    // A service fee is that of the bill's lines.
    if (nth % 4 === 0)
      await sql`update bill_line set s_fee_fen = s_fee_fen + 100 where seller_id = ${SELLER} and order_id = ${id}
        and seq = (select min(seq) from bill_line where seller_id = ${SELLER} and order_id = ${id})`.execute(
        server.db,
      )
    await sql`update charge_order set ${
      [
        sql`payable_fen = payable_fen + 100, paid_fen = paid_fen + 100, s_fee_fen = s_fee_fen + 100`,
        sql`occupy_fee_fen = occupy_fee_fen + 500, payable_fen = payable_fen + 500, owed_fen = owed_fen + 500`,
        sql`order_status = 4`,
        sql`order_status = 5, close_reason = 'limit.exceeded'`,
      ][nth % 4]
    } where seller_id = ${SELLER} and id = ${id}`.execute(server.db)
  }
  orders = await readOrders(server)
}

it('says what contracts saved, line by line', async () => {
  const { rows } = await sql<{
    key: string
    lines: { wh: number; at: string; fen: number }[]
    periods: Tariff[]
  }>`
    select o.group_id::text as key, v.periods, (select json_agg(json_build_object('wh', l.energy_wh, 'fen', l.e_fee_fen + l.s_fee_fen,
      'at', to_char(to_timestamp(l.from_time / 1000) at time zone 'Asia/Shanghai', 'HH24:MI'))) from bill_line l
      where l.seller_id = o.seller_id and l.order_id = o.id) as lines
    from charge_order o join cost_model_version v on v.seller_id = o.seller_id and v.id = o.cost_model_version_id
    where o.seller_id = ${SELLER} and o.exclusive_strategy_id is not null and o.order_status = 3 and o.energy_wh > 0
      and o.end_time >= ${spring.from} and o.end_time < ${spring.to}`.execute(server.db)
  const expected: Record<string, number> = {}
  for (const { key, lines, periods } of rows)
    for (const { wh, at, fen } of lines) {
      const of = periods.find(({ from, to }) => at >= from && at < to)
      const full = Math.round(((of?.ePrice4 ?? 0) * wh) / 1e5) + Math.round(((of?.sPrice4 ?? 0) * wh) / 1e5)
      expected[` ${key}`] = (expected[` ${key}`] ?? 0) + full - fen
    }
  const found = await answers({
    figures: ['contractSavingFen'],
    by: ['fleet'],
    grain: 'whole',
    period: spring,
  })
  expect(Object.values(expected).some((fen) => fen !== 0)).toBe(true)
  // Fleets without a contract have saved nothing.
  for (const [key, { contractSavingFen }] of Object.entries(found))
    expect([key, contractSavingFen]).toEqual([key, expected[key] ?? 0])
  expect(Object.keys(found)).toEqual(expect.arrayContaining(Object.keys(expected)))
})

it('counts planned charges that are over, and those that were ready in time', async () => {
  const { rows } = await sql<{ plate: string; state: number; realEnd: number; latestEnd: number }>`
    select plate, state, real_end, latest_end from charge_plan_run where seller_id = ${SELLER} and state >= 4`.execute(
    server.db,
  )
  const expected: Record<string, Record<string, number>> = {}
  for (const [plate, runs] of Map.groupBy(rows, ({ plate }) => ` ${plate}`)) {
    const ready = runs.filter(({ state, realEnd, latestEnd }) => state === 4 && realEnd <= latestEnd)
    expected[plate] = {
      plannedCharges: runs.length,
      readyInTime: Math.round((ready.length / runs.length) * 10_000),
    }
  }
  const ever = { from: parseTimestamp('2026-01-01'), to: TEST_NOW + 10 * DAY }
  const ask = {
    figures: ['plannedCharges', 'readyInTime'],
    by: ['plate'],
    grain: 'whole',
    period: ever,
  } as const
  expect(rows.length).toBeGreaterThan(0)
  expect(await answers(ask)).toEqual(expected)
})

it('counts only what a report is restricted to, and leaves empty what cannot be divided so', async () => {
  const ask = { figures: ['orders', 'creditLeftFen'], by: ['plate'], grain: 'whole', period: spring } as const
  const buses = await answers({ ...ask, only: 'bus' })
  const { rows } = await sql<{ plates: number }>`
    select count(distinct plate) as plates from charge_order o join fleet f on f.seller_id = o.seller_id and f.id = o.group_id
    where o.seller_id = ${SELLER} and f.kind = 3 and order_status = 3 and energy_wh > 0
      and end_time >= ${spring.from} and end_time < ${spring.to}`.execute(server.db)
  expect(Object.keys(buses)).toHaveLength(rows[0]?.plates ?? 0)
  expect(Object.values(buses).every(({ creditLeftFen }) => creditLeftFen === null)).toBe(true)
})
