import { orderStatus } from '@ampdeck/api/enumerations/order'
import { chargePlanState, planCycle, planRunState } from '@ampdeck/api/enumerations/plan'
import { DAY, dayNumber, formatDate, HOUR, MINUTE, startOfDay } from '@ampdeck/api/time'
import type { Insertable, Selectable } from 'kysely'
import { demoStations } from '../../config/station/station.demo.ts'
import { idAt } from '../../database/ids.ts'
import type { Tables } from '../../database/tables.ts'
import type { DemoPart, Sink } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { historyStart, stream, type World } from '../../demo/world.ts'
import { demoFleets, fleetCar } from '../../member/demo/fleets.demo.ts'
import { arrangePlan } from './arrange-plan.service.ts'
import { needWhOf, QUARTER_MS, stayOf } from './plan-cars.ts'

type Run = Insertable<Tables['chargePlanRun']>
type Plan = Selectable<Tables['chargePlan']>
type Order = Selectable<Tables['chargeOrder']>

const { draft: DRAFT, on: ON, off: OFF, done: DONE_PLAN } = chargePlanState.code
const { waiting: WAITING, charging: CHARGING, done: DONE, short: SHORT, missed: MISSED } = planRunState.code
const { finished: FINISHED, charging: CHARGING_ORDER } = orderStatus.code
/** The bus depots of the demo network. */
const DEPOTS = [3, 16]
const WEEKS = 3
/** A night begins at noon, so that all of its charges are of one. */
const NOON = 12 * HOUR
const MAX_OF_NIGHT = 24
const BUSES = 16
/** At once, in the hours of the evening, costs so much more. */
const AT_ONCE = [1.12, 1.42] as const

/** The plans of the bus depots: each night of the last weeks beside its real charges, tonight's, and the next ones. */
export const part: DemoPart = {
  name: 'chargePlans',
  after: ['orders', 'openOrders', 'vehicles', 'costModels'],
  async present(world, sink) {
    const known = await sink.db.selectFrom('chargePlan').select('id').limit(1).executeTakeFirst()
    if (known) return
    let n = 0
    for (const [index, no] of DEPOTS.entries()) {
      const station = demoStations(world).find((one) => one.sellerId === SKYLINE && one.no === no)
      const fleet = demoFleets(world).find((one) => one.sellerId === SKYLINE && one.at.includes(no))
      if (!station || !fleet) continue
      const vehicleIds = Array.from({ length: Math.min(BUSES, fleet.cars) }, (_, car) =>
        demoId(SKYLINE, 'vehicle', fleetCar(fleet, car)),
      )
      const depot = { stationId: station.id, groupId: fleet.id, vehicleIds }
      for (const [fromTime, orders] of await nightsOf(world, sink, depot))
        await addNight(
          world,
          sink,
          { ...planOf(world, ++n, depot, fromTime), name: nameOf('夜间充电', fromTime) },
          orders,
        )
      const today = startOfDay(dayNumber(world.now))
      const evening = today + 18 * HOUR > world.now ? today + 18 * HOUR : today + DAY + 18 * HOUR
      await addNext(
        world,
        sink,
        { ...planOf(world, ++n, depot, evening), name: nameOf('夜间充电', evening) },
        DRAFT,
      )
      const later = { ...planOf(world, ++n, depot, evening + DAY), name: nameOf('夜间充电', evening + DAY) }
      await addNext(world, sink, later, index === 0 ? OFF : DRAFT)
      await sink.copy('chargePlanTemplate', [templateOf(world, ++n, depot, fleet.name)])
    }
  },
}

const nameOf = (what: string, fromTime: number) => `${what} ${formatDate(fromTime).slice(5)}`

type Depot = Pick<Plan, 'stationId' | 'groupId' | 'vehicleIds'>

const stay = { arrival: '19:00', leave: '05:45', startSoc: 22, targetSoc: 95, hours: 16 }

