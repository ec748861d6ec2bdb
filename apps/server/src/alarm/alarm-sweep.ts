import { measureText } from '@ampdeck/api/operation/alarm-metrics'
import { TIMEOUTS } from '@ampdeck/api/timeouts'
import { sql } from 'kysely'
import type { Platform } from '../database/platform.ts'
import { inTransaction } from '../database/transaction.ts'
import { repeatedly } from '../foundation/repeatedly.ts'
import type { OutboxContext } from '../outbox/outbox.ts'
import { settle, turnOff, turnOn } from './incident/alarm.service.ts'
import { sendPushes } from './push/alarm-push.service.ts'
import * as conditions from './record/alarm-condition.store.ts'
import type { Rule } from './record/alarm-meaning.store.ts'
import { objectOf } from './record/alarm-object.ts'
import { measuringRules, violatorsOf } from './rule/alarm-measure.store.ts'

const LOCK = 1_853_015
const SWEEP_MS = 10_000

/**
 * What no event brings: rules that measure, hold-offs that are over, and messages that wait (domain.md §9 "alarms").
 * Every process does it; one at a time gets to measure, and none waits for another.
 */
export async function sweepAlarms(context: OutboxContext): Promise<void> {
  for (const rule of await measuringRules(context.db))
    await inTransaction(context.db, TIMEOUTS.normal, (db) => measure({ ...context, db }, rule))
  await inTransaction(context.db, TIMEOUTS.normal, (db) => endMeasures({ ...context, db }))
  await settleDue(context)
  await sendPushes(context)
}

async function measure(context: Platform, rule: Rule): Promise<void> {
  const { db } = context
  if (!(await isMine(context, rule.id))) return
  const now = context.now()
  const violators = await violatorsOf(db, rule, now)
  const known = new Map((await conditions.ofCode(db, rule)).map((one) => [one.object, one]))
  const meaning = { ruleId: rule.id, level: rule.level, holdS: rule.durationS }
  for (const { value, ...place } of violators) {
    const condition = known.get(objectOf(place))
    // What goes on is told once, not with every look at it.
    if (condition && condition.offSince === null) continue
    const info = measureText(rule.metric, value)
    await turnOn(context, { sellerId: rule.sellerId, code: rule.code, info, ts: now, ...place, ...meaning })
  }
  const still = new Set(violators.map(objectOf))
  for (const condition of known.values())
    if (condition.ruleId === rule.id && condition.offSince === null && !still.has(condition.object))
      await turnOff(context, condition, now)
}

/** What rules found that measure no longer is over with them. */
async function endMeasures(context: Platform): Promise<void> {
  const now = context.now()
  for (const condition of await conditions.ofEndedRules(context.db))
    await settle(context, { ...condition, offSince: now, holdS: 0 }, now)
}

async function settleDue(context: Platform): Promise<void> {
  await inTransaction(context.db, TIMEOUTS.normal, async (db) => {
    const now = context.now()
    for (const condition of await conditions.dueConditions(db, now))
      await settle({ ...context, db }, condition, now)
  })
}

/** Whether this process may measure a rule: one at a time, and until its transaction ends. */
async function isMine({ db }: Platform, ruleId: number): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}, (${ruleId}::bigint % 2147483647)::int) as mine`.execute(db)
  return rows[0]?.mine ?? false
}

/** Sweeps every ten seconds until it is stopped; a sweep that takes longer is not overtaken by the next. */
export function watchAlarms(
  context: OutboxContext,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  return repeatedly(() => sweepAlarms(context), SWEEP_MS, onError)
}
