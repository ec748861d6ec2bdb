import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import {
  dimension,
  grain,
  reportCondition,
  reportFamily,
  reportOwner,
  reportPeriod,
  reportSharing,
} from '../enumerations/report.ts'
import { figureNames } from '../figures/figures.ts'
import { commonFilters, reportShapes, sumOf } from '../figures/report.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record } from '../wire.ts'

/** As many columns as a person still reads, and as many dimensions. */
export const MAX_FIGURES = 12
export const MAX_DIMENSIONS = 4
/** As many reports of one's own as a person still finds. */
export const MAX_OWN_REPORTS = 100

export const FigureNames = z.enum(figureNames)
const DimensionCode = codeOf(dimension)
const GrainCode = codeOf(grain)
const ids = z.array(Id).max(200).default([])

const fields = {
  /** The columns, in their order. */
  figures: z.array(FigureNames).min(1).max(MAX_FIGURES),
  dimensions: z.array(DimensionCode).min(1).max(MAX_DIMENSIONS),
  /** Of these what the report is divided by where nobody asks for anything else. */
  by: z.array(DimensionCode).min(1),
  /** The stretches of time that it knows, the usual one first. */
  grains: z.array(GrainCode).min(1),
  /** What its chart shows first; otherwise the first of its figures. */
  chart: optional(FigureNames),
  /** Which figure each row compares with the stretch of time before its own. */
  compares: optional(FigureNames),
  /** Of which figure each row says its share. */
  shares: optional(FigureNames),
  only: optional(codeOf(reportCondition)),
  period: codeOf(reportPeriod).default('last30'),
  /** The stations, report groups and operating units that it is about; all where none is named. */
  stationIds: ids,
  reportGroupIds: ids,
  operatingUnitIds: ids,
}

type Parts = Readonly<Record<'figures' | 'dimensions' | 'by' | 'grains', readonly string[]>> &
  Readonly<Record<'chart' | 'compares' | 'shares', string | null>>

/** What is said twice, or is of nothing that the report has. */
function isSound(of: Parts, { addIssue }: z.core.$RefinementCtx): void {
  const refuse = (...path: string[]) => addIssue({ code: 'custom', path, message: 'choice' })
  for (const name of ['figures', 'dimensions', 'by', 'grains'] as const)
    if (new Set(of[name]).size < of[name].length) refuse(name)
  if (!of.by.every((name) => of.dimensions.includes(name))) refuse('by')
  for (const name of ['chart', 'compares', 'shares'] as const)
    if (of[name] !== null && !of.figures.includes(of[name])) refuse(name)
}

/** What somebody composes: figures by dimensions, over time, of all stations or of some. */
export const Composition = z.object(fields).superRefine(isSound)

const named = { name: empty.max(50).pipe(normal), ...fields }
export const OwnReportDraft = z.object(named).superRefine(isSound)
const OwnReportChange = z.object({ ...named, ...ByVersion.shape }).superRefine(isSound)

export const OwnReport = record(named).extend({
  isShared: z.boolean(),
  /** The same as a state. */
  sharing: codeOf(reportSharing),
  /** Whose it is. */
  userId: Id,
  userName: z.string(),
  /** Whether it is the caller's own: others read it, and copy it. */
  isOwn: z.boolean(),
})

const onlyOwner = {
  'record.notYours': ['Only its owner can do this; save a copy instead', '仅创建人可操作，可另存为副本'],
} as const

/** The life of a saved report: what others share is read and copied. */
export const ownReportLife = lifeOf('sharing', reportSharing, {
  share: {
    from: 'onlyMine',
    to: 'shared',
    onlyBy: 'createUser',
    sentences: { ...onlyOwner, 'transition.notAllowed': ['This report is already shared', '该报表已共享'] },
  },
  stopSharing: {
    from: 'shared',
    to: 'onlyMine',
    onlyBy: 'createUser',
    sentences: { ...onlyOwner, 'transition.notAllowed': ['This report is not shared', '该报表未共享'] },
  },
  delete: { onlyBy: 'createUser', sentences: onlyOwner },
})