function planOf(world: World, n: number, depot: Depot, fromTime: number): Plan {
  return {
    ...standard(SKYLINE, 'chargePlan', n, Math.min(fromTime - 6 * HOUR, world.now)),
    ...depot,
    ...stay,
    ...{ name: '', fromTime, cycle: planCycle.code.once, state: DRAFT, templateId: null, boundFen: 0 },
  }
}

function templateOf(
  world: World,
  n: number,
  depot: Depot,
  fleet: string,
): Insertable<Tables['chargePlanTemplate']> {
  return {
    ...standard(SKYLINE, 'chargePlanTemplate', n, historyStart(world)),
    ...depot,
    ...stay,
    ...{ name: `${fleet} 工作日`, weekdays: [1, 2, 3, 4, 5], fromClock: '18:00' },
  }
}

/** The charges of the fleet's buses at its depot by night, also those that run. */
async function nightsOf(
  world: World,
  { db }: Sink,
  { stationId, groupId }: Depot,
): Promise<Map<number, Order[]>> {
  const since = world.now - WEEKS * 7 * DAY
  const orders = await db
    .selectFrom('chargeOrder')
    .selectAll()
    .where(({ and }) => and({ sellerId: SKYLINE, stationId, groupId, deleted: 0 }))
    .where('id', '>=', idAt(since))
    .where('startTime', '>=', since)
    .where('orderStatus', 'in', [FINISHED, CHARGING_ORDER])
    .where('plate', 'is not', null)
    .where('startSoc', 'is not', null)
    .orderBy('startTime')
    .execute()
  return Map.groupBy(orders, ({ startTime }) => startOfDay(dayNumber(startTime - NOON)) + NOON)
}

/** A night that was planned, or is: a row for each charge that there was, and one that came to nothing. */
async function addNight(world: World, { copy }: Sink, plan: Plan, orders: readonly Order[]): Promise<void> {
  const cars = new Set<string>()
  const first = orders.filter(({ plate }) => !cars.has(plate ?? '') && cars.add(plate ?? ''))
  const runs = first.slice(0, MAX_OF_NIGHT).map((order, index) => runOf(world, plan, order, index + 1))
  if (runs.length === 0) return
  const [sample] = runs
  const missed = { state: MISSED, note: 'late', orderId: null, realStart: null, realEnd: null }
  const isMissing = sample !== undefined && dayNumber(plan.fromTime) % 3 === 0
  const none = { endSoc: null, energyWh: 0, realFen: 0, savedFen: null, vehicleId: plan.vehicleIds[0] ?? 0 }
  const isRunning = runs.some(({ state }) => state === CHARGING)
  const planFen = runs.reduce((sum, run) => sum + run.planFen, 0)
  await copy('chargePlan', [
    {
      ...plan,
      vehicleIds: runs.map(({ vehicleId }) => vehicleId),
      hours: 24,
      state: isRunning ? ON : DONE_PLAN,
      boundFen: Math.round(planFen * 0.97),
    },
  ])
  await copy('chargePlanRun', [
    ...runs,
    ...(isMissing && sample
      ? [{ ...sample, ...missed, ...none, ...idsOf(plan, 999), plate: `${sample.plate.slice(0, -1)}8` }]
      : []),
  ])
}

const idsOf = (plan: Plan, n: number) =>
  standard(
    SKYLINE,
    'chargePlanRun',
    (dayNumber(plan.fromTime) % 1_000) * 100_000 + (plan.id % 100) * 1_000 + n,
    plan.createTime,
  )

