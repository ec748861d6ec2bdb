import { normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { connector, gunStatus } from '../enumerations/equipment.ts'
import { GunReading } from '../events/live-event.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record } from '../wire.ts'
import { GunOfPile } from './pile.ts'

/** What people change of a gun; guns come and go with their pile. */
export const GunDraft = z.object({
  connector: codeOf(connector),
  ratedW: GunOfPile.shape.ratedW,
  maxV: z.int().min(1).max(2_000),
  maxA: z.int().min(1).max(2_000),
  parkingNo: optional(normal.max(20)),
  /** Overrides the station's. */
  costModelId: optional(Id),
})

export const GunRow = record({
  ...GunDraft.shape,
  pileId: Id,
  pileCode: z.string(),
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  letter: z.int(),
  status: codeOf(gunStatus),
  currentOrderId: Id.nullable(),
  /** What the running charge measures. */
  live: GunReading.nullable(),
  /** The model by which it charges, its own or else its station's: `GD-STD v3`. */
  costModelName: z.string().nullable(),
})

export const GunFilter = z.object({
  /** Part of the pile's number, of its name or of the parking number. */
  name: filter.text(),
  stationId: filter.ids(),
  pileId: filter.ids(),
  connector: filter.codes(connector),
  status: filter.codes(gunStatus),
})

export const GunOption = z.object({
  id: Id,
  pileId: Id,
  pileCode: z.string(),
  letter: z.int(),
  stationId: Id,
})

const sortable = ['letter', 'connector', 'ratedW', 'status', 'parkingNo', 'updateTime'] as const

const at = service('config-service/gun')

export const gun = {
  page: at('page', 'gunList').takes(paged(GunFilter, sortable)).gives(pageOf(GunRow)),
  get: at('get', 'gunList').takes(ById).gives(GunRow),
  selectAll: at('selectAll', 'signedIn').takes(GunFilter).gives(z.array(GunOption)),
  update: at('update', 'gunList:edit')
    .takes(GunDraft.extend(ByVersion.shape))
    .gives(GunRow)
    .fails('record.stale'),
  /** Starts a job of the download center. */
  export: at('export', 'gunList:export')
    .takes(exported(GunFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type GunRow = z.input<typeof GunRow>
