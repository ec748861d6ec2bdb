import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import {
  alarmLevel,
  alarmMetric,
  alarmOperator,
  alarmRuleState,
  alarmSource,
  alarmWay,
} from '../enumerations/operation.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record } from '../wire.ts'
import { metricFits } from './alarm-metrics.ts'
import { alarmRuleLife } from './life-cycles.ts'

/** An alarm code: word characters, points and hyphens. */
const alarmCode = z.string().regex(/^[\w.-]{1,50}$/, 'alarmCode')

/** A number; the text of an input that holds one is read as such. */
const asNumber = (value: number) => {
  const given: unknown = value
  return typeof given === 'string' && /^\d{1,9}(\.\d{1,3})?$/.test(given) ? Number(given) : given
}

const hasOneDecimal = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6

/** 0 or a positive number with at most one decimal. */
const threshold = z.preprocess(
  asNumber,
  z.number('dec1').min(0, 'dec1').max(1_000_000, 'dec1').refine(hasOneDecimal, 'dec1'),
)

const fields = {
  name: empty.max(50).pipe(normal),
  nameEn: optional(z.string().max(60).pipe(normal)),
  /** What its alarms are called; made from the metric when it is left empty. */
  code: optional(alarmCode),
  source: codeOf(alarmSource),
  metric: codeOf(alarmMetric),
  operator: codeOf(alarmOperator),
  value: threshold,
  /** So long a condition must last before it is an alarm, and be gone before that is over. */
  durationS: z.preprocess(asNumber, z.int('zeroNumber').min(0, 'zeroNumber').max(86_400, 'zeroNumber')),
  level: codeOf(alarmLevel),
  ways: z.array(codeOf(alarmWay)).max(3),
  receivers: z.array(Id).max(50).default([]),
  autoWorkOrder: z.literal([0, 1]).default(0),
}

/** What people fill in. */
export const AlarmRuleDraft = z
  .object(fields)
  .refine(({ source, metric }) => metricFits(metric, source), { path: ['metric'], message: 'metricOfSource' })

export const AlarmRuleChange = z
  .object({ ...fields, ...ByVersion.shape })
  .refine(({ source, metric }) => metricFits(metric, source), { path: ['metric'], message: 'metricOfSource' })

export const AlarmRule = record({
  ...fields,
  value: z.number(),
  durationS: z.int(),
  code: z.string(),
  state: codeOf(alarmRuleState),
  /** Its alarms that wait for somebody; with any, the rule cannot be deleted. */
  openCount: z.int(),
})

export const AlarmRuleFilter = z.object({
  /** Part of the name (Chinese or English) or of the code. */
  name: filter.text(),
  source: filter.codes(alarmSource),
  metric: filter.codes(alarmMetric),
  level: filter.codes(alarmLevel),
  state: filter.codes(alarmRuleState),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

/** What a rule would have done in the last seven days. */
export const AlarmRuleTest = z.object({
  /** How often it would have fired. */
  count: z.int(),
  /** At how many objects. */
  objects: z.int(),
  /** The seven days, today as the last. */
  days: z.array(z.object({ day: z.string(), count: z.int() })),
  /** The objects at which it would have fired most. */
  worst: z.array(
    z.object({
      stationName: z.string().nullable(),
      stationNameEn: z.string().nullable(),
      pileCode: z.string().nullable(),
      gunLetter: z.int().nullable(),
      count: z.int(),
    }),
  ),
})

const at = service('operation-service/alarmRule')

export const Receiver = z.object({ id: Id, name: z.string(), account: z.string() })

export const alarmRule = {
  page: at('page', 'alarmRule')
    .takes(paged(AlarmRuleFilter, ['name', 'level', 'state', 'updateTime']))
    .gives(pageOf(AlarmRule)),
  get: at('get', 'alarmRule').takes(ById).gives(AlarmRule),
  selectAll: at('selectAll', ['alarmRule', 'alarmCenter', 'autoAlarm'])
    .takes(AlarmRuleFilter)
    .gives(z.array(z.object({ id: Id, name: z.string(), nameEn: z.string().nullable(), code: z.string() }))),
  /** Who may be told: the seller's enabled users. */
  receivers: at('receivers', 'alarmRule').gives(z.array(Receiver)),
  save: at('save', 'alarmRule:add').takes(AlarmRuleDraft).gives(AlarmRule).fails('record.duplicate'),
  update: at('update', 'alarmRule:edit')
    .takes(AlarmRuleChange)
    .gives(AlarmRule)
    .fails('record.stale', 'record.duplicate'),
  delete: at('delete', 'alarmRule:delete').takes(ById).fails('record.inUse'),
  enable: at('enable', 'alarmRule:enable').takes(ById).gives(AlarmRule).moves(alarmRuleLife.enable),
  disable: at('disable', 'alarmRule:disable').takes(ById).gives(AlarmRule).moves(alarmRuleLife.disable),
  test: at('test', 'alarmRule:test').takes(ById).gives(AlarmRuleTest),
}

export type AlarmRule = z.input<typeof AlarmRule>
export type AlarmRuleTest = z.input<typeof AlarmRuleTest>
