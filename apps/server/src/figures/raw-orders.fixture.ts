import { figureOf, type Sums } from '@ampdeck/api/figures/figure'
import { figures } from '@ampdeck/api/figures/figures'
import type { Dimension } from '@ampdeck/api/figures/report'
import { DAY, formatDate, HOUR, parseTimestamp } from '@ampdeck/api/time'
import { TEST_NOW } from '../testing/test-database.ts'
import { hourOf, names, type Order, type randomOf, timeOf, weekdayOf } from './figures.fixture.ts'
import type { Asked } from './query.ts'

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
export function naive(
  orders: readonly Order[],
  asked: Asked,
  stationIds: readonly number[] | null,
  groupIds: readonly number[] | null,
) {
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

const sourcesOf = [
  'orders',
  'lines',
  'abnormal',
  'refused',
  'receivable',
  'couponOrders',
  'occupied',
] as const

export function randomQuery(orders: readonly Order[], random: ReturnType<typeof randomOf>): Asked {
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
