import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { service } from '../contract.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record } from '../wire.ts'

const MAX_STATIONS = 1_000

/** What people fill in. */
export const StationGroupDraft = z.object({
  name: empty.max(20).pipe(normal),
  nameEn: optional(z.string().max(40).pipe(normal)),
  stationIds: z.array(Id).min(1).max(MAX_STATIONS),
  ownerUserId: optional(Id),
  remark: optional(z.string().max(200)),
})

/** A group as its caller sees it: of its stations those of the caller's scope. */
export const StationGroup = record({
  ...StationGroupDraft.shape,
  /** Empty where the caller may see none of them. */
  stationIds: z.array(Id),
  ownerName: z.string().nullable(),
  /** The first of its stations, as many as a row of a list has room for. */
  firstStations: z.array(z.object({ name: z.string(), nameEn: z.string().nullable() })),
})

/** Part of the name, Chinese or English. */
export const StationGroupFilter = z.object({ name: filter.text() })

const at = service('config-service/stationGroup')

export const stationGroup = {
  page: at('page', 'stationGroup')
    .takes(paged(StationGroupFilter, ['name', 'updateTime']))
    .gives(pageOf(StationGroup)),
  get: at('get', ['stationGroup', 'groupInfo']).takes(ById).gives(StationGroup),
  selectAll: at('selectAll', ['stationGroup', 'stationMonitor', 'stationMap', 'stationMonitorOverview'])
    .takes(StationGroupFilter)
    .gives(z.array(z.object({ id: Id, name: z.string(), nameEn: z.string().nullable() }))),
  /** Whom a group may belong to: the seller's enabled users. */
  owners: at('owners', ['stationGroup', 'groupInfo']).gives(
    z.array(z.object({ id: Id, name: z.string(), account: z.string() })),
  ),
  save: at('save', 'stationGroup:add').takes(StationGroupDraft).gives(StationGroup).fails('record.duplicate'),
  update: at('update', ['stationGroup:edit', 'groupInfo:edit'])
    .takes(StationGroupDraft.extend(ByVersion.shape))
    .gives(StationGroup)
    .fails('record.stale', 'record.duplicate'),
  delete: at('delete', 'stationGroup:delete').takes(ById),
}

export type StationGroup = z.input<typeof StationGroup>
