import { visible } from '@ampdeck/validation/plain'
import { z } from 'zod'
import { activeLife } from '../active-life.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { activeState, limitTarget } from '../enumerations/member.ts'
import { weekday } from '../enumerations/tariff.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, optional, record, Wh } from '../wire.ts'

const MAX_FEN = 99_999_999
const MAX_WH = 100_000_000
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time.format')

/** What people fill in; what is empty does not limit. */
export const ChargeLimitDraft = z.object({
  targetKind: codeOf(limitTarget),
  targetId: Id,
  perDayTimes: optional(z.int().min(0).max(999)),
  perDayWh: optional(Wh.min(0).max(MAX_WH).multipleOf(100)),
  /** A charge stops when it has cost so much. */
  perOrderFen: optional(Fen.min(1).max(MAX_FEN)),
  /** A charge stops at this state of charge, in per cent. */
  socMax: optional(z.int().min(50).max(100)),
  stationIds: z.array(Id).max(1_000).default([]),
  weekdays: z.array(codeOf(weekday)).max(7).default([]),
  /** From the one time of day to the other; past midnight where the second comes first. */
  windowFrom: optional(Time),
  windowTo: optional(Time),
})

export const ChargeLimit = record({
  ...ChargeLimitDraft.shape,
  /** The fleet that it is about, or whose member or car. */
  groupId: Id.nullable(),
  targetName: z.string().nullable(),
  state: codeOf(activeState),
})

export const ChargeLimitFilter = z.object({
  targetKind: filter.codes(limitTarget),
  targetId: filter.ids(),
  groupId: filter.ids(),
  /** Part of the target's name, phone or plate. */
  target: filter.text(),
  state: filter.codes(activeState),
})

const Target = z.object({ id: Id, name: z.string(), detail: z.string().nullable() })

const refusals = {
  'limit.empty': ['Fill in at least one limit', '请至少填写一项限制'],
  'limit.window': ['A time window has a start and an end', '时间段须同时填写开始和结束时间'],
} as const

const at = service('config-service/chargeLimit')

export const chargeLimit = {
  page: at('page', ['chargeLimit', 'fleetDetail'])
    .takes(paged(ChargeLimitFilter, ['targetKind', 'updateTime', 'state']))
    .gives(pageOf(ChargeLimit)),
  get: at('get', 'chargeLimit').takes(ById).gives(ChargeLimit),
  selectAll: at('selectAll', 'chargeLimit').takes(ChargeLimitFilter).gives(z.array(ChargeLimit)),
  /** Fleets, cars or members by a piece of their name, number, plate or phone, or by their numbers. */
  targets: at('targets', 'chargeLimit')
    .takes(
      z.object({
        targetKind: codeOf(limitTarget),
        text: z.string().overwrite(visible).max(50).default(''),
        id: filter.ids(),
      }),
    )
    .gives(z.array(Target)),
  save: at('save', 'chargeLimit:add').takes(ChargeLimitDraft).gives(ChargeLimit).fails(refusals),
  update: at('update', 'chargeLimit:edit')
    .takes(ChargeLimitDraft.extend(ByVersion.shape))
    .gives(ChargeLimit)
    .fails('record.stale', refusals),
  enable: at('enable', 'chargeLimit:enable').takes(ById).gives(ChargeLimit).moves(activeLife.enable),
  disable: at('disable', 'chargeLimit:disable').takes(ById).gives(ChargeLimit).moves(activeLife.disable),
  delete: at('delete', 'chargeLimit:delete').takes(ById),
}

export type ChargeLimit = z.input<typeof ChargeLimit>
