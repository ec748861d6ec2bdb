import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import { AlarmFilter } from '@ampdeck/api/operation/alarm'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

type Filter = z.output<typeof AlarmFilter>

/** The caller's alarms that match a filter. */
export function found(rows: Rows, filter: Filter) {
  return rows
    .from('alarm')
    .leftJoin('pile', sameSeller('pile.id', 'alarm.pileId'))
    .where(
      where(AlarmFilter, filter, 'alarm', {
        pileCode: 'pile.code',
        code: ['alarm.code', 'alarm.name', 'alarm.nameEn'],
      }),
    )
}

/** The same with the names of where they are, who has them, and their work orders. */
export function matching(rows: Rows, filter: Filter) {
  return found(rows, filter)
    .leftJoin('station', sameSeller('station.id', 'alarm.stationId'))
    .leftJoin('gun', sameSeller('gun.id', 'alarm.gunId'))
    .leftJoin('accountUser as handler', sameSeller('handler.id', 'alarm.handleUser'))
    .leftJoin('workOrder as job', sameSeller('job.id', 'alarm.workOrderId'))
    .selectAll('alarm')
    .select(['station.name as stationName', 'station.nameEn as stationNameEn', 'pile.code as pileCode'])
    .select(['gun.letter as gunLetter', 'handler.name as handleUserName'])
    .select(['job.no as workOrderNo', 'job.state as workOrderState'])
}

export async function byId(rows: Rows, id: number) {
  const row = await matching(rows, {}).where('alarm.id', '=', id).executeTakeFirst()
  if (!row) throw failures.notFound()
  return row
}

/** How many of each level match, and how many of them wait for somebody. */
export function countLevels(rows: Rows, filter: Filter) {
  return found(rows, { ...filter, level: undefined })
    .select('alarm.level')
    .select((of) => of.fn.countAll<number>().as('count'))
    .select(
      sql<number>`count(*) filter (where alarm.handling < ${sql.lit(alarmHandling.code.handled)})`.as('open'),
    )
    .groupBy('alarm.level')
    .orderBy('alarm.level')
    .execute()
}

/** What happened to an alarm, the latest first. */
export function stepsOf(rows: Rows, alarmId: number) {
  return rows
    .from('alarmStep')
    .leftJoin('accountUser as who', sameSeller('who.id', 'alarmStep.userId'))
    .leftJoin('accountUser as whom', sameSeller('whom.id', 'alarmStep.toUserId'))
    .select(['alarmStep.id', 'alarmStep.action', 'alarmStep.note', 'alarmStep.ts'])
    .select(['who.name as userName', 'whom.name as toUserName'])
    .where('alarmStep.alarmId', '=', alarmId)
    .orderBy('alarmStep.ts', 'desc')
    .orderBy('alarmStep.id', 'desc')
    .limit(200)
    .execute()
}

/** Alarms that wait for somebody, by level. */
export function openAlarmsByLevel(rows: Rows) {
  return rows
    .from('alarm')
    .select('level as code')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('handling', '<', alarmHandling.code.handled)
    .groupBy('level')
    .orderBy('level')
    .execute()
}
