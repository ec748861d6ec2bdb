import type { CodeOf } from '@ampdeck/api/enumeration'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { chargePlanState, planCycle, type planNote, planRunState } from '@ampdeck/api/enumerations/plan'
import { DAY } from '@ampdeck/api/time'
import { sql, type Updateable } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { isReferredTo } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { arrangePlan, runsOf } from './arrange-plan.service.ts'
import { QUARTER_MS } from './plan-cars.ts'
import { changeRun, followCharge, isOpen, isUnderWay, startCharge } from './plan-charge.service.ts'
import { gunsOf, type Plan, type PlanGun, type Run, troubleOf } from './plan-site.store.ts'

type Note = CodeOf<typeof planNote>

const WITHIN_MS = 30_000
const { on: ON, off: OFF, done: DONE } = chargePlanState.code
const { waiting: WAITING, starting: STARTING, charging: CHARGING, missed: MISSED } = planRunState.code

/** Each plan in a transaction of its own, so that one that fails keeps no other waiting. */
export async function watchPlans(platform: Platform): Promise<void> {
  const due = await platform.db
    .selectFrom('chargePlan')
    .select(['sellerId', 'id'])
    .where('deleted', '=', 0)
    .where('state', 'in', [ON, OFF])
    .where((is) =>
      is.or([
        is.and([is('state', '=', ON), is('fromTime', '<=', platform.now())]),
        is.exists(
          is
            .selectFrom('chargePlanRun as run')
            .select('run.id')
            .where(isReferredTo('run.planId', 'chargePlan.id'))
            .where('run.state', 'in', [STARTING, CHARGING]),
        ),
      ]),
    )
    .execute()
  for (const { sellerId, id } of due)
    await inTransaction(platform.db, WITHIN_MS, (db) => watchPlan({ ...platform, db }, sellerId, id))
}

async function watchPlan(context: Platform, sellerId: number, id: number): Promise<void> {
  const plan = await ofSeller(context.db, sellerId)
    .from('chargePlan')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(sql`for update`)
    .executeTakeFirst()
  if (!plan) return
  for (const run of await runsOf(context, plan)) if (isUnderWay(run)) await followCharge(context, run)
  if (plan.state !== ON) return
  const notes = await startDue(context, plan)
  if (notes.size > 0) await arrangePlan(context, plan, { notes })
  await endPlan(context, plan)
}

/** Starts what is due; the rest of what should be otherwise, with the reason for which it is planned again. */
async function startDue(context: Platform, plan: Plan): Promise<ReadonlyMap<number, Note>> {
  const now = context.now()
  const guns = new Map((await gunsOf(context.db, plan)).map((gun) => [gun.id, gun]))
  const notes = new Map<number, Note>()
  for (const run of await runsOf(context, plan)) {
    if (run.state !== WAITING) continue
    if (run.latestEnd - now < QUARTER_MS) {
      await changeRun(context, run, { state: MISSED, note: run.note ?? 'late' })
      continue
    }
    const gun = run.gunId === null ? undefined : guns.get(run.gunId)
    const isDue = run.plannedStart !== null && run.plannedStart <= now
    const why = gun ? (troubleOf(gun) ?? (isDue ? absence(gun) : undefined)) : again(run, now)
    if (why) notes.set(run.id, why)
    else if (isDue && gun) {
      const refusal = await startCharge(context, run, gun)
      if (refusal) notes.set(run.id, refusal)
    }
  }
  return notes
}

/** Why a car cannot begin at a gun that works: its own is not there, or another one is. */
function absence({ status, currentOrderId }: PlanGun): Note | undefined {
  if (currentOrderId !== null || status === gunStatus.code.full || status === gunStatus.code.reserved)
    return 'gunTaken'
  return status === gunStatus.code.preparing ? undefined : 'late'
}

/** A car without a place is tried again each quarter of an hour. */
function again({ note }: Run, now: number): Note | undefined {
  return now % QUARTER_MS < 60_000 ? (note ?? 'room') : undefined
}

/** All has ended: the plan is done, or begins again a day later. */
async function endPlan(context: Platform, plan: Plan): Promise<void> {
  const runs = await runsOf(context, plan)
  if (runs.length === 0 || runs.some(isOpen)) return
  if (plan.cycle === planCycle.code.once) return changePlan(context, plan, { state: DONE })
  const next = { ...plan, fromTime: plan.fromTime + DAY }
  await changePlan(context, plan, { fromTime: next.fromTime })
  const now = context.now()
  await context.db
    .insertInto('chargePlanRun')
    .values(runs.map((run) => nextRun(run, context.newId(), now)))
    .execute()
  await arrangePlan(context, next)
}

/** The same car a day later, as if nothing had happened. */
function nextRun(run: Run, id: number, now: number) {
  const { sellerId, planId, stationId, groupId, vehicleId, plate, maxW, startSoc, targetSoc, needWh } = run
  return {
    ...{ id, sellerId, planId, stationId, groupId, vehicleId, plate, maxW, startSoc, targetSoc, needWh },
    ...{ createTime: now, updateTime: now, createUser: run.createUser, updateUser: run.updateUser },
    fromTime: run.fromTime + DAY,
    arrival: run.arrival + DAY,
    latestEnd: run.latestEnd + DAY,
    ...{ gunId: null, plannedStart: null, plannedEnd: null, powerW: 0, planFen: 0, atOnceFen: 0 },
    ...{ state: WAITING, note: null },
  }
}

async function changePlan(
  { db, now }: Platform,
  { sellerId, id }: Plan,
  values: Updateable<Tables['chargePlan']>,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('chargePlan')
    .set({ ...values, updateTime: now(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}
