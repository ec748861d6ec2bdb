import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { costModelScope, gunStrategyState, priceLevel } from '../enumerations/tariff.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Day, Id, optional, record } from '../wire.ts'
import { Ledger } from './station.ts'

const EVERY_DAY = 127

/** Which price, on which days. */
const Rule = z.object({
  costModelId: Id,
  /** Ends charges at this gun beside the strategies of its station. */
  chargeStrategyId: optional(Id).meta({ examples: [null] }),
  /** Bit 0 is Monday. */
  weekdayMask: z.int().min(1).max(EVERY_DAY).default(EVERY_DAY),
  validFrom: Day,
  /** The last day; none has no end. */
  validTo: optional(Day).meta({ examples: ['2099-12-31'] }),
})
const isInOrder = ({ validFrom, validTo }: { validFrom: string; validTo: string | null }) =>
  validTo === null || validFrom <= validTo
const notInOrder = { path: ['validTo'], message: 'date.order' }

export const StrategyForGunDraft = Rule.extend({ gunId: Id }).refine(isInOrder, notInOrder)

/** A model by its name, and the level that gives it. */
export const WinningPrice = z.object({ name: z.string(), level: codeOf(priceLevel) })

const Place = {
  gunId: Id,
  gunLetter: z.int(),
  pileId: Id,
  pileCode: z.string(),
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
}

export const StrategyForGun = record({
  ...Rule.shape,
  ...Place,
  costModelName: z.string(),
  chargeStrategyName: z.string().nullable(),
  /** For whom its model is made: fleets and interconnection have theirs. */
  scope: codeOf(costModelScope),
  state: codeOf(gunStrategyState),
  /** What bills a charge that starts at the gun today, of those for whom the model is; null without any price. */
  winner: WinningPrice.nullable(),
})

export const StrategyForGunFilter = z.object({
  /** Part of the pile's number or of the station's name. */
  pile: filter.text(),
  gunId: filter.ids(),
  stationId: filter.ids(),
  costModelId: filter.ids(),
  state: filter.codes(gunStrategyState),
})

const Other = z.object({
  id: Id,
  costModelName: z.string(),
  weekdayMask: z.int(),
  validFrom: Day,
  validTo: Day.nullable(),
})

/** What a strategy would change at a gun. */
export const GunPreview = z.object({
  ...Place,
  /** What bills on the first day without it, and with it. */
  before: WinningPrice.nullable(),
  after: WinningPrice.nullable(),
  /** Strategies of the gun for the same payers that hold on a common day. */
  conflicts: z.array(Other),
})

const Wanted = Rule.extend({ gunIds: z.array(Id).min(1).max(500) })
const refusals = {
  'gunStrategy.conflict': [
    'Another strategy of this gun applies on the same days',
    '该充电枪在相同日期已有其他策略',
  ],
  'costModel.notInForce': ['This model has no version in force', '该模型没有生效的版本'],
} as const

const at = service('config-service/strategyForGun')

/** Prices of single guns on certain days; they win over those of gun, pile and station. */
export const strategyForGun = {
  page: at('page', ['gunStrategy', 'StationMonitorDetail'])
    .takes(paged(StrategyForGunFilter, ['validFrom', 'validTo', 'updateTime']))
    .gives(pageOf(StrategyForGun)),
  get: at('get', 'gunStrategy').takes(ById).gives(StrategyForGun),
  selectAll: at('selectAll', 'gunStrategy').takes(StrategyForGunFilter).gives(z.array(StrategyForGun)),
  /** Which price wins at each gun, and what stands against it; nothing is saved. */
  preview: at('preview', 'gunStrategy')
    .takes(Wanted.refine(isInOrder, notInOrder))
    .gives(z.array(GunPreview)),
  save: at('save', 'gunStrategy:add').takes(StrategyForGunDraft).gives(StrategyForGun).fails(refusals),
  update: at('update', 'gunStrategy:edit')
    .takes(StrategyForGunDraft.safeExtend(ByVersion.shape))
    .gives(StrategyForGun)
    .fails('record.stale', refusals),
  delete: at('delete', 'gunStrategy:delete').takes(ById),
  /** Guns with a conflict are left out, or what stands against it there is deleted. */
  batchBind: at('batchBind', 'gunStrategy:add')
    .takes(Wanted.extend({ replace: z.boolean().default(false) }).refine(isInOrder, notInOrder))
    .gives(Ledger)
    .fails({ 'costModel.notInForce': refusals['costModel.notInForce'] }),
}

export type StrategyForGun = z.input<typeof StrategyForGun>
export type GunPreview = z.input<typeof GunPreview>
