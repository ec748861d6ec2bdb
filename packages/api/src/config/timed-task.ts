import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { activeLife } from '../active-life.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { activeState } from '../enumerations/member.ts'
import { timedRunOrigin, timedRunState, timedTaskKind } from '../enumerations/strategy.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record, Timestamp } from '../wire.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time.format')

/** When a task repeats, in UTC+8; every month has the days up to 28. */
export const TaskCycle = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('minutes'), every: z.int('nonzeroNumber').min(5).max(1_440) }),
  z.object({ kind: z.literal('day'), time }),
  z.object({ kind: z.literal('week'), weekdays: z.array(z.int().min(1).max(7)).min(1), time }),
  z.object({ kind: z.literal('month'), day: z.int('dayOfMonth').min(1).max(28, 'dayOfMonth'), time }),
])

/** What people fill in: a cycle or one moment, and what it is done to. */
export const TimedTaskDraft = z.object({
  name: empty.max(50).pipe(normal),
  nameEn: optional(z.string().max(60)),
  kind: codeOf(timedTaskKind),
  cycle: optional(TaskCycle),
  runAt: optional(Timestamp),
  stationIds: z.array(Id).max(1_000).default([]),
  /** For prices: whose draft is issued. */
  costModelIds: z.array(Id).max(100).default([]),
  /** For a power limit: what is left, 100 lifts it. */
  percent: optional(z.int().min(0).max(100)),
  remark: optional(normal.max(200)),
})

export const TimedTask = record({
  ...TimedTaskDraft.shape,
  state: codeOf(activeState),
  nextTime: Timestamp.nullable(),
  lastTime: Timestamp.nullable(),
  lastState: codeOf(timedRunState).nullable(),
})

/** What became of one target. */
const RunResult = z.object({
  name: z.string(),
  isDone: z.boolean(),
  /** Why not, or how many commands were sent. */
  reason: z.string().nullable(),
  count: z.int(),
})

export const TimedRun = z.object({
  id: Id,
  origin: codeOf(timedRunOrigin),
  state: codeOf(timedRunState),
  plannedTime: Timestamp,
  startTime: Timestamp.nullable(),
  endTime: Timestamp.nullable(),
  results: z.array(RunResult),
})

export const TimedTaskFilter = z.object({
  name: filter.text(),
  kind: filter.codes(timedTaskKind),
  state: filter.codes(activeState),
})

const refusals = {
  'task.when': ['Enter either a cycle or a single time', '请填写周期或执行时间，二者择一'],
  'task.past': ['The time has passed already', '执行时间已过'],
  'task.targets': ['Choose its targets', '请选择执行对象'],
} as const

const at = service('config-service/timedTask')

export const timedTask = {
  page: at('page', 'timedTask')
    .takes(paged(TimedTaskFilter, ['name', 'kind', 'state', 'nextTime', 'lastTime', 'updateTime']))
    .gives(pageOf(TimedTask)),
  get: at('get', 'timedTask').takes(ById).gives(TimedTask),
  save: at('save', 'timedTask:add').takes(TimedTaskDraft).gives(TimedTask).fails(refusals),
  update: at('update', 'timedTask:edit')
    .takes(TimedTaskDraft.extend(ByVersion.shape))
    .gives(TimedTask)
    .fails('record.stale', refusals),
  enable: at('enable', 'timedTask:enable')
    .takes(ById)
    .gives(TimedTask)
    .fails(refusals)
    .moves(activeLife.enable),
  disable: at('disable', 'timedTask:disable').takes(ById).gives(TimedTask).moves(activeLife.disable),
  delete: at('delete', 'timedTask:delete').takes(ById),
  /** At once, besides its cycle; refused while a run of it goes on. */
  runNow: at('runNow', 'timedTask:run')
    .takes(ById)
    .gives(TimedRun)
    .fails({
      'task.running': ['This task is running', '该任务正在执行'],
    }),
  /** The newest first. */
  logs: at('logs', 'timedTask').takes(ById).gives(z.array(TimedRun)),
}

export type TimedTask = z.input<typeof TimedTask>
