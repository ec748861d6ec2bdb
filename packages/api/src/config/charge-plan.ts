import { visible } from '@ampdeck/validation/plain'
import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { TariffPeriod } from '../billing/tariff-period.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { gunStatus } from '../enumerations/equipment.ts'
import { chargePlanState, planCycle, planNote, planRunState } from '../enumerations/plan.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, record, Timestamp, Watt, Wh } from '../wire.ts'

/** No depot has more. */
const MAX_VEHICLES = 200
const MAX_HOURS = 36
const Soc = z.int().min(0).max(100)
const Clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time.format')
  .meta({ examples: ['19:00'] })

/** Which cars of a plan stand where and when; plans and templates share it. */
export const PlanCars = z.object({
  stationId: Id,
  groupId: Id,
  vehicleIds: z.array(Id).min(1, 'required').max(MAX_VEHICLES),
  /** When they come and when they leave, by the clock; the later one may be of the next day. */
  arrival: Clock,
  leave: Clock,
  startSoc: Soc,
  targetSoc: Soc.min(1),
})

export const PlanName = empty.max(30).pipe(normal)
export const PlanHours = z.int().min(4).max(MAX_HOURS)

/** What people fill in for a plan; each car can be set apart afterwards. */
export const ChargePlanDraft = PlanCars.extend({
  name: PlanName,
  /** The plan begins then, on a quarter of an hour. */
  fromTime: Timestamp,
  hours: PlanHours,
  cycle: codeOf(planCycle),
})

/** Of the charges that are planned. */
const Sums = z.object({
  cars: z.int(),
  done: z.int(),
  /** Short or missed, or without a place. */
  troubled: z.int(),
  planFen: Fen,
  /** What "charge at once" would have cost. */
  atOnceFen: Fen,
})

export const ChargePlan = record({
  ...ChargePlanDraft.shape,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  groupName: z.string(),
  state: codeOf(chargePlanState),
  /** What no plan could cost less than. */
  boundFen: Fen,
  ...Sums.shape,
})

/** A planned charge, and what became of it. */
export const PlanRow = z.object({
  id: Id,
  vehicleId: Id,
  plate: z.string(),
  /** Absent where no place was found. */
  gunId: Id.nullable(),
  plannedStart: Timestamp.nullable(),
  plannedEnd: Timestamp.nullable(),
  powerW: Watt,
  maxW: Watt,
  arrival: Timestamp,
  latestEnd: Timestamp,
  startSoc: Soc,
  targetSoc: Soc,
  needWh: Wh,
  planFen: Fen,
  atOnceFen: Fen,
  state: codeOf(planRunState),
  note: codeOf(planNote).nullable(),
  orderId: Id.nullable(),
  realStart: Timestamp.nullable(),
  realEnd: Timestamp.nullable(),
  endSoc: z.number().nullable(),
})

const PlanGun = z.object({
  id: Id,
  pileId: Id,
  pileName: z.string(),
  letter: z.int(),
  ratedW: Watt,
  status: codeOf(gunStatus),
})

/** A plan with all that its board draws. */
export const ChargePlanDetail = ChargePlan.extend({
  rows: z.array(PlanRow),
  guns: z.array(PlanGun),
  periods: z.array(TariffPeriod),
  limitW: Watt,
})

export const ChargePlanFilter = z.object({
  name: filter.text(),
  stationId: filter.ids(),
  groupId: filter.ids(),
  state: filter.codes(chargePlanState),
  fromTimeFrom: filter.from(),
  fromTimeTo: filter.to(),
})

/** Where a charge is moved to by hand. */
const Moved = z.object({ id: Id, gunId: Id, plannedStart: Timestamp, plannedEnd: Timestamp })

/** What is set apart for one car. */
export const PlanCarDraft = z.object({
  arrival: Timestamp,
  latestEnd: Timestamp,
  startSoc: Soc,
  targetSoc: Soc.min(1),
})

const isDone = ['This plan is done', '该计划已完成'] as const

