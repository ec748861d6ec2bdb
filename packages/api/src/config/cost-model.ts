import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { pricedLine } from '../billing/priced-line.ts'
import { problemsOf } from '../billing/tariff-day.ts'
import { TariffPeriod } from '../billing/tariff-period.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import type { CodeOf } from '../enumeration.ts'
import {
  costModelScope,
  costModelState,
  costModelTarget,
  priceLevel,
  serviceMode,
} from '../enumerations/tariff.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, Price4, record, Timestamp, Wh } from '../wire.ts'

/** Such as `GD-STD`. */
const Code = z.string().regex(/^[A-Za-z0-9-]+$/, 'enOrNum')
/** The highest price of a period: 9.9999 yuan per kWh. */
const MAX_PRICE4 = 99_999
const Price = Price4.max(MAX_PRICE4)
const MAX_ROWS = 48
const MAX_FEN = 1_000_000
const MAX_MINUTES = 1_440

/** A whole day: 00:00 to 24:00 without gap or overlap, on the half hour. */
export const Periods = z
  .array(TariffPeriod.extend({ ePrice4: Price, sPrice4: Price }))
  .max(MAX_ROWS)
  .refine((periods) => problemsOf(periods).length === 0, 'tariff.day')

/** The prices of a version, and the numbers that its service mode needs. */
const prices = {
  serviceMode: codeOf(serviceMode),
  /** Mode 2. */
  servicePrice4: Price.nullish(),
  /** Mode 3. */
  unitMinutes: z.int().min(1).max(MAX_MINUTES).nullish(),
  unitFen: Fen.min(0).max(MAX_FEN).nullish(),
  /** Mode 4. */
  chargeFen: Fen.min(0).max(MAX_FEN).nullish(),
  periods: Periods,
}

/** What a kWh that a car gives back is paid; without it that energy is only recorded. */
const feedIn = { feedInPrice4: Price.nullish() }

/** The fields of a service price by the mode that needs them. */
const needed: Readonly<Record<CodeOf<typeof serviceMode>, readonly (keyof Prices)[]>> = {
  1: [],
  2: ['servicePrice4'],
  3: ['unitMinutes', 'unitFen'],
  4: ['chargeFen'],
}

type Prices = z.output<z.ZodObject<typeof prices>>

function priceIsWhole(draft: Prices, context: z.RefinementCtx): void {
  for (const field of needed[draft.serviceMode])
    if (draft[field] == null) context.addIssue({ code: 'custom', path: [field], message: 'empty' })
}

const draftFields = {
  code: empty.max(20).pipe(Code),
  name: empty.max(30).pipe(normal),
  scope: codeOf(costModelScope),
  effectiveTime: Timestamp,
  ...prices,
  ...feedIn,
}

/** What people fill in: a model and its newest version. */
export const CostModelDraft = z.object(draftFields).superRefine(priceIsWhole)

export const Version = z.object({
  id: Id,
  no: z.int(),
  state: codeOf(costModelState),
  effectiveTime: Timestamp,
  ...prices,
  ...feedIn,
  periods: z.array(TariffPeriod),
  issueUserName: z.string().nullable(),
  issueTime: Timestamp.nullable(),
})

/** A model with its newest version, whatever state that is in; `currentVersion` is the one in force. */
export const CostModel = record({
  ...draftFields,
  periods: z.array(TariffPeriod),
  currentVersion: z.int().nullable(),
  newestVersion: z.int(),
  newestState: codeOf(costModelState),
  /** The newest version is issued, and its time has not come yet. */
  isUpcoming: z.boolean(),
  /** A station, pile or gun has it, whether or not it sets the price of any gun. */
  isBound: z.boolean(),
  state: codeOf(costModelState),
})

export const CostModelRow = CostModel.extend({
  /** Energy and service, the mean of the day's half hours. */
  averagePrice4: Price4,
  /** Guns whose price this model sets. */
  gunCount: z.int(),
})

export const CostModelOption = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  scope: codeOf(costModelScope),
  /** The version in force. */
  version: z.int(),
  periods: z.array(TariffPeriod),
})

export const CostModelFilter = z.object({
  /** A part of the name or of the code. */
  name: filter.text(),
  scope: filter.codes(costModelScope),
  state: filter.codes(costModelState),
})

/** Which model bills who charges here, and why: where it is bound, and for whom. */
export const Winner = z.object({
  /** Whom it is asked for. */
  scope: codeOf(costModelScope),
  costModelId: Id.nullable(),
  name: z.string().nullable(),
  /** The version in force; without one nobody may start. */
  version: z.int().nullable(),
  fromKind: codeOf(priceLevel).nullable(),
  fromScope: codeOf(costModelScope).nullable(),
})

/** A station, pile or gun of the tree. */
export const BindNode = z.object({
  kind: codeOf(costModelTarget),
  id: Id,
  /** The pile of a gun. */
  pid: Id.nullable(),
  name: z.string(),
  nameEn: z.string().nullable(),
  /** Guns at it. */
  guns: z.int(),
  /** Of its piles and guns, those with a model of their own. */
  below: z.int(),
  /** For each scope. */
  winners: z.array(Winner),
})

const BindTarget = z.object({ kind: codeOf(costModelTarget), id: Id })
/** So many at once are bound in one call. */
const MAX_TARGETS = 200

/** A charge that is billed on trial. */
export const Trial = z
  .object({ ...prices, from: Timestamp, to: Timestamp, energyWh: Wh.min(0).max(1_000_000_000) })
  .superRefine(priceIsWhole)
  .refine(({ from, to }) => to >= from && to - from <= 7 * 86_400_000, {
    path: ['to'],
    message: 'time.format',
  })

export const TrialLine = z.object(pricedLine)

