import { z } from 'zod'
import { activeLife } from '../active-life.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { activeState } from '../enumerations/member.ts'
import { exclusiveEnergy, exclusiveService, exclusiveTarget } from '../enumerations/tariff.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Day, Id, optional, Price4, record } from '../wire.ts'
import { RuleName } from './rule-fields.ts'

/** 9.9999 yuan per kWh; of a share 100 %. */
const MAX_PRICE4 = 99_999
const ALL_OFF = 10_000
const { fleet: FLEET, tag: TAG } = exclusiveTarget.code

const Fields = z.object({
  name: RuleName,
  targetKind: codeOf(exclusiveTarget).meta({ examples: [FLEET] }),
  groupId: optional(Id),
  tagId: optional(Id),
  /** None means every station. */
  stationIds: z.array(Id).max(1_000).default([]),
  servicePriceMode: codeOf(exclusiveService),
  /** A price of 0.0001 yuan per kWh, or basis points off, by the mode. */
  value: z
    .int()
    .min(0)
    .max(MAX_PRICE4)
    .meta({ examples: [2_800] }),
  ePriceMode: codeOf(exclusiveEnergy).meta({ examples: [exclusiveEnergy.code.keep] }),
  ePrice4: optional(Price4.max(MAX_PRICE4)),
  validFrom: Day,
  validTo: Day.meta({ examples: ['2099-12-31'] }),
})

/** What people fill in. */
export const ExclusiveStrategyDraft = Fields.refine(
  ({ targetKind, groupId }) => targetKind !== FLEET || groupId !== null,
  { path: ['groupId'], message: 'empty' },
)
  .refine(({ targetKind, tagId }) => targetKind !== TAG || tagId !== null, {
    path: ['tagId'],
    message: 'empty',
  })
  .refine(
    ({ servicePriceMode, value }) => servicePriceMode !== exclusiveService.code.off || value <= ALL_OFF,
    {
      path: ['value'],
      message: 'pct2',
    },
  )
  .refine(({ ePriceMode, ePrice4 }) => ePriceMode !== exclusiveEnergy.code.flat || ePrice4 !== null, {
    path: ['ePrice4'],
    message: 'empty',
  })
  .refine(({ validFrom, validTo }) => validFrom <= validTo, { path: ['validTo'], message: 'date.order' })

export const ExclusiveStrategy = record({
  ...Fields.shape,
  /** Of the fleet or the tag. */
  targetName: z.string().nullable(),
  state: codeOf(activeState),
})

export const ExclusiveStrategyFilter = z.object({
  name: filter.text(),
  targetKind: filter.codes(exclusiveTarget),
  groupId: filter.ids(),
  tagId: filter.ids(),
  stationId: filter.ids(),
  state: filter.codes(activeState),
})

/** A strategy that holds for the same payers at a common station on a common day. */
const Conflict = z.object({ id: Id, name: z.string(), validFrom: Day, validTo: Day })

const conflict = {
  'exclusive.conflict': [
    'Another strategy in use applies to the same payers at the same time',
    '同一对象在同一时间已有启用的策略',
  ],
} as const

const at = service('config-service/exclusiveStrategy')

/** Prices of a fleet, or of members with a tag, that replace those of the tariff. */
export const exclusiveStrategy = {
  page: at('page', ['exclusiveStrategy', 'fleetDetail'])
    .takes(paged(ExclusiveStrategyFilter, ['name', 'validFrom', 'validTo', 'state', 'updateTime']))
    .gives(pageOf(ExclusiveStrategy)),
  get: at('get', 'exclusiveStrategy').takes(ById).gives(ExclusiveStrategy),
  /** What keeps a draft from being in use. */
  conflicts: at('conflicts', 'exclusiveStrategy')
    .takes(
      z.object({
        /** The strategy itself, where there is one already. */
        id: Id.optional(),
        groupId: Id.nullable(),
        tagId: Id.nullable(),
        stationIds: z.array(Id).max(1_000),
        validFrom: Day,
        validTo: Day,
      }),
    )
    .gives(z.array(Conflict)),
  /** The tags that members may have, for the form. */
  tags: at('tags', 'exclusiveStrategy').gives(z.array(z.object({ id: Id, name: z.string() }))),
  save: at('save', 'exclusiveStrategy:add')
    .takes(ExclusiveStrategyDraft)
    .gives(ExclusiveStrategy)
    .fails(conflict),
  update: at('update', 'exclusiveStrategy:edit')
    .takes(ExclusiveStrategyDraft.safeExtend(ByVersion.shape))
    .gives(ExclusiveStrategy)
    .fails('record.stale', conflict),
  enable: at('enable', 'exclusiveStrategy:enable')
    .takes(ById)
    .gives(ExclusiveStrategy)
    .fails(conflict)
    .moves(activeLife.enable),
  disable: at('disable', 'exclusiveStrategy:disable')
    .takes(ById)
    .gives(ExclusiveStrategy)
    .moves(activeLife.disable),
  delete: at('delete', 'exclusiveStrategy:delete').takes(ById),
}

export type ExclusiveStrategy = z.input<typeof ExclusiveStrategy>