export const OwnReportFilter = z.object({
  name: filter.text(),
  whose: filter.codes(reportOwner),
})

/** Of what the caller may compose a report, and what each figure knows. */
export const Offered = z.object({
  figures: z.array(
    z.object({
      name: FigureNames,
      /** The family of reports that it belongs to first. */
      family: codeOf(reportFamily),
      dimensions: z.array(DimensionCode),
      grains: z.array(GrainCode),
      conditions: z.array(codeOf(reportCondition)),
      /** Whether it can be filtered by a station. */
      isPlaced: z.boolean(),
    }),
  ),
  dimensions: z.array(DimensionCode),
})

/** A report that is saved, or one that somebody is composing; divided and filtered as its page asks. */
const Asked = z.object({
  id: filter.id(),
  composed: Composition.optional(),
  ...commonFilters,
  by: filter.codes(dimension),
  grain: GrainCode.optional(),
})

const { Row, Values, Point, sortable } = reportShapes(dimension.codes, figureNames)
const refusals = {
  'ownReport.mayNot': [
    'This report contains a figure or a dimension that you have no permission for',
    '该报表包含您无权查看的指标或维度',
  ],
  'ownReport.unknown': [
    'A figure of this report does not support the grouping',
    '报表中有指标不支持所选的分组或粒度',
  ],
} as const
const nothingShown = {
  'ownReport.nothing': ['You have no permission for any figure of this report', '您无权查看该报表的任何指标'],
} as const

const at = service('report-service/ownReport')
const readable = ['ownReport', 'ownReportDetail'] as const

/** Reports that people compose for themselves and share with their colleagues. */
export const ownReport = {
  page: at('page', 'ownReport')
    .takes(paged(OwnReportFilter, ['name', 'updateTime']))
    .gives(pageOf(OwnReport)),
  get: at('get', readable).takes(ById).gives(OwnReport),
  offered: at('offered', readable).gives(Offered),
  save: at('save', 'ownReport:add')
    .takes(OwnReportDraft)
    .gives(OwnReport)
    .fails(refusals, {
      'ownReport.tooMany': ['At most a hundred reports can be saved', '最多保存一百个报表'],
    }),
  update: at('update', 'ownReport:edit')
    .takes(OwnReportChange)
    .gives(OwnReport)
    .fails('record.stale', refusals),
  delete: at('delete', 'ownReport:delete').takes(ById).moves(ownReportLife.delete),
  /** Everybody of the seller with this page may read it from now on. */
  share: at('share', 'ownReport:share').takes(ById).gives(OwnReport).moves(ownReportLife.share),
  stopSharing: at('stopSharing', 'ownReport:share')
    .takes(ById)
    .gives(OwnReport)
    .moves(ownReportLife.stopSharing),
  rows: at('rows', readable)
    .takes(paged(Asked, sortable))
    .gives(pageOf(Row.partial({ ...keys(dimension.codes), ...keys(figureNames) })))
    .fails('report.tooLong', refusals, nothingShown)
    .within('file'),
  sum: at('sum', readable)
    .takes(Asked)
    .gives(sumOf(figureNames, Values.partial(), Point.partial(keys(figureNames))))
    .fails(refusals, nothingShown)
    .within('file'),
  export: at('export', 'ownReport:export')
    .takes(exported(Asked, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles, refusals, nothingShown)
    .within('file'),
}

export type Composition = z.output<typeof Composition>
export type OwnReport = z.input<typeof OwnReport>
export type OwnReportDraft = z.input<typeof OwnReportDraft>
export type Offered = z.output<typeof Offered>

/** Only what a person may see of a report is there. */
function keys<Name extends string>(names: readonly Name[]): { [N in Name]: true } {
  return Object.fromEntries(names.map((name) => [name, true])) as { [N in Name]: true }
}