const sortable = ['code', 'name', 'scope', 'state', 'updateTime'] as const

interface Newest {
  newestVersion: number
  isUpcoming: boolean
  isBound: boolean
}

/** The life of a model's newest version (life cycle 12): what is issued never changes. */
export const costModelVersionLife = lifeOf('newestState', costModelState, {
  /** A draft is changed itself; on any other version a new draft begins. */
  update: {
    needs: { 'transition.notAllowed': ({ isUpcoming }: Newest) => !isUpcoming },
    sentences: { 'transition.notAllowed': ['Withdraw the issued version first', '请先撤回已下发的版本'] },
  },
  issue: {
    from: 'draft',
    to: 'issued',
    sentences: { 'transition.notAllowed': ['There is no draft to issue', '没有可下发的草稿版本'] },
  },
  cancel: {
    from: 'issued',
    to: 'cancelled',
    needs: { 'transition.notAllowed': ({ isUpcoming }: Newest) => isUpcoming },
    sentences: {
      'transition.notAllowed': [
        'Only an issued version that is not in force yet can be withdrawn',
        '仅已下发且尚未生效的版本可以撤回',
      ],
    },
  },
  delete: {
    from: 'draft',
    wrongState: 'record.inUse',
    needs: { 'record.inUse': ({ newestVersion, isBound }: Newest) => newestVersion === 1 && !isBound },
    sentences: {
      'record.inUse': [
        'Only a model that was never issued or bound can be deleted',
        '仅未曾下发且未绑定的计费模型可以删除',
      ],
    },
  },
})

/** The life of a model itself. */
export const costModelLife = lifeOf('state', costModelState, {
  enable: { from: 'disabled', to: 'issued' },
  disable: {
    from: 'issued',
    to: 'disabled',
    needs: { 'record.inUse': ({ isBound }: Newest) => !isBound },
    sentences: {
      'record.inUse': [
        'It is still bound to stations, piles or guns',
        '仍有场站、电桩或充电枪绑定该计费模型',
      ],
    },
  },
})

const at = service('config-service/costModel')

/** Tariffs in versions: an issued one never changes. */
export const costModel = {
  page: at('page', 'costModel').takes(paged(CostModelFilter, sortable)).gives(pageOf(CostModelRow)),
  get: at('get', 'costModel').takes(ById).gives(CostModel),
  selectAll: at('selectAll', [
    'costModel',
    'stationList',
    'costModelBind',
    'billModelHistory',
    'stationConfig',
    'gunStrategy',
    'stationCostModelIncome',
  ])
    .takes(z.object({ name: filter.text() }))
    .gives(z.array(CostModelOption)),
  /** All versions, the newest first. */
  versions: at('versions', 'costModel').takes(ById).gives(z.array(Version)),
  save: at('save', 'costModel:add').takes(CostModelDraft).gives(CostModel).fails('record.duplicate'),
  /** Changes a draft; where the newest version is in force, begins a new draft on it. */
  update: at('update', 'costModel:edit')
    .takes(z.object({ ...draftFields, ...ByVersion.shape }).superRefine(priceIsWhole))
    .gives(CostModel)
    .fails('record.duplicate')
    .moves(costModelVersionLife.update),
  /** A model of which no version was ever issued. */
  delete: at('delete', 'costModel:delete').takes(ById).moves(costModelVersionLife.delete),
  copy: at('copy', 'costModel:copy').takes(ById).gives(CostModel),
  /** Issues the draft; it replaces the version before at its time. */
  issue: at('issue', 'costModel:issue').takes(ByVersion).gives(CostModel).moves(costModelVersionLife.issue),
  /** Takes back an issued version that is not in force yet. */
  cancel: at('cancel', 'costModel:cancel')
    .takes(ByVersion)
    .gives(CostModel)
    .moves(costModelVersionLife.cancel),
  disable: at('disable', 'costModel:disable').takes(ByVersion).gives(CostModel).moves(costModelLife.disable),
  enable: at('enable', 'costModel:enable').takes(ByVersion).gives(CostModel).moves(costModelLife.enable),
  /** The bill of a made-up charge, by the code that bills real ones. */
  simulate: at('simulate', 'costModel')
    .takes(Trial)
    .gives(z.object({ lines: z.array(TrialLine), eFeeFen: Fen, sFeeFen: Fen })),
  /** The stations, by a part of their name; or the piles and guns of one of them. */
  bindTree: at('bindTree', 'costModelBind')
    .takes(z.object({ stationId: Id.optional(), name: filter.text() }))
    .gives(z.array(BindNode)),
  /**
   * From now on charges that start here are billed by this model; for its own scope, in the place of what was bound
   * before. A running charge keeps the model of its start.
   */
  bind: at('bind', 'costModelBind:bind')
    .takes(z.object({ costModelId: Id, targets: z.array(BindTarget).min(1).max(MAX_TARGETS) }))
    .gives(z.object({ bound: z.int() }))
    .fails({
      'costModel.notInForce': ['No version of this model is in force', '该计费模型没有生效的版本'],
    }),
  /** Takes away what is bound here for a scope: what is bound above it wins again. */
  unbind: at('unbind', 'costModelBind:unbind')
    .takes(BindTarget.extend({ scope: codeOf(costModelScope) }))
    .gives(z.null())
    .fails('transition.notAllowed', {
      'costModel.openStation': [
        'An open station needs a general model: bind another one instead',
        '开放中的场站必须有通用计费模型，请改绑其他模型',
      ],
    }),
  export: at('export', 'costModel:export')
    .takes(exported(CostModelFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type BindNode = z.input<typeof BindNode>
export type CostModel = z.input<typeof CostModel>
export type CostModelRow = z.input<typeof CostModelRow>
export type CostModelVersion = z.input<typeof Version>
