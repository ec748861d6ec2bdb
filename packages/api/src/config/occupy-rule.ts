import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { memberLevel } from '../enumerations/member.ts'
import { PARKING_FREE_MINUTES, PARKING_OVERTIME_STEPS } from '../enumerations/order.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, record } from '../wire.ts'
import { ALL_DAY, TimeWindow } from './rule-fields.ts'

const MAX_FEN = 99_999_999

/** What people fill in. */
export const OccupyRuleDraft = z
  .object({
    name: empty.max(20).pipe(normal),
    freeMinutes: z.literal(PARKING_FREE_MINUTES),
    stepMinutes: z.literal(PARKING_OVERTIME_STEPS),
    stepFen: Fen.min(1).max(MAX_FEN),
    /** The most that one occupation costs. */
    capFen: Fen.min(1)
      .max(MAX_FEN)
      .meta({ examples: [MAX_FEN] }),
    /** Minutes outside it are free. */
    timeWindow: TimeWindow.default(ALL_DAY),
    /** Levels that pay nothing. */
    graceMemberLevels: z.array(codeOf(memberLevel)).max(5).default([]),
    /** Whether the driver gets an SMS at half and at the end of the free time. */
    remind: z.literal([0, 1]).default(1),
  })
  .refine(({ stepFen, capFen }) => capFen >= stepFen, { path: ['capFen'], message: 'occupy.cap' })

export const OccupyRule = record({
  ...OccupyRuleDraft.shape,
  /** The stations whose guns it holds for, as far as the reader may see them. */
  stationIds: z.array(Id),
})

export const OccupyRuleFilter = z.object({
  name: filter.text(),
  stationId: filter.ids(),
  freeMinutes: filter.int(),
})

const at = service('config-service/occupyRule')

/** What it costs to stay at a gun after the charge. */
export const occupyRule = {
  page: at('page', 'occupyRule')
    .takes(paged(OccupyRuleFilter, ['name', 'freeMinutes', 'stepFen', 'capFen', 'updateTime']))
    .gives(pageOf(OccupyRule)),
  get: at('get', 'occupyRule').takes(ById).gives(OccupyRule),
  selectAll: at('selectAll', ['occupyRule', 'stationList', 'stationConfig'])
    .takes(OccupyRuleFilter)
    .gives(z.array(z.object({ id: Id, name: z.string() }))),
  save: at('save', 'occupyRule:add').takes(OccupyRuleDraft).gives(OccupyRule),
  update: at('update', 'occupyRule:edit')
    .takes(OccupyRuleDraft.safeExtend(ByVersion.shape))
    .gives(OccupyRule)
    .fails('record.stale'),
  /** Not while a station has it. */
  delete: at('delete', 'occupyRule:delete').takes(ById).fails('record.inUse'),
  /** The stations that have it from now on; those that had it and are not named have none. Running charges keep theirs. */
  bind: at('bind', 'occupyRule:bind')
    .takes(ById.extend({ stationIds: z.array(Id).max(1_000) }))
    .gives(OccupyRule),
}

export type OccupyRule = z.input<typeof OccupyRule>
