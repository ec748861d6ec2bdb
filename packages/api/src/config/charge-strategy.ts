import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { activeLife } from '../active-life.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { activeState } from '../enumerations/member.ts'
import { strategyKind } from '../enumerations/strategy.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, optional, record, Wh } from '../wire.ts'

/** The hours of a day; a power limit has a step for each. */
export const HOURS = 24
const stations = z.array(Id).max(1_000)

/** What people fill in; of the limits the one that its kind names is needed. */
export const ChargeStrategyDraft = z.object({
  name: empty.max(50).pipe(normal),
  nameEn: optional(z.string().max(60)),
  kind: codeOf(strategyKind),
  amountFen: optional(Fen.min(100).max(99_999_900)),
  energyWh: optional(Wh.min(1_000).max(1_000_000).multipleOf(100)),
  minutes: optional(z.int('nonzeroNumber').min(5).max(1_440)),
  soc: optional(z.int().min(10).max(100)),
  /** What the piles may take in each hour, in per cent of what they can. */
  curve: z.array(z.int().min(0).max(100)).max(HOURS).default([]),
  stationIds: stations.default([]),
  remark: optional(normal.max(200)),
})

export const ChargeStrategy = record({ ...ChargeStrategyDraft.shape, state: codeOf(activeState) })

/** What a strategy was when it ended a charge. */
export const StrategyStop = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  kind: codeOf(strategyKind),
  /** In fen, Wh, minutes or per cent, as its kind says. */
  value: z.int(),
})

export const ChargeStrategyFilter = z.object({
  name: filter.text(),
  kind: filter.codes(strategyKind),
  stationId: filter.ids(),
  state: filter.codes(activeState),
})

const refusals = {
  'strategy.param': ['Fill in what this kind of strategy needs', '请填写该类型策略所需的参数'],
} as const

const at = service('config-service/chargeStrategy')

export const chargeStrategy = {
  page: at('page', 'chargeStrategy')
    .takes(paged(ChargeStrategyFilter, ['name', 'kind', 'state', 'updateTime']))
    .gives(pageOf(ChargeStrategy)),
  get: at('get', 'chargeStrategy').takes(ById).gives(ChargeStrategy),
  selectAll: at('selectAll', ['chargeStrategy', 'gunStrategy'])
    .takes(ChargeStrategyFilter)
    .gives(z.array(ChargeStrategy)),
  save: at('save', 'chargeStrategy:add').takes(ChargeStrategyDraft).gives(ChargeStrategy).fails(refusals),
  update: at('update', 'chargeStrategy:edit')
    .takes(ChargeStrategyDraft.extend(ByVersion.shape))
    .gives(ChargeStrategy)
    .fails('record.stale', refusals),
  /** The stations for which it holds; none leaves it without effect. */
  bind: at('bind', 'chargeStrategy:bind')
    .takes(ByVersion.extend({ stationIds: stations }))
    .gives(ChargeStrategy)
    .fails('record.stale'),
  enable: at('enable', 'chargeStrategy:enable').takes(ById).gives(ChargeStrategy).moves(activeLife.enable),
  disable: at('disable', 'chargeStrategy:disable')
    .takes(ById)
    .gives(ChargeStrategy)
    .moves(activeLife.disable),
  delete: at('delete', 'chargeStrategy:delete').takes(ById),
}

export type ChargeStrategy = z.input<typeof ChargeStrategy>
export type StrategyStop = z.input<typeof StrategyStop>
