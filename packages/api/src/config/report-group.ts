import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { reportFamily } from '../enumerations/report.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record } from '../wire.ts'

const MAX_STATIONS = 1_000

/** What people fill in. */
export const ReportGroupDraft = z.object({
  name: empty.max(20).pipe(normal),
  nameEn: optional(z.string().max(40).pipe(normal)),
  stationIds: z.array(Id).min(1).max(MAX_STATIONS),
  /** The reports that can be divided by this group. */
  reportKeys: z.array(codeOf(reportFamily)).min(1).max(reportFamily.codes.length),
})

/** A group as its caller sees it: of its stations those of the caller's scope. */
export const ReportGroup = record({
  ...ReportGroupDraft.shape,
  stationIds: z.array(Id),
  /** The first of its stations, as many as a row of a list has room for. */
  firstStations: z.array(z.object({ name: z.string(), nameEn: z.string().nullable() })),
})

export const ReportGroupFilter = z.object({
  name: filter.text(),
  reportKeys: filter.codes(reportFamily),
})

const at = service('config-service/reportGroup')

/** Stations that reports sum up together. */
export const reportGroup = {
  page: at('page', 'reportGroup')
    .takes(paged(ReportGroupFilter, ['name', 'updateTime']))
    .gives(pageOf(ReportGroup)),
  get: at('get', 'reportGroup').takes(ById).gives(ReportGroup),
  selectAll: at('selectAll', 'signedIn')
    .takes(ReportGroupFilter)
    .gives(z.array(z.object({ id: Id, name: z.string(), nameEn: z.string().nullable() }))),
  save: at('save', 'reportGroup:add').takes(ReportGroupDraft).gives(ReportGroup).fails('record.duplicate'),
  update: at('update', 'reportGroup:edit')
    .takes(ReportGroupDraft.extend(ByVersion.shape))
    .gives(ReportGroup)
    .fails('record.stale', 'record.duplicate'),
  delete: at('delete', 'reportGroup:delete').takes(ById),
}

export type ReportGroup = z.input<typeof ReportGroup>