function runOf(world: World, plan: Plan, order: Order, n: number): Run {
  const random = stream(world, 'chargePlanRun', order.gunId % 1_000_000, Math.floor(order.startTime / MINUTE))
  const { startTime, endTime, startSoc, endSoc, energyWh, eFeeFen, sFeeFen } = order
  const isRunning = order.orderStatus === CHARGING_ORDER
  const isShort = !isRunning && random.chance(0.08)
  const plannedStart = Math.floor(startTime / QUARTER_MS) * QUARTER_MS
  const end = endTime ?? Math.max(world.now, startTime) + HOUR
  const plannedEnd = Math.max(Math.ceil(end / QUARTER_MS) * QUARTER_MS, plannedStart + QUARTER_MS)
  const from = Math.round(startSoc ?? 20)
  const reached = Math.round(endSoc ?? Math.min(100, from + 55))
  const targetSoc = Math.min(100, Math.max(from + 1, reached + (isShort ? 9 : 0)))
  const needWh = Math.max(1_000, isRunning ? needWhOf(242_300, { startSoc: from, targetSoc }) : energyWh)
  const realFen = eFeeFen + sFeeFen
  const planFen = isRunning ? Math.round(needWh * 0.07) : Math.round(realFen * (0.97 + random.next() * 0.06))
  const atOnceFen = Math.round(planFen * (AT_ONCE[0] + random.next() * (AT_ONCE[1] - AT_ONCE[0])))
  return {
    ...idsOf(plan, n),
    ...{ planId: plan.id, stationId: plan.stationId, groupId: plan.groupId, fromTime: plan.fromTime },
    vehicleId: plan.vehicleIds[order.gunId % plan.vehicleIds.length] ?? 0,
    plate: order.plate ?? '',
    gunId: order.gunId,
    ...{ plannedStart, plannedEnd, arrival: plannedStart - 2 * QUARTER_MS, latestEnd: plannedEnd + 2 * HOUR },
    powerW: Math.max(1_000, Math.round((needWh * HOUR) / (plannedEnd - plannedStart))),
    ...{ maxW: 180_000, startSoc: from, targetSoc, needWh, planFen, atOnceFen },
    state: isRunning ? CHARGING : isShort ? SHORT : DONE,
    note: isShort ? 'stopped' : startTime - plannedStart > 10 * MINUTE ? 'late' : null,
    ...{ orderId: order.id, realStart: startTime, realEnd: isRunning ? null : endTime },
    endSoc: isRunning ? null : reached,
    ...{ energyWh: isRunning ? 0 : energyWh, realFen: isRunning ? 0 : realFen },
    savedFen: isRunning ? null : atOnceFen - realFen,
    ...{ tries: 0, stopTime: null },
  }
}

/** A plan of the next nights, arranged as the product does. */
async function addNext(world: World, { db, copy }: Sink, plan: Plan, state: number): Promise<void> {
  const times = stayOf(plan.arrival, plan.leave, plan.fromTime)
  const cars = await db
    .selectFrom('vehicle')
    .select(['id', 'plate', 'batteryWh'])
    .where('sellerId', '=', SKYLINE)
    .where('id', 'in', plan.vehicleIds)
    .orderBy('id')
    .execute()
  await copy('chargePlan', [{ ...plan, state }])
  await copy(
    'chargePlanRun',
    cars.map(({ id: vehicleId, plate, batteryWh }, index): Run => {
      const random = stream(world, 'chargePlanNext', index, dayNumber(plan.fromTime))
      const car = { startSoc: random.int(12, 40), targetSoc: random.int(88, 98) }
      return {
        ...idsOf(plan, index + 1),
        ...{ planId: plan.id, stationId: plan.stationId, groupId: plan.groupId, fromTime: plan.fromTime },
        ...{ vehicleId, plate, gunId: null, plannedStart: null, plannedEnd: null, powerW: 0, maxW: 120_000 },
        arrival: times.arrival + random.int(0, 12) * QUARTER_MS,
        latestEnd: times.latestEnd + random.int(0, 10) * QUARTER_MS,
        ...car,
        needWh: needWhOf(batteryWh ?? 242_300, car),
        ...{
          planFen: 0,
          atOnceFen: 0,
          state: WAITING,
          note: null,
          orderId: null,
          realStart: null,
          realEnd: null,
        },
        ...{ endSoc: null, energyWh: 0, realFen: 0, savedFen: null, tries: 0, stopTime: null },
      }
    }),
  )
  const unused = () => {
    throw new Error('An arrangement makes no records.')
  }
  await arrangePlan({ db, now: () => world.now, newId: unused }, { ...plan, state: DRAFT })
}
