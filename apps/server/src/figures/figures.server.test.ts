import { type PvInverterState, pvStatesOf } from '@ampdeck/api/enumerations/pv-inverter'
import { figureOf, type Sums } from '@ampdeck/api/figures/figure'
import { type FigureName, figures } from '@ampdeck/api/figures/figures'
import type { Dimension, Grain } from '@ampdeck/api/figures/report'
import { memberChargeReport } from '@ampdeck/api/report/member-reports'
import { DAY, formatDate, formatTimestamp, HOUR, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rollUp } from '../bill/day-stat/day-stat.service.ts'
import { violations } from '../bill/invariants/invariants.store.ts'
import { Rows } from '../database/rows.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import { type Asked, countsOf, type Group, groupsOf, groupsOfEach, silentFigures } from './query.ts'
import { pageOfRows, reportRows } from './report-figures.service.ts'
import { allSources } from './source.ts'

const SELLER = 10_001
const TEST_RECORD = { now: TEST_NOW, userId: 1, newId: () => 1 }
const seed = Date.now() % 1_000_000
let server: TestApp
let orders: Order[]

interface Tariff {
  from: string
  to: string
  ePrice4: number
  sPrice4: number
}

/** An order with what is said of its place and its payer; `lines` are those of its bill. */
interface Order {
  id: number
  stationId: number
  endTime: number
  startTime: number
  orderStatus: number
  energyWh: number
  occupyFeeFen: number
  lines: { period: number; energyWh: number; eFeeFen: number; sFeeFen: number }[]
  [field: string]: unknown
}

beforeAll(async () => {
  server = await createTestApp()
  orders = await readOrders()
})
afterAll(() => server.close())

