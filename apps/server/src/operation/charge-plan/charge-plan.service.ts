import {
  type ChargePlanDraft,
  type chargePlan,
  chargePlanLife,
  planChargeLife,
} from '@ampdeck/api/config/charge-plan'
import { chargePlanState, planRunState } from '@ampdeck/api/enumerations/plan'
import { HOUR } from '@ampdeck/api/time'
import type { z } from 'zod'
import { checkStep } from '../../database/check-step.ts'
import type { Rows } from '../../database/rows.ts'
import { failures } from '../../foundation/failure.ts'
import { platformOf, type Request } from '../../http/context.ts'
import { arrangePlan } from './arrange-plan.service.ts'
import { carsOf, detail, lockPlan } from './charge-plan.store.ts'
import { batteryOf, needWhOf, type PlanCar, QUARTER_MS, type Stay, stayOf } from './plan-cars.ts'
import type { Plan } from './plan-site.store.ts'

type Draft = z.output<typeof ChargePlanDraft>
type Fails = Pick<Request<typeof chargePlan.save>, 'fail'>
type Changing = Request<typeof chargePlan.move>

const { draft: DRAFT } = chargePlanState.code
const { waiting: WAITING } = planRunState.code

/** A plan of these cars, arranged at once. */
export async function save(request: Request<typeof chargePlan.save>) {
  const { rows, input } = request
  await rows.get('station', input.stationId)
  const draft = { ...input, fromTime: onQuarter(input.fromTime) }
  const plan = await addPlan(request, draft, await checked(rows, request, draft))
  return detail(rows, plan.id)
}

/** Stores a plan with its cars, and arranges it. */
export async function addPlan(
  request: Pick<Request<typeof chargePlan.save>, 'rows' | 'now'>,
  draft: Draft & { templateId?: number },
  cars: readonly PlanCar[],
): Promise<Plan> {
  const { rows } = request
  const id = await rows.insert('chargePlan', { ...draft, state: DRAFT })
  const plan = await lockPlan(rows, id)
  await addCars(rows, plan, draft, cars)
  await arrangePlan(platformOf(request), plan)
  return plan
}

export async function update(request: Request<typeof chargePlan.update>) {
  const { rows, input } = request
  const { id, version, ...given } = input
  const draft = { ...given, fromTime: onQuarter(given.fromTime) }
  const before = await lockPlan(rows, id)
  if (version !== before.version) throw request.fail('record.stale')
  checkStep(chargePlanLife.update, before, rows.userId)
  await rows.get('station', draft.stationId)
  const cars = await checked(rows, request, draft)
  await rows.update('chargePlan', { id, version }, draft)
  const plan = await lockPlan(rows, id)
  const own = await rows
    .from('chargePlanRun')
    .selectAll()
    .where(({ and }) => and({ planId: id, fromTime: before.fromTime, state: WAITING }))
    .execute()
  // Another night, or another stay of all: every car is planned anew. Else who stays keeps what was set apart for it.
  const isSame = (['fromTime', 'arrival', 'leave', 'startSoc', 'targetSoc'] as const).every(
    (key) => before[key] === plan[key],
  )
  const kept = new Set(isSame ? plan.vehicleIds : [])
  for (const run of own) if (!kept.has(run.vehicleId)) await rows.remove('chargePlanRun', run.id)
  const known = new Set(own.filter(({ vehicleId }) => kept.has(vehicleId)).map(({ vehicleId }) => vehicleId))
  await addCars(
    rows,
    plan,
    draft,
    cars.filter((car) => !known.has(car.id)),
  )
  await arrangePlan(platformOf(request), plan)
  return detail(rows, id)
}

/** One charge where somebody put it. That it is against another, or over the limit, is for the board to say. */
export async function move(request: Changing) {
  const { rows, input, fail } = request
  const { run, plan } = await waitingRun(request)
  const { gunId, plannedStart, plannedEnd } = input
  const gun = await rows.get('gun', gunId)
  if (gun.stationId !== plan.stationId) throw failures.notFound()
  const [from, to] = [onQuarter(plannedStart), onQuarter(plannedEnd)]
  if (from >= to || from < plan.fromTime || to > plan.fromTime + plan.hours * HOUR) throw fail('plan.window')
  await rows.update(
    'chargePlanRun',
    { id: run.id },
    { gunId, plannedStart: from, plannedEnd: to, note: null },
  )
  return detail(rows, plan.id)
}

