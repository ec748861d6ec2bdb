import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { firmwareTaskMode, firmwareTaskState } from '../enumerations/equipment.ts'
import { pushStatus } from '../enumerations/interface.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, Id, optional, record, Timestamp } from '../wire.ts'

const MAX_PILES = 1_000

/** A campaign: which piles get which firmware, when, and how many at a time. */
export const FirmwareTaskDraft = z.object({
  firmwareId: Id,
  pileIds: z.array(Id).min(1, 'empty').max(MAX_PILES),
  mode: codeOf(firmwareTaskMode),
  startTime: optional(Timestamp),
  rateLimit: z.int().min(1).max(1_000).default(20),
  /** When more of the campaign's piles have failed than this, no further pile is asked. */
  maxFailPercent: z.int().min(1).max(100).default(20),
})

export const FirmwareTask = record(FirmwareTaskDraft.omit({ pileIds: true }).shape).extend({
  state: codeOf(firmwareTaskState),
  firmwareName: z.string(),
  versionNo: z.string(),
  total: z.int(),
  succeeded: z.int(),
  failed: z.int(),
  /** Of the failed ones, those that were not asked three times yet. */
  repeatable: z.int(),
  underWay: z.int(),
})

const { stopped } = firmwareTaskState.code

/** The life of a campaign (life cycle 18b): its piles are asked by the server, which also ends or stops it. */
export const firmwareTaskLife = lifeOf('state', firmwareTaskState, {
  rePush: {
    from: ['running', 'stopped', 'done'],
    to: 'running',
    needs: {
      'transition.notAllowed': ({ state, repeatable }: { state: number; repeatable: number }) =>
        state === stopped || repeatable > 0,
    },
    sentences: {
      'transition.notAllowed': ['No pile of this task can be asked again', '该任务没有可重新推送的电桩'],
    },
  },
  cancel: {
    from: ['running', 'stopped'],
    to: 'cancelled',
    sentences: { 'transition.notAllowed': ['The task has ended', '任务已结束'] },
  },
})

export const TaskFilter = z.object({ state: filter.codes(firmwareTaskState), firmwareId: filter.ids() })

/** What became of one pile of a campaign. */
export const FirmwarePush = record({
  taskId: Id,
  pileId: Id,
  pileCode: z.string(),
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  pushStatus: codeOf(pushStatus),
  /** 0 to 100. */
  progress: z.int(),
  fromVersion: z.string().nullable(),
  toVersion: z.string(),
  tries: z.int(),
  /** The pile's last word, or why it was not asked. */
  message: z.string().nullable(),
  sentTime: Timestamp.nullable(),
  endTime: Timestamp.nullable(),
})

export const PushFilter = z.object({
  taskId: filter.ids(),
  pileId: filter.ids(),
  pileCode: filter.text(),
  pushStatus: filter.codes(pushStatus),
})

const task = service('config-service/firmwareTask')
const push = service('config-service/firmwarePush')

export const firmwareTask = {
  page: task('page', 'pushTask')
    .takes(paged(TaskFilter, ['createTime']))
    .gives(pageOf(FirmwareTask)),
  get: task('get', 'pushTask').takes(ById).gives(FirmwareTask),
  save: task('save', 'pushTask:add')
    .takes(FirmwareTaskDraft)
    .gives(FirmwareTask)
    .fails(
      { 'firmware.notReleased': ['The firmware is not released', '固件未发布'] },
      { 'firmware.otherType': ['A pile is of another type', '所选电桩类型不适用'] },
    ),
  /** Piles that were not asked yet are left alone; those that were go on by themselves. */
  cancel: task('cancel', 'pushTask:cancel').takes(ById).gives(FirmwareTask).moves(firmwareTaskLife.cancel),
  /** Asks the failed piles again, each three times at most. */
  rePush: task('rePush', 'pushTask:rePush').takes(ById).gives(FirmwareTask).moves(firmwareTaskLife.rePush),
}

export const firmwarePush = {
  page: push('page', 'pushTask')
    .takes(paged(PushFilter, ['createTime']))
    .gives(pageOf(FirmwarePush)),
  recordPage: push('recordPage', 'pushRecord')
    .takes(paged(PushFilter, ['createTime']))
    .gives(pageOf(FirmwarePush)),
  recordExport: push('recordExport', 'pushRecord:export')
    .takes(exported(PushFilter, ['createTime']))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type FirmwareTask = z.input<typeof FirmwareTask>
export type FirmwarePush = z.input<typeof FirmwarePush>
