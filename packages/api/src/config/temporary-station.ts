import { plainText } from '@ampdeck/validation/patterns'
import { z } from 'zod'
import { chosen } from '../chosen.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { enumeration } from '../enumeration.ts'
import { pileStatus } from '../enumerations/equipment.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record, Timestamp, Watt } from '../wire.ts'
import { Ledger, pictureGone, StationFields, StationRow } from './station.ts'
import { StationConfigDraft } from './station-config.ts'
import { NewPiles } from './station-set-up.ts'

/** What is known of a station while it is set up; the rest is asked when it becomes a regular one. */
export const TemporaryDraft = StationFields.pick({
  code: true,
  name: true,
  nameEn: true,
  operatingUnitId: true,
  operationType: true,
  cityCode: true,
}).extend({
  address: optional(z.string().max(200).pipe(plainText)),
  remark: optional(z.string().max(200)),
})

/** What a regular station has and a temporary one may lack. */
export const missingFields = ['address', 'lng', 'transformerW', 'costModelId'] as const

/** Whether a station is set up as yet, or is one like the others. */
export const stationStage = enumeration('StationStage', {
  regular: [0, 'Regular', '正式'],
  temporary: [1, 'Temporary', '临时'],
})

/** The life of a station that is set up. */
export const temporaryStationLife = lifeOf('isTemporary', stationStage, {
  convert: {
    from: 'temporary',
    to: 'regular',
    sentences: { 'transition.notAllowed': ['The station is a regular one already', '该场站已是正式场站'] },
  },
  delete: {
    from: 'temporary',
    needs: { 'record.inUse': ({ pileCount }: { pileCount: number }) => pileCount === 0 },
    sentences: { 'record.inUse': ['The station still has piles', '该场站下仍有电桩'] },
  },
})

export const TemporaryStation = record({
  ...TemporaryDraft.shape,
  operatingUnitName: z.string(),
  operatingUnitNameEn: z.string().nullable(),
  cityName: z.string(),
  cityNameEn: z.string(),
  /** Nothing where it is not known yet. */
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  transformerW: Watt,
  costModelId: Id.nullable(),
  pileCount: z.int(),
  isTemporary: codeOf(stationStage),
  missing: z.array(z.enum(missingFields)),
})

export const TemporaryPile = record({
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  code: z.string(),
  name: z.string(),
  pileTypeName: z.string(),
  pileTypeNameEn: z.string().nullable(),
  gunCount: z.int(),
  status: codeOf(pileStatus),
  lastHeartbeat: Timestamp.nullable(),
})

export const TemporaryFilter = z.object({ name: filter.text(), cityCode: filter.texts() })
export const TemporaryPileFilter = z.object({ stationId: filter.ids(), name: filter.text() })

const at = service('config-service/station')
const pileAt = service('config-service/pile')

/** Stations that are being set up: not published, in no list and no ranking. */
export const temporaryStation = {
  temporaryPage: at('temporaryPage', 'StationListPage')
    .takes(paged(TemporaryFilter, ['code', 'name', 'cityCode', 'updateTime']))
    .gives(pageOf(TemporaryStation)),
  temporaryGet: at('temporaryGet', 'StationListPage').takes(ById).gives(TemporaryStation),
  temporarySave: at('temporarySave', 'StationListPage:add')
    .takes(TemporaryDraft.extend({ piles: z.array(NewPiles).max(20).default([]) }))
    .gives(TemporaryStation)
    .fails('record.duplicate'),
  temporaryUpdate: at('temporaryUpdate', 'StationListPage:edit')
    .takes(TemporaryDraft.extend(ByVersion.shape))
    .gives(TemporaryStation)
    .fails('record.stale', 'record.duplicate'),
  temporaryDelete: at('temporaryDelete', 'StationListPage:delete')
    .takes(ById)
    .moves(temporaryStationLife.delete),
  /** Makes it a regular station, which is being built, with its piles. */
  convert: at('convert', 'StationListPage:convert')
    .takes(StationConfigDraft.extend(ByVersion.shape))
    .gives(StationRow)
    .fails('record.duplicate', pictureGone)
    .moves(temporaryStationLife.convert),
}

export const temporaryPile = {
  temporaryPage: pileAt('temporaryPage', 'StationListPage')
    .takes(paged(TemporaryPileFilter, ['code', 'name', 'status', 'lastHeartbeat']))
    .gives(pageOf(TemporaryPile)),
  /** To another station; at a regular one they are temporary no more. */
  move: pileAt('move', 'StationListPage:move')
    .takes(chosen(TemporaryPileFilter, { stationId: Id }))
    .gives(Ledger),
}

export type TemporaryStation = z.input<typeof TemporaryStation>
export type TemporaryPile = z.input<typeof TemporaryPile>
