import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import { openWorkOrderStates } from '@ampdeck/api/operation/life-cycles'
import { dayNumber } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { DemoPart } from '../../demo/part.ts'
import { demoSellers } from '../../demo/sellers.ts'
import { alarmsOf } from './alarm-history.ts'
import { ruleIdOf } from './alarm-rules.demo.ts'
import { alarmIdOf, alarmRow, type DrawnAlarm, objectOfDrawn, stepRows } from './drawn-alarm.ts'
import { openAlarms } from './open-alarms.ts'

/** The rule of this code measures: its condition is noted, so that it ends when the pile is heard of again. */
const MEASURED = 'PileOffline'
const HOLD_S = 120

/** Twelve months of alarms, and those that are open now. */
export const part: DemoPart = {
  name: 'alarms',
  after: ['piles', 'gunState', 'alarmRules'],
  async extend(world, { copy }, { from, to }) {
    const drawn = demoSellers.flatMap((sellerId) =>
      daysOf(from, to).flatMap((day) => alarmsOf(world, sellerId, day)),
    )
    const within = drawn.filter(({ first }) => first >= from && first < to)
    await copy('alarm', within.map(alarmRow))
    await copy('alarmStep', within.flatMap(stepRows))
  },
  async present(world, { db, copy }) {
    const wanted = openAlarms(world)
    await endOthers(db, wanted, world.now)
    const isFirst = !(await hasOpenWorkOrders(db))
    const known = await openOnes(db)
    const fresh = wanted
      .filter((alarm) => !known.has(keyOf(alarm)))
      .map((alarm) => (isFirst ? alarm : { ...alarm, workOrderId: null }))
    await copy('alarm', fresh.map(alarmRow))
    await copy('alarmStep', fresh.flatMap(stepRows))
    const measured = fresh.filter(({ code }) => code === MEASURED)
    if (measured.length > 0)
      await db
        .insertInto('alarmCondition')
        .values(measured.map(conditionRow))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  },
}

/** The days that a stretch of time touches. */
export function daysOf(from: number, to: number): number[] {
  const first = dayNumber(from)
  return Array.from({ length: dayNumber(to - 1) - first + 1 }, (_, index) => first + index)
}

const keyOf = (alarm: DrawnAlarm) => `${objectOfDrawn(alarm)} ${alarm.code}`

export async function hasOpenWorkOrders(db: Kysely<Tables>): Promise<boolean> {
  const found = await db
    .selectFrom('workOrder')
    .select('id')
    .where('state', 'in', openWorkOrderStates)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function openOnes(db: Kysely<Tables>): Promise<Set<string>> {
  const found = await db
    .selectFrom('alarm')
    .select(['object', 'code'])
    .where('handling', '<', alarmHandling.code.handled)
    .where('recoverTime', 'is', null)
    .execute()
  return new Set(found.map(({ object, code }) => `${object} ${code}`))
}

/** At a later start: what was drawn as the matter and is so no longer is over, except where a real pile says so. */
async function endOthers(db: Kysely<Tables>, wanted: readonly DrawnAlarm[], now: number): Promise<void> {
  const keys = wanted.map(keyOf)
  await sql`
    update alarm set recover_time = ${now}, update_time = ${now},
      handling = case when level > 3 and work_order_id is null then 3 else handling end
    where recover_time is null and handling < 3 and first_time < ${now}
      and object || ' ' || code <> all (${keys}::text[])
      and not exists (select from charge_point as link where link.seller_id = alarm.seller_id
        and link.pile_id = alarm.pile_id and link.since is not null)`.execute(db)
}

function conditionRow(alarm: DrawnAlarm) {
  const { pile, code, level, first } = alarm
  const { sellerId } = pile.station
  return {
    sellerId,
    object: objectOfDrawn(alarm),
    code,
    ruleId: ruleIdOf(sellerId, code),
    source: 1 as const,
    stationId: pile.station.id,
    pileId: pile.id,
    gunId: null,
    info: null,
    level,
    holdS: HOLD_S,
    since: first,
    lastOn: first,
    offSince: null,
    lastOff: null,
    raised: 0,
    alarmId: alarmIdOf(alarm),
  }
}
