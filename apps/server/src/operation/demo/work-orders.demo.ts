import { workOrderKind, workOrderState } from '@ampdeck/api/enumerations/operation'
import { dayNumber, HOUR, MINUTE, startOfDay } from '@ampdeck/api/time'
import { demoPiles } from '../../config/pile/pile.demo.ts'
import { idAt } from '../../database/ids.ts'
import { faultCodes } from '../../database/migrations/fault-codes.ts'
import type { DemoPart } from '../../demo/part.ts'
import { demoSellers, SKYLINE } from '../../demo/sellers.ts'
import { byShares, copiesOf, stream, type World } from '../../demo/world.ts'
import { alarmsOf } from './alarm-history.ts'
import { daysOf, hasOpenWorkOrders } from './alarms.demo.ts'
import { demoPictures } from './demo-pictures.ts'
import type { DrawnAlarm } from './drawn-alarm.ts'
import { type DrawnWorkOrder, workOrderRow, workOrderStepRows } from './drawn-work-order.ts'
import { openAlarms } from './open-alarms.ts'

const { alarm: ALARM, inspection, complaint, installation, manual } = workOrderKind.code
const { toDispatch, dispatched, processing, toAudit, done, refused, cancelled } = workOrderState.code

/** Besides those of alarms, in twelve months at size 1. */
const OTHERS_PER_YEAR = { skyline: 370, riverside: 30 }
/** How many are open at each seller (domain.md §8), for each copy of the network. */
const OPEN_COUNT = { skyline: 60, riverside: 6 }

/** What work orders that no alarm made are about. */
const matters = [
  { kind: inspection, title: '巡检：线缆护套破损', titleEn: 'Inspection: cable sheath worn', level: 4 },
  { kind: inspection, title: '巡检：指示灯不亮', titleEn: 'Inspection: status light dark', level: 5 },
  { kind: complaint, title: '用户反映无法启动充电', titleEn: 'Member: charging does not start', level: 3 },
  { kind: complaint, title: '用户反映车位被占', titleEn: 'Member: bay is blocked', level: 5 },
  { kind: installation, title: '新桩安装与调试', titleEn: 'Install and commission a new pile', level: 5 },
  { kind: manual, title: '更换防撞护栏', titleEn: 'Replace the bollards', level: 6 },
  { kind: manual, title: '补贴二维码标签', titleEn: 'Renew the code labels', level: 6 },
]

/** Twelve months of work orders, and those that are open now, in every state of their life. */
export const part: DemoPart = {
  name: 'workOrders',
  after: ['alarms'],
  async prepare(world, { copy }) {
    await copy(
      'picture',
      demoSellers.flatMap((sellerId) => demoPictures(sellerId, world.now)),
    )
  },
  async extend(world, { copy }, { from, to }) {
    const drawn = demoSellers.flatMap((sellerId) =>
      daysOf(from, to).flatMap((day) => [
        ...alarmsOf(world, sellerId, day)
          .filter(({ first }) => first >= from && first < to)
          .flatMap(ofHandled),
        ...othersOf(world, sellerId, day).filter(({ created }) => created >= from && created < to),
      ]),
    )
    await copy('workOrder', drawn.map(workOrderRow))
    await copy('workOrderStep', drawn.flatMap(workOrderStepRows))
  },
  async present(world, { db, copy }) {
    if (await hasOpenWorkOrders(db)) return
    const open = demoSellers.flatMap((sellerId) => openOrders(world, sellerId))
    await copy('workOrder', open.map(workOrderRow))
    await copy('workOrderStep', open.flatMap(workOrderStepRows))
  },
}

/** Of an alarm that is over: done, or now and then cancelled. */
function ofHandled(alarm: DrawnAlarm): DrawnWorkOrder[] {
  if (alarm.workOrderId === null) return []
  const isCancelled = alarm.n % 25 === 7
  return [
    {
      ...ofAlarm(alarm, alarm.workOrderId),
      state: isCancelled ? cancelled : done,
      end: alarm.handleTime,
      result: isCancelled ? null : alarm.note,
    },
  ]
}

function ofAlarm(alarm: DrawnAlarm, id: number) {
  const fault = faultCodes.find((line) => line[0] === alarm.code)
  return {
    id,
    created: alarm.first + 3 * MINUTE,
    pile: alarm.pile,
    alarm,
    kind: ALARM,
    title: fault?.[3] ?? alarm.code,
    titleEn: fault?.[4] ?? null,
    level: alarm.level,
    end: null,
    result: null,
  }
}

function othersOf(world: World, sellerId: number, day: number): DrawnWorkOrder[] {
  const random = stream(world, 'workOrders', sellerId, day)
  const perYear = sellerId === SKYLINE ? OTHERS_PER_YEAR.skyline : OTHERS_PER_YEAR.riverside
  const piles = demoPiles(world).filter(({ station }) => station.sellerId === sellerId)
  return Array.from({ length: random.poisson((perYear * world.scale) / 365) }, (_, n): DrawnWorkOrder => {
    const created = startOfDay(day) + random.int(8 * 60, 18 * 60) * MINUTE
    const isCancelled = random.chance(0.06)
    return {
      ...random.pick(matters),
      id: idAt(created, 1_000 + (n % 1_000)),
      created,
      pile: random.pick(piles),
      state: isCancelled ? cancelled : done,
      end: created + random.int(2, 60) * HOUR,
      result: isCancelled ? null : '现场处理完成，复测正常',
    }
  }).filter(({ end }) => (end ?? 0) < world.now)
}

/** Those of open alarms that somebody has, and others in every state; a few that were given up lately. */
export function openOrders(world: World, sellerId: number): DrawnWorkOrder[] {
  const ofAlarms = openAlarms(world)
    .filter(({ pile }) => pile.station.sellerId === sellerId)
    .flatMap((alarm): DrawnWorkOrder[] =>
      alarm.workOrderId === null
        ? []
        : [{ ...ofAlarm(alarm, alarm.workOrderId), state: alarm.pile.n % 2 ? dispatched : processing }],
    )
  const wanted = (sellerId === SKYLINE ? OPEN_COUNT.skyline : OPEN_COUNT.riverside) * copiesOf(world)
  const random = stream(world, 'openWorkOrders', sellerId, dayNumber(world.now))
  const piles = demoPiles(world).filter(({ station }) => station.sellerId === sellerId)
  const states = byShares(random, wanted - ofAlarms.length, [
    [processing, 0.34],
    [dispatched, 0.26],
    [toDispatch, 0.18],
    [toAudit, 0.14],
    [refused, 0.08],
  ])
  const others = [...states, cancelled, cancelled, cancelled].map((state, n): DrawnWorkOrder => {
    const created = world.now - random.int(20, 4_000) * MINUTE
    return {
      ...random.pick(matters),
      id: idAt(created, 2_000 + (n % 1_000)),
      created,
      pile: random.pick(piles),
      state,
      end: state === cancelled ? Math.min(world.now, created + HOUR) : null,
      result: state === toAudit || state === refused ? '已更换配件，待复核' : null,
    }
  })
  return [...ofAlarms, ...others]
}
