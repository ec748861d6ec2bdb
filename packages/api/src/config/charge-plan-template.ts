import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { weekday } from '../enumerations/tariff.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Day, Id, record } from '../wire.ts'
import { PlanCars, PlanHours, PlanName } from './charge-plan.ts'

const Quarter = z
  .string()
  .regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'time.format')
  .meta({ examples: ['18:00'] })

/** A fleet's week: on each of these days a plan begins at this time. */
export const ChargePlanTemplateDraft = PlanCars.extend({
  name: PlanName,
  weekdays: z.array(codeOf(weekday)).min(1, 'required').max(7),
  fromClock: Quarter,
  hours: PlanHours,
})

export const ChargePlanTemplate = record({
  ...ChargePlanTemplateDraft.shape,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  groupName: z.string(),
  /** The last day that has a plan of it. */
  lastDay: Day.nullable(),
})

export const ChargePlanTemplateFilter = z.object({
  name: filter.text(),
  stationId: filter.ids(),
  groupId: filter.ids(),
})

const refusals = {
  'plan.soc': ['The target must be above the state of charge at arrival', '目标 SOC 须高于到达时 SOC'],
} as const
const at = service('config-service/chargePlan')

export const chargePlanTemplate = {
  page: at('templatePage', 'chargePlan')
    .takes(paged(ChargePlanTemplateFilter, ['name', 'updateTime']))
    .gives(pageOf(ChargePlanTemplate)),
  get: at('templateGet', 'chargePlan').takes(ById).gives(ChargePlanTemplate),
  save: at('templateSave', 'chargePlan:add')
    .takes(ChargePlanTemplateDraft)
    .gives(ChargePlanTemplate)
    .fails(refusals),
  update: at('templateUpdate', 'chargePlan:edit')
    .takes(ChargePlanTemplateDraft.extend(ByVersion.shape))
    .gives(ChargePlanTemplate)
    .fails('record.stale', refusals),
  delete: at('templateDelete', 'chargePlan:delete').takes(ById),
  /** Makes the plans of the seven days from this one on; a day that has one is left alone. */
  apply: at('apply', 'chargePlan:apply')
    .takes(ById.extend({ day: Day }))
    .gives(z.object({ planIds: z.array(Id) }))
    .fails({
      'plan.vehicle': [
        'Each car must belong to the fleet and have a battery',
        '车辆须属于该车队并填写电池容量',
      ],
      'plan.window': ['The cars must arrive and leave within the plan', '车辆须在计划时段内到达和离开'],
      'plan.none': ['These days already have plans', '所选日期已有计划'],
    }),
}

export type ChargePlanTemplate = z.input<typeof ChargePlanTemplate>
