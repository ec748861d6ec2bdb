import { arrange, chargeAtOnce } from '@ampdeck/api/charge-plan/arrange'
import { lowerBound } from '@ampdeck/api/charge-plan/bound'
import { addedUp, type Charge, costOf, type Wish } from '@ampdeck/api/charge-plan/depot'
import type { CodeOf } from '@ampdeck/api/enumeration'
import { type planNote, planRunState } from '@ampdeck/api/enumerations/plan'
import { sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { QUARTER_MS } from './plan-cars.ts'
import { type Plan, type Run, siteOf } from './plan-site.store.ts'

type Note = CodeOf<typeof planNote>

const { waiting: WAITING } = planRunState.code

/** The charges of a plan's present night. */
export function runsOf({ db }: Pick<Platform, 'db'>, { sellerId, id, fromTime }: Plan): Promise<Run[]> {
  return ofSeller(db, sellerId)
    .from('chargePlanRun')
    .selectAll()
    .where(({ and }) => and({ planId: id, fromTime }))
    .orderBy('plannedStart')
    .orderBy('id')
    .execute()
}

/**
 * Arranges all that a plan has not begun: from now on, around what runs, without the guns that cannot charge. What
 * moved for a reason keeps it; a car that cannot have what it needs says why.
 */
export async function arrangePlan(
  { db, now }: Platform,
  plan: Plan,
  { notes = new Map() }: { notes?: ReadonlyMap<number, Note> } = {},
): Promise<void> {
  const runs = await runsOf({ db }, plan)
  const waiting = runs.filter(({ state }) => state === WAITING)
  const { depot, fixed } = await siteOf(db, plan, now())
  const wishes = waiting.map((run) => wishOf(run, plan, soonest(notes.get(run.id), now())))
  const { charges, short } = arrange(depot, wishes, { fixed })
  const limits = depot.limits.map((limit, at) => {
    return fixed.reduce((left, { from, to, powerW }) => (from <= at && at < to ? left - powerW : left), limit)
  })
  const { costFen } = lowerBound({ ...depot, limits: limits.map((left) => Math.max(0, left)) }, wishes)
  const sums = addedUp(depot.prices)
  // What "at once" would be is counted from the arrival, whenever the plan is arranged again.
  const atOnce = chargesById(
    chargeAtOnce(
      depot,
      waiting.map((run) => wishOf(run, plan, run.arrival)),
    ).charges,
  )
  const placed = chargesById(charges)
  const why = new Map(short.map(({ id, reason }) => [id, reason]))

  await write(
    db,
    plan,
    waiting.map((run) => {
      const charge = placed.get(run.id)
      const first = atOnce.get(run.id)
      return {
        id: run.id,
        gunId: charge?.gunId ?? null,
        plannedStart: charge ? plan.fromTime + charge.from * QUARTER_MS : null,
        plannedEnd: charge ? plan.fromTime + charge.to * QUARTER_MS : null,
        powerW: charge?.powerW ?? 0,
        planFen: charge ? Math.round(costOf(sums, charge.from, charge.to, run.needWh)) : 0,
        atOnceFen: first ? Math.round(costOf(sums, first.from, first.to, run.needWh)) : run.atOnceFen,
        note: notes.get(run.id) ?? why.get(run.id) ?? (run.tries > 0 ? run.note : null),
      }
    }),
  )
  const begun = runs.filter(({ state }) => state !== WAITING)
  await ofSeller(db, plan.sellerId)
    .update('chargePlan')
    .set({
      boundFen: Math.floor(costFen) + begun.reduce((sum, { planFen }) => sum + planFen, 0),
    })
    .where('id', '=', plan.id)
    .execute()
}

/** What could not begin now is not tried before the next quarter; a gun that is lost is left at once. */
function soonest(note: Note | undefined, now: number): number {
  const isPutOff = note === 'late' || note === 'gunTaken' || note === 'refused'
  return isPutOff ? (Math.floor(now / QUARTER_MS) + 1) * QUARTER_MS : now
}

/** A car as the arrangement knows it; what is past cannot be planned any more. */
function wishOf(run: Run, { fromTime, hours }: Plan, now: number): Wish {
  const at = (moment: number) => (moment - fromTime) / QUARTER_MS
  return {
    id: run.id,
    arrival: Math.max(0, Math.ceil(at(Math.max(run.arrival, now)))),
    leave: Math.min((hours * 60 * 60_000) / QUARTER_MS, Math.floor(at(run.latestEnd))),
    needWh: run.needWh,
    powerW: run.maxW,
  }
}

function chargesById(charges: readonly Charge[]): ReadonlyMap<number, Charge> {
  return new Map(charges.map((charge) => [charge.id, charge]))
}

type Placed = Pick<
  Run,
  'id' | 'gunId' | 'plannedStart' | 'plannedEnd' | 'powerW' | 'planFen' | 'atOnceFen' | 'note'
>

async function write(db: Platform['db'], { sellerId }: Plan, placed: readonly Placed[]): Promise<void> {
  if (placed.length === 0) return
  const all = <Key extends keyof Placed>(key: Key) => placed.map((one) => one[key])
  await sql`
    update charge_plan_run as run
    set gun_id = one.gun_id, planned_start = one.planned_start, planned_end = one.planned_end, power_w = one.power_w,
      plan_fen = one.plan_fen, at_once_fen = one.at_once_fen, note = one.note, version = version + 1
    from unnest(${all('id')}::bigint[], ${all('gunId')}::bigint[], ${all('plannedStart')}::bigint[],
      ${all('plannedEnd')}::bigint[], ${all('powerW')}::int[], ${all('planFen')}::bigint[],
      ${all('atOnceFen')}::bigint[], ${all('note')}::text[])
      as one (id, gun_id, planned_start, planned_end, power_w, plan_fen, at_once_fen, note)
    where run.seller_id = ${sellerId} and run.id = one.id`.execute(db)
}
