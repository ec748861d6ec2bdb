import { type ChargePlan, ChargePlanFilter, type PlanRow } from '@ampdeck/api/config/charge-plan'
import { planRunState } from '@ampdeck/api/enumerations/plan'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { asPlate, containing } from '../../database/text.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'
import type { PlanCar } from './plan-cars.ts'
import { gunsOf, limitsAt, type Plan, tariffAt } from './plan-site.store.ts'

type Filter = z.output<typeof ChargePlanFilter>
type Row = z.output<typeof ChargePlan>

const { done: DONE, short: SHORT, missed: MISSED } = planRunState.code
const MAX_FOUND = 50

/** A figure of the charges of a plan's present night. */
const ofRuns = (what: string) => sql<number>`(select ${sql.raw(what)} from charge_plan_run as run
  where run.seller_id = charge_plan.seller_id and run.plan_id = charge_plan.id
    and run.from_time = charge_plan.from_time and run.deleted = 0)`

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('chargePlan')
    .innerJoin('station', sameSeller('station.id', 'chargePlan.stationId'))
    .innerJoin('fleet', sameSeller('fleet.id', 'chargePlan.groupId'))
    .selectAll('chargePlan')
    .select(['station.name as stationName', 'station.nameEn as stationNameEn', 'fleet.name as groupName'])
    .select([
      ofRuns('count(*)').as('cars'),
      ofRuns(`count(*) filter (where run.state = ${DONE})`).as('done'),
      ofRuns(`count(*) filter (where run.state in (${SHORT}, ${MISSED}) or run.note in ('time', 'room'))`).as(
        'troubled',
      ),
      ofRuns('coalesce(sum(run.plan_fen), 0)::bigint').as('planFen'),
      ofRuns('coalesce(sum(run.at_once_fen), 0)::bigint').as('atOnceFen'),
    ])
    .where(where(ChargePlanFilter, filter, 'chargePlan', { name: 'charge_plan.name' }))
    .$castTo<Row>()
}

export const { page } = listOf({
  table: 'chargePlan',
  usual: { by: 'chargePlan.fromTime', order: 'desc' },
  query: matching,
})

/** A plan with its charges, the guns of its station, its tariff and its limit. */
export async function detail(rows: Rows, id: number) {
  const plan = await matching(rows, {}).where('chargePlan.id', '=', id).executeTakeFirst()
  if (!plan) throw failures.notFound()
  const [guns, periods, { siteW: limitW }, runs] = await Promise.all([
    gunsOf(rows.db, plan),
    tariffAt(rows.db, plan),
    limitsAt(rows.db, plan),
    rows
      .from('chargePlanRun')
      .selectAll()
      .where(({ and }) => and({ planId: id, fromTime: plan.fromTime }))
      .orderBy('plannedStart')
      .orderBy('id')
      .$castTo<z.output<typeof PlanRow>>()
      .execute(),
  ])
  return { ...plan, periods, limitW, guns, rows: runs }
}

/** A plan that the caller may see, locked until the end of the transaction. */
export async function lockPlan(rows: Rows, id: number): Promise<Plan> {
  const plan = await rows
    .from('chargePlan')
    .selectAll()
    .where('chargePlan.id', '=', id)
    .modifyEnd(sql`for update`)
    .executeTakeFirst()
  if (!plan) throw failures.notFound()
  return plan
}

/** The cars of a fleet that can be planned: their battery is known. */
export async function carsOf(rows: Rows, groupId: number, ids: readonly number[]): Promise<PlanCar[]> {
  const found = await rows
    .from('vehicle')
    .leftJoin('vehicleModel', sameSeller('vehicleModel.id', 'vehicle.modelId'))
    .select(['vehicle.id', 'vehicle.plate', 'vehicleModel.maxW'])
    .select((of) => of.fn.coalesce('vehicle.batteryWh', 'vehicleModel.batteryWh').as('batteryWh'))
    .where('vehicle.groupId', '=', groupId)
    .where('vehicle.id', 'in', [0, ...ids])
    .orderBy('vehicle.id')
    .execute()
  return found.flatMap(({ batteryWh, maxW, ...car }) =>
    batteryWh === null ? [] : [{ ...car, batteryWh, maxW: maxW ?? batteryWh }],
  )
}

interface Wanted {
  groupId?: number[] | undefined
  text: string
  id?: number[] | undefined
}

export function vehicles(rows: Rows, { groupId, text, id }: Wanted) {
  const found = rows.from('vehicle').select(['id', 'plate', 'batteryWh']).orderBy('plate')
  if (id) return found.where('id', 'in', [0, ...id]).execute()
  const ofFleet = groupId ? found.where('groupId', 'in', [0, ...groupId]) : found
  return ofFleet
    .where('plate', 'ilike', containing(asPlate(text)))
    .limit(MAX_FOUND)
    .execute()
}
