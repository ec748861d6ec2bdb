import { type TimedTask, type TimedTaskDraft, TimedTaskFilter } from '@ampdeck/api/config/timed-task'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'

export type Row = z.output<typeof TimedTask>
export type Draft = z.output<typeof TimedTaskDraft>

export const { page } = listOf({
  table: 'timedTask',
  usual: { by: 'timedTask.name', order: 'asc' },
  query: (rows: Rows, filter: z.output<typeof TimedTaskFilter>) =>
    rows
      .from('timedTask')
      .where(where(TimedTaskFilter, filter, 'timedTask'))
      .selectAll()
      .$castTo<Row>(),
})

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