async function readOrders(): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select o.*, s.operating_unit_id, s.city_code, s.operation_type, p.pile_type_id, t.manufacturer, t.current_type,
      m.level as member_level, m.register_channel, m.points, gm.team_id, b.over_minutes, coalesce((select json_agg(json_build_object('period', l.period, 'energyWh', l.energy_wh,
        'eFeeFen', l.e_fee_fen, 'sFeeFen', l.s_fee_fen)) from bill_line l
        where l.seller_id = o.seller_id and l.order_id = o.id), '[]') as lines
    from charge_order o
    join station s on s.seller_id = o.seller_id and s.id = o.station_id
    join pile p on p.seller_id = o.seller_id and p.id = o.pile_id
    join pile_type t on t.seller_id = o.seller_id and t.id = p.pile_type_id
    left join member m on m.seller_id = o.seller_id and m.id = o.member_id
    left join (select seller_id, order_id, greatest(0, minutes - free_minutes - grace_minutes) as over_minutes
      from occupy_bill) b on b.seller_id = o.seller_id and b.order_id = o.id
    left join group_member gm on gm.seller_id = o.seller_id and gm.member_id = o.member_id and gm.group_id = o.group_id
    where o.seller_id = ${SELLER} and o.end_time is not null`.execute(server.db)
  return rows
}

/** A small generator, so that a run that fails can be repeated by its seed. */
function randomOf(start: number) {
  let state = start
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  const some = <T>(of: readonly T[], count: number) =>
    of
      .map((one) => [next(), one] as const)
      .sort(([a], [b]) => a - b)
      .slice(0, count)
      .map(([, one]) => one)
  return { next, below, some }
}

const ofOrders = {
  keys: [
    'seller',
    'station',
    'operatingUnit',
    'city',
    'operationType',
    'pile',
    'gun',
    'pileType',
    'manufacturer',
    'currentType',
    'channel',
    'memberType',
    'memberLevel',
    'registerChannel',
    'costModelVersion',
    'member',
    'fleet',
    'team',
    'plate',
    'hourOfDay',
    'weekday',
  ],
  fields: {
    seller: 'sellerId',
    registerChannel: 'registerChannel',
    costModelVersion: 'costModelVersionId',
    station: 'stationId',
    operatingUnit: 'operatingUnitId',
    city: 'cityCode',
    operationType: 'operationType',
    pile: 'pileId',
    gun: 'gunId',
    pileType: 'pileTypeId',
    manufacturer: 'manufacturer',
    currentType: 'currentType',
    channel: 'channel',
    memberType: 'memberType',
    memberLevel: 'memberLevel',
    member: 'memberId',
    fleet: 'groupId',
    team: 'teamId',
    plate: 'plate',
  } as Record<string, string>,
} as const

const weekdayOf = (moment: number) => ((Math.floor((moment + 8 * HOUR) / DAY) + 3) % 7) + 1
const hourOf = (moment: number) => Math.floor(((moment + 8 * HOUR) % DAY) / HOUR)

function keyOf(dimension: Dimension, order: Order, period?: number): string | null {
  const value =
    dimension === 'weekday'
      ? weekdayOf(order.endTime)
      : dimension === 'hourOfDay'
        ? hourOf(order.endTime)
        : dimension === 'period'
          ? period
          : order[ofOrders.fields[dimension] ?? '']
  return value == null ? null : String(value)
}

const timeOf = (moment: number, grain: Grain) =>
  grain === 'whole'
    ? null
    : grain === 'week'
      ? formatDate(moment - (weekdayOf(moment) - 1) * DAY)
      : formatTimestamp(moment).slice(0, { month: 7, day: 10, hour: 13 }[grain])

/** The sums of one order, or of one line of its bill, as a person would write them down. */
function partsOf(source: string, order: Order): { period?: number; sums: Record<string, number> }[] {
  if (source === 'orders')
    return [
      {
        sums: {
          ...(order as unknown as Record<string, number>),
          orders: 1,
          occupiedOrders: order.occupyFeeFen > 0 ? 1 : 0,
          chargeMinutes: Math.floor((order.endTime - order.startTime) / 60_000),
          startSocs: order.startSoc === null ? 0 : 1,
          endSocs: order.endSoc === null ? 0 : 1,
        },
      },
    ]
  if (source === 'abnormal') return [{ sums: { abnormalOrders: 1 } }]
  if (source === 'refused') return [{ sums: { overLimitTries: 1 } }]
  const { owedFen, payableFen, couponFen, overMinutes } = order as unknown as Record<string, number>
  if (source === 'receivable') return [{ sums: { receivableFen: owedFen ?? 0 } }]
  if (source === 'couponOrders')
    return [{ sums: { couponPayableFen: payableFen ?? 0, usedCouponFen: couponFen ?? 0 } }]
  if (source === 'occupied') return [{ sums: { overMinutes: overMinutes ?? 0, occupiedBills: 1 } }]
  return order.lines.map(({ period, energyWh, eFeeFen, sFeeFen }) => ({
    period,
    sums: {
      lineWh: energyWh,
      lineEnergyFeeFen: eFeeFen,
      lineServiceFeeFen: sFeeFen,
      ...Object.fromEntries(
        ['sharpWh', 'peakWh', 'flatWh', 'valleyWh'].map((name, nth) => [
          name,
          period === nth + 1 ? energyWh : 0,
        ]),
      ),
    },
  }))
}

function counts(source: string, order: Order): boolean {
  const { orderStatus, energyWh, occupyFeeFen, closeReason } = order
  if (source === 'abnormal') return orderStatus === 4
  if (source === 'refused') return closeReason === 'limit.exceeded'
  if (orderStatus !== 3 || energyWh <= 0) return false
  if (source === 'receivable') return Number(order.owedFen) > 0 && order.badDebt === 0
  if (source === 'couponOrders') return Number(order.couponFen) > 0
  return source !== 'occupied' || (occupyFeeFen > 0 && order.overMinutes !== null)
}

/** What cannot be added up order by order. */
function distinctOf(of: readonly Order[]): Sums {
  const members = new Map(of.filter(({ memberId }) => memberId !== null).map((one) => [one.memberId, one]))
  return {
    members: members.size,
    points: [...members.values()].reduce((sum, { points }) => sum + Number(points), 0),
    cars: new Set(of.flatMap(({ plate }) => plate ?? [])).size,
    daysSince: Math.floor((TEST_NOW - Math.max(...of.map(({ endTime }) => endTime))) / DAY),
  }
}

/** The same answer from the orders, one by one. */
function naive(asked: Asked, stationIds: readonly number[] | null, groupIds: readonly number[] | null) {
  const groups = new Map<string, { of: Order[]; sums: Record<string, Record<string, number>> }>()
  const sources = [...new Set(asked.figures.map((name) => figures[name].source))]
  for (const order of orders) {
    const isIn = order.endTime >= asked.period.from && order.endTime < asked.period.to
    const isSeen =
      [stationIds, asked.stationIds].every((ids) => !ids || ids.includes(order.stationId)) &&
      (!groupIds || groupIds.includes(Number(order.groupId)))
    const isMeant = !asked.only || order[asked.only === 'member' ? 'memberId' : 'groupId'] !== null
    if (!isIn || !isSeen || !isMeant) continue
    for (const source of sources) {
      if (!counts(source, order)) continue
      for (const { period, sums } of partsOf(source, order)) {
        const key = JSON.stringify([
          timeOf(order.endTime, asked.grain),
          asked.by.map((name) => keyOf(name, order, period)),
        ])
        const group = groups.get(key) ?? { of: [], sums: {} }
        groups.set(key, group)
        const of = group.sums[source] ?? {}
        group.sums[source] = of
        for (const [name, value] of Object.entries(sums))
          if (typeof value === 'number') of[name] = (of[name] ?? 0) + value
        group.of.push(order)
      }
    }
  }
  return [...groups].map(([key, { of, sums }]) => {
    const distinct = distinctOf(of)
    return [
      key,
      Object.fromEntries(
        asked.figures.map((name) => [
          name,
          figureOf(figures[name], { ...sums[figures[name].source], ...distinct }),
        ]),
      ),
    ]
  })
}

const names = Object.keys(figures) as FigureName[]
const sourcesOf = [
  'orders',
  'lines',
  'abnormal',
  'refused',
  'receivable',
  'couponOrders',
  'occupied',
] as const

function randomQuery(random: ReturnType<typeof randomOf>): Asked {
  // Half of them about orders and their lines, of which most is known.
  const source = sourcesOf[random.below(random.below(2) === 0 ? 2 : sourcesOf.length)] ?? 'orders'
  const offered = names.filter((name) => figures[name].source === source)
  const keys: readonly string[] =
    source === 'lines' ? [...ofOrders.keys.filter((key) => key !== 'memberLevel'), 'period'] : ofOrders.keys
  const by = random.some(keys as readonly Dimension[], random.below(3))
  const grain = (['whole', 'month', 'week', 'day', 'hour'] as const)[random.below(5)] ?? 'whole'
  const today = parseTimestamp(formatDate(TEST_NOW))
  const from = today - random.below(90) * DAY + (random.below(3) === 0 ? random.below(24) * HOUR : 0)
  const to = from + (1 + random.below(40)) * DAY
  const stations = [...new Set(orders.map(({ stationId }) => stationId))]
  return {
    figures: random.some(offered, 1 + random.below(5)),
    by,
    grain,
    family: 'bill',
    period: { from, to },
    ...(random.below(3) === 0 && { only: random.below(2) === 0 ? 'member' : 'fleet' }),
    ...(random.below(3) === 0 && { stationIds: random.some(stations, 1 + random.below(3)) }),
  }
}

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

it('spreads the bill of a grid meter over its days, to the fen', async () => {
  const { rows: fees } = await sql<{ key: number; feeFen: number; days: number[] }>`
    select f.meter_id as key, f.fee_fen, (select json_agg(coalesce(w.wh, 0) order by d) from generate_series(1, 30) d
      left join (select extract(day from to_timestamp(q.ts / 1000) at time zone 'Asia/Shanghai')::int as day,
          sum(greatest(0, coalesce(q.site_w, q.pile_w) - q.pv_w)) as wh
        from operating_sample q where q.seller_id = f.seller_id and q.station_id = f.station_id
          and q.ts >= ${parseTimestamp('2026-06-01')} and q.ts < ${parseTimestamp('2026-07-01')} group by 1) w on w.day = d) as days
    from meter_fee f join meter m on m.seller_id = f.seller_id and m.id = f.meter_id and m.kind = 1
    where f.seller_id = ${SELLER} and f.month = '2026-06'`.execute(server.db)
  expect(fees.length).toBeGreaterThan(0)
  const expected = fees.flatMap(({ key, feeFen, days }) => {
    const whole = days.reduce((sum, wh) => sum + Number(wh), 0)
    const until = days.map((_, nth) =>
      whole > 0
        ? Math.round((feeFen * days.slice(0, nth + 1).reduce((sum, wh) => sum + Number(wh), 0)) / whole)
        : Math.round((feeFen * (nth + 1)) / days.length),
    )
    return until.map((fen, nth) => {
      const day = `2026-06-${String(nth + 1).padStart(2, '0')}`
      return [`${day} ${key}`, { purchaseFen: fen - (until[nth - 1] ?? 0) }] as const
    })
  })
  const month = { from: parseTimestamp('2026-06-01'), to: parseTimestamp('2026-07-01') }
  const ask = { figures: ['purchaseFen'], by: ['meter'], period: month } as const
  expect(await answers({ ...ask, grain: 'day' })).toEqual(Object.fromEntries(expected))
  expect(await answers({ ...ask, grain: 'month' })).toEqual(
    Object.fromEntries(fees.map(({ key, feeFen }) => [`2026-06 ${key}`, { purchaseFen: feeFen }])),
  )
})

it('says what energy earned above what it cost, and nothing before the bill has come', async () => {
  const { rows } = await sql<{ key: string; marginPrice4: number }>`
    select f.station_id::text as key, round((o.fen - f.fee)::numeric / o.wh * 100000)::int as margin_price4
    from (select station_id, sum(fee_fen) as fee from meter_fee f where f.seller_id = ${SELLER} and f.month = '2026-06'
      and exists (select from meter m where m.seller_id = f.seller_id and m.id = f.meter_id and m.kind = 1) group by 1) f
    join (select station_id, sum(energy_wh) as wh, sum(e_fee_fen + s_fee_fen + occupy_fee_fen - discount_fen - coupon_fen) as fen
      from charge_order where seller_id = ${SELLER} and order_status = 3 and energy_wh > 0
        and end_time >= ${parseTimestamp('2026-06-01')} and end_time < ${parseTimestamp('2026-07-01')} group by 1) o
      on o.station_id = f.station_id`.execute(server.db)
  expect(rows.length).toBeGreaterThan(0)
  const period = { from: parseTimestamp('2026-06-01'), to: parseTimestamp('2026-07-01') }
  const found = await answers({ figures: ['marginPrice4'], by: ['station'], grain: 'whole', period })
  expect(found).toMatchObject(
    Object.fromEntries(rows.map(({ key, marginPrice4 }) => [` ${key}`, { marginPrice4 }])),
  )
  const july = { from: period.to, to: TEST_NOW }
  const none = await answers({
    figures: ['orders', 'purchaseFen', 'marginPrice4'],
    by: [],
    grain: 'whole',
    period: july,
  })
  expect(none).toMatchObject({ '': { purchaseFen: null, marginPrice4: null } })
})

it('counts what stood at stations at the end of earlier months', async () => {
  const { rows } = await sql<{ key: string; stations: number; guns: number }>`
    select t.month || ' ' || ${SELLER}::text as key, count(distinct s.id) as stations, count(g.id) as guns
    from (values ('2026-04', '2026-04-30'), ('2026-05', '2026-05-31')) t(month, day)
    join station s on s.seller_id = ${SELLER} and s.deleted = 0 and (s.open_time is null or left(s.open_time, 10) <= t.day)
    left join pile p on p.seller_id = s.seller_id and p.station_id = s.id and p.deleted = 0 and p.status <> 4
      and (p.commission_date is null or p.commission_date <= t.day)
    left join gun g on g.seller_id = p.seller_id and g.pile_id = p.id and g.deleted = 0
    group by 1`.execute(server.db)
  expect(rows).toHaveLength(2)
  const period = { from: parseTimestamp('2026-04-01'), to: parseTimestamp('2026-06-01') }
  expect(await answers({ figures: ['stations', 'guns'], by: ['seller'], grain: 'month', period })).toEqual(
    Object.fromEntries(rows.map(({ key, ...values }) => [key, values])),
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
    const asked = randomQuery(random)
    const stationIds = random.below(2) === 0 ? null : random.some(stations, 1 + random.below(4))
    // Who sees some fleets alone sees their orders alone, of which no roll-up knows.
    const groupIds = random.below(5) === 0 ? random.some(fleets, 2) : null
    const rows = new Rows(server.db, { sellerId: SELLER, stationIds, groupIds }, TEST_RECORD)
    const found = (await groupsOf(rows, asked)).map(({ time, keys, values }) => [
      JSON.stringify([time, keys]),
      values,
    ])
    const expected = naive(asked, stationIds, groupIds)
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
      Object.fromEntries(naive(asked, null, null)),
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
  orders = await readOrders()
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
  orders = await readOrders()
}

const all = () => new Rows(server.db, { sellerId: SELLER, stationIds: null, groupIds: null }, TEST_RECORD)

/** What some figures are, by the keys of their groups. */
async function answers(asked: Omit<Asked, 'family'>): Promise<Record<string, Record<string, unknown>>> {
  const found = await groupsOf(all(), { family: 'bill', ...asked })
  return Object.fromEntries(found.map(({ time, keys, values }) => [[time, ...keys].join(' '), values]))
}

const from = parseTimestamp('2026-05-01')
const spring = { from, to: parseTimestamp('2026-07-01') }
/** With the day of the demo itself, on which refunds are applied for. */
const recent = { from, to: parseTimestamp('2026-07-02') }

it('says what accounts had at the end of each month, as their flows do', async () => {
  const { rows } = await sql<{ key: string; creditLeftFen: number; balanceFen: number }>`
    select t.month || ' ' || coalesce(a.group_id::text, '') as key, sum(f.amount)::bigint as balance_fen,
      sum(f.amount - f.held + case when a.type = 4 then a.credit_limit_fen else 0 end)::bigint as credit_left_fen
    from account a cross join (values ('2026-05', ${parseTimestamp('2026-06-01')}::bigint),
      ('2026-06', ${spring.to}::bigint)) t(month, until)
    cross join lateral (select coalesce(sum(amount_fen), 0) as amount, coalesce(sum(held_fen), 0) as held
      from account_flow where seller_id = a.seller_id and account_id = a.id and ts < t.until) f
    where a.seller_id = ${SELLER} group by t.month, a.group_id`.execute(server.db)
  const ask = {
    figures: ['balanceFen', 'creditLeftFen'],
    by: ['fleet'],
    grain: 'month',
    period: spring,
  } as const
  expect(await answers(ask)).toEqual(Object.fromEntries(rows.map(({ key, ...values }) => [key, values])))
})

it('says what accounts had at the end of each day and in the middle of one, also after they have changed hands', async () => {
  const noon = parseTimestamp('2026-06-20 12:00:00')
  const june = { from: parseTimestamp('2026-06-01'), to: noon }
  const expected = async (grain: 'day' | 'whole') => {
    const until =
      grain === 'whole'
        ? [['', noon]]
        : Array.from({ length: 20 }, (_, nth) => [
            formatDate(june.from + nth * DAY),
            june.from + (nth + 1) * DAY,
          ])
    const { rows } = await sql<{ key: string; balanceFen: number }>`
      select btrim(t.day || ' ' || a.type) as key, sum(f.amount)::bigint as balance_fen
      from account a cross join unnest(${until.map(([day]) => day)}::text[],
        ${until.map(([, end]) => Math.min(Number(end), noon))}::bigint[]) t(day, until)
      cross join lateral (select coalesce(sum(amount_fen), 0) as amount from account_flow
        where seller_id = a.seller_id and account_id = a.id and ts < t.until) f
      where a.seller_id = ${SELLER} and a.deleted = 0 group by t.day, a.type`.execute(server.db)
    return Object.fromEntries(rows.map(({ key, balanceFen }) => [key, { balanceFen }]))
  }
  const asked = { figures: ['balanceFen'], by: ['accountType'], period: june } as const
  const isRight = async () => {
    for (const grain of ['day', 'whole'] as const) {
      const found = Object.entries(await answers({ ...asked, grain }))
      expect(Object.fromEntries(found.map(([key, value]) => [key.trim(), value]))).toEqual(
        await expected(grain),
      )
    }
  }
  await isRight()
  const flow = await server.db
    .selectFrom('accountFlow')
    .selectAll()
    .where('sellerId', '=', SELLER)
    .where('ts', '>=', noon)
    .orderBy('ts')
    .limit(1)
    .executeTakeFirstOrThrow()
  const account = () =>
    server.db.updateTable('account').where('sellerId', '=', SELLER).where('id', '=', flow.accountId)
  const { type } = await server.db
    .selectFrom('account')
    .select('type')
    .where('sellerId', '=', SELLER)
    .where('id', '=', flow.accountId)
    .executeTakeFirstOrThrow()
  for (const changed of [{ type: type === 1 ? 2 : 1 }, { type, deleted: 1 }, { deleted: 0 }] as const) {
    await account().set(changed).execute()
    await isRight()
    await rollUp(server.platform)
    await isRight()
    const broken = await violations(server.db, { from: spring.from, to: TEST_NOW })
    expect(broken.filter(({ rule }) => rule.startsWith('5'))).toEqual([])
  }
})

it('adds up recharges and refunds by the way of their money', async () => {
  const { rows } = await sql<{ key: string; [sum: string]: unknown }>`
    select ' ' || way || ' ' || a.type as key, count(*) filter (where kind = 1 and not gift) as recharges,
      coalesce(sum(fen) filter (where kind = 1 and not gift), 0)::bigint as recharge_fen,
      coalesce(sum(gift_fen), 0)::bigint as gift_fen, count(*) filter (where kind = 2) as refunds,
      coalesce(sum(fen) filter (where kind = 2), 0)::bigint as refund_fen,
      coalesce(sum(fen) filter (where status = 'DisApprove'), 0)::bigint as refund_refused_fen
    from (select 1 as kind, account_id, type as way, type = 6 as gift, amount_fen as fen,
        gift_fen + case when type = 6 then amount_fen else 0 end as gift_fen, '' as status from recharge
        where seller_id = ${SELLER} and state in (2, 4, 5) and paid_time >= ${recent.from} and paid_time < ${recent.to}
      union all select 2, account_id, case channel when 'Alipay' then 1 when 'WeChatPay' then 2 else 3 end, false,
        apply_fen, 0, status from refund_record
        where seller_id = ${SELLER} and create_time >= ${recent.from} and create_time < ${recent.to}) moved
    join account a on a.seller_id = ${SELLER} and a.id = moved.account_id group by way, a.type`.execute(
    server.db,
  )
  const found = await answers({
    figures: ['recharges', 'rechargeFen', 'giftFen', 'refunds', 'refundFen', 'refundRefusedFen'],
    by: ['rechargeType', 'accountType'],
    grain: 'whole',
    period: recent,
  })
  expect(rows.some(({ refunds }) => Number(refunds) > 0)).toBe(true)
  expect(found).toEqual(Object.fromEntries(rows.map(({ key, ...values }) => [key, values])))
})

/** How long some stretches last together, of which several may hold at once. */
function lengthOf(stretches: readonly (readonly [number, number])[]): number {
  let [end, sum] = [0, 0]
  for (const [from, to] of stretches.toSorted(([a], [b]) => a - b)) {
    sum += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return sum
}

interface GunTime {
  id: number
  stationId: number
  pileTypeId: number
  whole: number
  gone: number
  down: number
  /** How long it charged, ms, and how much, Wh. */
  ms: number
  wh: number
}

/** What the guns were in a period, one by one. */
async function gunTimeIn(period: { from: number; to: number }): Promise<GunTime[]> {
  type Stretch = { gun: number; from: number; to: number | null; gone: boolean }
  type Gun = Pick<GunTime, 'id' | 'stationId' | 'pileTypeId' | 'ms' | 'wh'> & { since: string | null }
  const { rows: guns } = await sql<Gun>`
    select g.id, g.station_id, p.pile_type_id, p.commission_date as since, coalesce(sum(o.energy_wh), 0)::bigint as wh,
      coalesce((select sum(least(c.end_time, ${period.to}) - greatest(c.start_time, ${period.from})) from charge_order c
        where c.seller_id = g.seller_id and c.gun_id = g.id and c.order_status = 3 and c.energy_wh > 0
          and c.end_time > ${period.from} and c.start_time < ${period.to}), 0)::bigint as ms
    from gun g join pile p on p.seller_id = g.seller_id and p.id = g.pile_id and p.deleted = 0
    left join charge_order o on o.seller_id = g.seller_id and o.gun_id = g.id and o.order_status = 3
      and o.energy_wh > 0 and o.end_time >= ${period.from} and o.end_time < ${period.to}
    where g.seller_id = ${SELLER} and g.deleted = 0 group by g.seller_id, 1, 2, 3, 4`.execute(server.db)
  const { rows: stretches } = await sql<Stretch>`
    select g.id as gun, x.* from gun g join (
      select pile_id, gun_id, first_time as "from", recover_time as "to", false as gone from alarm
        where seller_id = ${SELLER} and source in (1, 2) and level in (1, 2) and deleted = 0
      union all select pile_id, null, from_time, to_time, true from offline_record where seller_id = ${SELLER}) x
      on x.pile_id = g.pile_id and (x.gun_id is null or x.gun_id = g.id)
    where g.seller_id = ${SELLER}`.execute(server.db)
  expect(stretches.length).toBeGreaterThan(0)
  return guns.flatMap(({ since, ...gun }) => {
    const begins = Math.max(period.from, since ? parseTimestamp(since) : 0)
    if (begins >= period.to) return []
    const cut = (only: (one: Stretch) => boolean) =>
      lengthOf(
        stretches
          .filter((one) => one.gun === gun.id && only(one))
          .map(({ from, to }) => [Math.max(from, begins), Math.min(to ?? period.to, period.to)] as const)
          .filter(([from, to]) => to > from),
      )
    return [{ ...gun, whole: period.to - begins, gone: cut((one) => one.gone), down: cut(() => true) }]
  })
}

/** The same as rates, of guns with one key together. */
function ratesBy(guns: readonly GunTime[], keyOf: (gun: GunTime) => string) {
  const rates = [...Map.groupBy(guns, keyOf)].map(([key, group]) => {
    const sum = (of: 'whole' | 'gone' | 'down' | 'ms' | 'wh') =>
      group.reduce((total, gun) => total + gun[of], 0)
    const [whole, down] = [sum('whole'), sum('down')]
    const values = {
      onlineRate: Math.round(((whole - sum('gone')) / whole) * 10_000),
      available: Math.round(((whole - down) / whole) * 10_000),
      timeUsed: whole > down ? Math.round((sum('ms') / (whole - down)) * 10_000) : null,
      energyPerGunDayWh: whole > down ? Math.round((sum('wh') / (whole - down)) * DAY) : null,
    }
    return [key, values] as const
  })
  return Object.fromEntries(rates)
}

const rates = ['onlineRate', 'available', 'timeUsed', 'energyPerGunDayWh'] as const

it.each([
  ['of months', spring],
  ['that begins and ends within days', { from: spring.from + 5 * HOUR, to: spring.to - 7.5 * HOUR }],
  ['of a night', { from: spring.to - 5 * HOUR, to: spring.to + 3 * HOUR }],
  ['of hours', { from: spring.to - 9 * HOUR, to: spring.to - 3 * HOUR }],
])(
  'divides the time of guns in a period %s into in service, without a link and out of order',
  async (_, period) => {
    const guns = await gunTimeIn(period)
    const ask = { figures: rates, grain: 'whole', period } as const
    expect(await answers({ ...ask, by: ['gun'] })).toEqual(ratesBy(guns, ({ id }) => ` ${id}`))
    expect(await answers({ ...ask, by: ['station'] })).toEqual(
      ratesBy(guns, ({ stationId }) => ` ${stationId}`),
    )
    expect(await answers({ ...ask, by: ['pileType'] })).toEqual(
      ratesBy(guns, ({ pileTypeId }) => ` ${pileTypeId}`),
    )
    expect(await answers({ ...ask, by: [] })).toEqual(ratesBy(guns, () => ''))
  },
)

it('divides it day by day and hour by hour as well', async () => {
  const period = { from: parseTimestamp('2026-06-29'), to: parseTimestamp('2026-07-01') }
  const steps = [
    { grain: 'day', ms: DAY, written: 'YYYY-MM-DD' },
    { grain: 'hour', ms: HOUR, written: 'YYYY-MM-DD HH' },
  ] as const
  for (const { grain, ms, written } of steps) {
    const expected: Record<string, unknown>[] = [{}, {}, {}, {}]
    for (let from = period.from; from < period.to; from += ms) {
      const guns = await gunTimeIn({ from, to: from + ms })
      const time = formatTimestamp(from).slice(0, written.length)
      Object.assign(
        expected[0] ?? {},
        ratesBy(guns, ({ id }) => `${time} ${id}`),
      )
      Object.assign(
        expected[1] ?? {},
        ratesBy(guns, ({ stationId }) => `${time} ${stationId}`),
      )
      Object.assign(
        expected[2] ?? {},
        ratesBy(guns, ({ pileTypeId }) => `${time} ${pileTypeId}`),
      )
      Object.assign(
        expected[3] ?? {},
        ratesBy(guns, () => time),
      )
    }
    expect(await answers({ figures: rates, by: ['gun'], grain, period })).toEqual(expected[0])
    expect(await answers({ figures: rates, by: ['station'], grain, period })).toEqual(expected[1])
    expect(await answers({ figures: rates, by: ['pileType'], grain, period })).toEqual(expected[2])
    expect(await answers({ figures: rates, by: [], grain, period })).toEqual(expected[3])
  }
})

it('answers several questions at once as each of them alone', async () => {
  const mixed = [
    'onlineRate',
    'timeUsed',
    'energyWh',
    'activeMembers',
    'startSuccess',
    'valleyShare',
  ] as const
  const soFar = { from: spring.from, to: spring.to - 7.5 * HOUR }
  const questions = [spring, soFar].flatMap((period) =>
    ([[], ['reportGroup'], ['station'], ['pileType'], ['city', 'hourOfDay']] as const).flatMap((by) =>
      (['whole', 'day'] as const).map((grain) => ({
        ...{ figures: mixed, by, grain, period, family: 'station' as const },
      })),
    ),
  )
  const found = await groupsOfEach(all(), questions)
  const sorted = (groups: readonly Group[]) =>
    groups.map((group) => JSON.stringify(group)).sort((x, y) => (x < y ? -1 : 1))
  for (const [nth, asked] of questions.entries())
    expect(sorted(found[nth] ?? []), JSON.stringify(asked)).toEqual(sorted(await groupsOf(all(), asked)))
})

it('counts the groups that each figure has, whichever relation it is read from', async () => {
  const sources = await allSources()
  const period = { from: TEST_NOW - 16 * DAY, to: TEST_NOW - 5.5 * HOUR }
  let counted = 0
  for (const name of names) {
    const { relations } = sources.get(figures[name].source) ?? { relations: [] }
    const divided = [...new Set(relations.flatMap(({ keys }) => Object.keys(keys)))] as Dimension[]
    for (const by of [[], ...divided.map((dimension) => [dimension])]) {
      const asked = { figures: [name], by, grain: 'day', family: 'bill', period } as const
      if ((await silentFigures(all(), asked)).has(name)) continue
      const groups = await groupsOf(all(), asked)
      const expected = Object.fromEntries(
        [...Map.groupBy(groups, ({ time }) => time ?? '')].map(([time, { length }]) => [time, length]),
      )
      const found = (await countsOf(all(), asked)).map(({ time, groups }) => [time, groups])
      expect(Object.fromEntries(found), `${name} by ${by}`).toEqual(expected)
      counted += found.length
    }
  }
  expect(counted).toBeGreaterThan(1000)
})

it('does not change last month when a pile is taken down', async () => {
  const ask = { figures: rates, by: ['station', 'pile'], grain: 'month', period: spring } as const
  const before = await answers(ask)
  const { rows } = await sql<{ id: number }>`
    select pile_id as id from gun_stat where seller_id = ${SELLER} order by orders desc limit 1`.execute(
    server.db,
  )
  const take = (deleted: number) =>
    Promise.all(
      (['pile', 'gun'] as const).map((table) =>
        sql`update ${sql.table(table)} set deleted = ${deleted}, update_time = ${TEST_NOW} where seller_id = ${SELLER}
          and ${sql.ref(table === 'pile' ? 'id' : 'pileId')} = ${rows[0]?.id}`.execute(server.db),
      ),
    )
  await take(1)
  const after = await answers(ask)
  await take(0)
  expect(after).toEqual(before)
})

it.each([
  {
    figures: ['alarms', 'alarmsHandled', 'repairMinutes'],
    by: 'alarmLevel',
    raw: sql`select ' ' || level as key, count(*) as alarms, count(*) filter (where handling = 3) as alarms_handled,
      round(avg(recover_time - first_time) / 60000)::int as repair_minutes from alarm
      where seller_id = ${SELLER} and deleted = 0 and first_time >= ${spring.from} and first_time < ${spring.to} group by level`,
  },
  {
    figures: ['workOrders', 'punctual', 'partsFen'],
    by: 'alarmLevel',
    raw: sql`select ' ' || level as key, count(*) as work_orders, sum((select coalesce(sum((p->>'costFen')::int * (p->>'qty')::int), 0)
        from jsonb_array_elements(parts::jsonb) p))::bigint as parts_fen,
      round(10000.0 * count(*) filter (where state = 5 and end_time <= deadline)
        / nullif(count(*) filter (where state = 5 and end_time is not null), 0))::int as punctual
      from work_order where seller_id = ${SELLER} and deleted = 0 and create_time >= ${spring.from} and create_time < ${spring.to} group by level`,
  },
  {
    figures: ['newMembers'],
    by: 'registerChannel',
    raw: sql`select ' ' || register_channel as key, count(*) as new_members from member
      where seller_id = ${SELLER} and deleted = 0 and register_time >= ${spring.from} and register_time < ${spring.to} group by register_channel`,
  },
  {
    figures: ['starts', 'startSuccess'],
    by: 'channel',
    raw: sql`select ' ' || channel as key, count(*) as starts,
      round(10000.0 * count(*) filter (where order_status <> 5 and order_status <> 1) / count(*))::int as start_success
      from charge_order where seller_id = ${SELLER} and start_time >= ${spring.from} and start_time < ${spring.to}
        and order_status <> 0 and close_reason is distinct from 'expired' group by channel`,
  },
  {
    figures: ['auxWh', 'lossWh', 'lossRate'],
    by: 'station',
    raw: sql`select ' ' || station_id as key, sum(aux_wh)::bigint as aux_wh, sum(loss_wh)::bigint as loss_wh,
      round(10000.0 * sum(loss_wh) / sum(grid_wh))::int as loss_rate from power_loss_record
      where seller_id = ${SELLER} and deleted = 0 and date >= '2026-05-01' and date < '2026-07-01' group by station_id`,
  },
  {
    figures: ['piles'],
    by: 'firmware',
    raw: sql`select ' ' || coalesce(p.firmware::jsonb->>'1', '') as key, count(*) as piles from pile p
      join station s on s.seller_id = p.seller_id and s.id = p.station_id and s.deleted = 0
      where p.seller_id = ${SELLER} and p.deleted = 0 and p.status <> 4 group by 1`,
  },
  {
    figures: ['stations', 'guns', 'ratedW'],
    by: 'station',
    raw: sql`select ' ' || s.id as key, 1 as stations, count(g.id) as guns, coalesce(sum(g.rated_w), 0)::bigint as rated_w
      from station s left join pile p on p.seller_id = s.seller_id and p.station_id = s.id and p.deleted = 0 and p.status <> 4
      left join gun g on g.seller_id = p.seller_id and g.pile_id = p.id and g.deleted = 0
      where s.seller_id = ${SELLER} and s.deleted = 0 group by s.id`,
  },
] as const)('answers $figures by $by as the raw rows do', async ({ figures, by, raw }) => {
  const { rows } = await sql<{ key: string }>`${raw}`.execute(server.db)
  expect(rows.length).toBeGreaterThan(0)
  expect(await answers({ figures, by: [by], grain: 'whole', period: spring })).toEqual(
    Object.fromEntries(rows.map(({ key, ...values }) => [key, values])),
  )
})

interface Quarter {
  stationId: number
  ts: number
  pileW: number
  pvW: number
  siteW: number | null
  operatingUnitId: number
  cityCode: string
  tariffs: { effectiveTime: number; periods: (Tariff & { period: number })[] }[]
}

/** The sums of one quarter of an hour of a site. */
function sumsOfQuarter({ ts, pileW, pvW, siteW, tariffs }: Quarter) {
  const time = formatTimestamp(ts).slice(11, 16)
  const inForce = tariffs.findLast(({ effectiveTime }) => effectiveTime <= ts) ?? tariffs[0]
  const row = inForce?.periods.find(({ from, to }) => time >= from && time < to)
  const hours = Math.min(15 * 60_000, TEST_NOW - ts) / HOUR
  const site = siteW ?? pileW
  const grid = Math.max(0, site - pvW) * hours
  return {
    period: row?.period,
    site,
    sums: {
      gridWh: grid,
      ...Object.fromEntries(
        ['gridSharpWh', 'gridPeakWh', 'gridFlatWh', 'gridValleyWh'].map((name, nth) => [
          name,
          row?.period === nth + 1 ? grid : 0,
        ]),
      ),
      pileWh: pileW * hours,
      pvWh: pvW * hours,
      pvUsedWh: Math.min(site, pvW) * hours,
    },
  }
}

async function readQuarters(): Promise<Quarter[]> {
  const { rows } = await sql<Quarter>`
    select q.station_id, q.ts, q.pile_w, q.pv_w, q.site_w, s.operating_unit_id, s.city_code,
      coalesce((select json_agg(json_build_object('effectiveTime', v.effective_time, 'periods', v.periods::jsonb)
        order by v.effective_time, v.no) from cost_model_version v where v.seller_id = m.seller_id
        and v.cost_model_id = m.id and v.deleted = 0 and v.no <= m.current_version), '[]') as tariffs
    from operating_sample q join station s on s.seller_id = q.seller_id and s.id = q.station_id
    left join cost_model m on m.seller_id = s.seller_id and m.id = s.cost_model_id
    where q.seller_id = ${SELLER} order by q.ts`.execute(server.db)
  return rows
}

/** A reading that comes late, a site that gets another billing model, and a version that none has reached any more. */
const changesOfSites = [
  sql`update operating_sample set pile_w = pile_w + 40000, site_w = pile_w + 50000 where seller_id = ${SELLER} and ts % 3 = 0`,
  sql`delete from operating_sample where seller_id = ${SELLER} and ts % 7200000 = 0`,
  sql`update station s set cost_model_id = (select max(id) from cost_model m
    where m.seller_id = s.seller_id and m.id <> s.cost_model_id) where seller_id = ${SELLER} and id % 2 = 0`,
  sql`update cost_model set current_version = current_version - 1 where seller_id = ${SELLER} and current_version > 1`,
  sql`update cost_model_version set periods = (select jsonb_agg(p || '{"period": 2}') from jsonb_array_elements(periods) p)
    where seller_id = ${SELLER} and no = 1`,
]

it(`answers 30 random questions about sites as their quarters do (seed ${seed})`, async () => {
  const random = randomOf(seed)
  let quarters = await readQuarters()
  expect(quarters.length).toBeGreaterThan(0)
  const stations = [...new Set(quarters.map(({ stationId }) => stationId))]
  const first = quarters[0]?.ts ?? 0
  for (let nth = 0; nth < 30; nth += 1) {
    const change = changesOfSites[nth - 5]
    if (change) {
      await change.execute(server.db)
      quarters = await readQuarters()
    }
    // From here on the roll-up has counted what was changed; before, it is counted when it is asked for.
    if (nth === 20) {
      await rollUp(server.platform)
      expect(await server.db.selectFrom('siteDayChange').selectAll().execute()).toEqual([])
    }
    const isOfPv = random.below(3) === 0
    const offered = names.filter((name) => figures[name].source === (isOfPv ? 'pvUse' : 'sites'))
    const by = random.some(
      [
        'station',
        'operatingUnit',
        'city',
        ...(isOfPv ? [] : ['period' as const]),
        'hourOfDay',
        'weekday',
      ] as const,
      random.below(3),
    )
    const grain = (['whole', 'month', 'week', 'day', 'hour'] as const)[random.below(5)] ?? 'whole'
    const from = first + random.below(Math.max(1, Math.floor((TEST_NOW - first) / HOUR))) * HOUR
    const period = { from, to: from + (1 + random.below(72)) * HOUR }
    const stationIds = random.below(2) === 0 ? null : random.some(stations, 1 + random.below(4))
    const asked = {
      figures: random.some(offered, 1 + random.below(5)),
      by,
      grain,
      family: 'energy',
      period,
    } as const
    const groups = new Map<string, Record<string, number>>()
    for (const quarter of quarters) {
      const { ts, stationId, operatingUnitId, cityCode } = quarter
      if (ts < period.from || ts >= period.to || stationIds?.includes(stationId) === false) continue
      if (isOfPv && quarter.pvW === 0) continue
      const { period: code, site, sums } = sumsOfQuarter(quarter)
      const values = {
        station: stationId,
        operatingUnit: operatingUnitId,
        city: cityCode,
        period: code ?? null,
        hourOfDay: hourOf(ts),
        weekday: weekdayOf(ts),
      }
      const keys = by.map((name) => (values[name] === null ? null : String(values[name])))
      const key = JSON.stringify([timeOf(ts, grain), keys])
      const group = groups.get(key) ?? { peakW: 0, pilePeakW: 0 }
      groups.set(key, group)
      for (const [name, value] of Object.entries(sums)) group[name] = (group[name] ?? 0) + value
      group.peakW = Math.max(group.peakW ?? 0, site)
      group.pilePeakW = Math.max(group.pilePeakW ?? 0, quarter.pileW)
    }
    const expected = [...groups].map(([key, sums]) => {
      const whole = Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, Math.round(value)]))
      return [key, Object.fromEntries(asked.figures.map((name) => [name, figureOf(figures[name], whole)]))]
    })
    const rows = new Rows(server.db, { sellerId: SELLER, stationIds, groupIds: null }, TEST_RECORD)
    const found = (await groupsOf(rows, asked)).map(({ time, keys, values }) => [
      JSON.stringify([time, keys]),
      values,
    ])
    if (expected.length > 0)
      expect(Object.fromEntries(found), JSON.stringify({ asked, stationIds })).toEqual(
        Object.fromEntries(expected),
      )
  }
})

it('counts the starts of each gun and day as the orders do, also after they have changed', async () => {
  const raw = async () => {
    const { rows } = await sql<{ key: string; starts: number; startSuccess: number }>`
      select to_char(to_timestamp(start_time / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') || ' ' || gun_id as key,
        count(*) as starts, round(10000.0 * count(*) filter (where order_status not in (1, 5)) / count(*))::int as start_success
      from charge_order where seller_id = ${SELLER} and start_time >= ${recent.from} and start_time < ${recent.to}
        and order_status <> 0 and close_reason is distinct from 'expired' group by 1`.execute(server.db)
    return Object.fromEntries(rows.map(({ key, ...values }) => [key, values]))
  }
  const ask = { figures: ['starts', 'startSuccess'], by: ['gun'], grain: 'day', period: recent } as const
  const before = await raw()
  expect(await answers(ask)).toEqual(before)
  await sql`update charge_order set order_status = 5 where seller_id = ${SELLER} and id % 13 = 0`.execute(
    server.db,
  )
  await sql`update charge_order set order_status = 5, close_reason = 'expired' where seller_id = ${SELLER} and id % 13 = 1`.execute(
    server.db,
  )
  const after = await raw()
  expect(after).not.toEqual(before)
  expect(await answers(ask)).toEqual(after)
  await rollUp(server.platform)
  expect(await answers(ask)).toEqual(after)
  orders = await readOrders()
})

it.each(['bill/page', 'bill/monthPage', 'pile/page', 'energy/page', 'platform/page'])(
  'shows on each page of %s what all of its rows have there',
  async (path) => {
    const token = await server.login('admin')
    type Page = { records: { id: number }[]; total: number }
    const read = async (body: object) =>
      (await server.call<Page>(`report-service/${path}`, body, { token })).data
    for (const sortOrder of ['asc', 'desc']) {
      // Longer than what is computed at once.
      const body = { dayFrom: '2026-06-01', sortField: 'time', sortOrder }
      const { records, total } = await read({ ...body, pageSize: 1000 })
      expect(records).toHaveLength(Math.min(total, 1000))
      const last = Math.floor(records.length / 7)
      for (const current of [1, 2, 3, last]) {
        const page = await read({ ...body, pageSize: 7, current })
        expect(page.total).toBe(total)
        expect(page.records).toEqual(records.slice((current - 1) * 7, current * 7))
      }
    }
  },
)

it('shows on each page of members what all of them have there, in each order', async () => {
  for (const sortField of [undefined, 'time', 'paidFen', 'daysSince'])
    for (const sortOrder of ['asc', 'desc'] as const)
      for (const [grain, dayFrom] of [
        ['month', parseTimestamp('2026-05-10')],
        ['day', parseTimestamp('2026-06-28')],
      ] as const)
        for (const definition of [memberChargeReport, { ...memberChargeReport, only: undefined }]) {
          const request = { by: ['member'], grain, dayFrom, dayTo: TEST_NOW, sortField, sortOrder } as const
          const { only, ...rest } = definition
          const of = { ...rest, ...(only && { only }) }
          const expected = await reportRows(all(), of, request)
          expect(expected.length).toBeGreaterThan(9)
          for (const current of [1, 2, Math.ceil(expected.length / 4)]) {
            const page = await pageOfRows(all(), of, { ...request, current, pageSize: 4 })
            expect(page.total).toBe(expected.length)
            expect(page.found).toEqual(expected.slice((current - 1) * 4, current * 4))
          }
        }
})

it('says what each inverter gave and how long it was in which states, day by day', async () => {
  const days = { from: parseTimestamp('2026-06-29'), to: parseTimestamp('2026-07-02') }
  const { rows: inverters } = await sql<{
    id: number
    ratedW: number
    samples: { ts: number; wh: number }[]
    states: { ts: number; state: number }[]
  }>`
    select i.id, i.rated_w, (select coalesce(json_agg(json_build_object('ts', p.ts, 'wh', p.energy_wh)), '[]') from pv_sample p
        where p.seller_id = i.seller_id and p.inverter_id = i.id) as samples,
      (select coalesce(json_agg(json_build_object('ts', t.ts, 'state', t.state) order by t.ts), '[]') from pv_state t
        where t.seller_id = i.seller_id and t.inverter_id = i.id) as states
    from pv_inverter i where i.seller_id = ${SELLER} and i.deleted = 0`.execute(server.db)
  const expected = inverters.flatMap(({ id, ratedW, samples, states }) =>
    [0, 1, 2].map((nth) => {
      const from = days.from + nth * DAY
      const to = Math.min(from + DAY, TEST_NOW)
      const wh = samples.filter(({ ts }) => ts >= from && ts < to).reduce((sum, one) => sum + one.wh, 0)
      const minutes = (group: 2 | 3 | 4) =>
        Math.round(
          states.reduce((sum, { ts, state }, at) => {
            const end = Math.min(to, states[at + 1]?.ts ?? TEST_NOW)
            return pvStatesOf(group).includes(state as PvInverterState)
              ? sum + Math.max(0, end - Math.max(ts, from))
              : sum
          }, 0) / 60_000,
        )
      const values = {
        pvWh: wh,
        fullLoadMinutes: Math.round((wh / ratedW) * 60),
        pvFaultMinutes: minutes(2),
        pvStandbyMinutes: minutes(3),
        pvOtherMinutes: minutes(4),
      }
      return [`${formatDate(from)} ${id}`, values] as const
    }),
  )
  expect(expected.some(([, { pvWh }]) => pvWh > 0)).toBe(true)
  const ask = {
    figures: ['pvWh', 'fullLoadMinutes', 'pvFaultMinutes', 'pvStandbyMinutes', 'pvOtherMinutes'],
    by: ['inverter'],
    grain: 'day',
    period: days,
  } as const
  expect(await answers(ask)).toEqual(Object.fromEntries(expected))
})

it('station assets, operator assets and charging data are written to files (spec 7.33)', async () => {
  const token = await server.login('admin')
  for (const name of ['stationAssetExport', 'operatorAssetExport', 'chargeDataExport']) {
    const { code, data } = await server.call<{ id: number }>(
      `report-service/dataStatistics/${name}`,
      {},
      { token },
    )
    expect([code, data.id > 0], name).toEqual([0, true])
  }
})

it.each([
  'dataStatistics/summaryStatistics dataStatistics/summarySum',
  'dataStatistics/chargeData dataStatistics/chargeDataSum',
  'dataStatistics/operatorAsset dataStatistics/operatorAssetSummary',
  'dataStatistics/stationAsset dataStatistics/stationAssetSummary',
  'platform/page platform/sum',
  'station/page station/sum',
  'pile/page pile/sum',
  'recharge/page recharge/sum',
  'bus/page bus/sum',
  'bus/linePage bus/lineSum',
  'fleet/page fleet/sum',
  'fleet/carPage fleet/carSum',
  'member/page member/sum',
  'member/growthPage member/growthSum',
  'alarm/page alarm/sum',
  'energy/page energy/sum',
  'pv/page pv/sum',
  'dataanalysis-service/stationCostModelIncome/page dataanalysis-service/stationCostModelIncome/sum',
])('the report %s has rows and a sum', async (calls) => {
  const token = await server.login('admin')
  const [page, sum] = calls.split(' ')
  const at = (path = '') => (path.includes('-service/') ? path : `report-service/${path}`)
  const rows = await server.call<{ total: number }>(at(page), {}, { token })
  expect([rows.code, (await server.call(at(sum), {}, { token })).code]).toEqual([0, 0])
  expect(rows.data.total).toBeGreaterThan(0)
})

it('has nothing to say of a period that is empty', async () => {
  const period = { from: spring.from, to: spring.from }
  const found = await answers({ figures: ['orders', 'energyWh'], by: ['station'], grain: 'day', period })
  expect(found).toEqual({})
})

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

it('names the figures of which nothing is known as a report is divided', async () => {
  const token = await server.login('admin')
  const silentBy = async (body: object) =>
    (await server.call<{ silent: string[] }>('report-service/platform/sum', body, { token })).data.silent
  expect(await silentBy({ grain: 'day', by: 'city' })).toEqual(['newMembers'])
  expect(await silentBy({ grain: 'whole' })).toEqual([])
})

describe('a report', () => {
  const ask = async <T>(name: string, body: object, account = 'admin') =>
    server.call<T>(`report-service/bill/${name}`, body, { token: await server.login(account) })
  const june = { dayFrom: '2026-06-01', dayTo: '2026-06-30' }

  interface Row {
    time: string
    station: { key: string; name: string } | null
    payableFen: number
    change: number | null
    share: number | null
    lineWh: number
  }

  it('has the same sum in its rows, its chart and its total', async () => {
    const { records, total } = (
      await ask<{ records: Row[]; total: number }>('page', { ...june, pageSize: 1000 })
    ).data
    const sum = (await ask<{ sum: Row; chart: Row[] }>('sum', june)).data
    const payable = (rows: readonly Row[]) => rows.reduce((all, { payableFen }) => all + payableFen, 0)
    expect(records).toHaveLength(total)
    expect([payable(records), payable(sum.chart)]).toEqual([sum.sum.payableFen, sum.sum.payableFen])
    expect(sum.sum.payableFen).toBeGreaterThan(0)
  })

  it('compares each month with the one before, and one that goes on with as much of it', async () => {
    const months = { dayFrom: '2026-06-01', dayTo: '2026-07-01', by: 'station', pageSize: 1000 }
    const { records } = (await ask<{ records: Row[] }>('monthPage', months)).data
    const july = records.find(({ time, change }) => time === '2026-07' && change !== null)
    const of = (from: string, to: string) =>
      orders
        .filter(
          ({ stationId, endTime, orderStatus, energyWh }) =>
            String(stationId) === july?.station?.key &&
            orderStatus === 3 &&
            energyWh > 0 &&
            endTime >= parseTimestamp(from) &&
            endTime < parseTimestamp(to),
        )
        .reduce((all, { payableFen }) => all + Number(payableFen), 0)
    const before = of('2026-06-01 00:00:00', '2026-06-01 10:00:00')
    expect(july?.payableFen).toBe(of('2026-07-01 00:00:00', '2026-07-02 00:00:00'))
    expect(july?.change).toBe(Math.round(((Number(july?.payableFen) - before) / before) * 10_000))
  })

  it('divides a station by tariff period into shares of the whole', async () => {
    const { records } = (
      await ask<{ records: Row[] }>('periodPage', { ...june, grain: 'month', pageSize: 1000 })
    ).data
    for (const key of new Set(records.map(({ station }) => station?.key))) {
      const shares = records.filter(({ station }) => station?.key === key).map(({ share }) => share ?? 0)
      const whole = shares.reduce((all, share) => all + share, 0)
      expect(Math.abs(whole - 10_000)).toBeLessThanOrEqual(shares.length)
    }
  })

  it('refuses what it is not divided by, and shows each person the own stations alone', async () => {
    expect(await ask('page', { ...june, by: 'member' })).toMatchObject({ code: 400 })
    expect(await ask('page', { ...june, grain: 'hour' })).toMatchObject({ code: 400 })
    expect((await ask<object>('page', june, 'repair')).code).toBe(403)
    const seen = (await ask<{ records: Row[] }>('page', { ...june, by: 'station' }, 'finance')).data.records
    expect(seen.length).toBeGreaterThan(0)
  })

  it('follows a change of last month at once and by its amount alone, also when it is counted', async () => {
    const sumOf = async () => (await ask<{ sum: Record<string, number> }>('sum', june)).data.sum
    const before = await sumOf()
    const order = orders.find(
      ({ orderStatus, energyWh, endTime }) =>
        orderStatus === 3 && energyWh > 0 && formatDate(endTime).startsWith('2026-06'),
    )
    await sql`update charge_order set s_fee_fen = s_fee_fen + 230, payable_fen = payable_fen + 230,
      owed_fen = owed_fen + 230 where seller_id = ${SELLER} and id = ${order?.id}`.execute(server.db)
    const { sFeeFen = 0, payableFen = 0, owedFen = 0 } = before
    const after = { ...before, sFeeFen: sFeeFen + 230, payableFen: payableFen + 230, owedFen: owedFen + 230 }
    expect(await sumOf()).toEqual(after)
    await rollUp(server.platform)
    expect(await sumOf()).toEqual(after)
    const month = { from: parseTimestamp('2026-06-01'), to: parseTimestamp('2026-07-01') }
    const differing = (await violations(server.db, month)).filter(({ rule }) => rule.startsWith('5'))
    expect(differing).toEqual([])
  })

  it('counts nothing of another seller, whose stations it is asked for by number', async () => {
    const token = await server.login('admin', '10002')
    const stationId = [...new Set(orders.map((order) => order.stationId))]
    const answers = await Promise.all(
      ['bill/sum', 'dataStatistics/summarySum', 'dataStatistics/chargeDataSum'].map((name) =>
        server.call<{ sum: Record<string, number> }>(
          `report-service/${name}`,
          { ...june, stationId },
          { token },
        ),
      ),
    )
    expect(answers.map(({ data }) => data.sum.orders)).toEqual([0, 0, 0])
    for (const name of ['revenue', 'trends']) {
      const path = `statistics-service/platformHome/${name}`
      const { data } = await server.call<{ days?: []; course?: [] }>(
        path,
        { stationId: stationId[0] },
        { token },
      )
      expect(data.days ?? data.course).toEqual([])
    }
  })

  it('is a file with a head that says what it shows', async () => {
    const { data } = await ask<{ id: number }>('export', june)
    const found = await server.db
      .selectFrom('exportFile')
      .select('fileName')
      .where('id', '=', data.id)
      .executeTakeFirst()
    expect(found?.fileName).toBe('Daily bill report_2026-06-01_2026-06-30.xlsx')
  })
})