/** Its own stay for one car; the plan is arranged anew. */
export async function setCar(request: Request<typeof chargePlan.setCar>) {
  const { rows, input, fail } = request
  const { run, plan } = await waitingRun(request)
  const { id, ...stay } = input
  if (!isWithin(stay, plan)) throw fail('plan.window')
  if (stay.startSoc >= stay.targetSoc) throw fail('plan.soc')
  const needWh = needWhOf(batteryOf(run.needWh, run), stay)
  await rows.update('chargePlanRun', { id }, { ...stay, needWh })
  await arrangePlan(platformOf(request), plan)
  return detail(rows, plan.id)
}

export async function autoArrange(request: Request<typeof chargePlan.autoArrange>) {
  const plan = await lockPlan(request.rows, request.input.id)
  checkStep(chargePlanLife.arrange, plan, request.rows.userId)
  await arrangePlan(platformOf(request), plan)
  return detail(request.rows, plan.id)
}

/** Starts or stops a plan. What charges when it is stopped goes on to its target. */
export async function turn(request: Request<typeof chargePlan.start>, action: 'start' | 'stop') {
  const { rows, input, fail, now } = request
  const plan = await rows.move('chargePlan', chargePlanLife[action], input)
  if (action === 'start' && now >= plan.fromTime + plan.hours * HOUR) throw fail('plan.past')
  return detail(rows, plan.id)
}

export async function remove({ rows, input }: Request<typeof chargePlan.delete>): Promise<null> {
  await rows.readyFor('chargePlan', chargePlanLife.delete, input)
  await rows.remove('chargePlan', input.id)
  return null
}

/** A charge that has not begun, of a plan that may be changed. */
async function waitingRun({ rows, input }: Pick<Changing, 'rows'> & { input: { id: number } }) {
  const { planId } = await rows.get('chargePlanRun', input.id)
  const plan = await lockPlan(rows, planId)
  const run = await rows.get('chargePlanRun', input.id)
  // Charges of a night that is over are no longer the plan's.
  if (run.fromTime !== plan.fromTime) throw failures.notFound()
  checkStep(chargePlanLife.change, plan, rows.userId)
  checkStep(planChargeLife.change, run, rows.userId)
  return { run, plan }
}

/** The cars of a draft that can all be planned. */
export async function checked(
  rows: Rows,
  { fail }: Fails,
  draft: Pick<
    Draft,
    'groupId' | 'vehicleIds' | 'startSoc' | 'targetSoc' | 'arrival' | 'leave' | 'fromTime' | 'hours'
  >,
): Promise<PlanCar[]> {
  if (draft.startSoc >= draft.targetSoc) throw fail('plan.soc')
  if (!isWithin(stayOf(draft.arrival, draft.leave, draft.fromTime), draft)) throw fail('plan.window')
  await rows.get('fleet', draft.groupId)
  const cars = await carsOf(rows, draft.groupId, draft.vehicleIds)
  if (cars.length !== new Set(draft.vehicleIds).size) throw fail('plan.vehicle')
  return cars
}

function isWithin(
  { arrival, latestEnd }: Pick<Stay, 'arrival' | 'latestEnd'>,
  { fromTime, hours }: Pick<Draft, 'fromTime' | 'hours'>,
) {
  return arrival >= fromTime && arrival < latestEnd && latestEnd <= fromTime + hours * HOUR
}

async function addCars(rows: Rows, plan: Plan, draft: Draft, cars: readonly PlanCar[]): Promise<void> {
  const { startSoc, targetSoc } = draft
  const stay = { ...stayOf(draft.arrival, draft.leave, plan.fromTime), startSoc, targetSoc }
  for (const car of cars)
    await rows.insert('chargePlanRun', {
      ...stay,
      ...{ planId: plan.id, stationId: plan.stationId, groupId: plan.groupId, fromTime: plan.fromTime },
      ...{ vehicleId: car.id, plate: car.plate, maxW: car.maxW, needWh: needWhOf(car.batteryWh, stay) },
      ...{ gunId: null, plannedStart: null, plannedEnd: null, powerW: 0, planFen: 0, atOnceFen: 0 },
      ...{ state: WAITING, note: null },
    })
}

function onQuarter(moment: number): number {
  return Math.round(moment / QUARTER_MS) * QUARTER_MS
}