/** The life of a plan; that it is done is for the server, when the last of its charges has ended. */
export const chargePlanLife = lifeOf('state', chargePlanState, {
  update: {
    from: ['draft', 'off'],
    sentences: {
      'transition.notAllowed': [
        'A running plan is stopped first; one that is done stays as it is',
        '执行中的计划请先停止，已完成的计划不可修改',
      ],
    },
  },
  /** One of its charges is set apart or moved. */
  change: { from: ['draft', 'on', 'off'], sentences: { 'transition.notAllowed': isDone } },
  arrange: { from: ['draft', 'on', 'off'], sentences: { 'transition.notAllowed': isDone } },
  start: {
    from: ['draft', 'off'],
    to: 'on',
    sentences: { 'transition.notAllowed': ['This plan is running or done', '该计划已在执行或已完成'] },
  },
  stop: {
    from: 'on',
    to: 'off',
    sentences: { 'transition.notAllowed': ['This plan is not running', '该计划未在执行'] },
  },
  delete: {
    from: ['draft', 'off', 'done'],
    sentences: { 'transition.notAllowed': ['Stop the plan first', '请先停止该计划'] },
  },
})

/** The life of a planned charge, as far as people have a part in it. */
export const planChargeLife = lifeOf('state', planRunState, {
  change: {
    from: 'waiting',
    sentences: { 'transition.notAllowed': ['This charge has begun or is over', '该充电已开始或已结束'] },
  },
})

const windows = {
  'plan.window': ['The cars must arrive and leave within the plan', '车辆须在计划时段内到达和离开'],
  'plan.soc': ['The target must be above the state of charge at arrival', '目标 SOC 须高于到达时 SOC'],
} as const
const cars = {
  ...windows,
  'plan.vehicle': ['Each car must belong to the fleet and have a battery', '车辆须属于该车队并填写电池容量'],
  'plan.past': ['The time of the plan has passed', '计划时段已过'],
} as const
const at = service('config-service/chargePlan')

export const chargePlan = {
  page: at('page', ['chargingPlan', 'chargingPlanRun', 'fleetDetail'])
    .takes(paged(ChargePlanFilter, ['name', 'fromTime', 'state', 'updateTime']))
    .gives(pageOf(ChargePlan)),
  get: at('get', ['chargingPlan', 'chargingPlanRun']).takes(ById).gives(ChargePlanDetail),
  /** The cars of a fleet, by a piece of the plate or by their numbers. */
  vehicles: at('vehicles', ['chargingPlan', 'chargePlan'])
    .takes(
      z.object({
        groupId: filter.ids(),
        text: z.string().overwrite(visible).max(50).default(''),
        id: filter.ids(),
      }),
    )
    .gives(z.array(z.object({ id: Id, plate: z.string(), batteryWh: Wh.nullable() }))),
  /** A plan that is saved is arranged at once. */
  save: at('save', 'chargingPlan:add').takes(ChargePlanDraft).gives(ChargePlanDetail).fails(cars),
  update: at('update', 'chargingPlan:edit')
    .takes(ChargePlanDraft.extend(ByVersion.shape))
    .gives(ChargePlanDetail)
    .fails(cars)
    .moves(chargePlanLife.update),
  /** One charge to another gun or time. What has begun stays. */
  move: at('move', 'chargingPlan:edit')
    .takes(Moved)
    .gives(ChargePlanDetail)
    .fails(windows)
    .moves(planChargeLife.change),
  setCar: at('setCar', 'chargingPlan:edit')
    .takes(PlanCarDraft.extend({ id: Id }))
    .gives(ChargePlanDetail)
    .fails(windows)
    .moves(planChargeLife.change),
  autoArrange: at('autoArrange', 'chargingPlan:arrange')
    .takes(ById)
    .gives(ChargePlanDetail)
    .moves(chargePlanLife.arrange),
  start: at('start', 'chargingPlan:start')
    .takes(ById)
    .gives(ChargePlanDetail)
    .fails({ 'plan.past': cars['plan.past'] })
    .moves(chargePlanLife.start),
  stop: at('stop', 'chargingPlan:stop').takes(ById).gives(ChargePlanDetail).moves(chargePlanLife.stop),
  delete: at('delete', 'chargingPlan:delete').takes(ById).moves(chargePlanLife.delete),
}

export type ChargePlan = z.input<typeof ChargePlan>
export type ChargePlanDetail = z.input<typeof ChargePlanDetail>
export type PlanRow = z.input<typeof PlanRow>
