import { empty, enOrNum } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { meterKind } from '../enumerations/equipment.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, optional, record, Wh } from '../wire.ts'

/** What people fill in. */
export const MeterDraft = z.object({
  meterNo: empty.max(50).pipe(enOrNum),
  stationId: Id,
  kind: codeOf(meterKind),
  /** What a unit of its reading counts: transformers of current before the meter. */
  ratio: z.int().min(1).max(100_000),
  /** Of the meter itself, before the ratio; kWh with two decimals. */
  lastReading: optional(Wh.min(0).max(999_999_999_990).multipleOf(10, 'num92')),
})

export const Meter = record(MeterDraft.shape)

/** With the newest month that a fee was entered for. */
export const MeterRow = Meter.extend({
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  month: z.string().nullable(),
  monthFeeFen: Fen.nullable(),
})

export const MeterFilter = z.object({
  meterNo: filter.text(),
  stationId: filter.ids(),
  kind: filter.codes(meterKind),
})

const sortable = ['meterNo', 'kind', 'lastReading', 'updateTime'] as const
const at = service('config-service/meter')

export const meter = {
  page: at('page', 'meterManage').takes(paged(MeterFilter, sortable)).gives(pageOf(MeterRow)),
  get: at('get', 'meterManage').takes(ById).gives(Meter),
  save: at('save', 'meterManage:add').takes(MeterDraft).gives(Meter).fails('record.duplicate'),
  update: at('update', 'meterManage:edit')
    .takes(MeterDraft.extend(ByVersion.shape))
    .gives(Meter)
    .fails('record.duplicate', 'record.stale'),
  /** Only one without a fee. */
  delete: at('delete', 'meterManage:delete').takes(ById).fails('record.inUse'),
  export: at('export', 'meterManage:export')
    .takes(exported(MeterFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type Meter = z.input<typeof Meter>
export type MeterRow = z.input<typeof MeterRow>
