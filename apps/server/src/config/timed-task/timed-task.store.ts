import { type TimedTask, type TimedTaskDraft, TimedTaskFilter } from '@ampdeck/api/config/timed-task'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'

export type Row = z.output<typeof TimedTask>
export type Draft = z.output<typeof TimedTaskDraft>

export function page(rows: Rows, request: z.output<typeof TimedTaskFilter> & PageRequest) {
  const query = rows.from('timedTask').where(where(TimedTaskFilter, request, 'timedTask'))
  const order = orderOf(request, 'timedTask', { by: 'timedTask.name', order: 'asc' })
  return readPage(rows.db, query.selectAll().$castTo<Row>(), request, { ...order, id: 'timedTask.id' })
}

const SHOWN = 50

/** The newest runs of a task that the caller may see. */
export async function logs(rows: Rows, taskId: number) {
  await rows.get('timedTask', taskId)
  return rows
    .from('timedTaskRun')
    .select(['id', 'origin', 'state', 'plannedTime', 'startTime', 'endTime', 'results'])
    .where('taskId', '=', taskId)
    .orderBy('plannedTime', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
}
