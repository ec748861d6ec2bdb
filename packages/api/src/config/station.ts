import {
  cityCode,
  latitude,
  longitude,
  plainText,
  stationCode,
  stationName,
  stationNameEn,
} from '@ampdeck/validation/patterns'
import { empty } from '@ampdeck/validation/rules'
import { servicePhone } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { chosen } from '../chosen.ts'
import { codeOf } from '../code-of.ts'
import { partOf, service } from '../contract.ts'
import { gunStatus, operationType, serviceStatus, stationStatus } from '../enumerations/equipment.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Day, Id, optional, record, Version, Watt } from '../wire.ts'
import { stationLife } from './station-life.ts'
import { openingFailures } from './station-opening.ts'

const Flag = z.literal([0, 1])

const MAX_PICTURES = 9
/** A picture is made smaller before it is sent. */
const PICTURE_BYTES = 2 * 1_048_576

/** Pictures that nobody has uploaded, or somebody else. */
export const pictureGone = { 'station.picture': ['Upload the pictures again', '请重新上传图片'] } as const

/** A station's own fields. */
export const StationFields = z.object({
  code: stationCode,
  name: stationName,
  /** Letters, digits and spaces; shown in English. */
  nameEn: optional(stationNameEn),
  operatingUnitId: Id,
  operationType: codeOf(operationType),
  cityCode,
  address: empty.max(200).pipe(plainText),
  lng: longitude,
  lat: latitude,
  status: codeOf(stationStatus),
  openTime: optional(Day),
  /** Opening hours as people read them, for example `00:00-24:00`. */
  businessHours: optional(z.string().max(50)),
  parkingFee: optional(z.string().max(2_000)),
  servicePhone: optional(servicePhone),
  transformerW: Watt.min(0).max(100_000_000),
  maxDemandW: optional(Watt.min(0).max(100_000_000)),
  isPublic: Flag,
  costModelId: optional(Id),
  remark: optional(z.string().max(200)),
  /** Addresses that `uploadPicture` gave, in the order in which they are shown. */
  pictures: z.array(z.string().max(200)).max(MAX_PICTURES),
})

/** What people fill in; a station is being built, and public, unless said otherwise. */
export const StationDraft = StationFields.extend({
  status: StationFields.shape.status.default(stationStatus.code.building),
  transformerW: StationFields.shape.transformerW.default(0),
  isPublic: StationFields.shape.isPublic.default(1),
  pictures: StationFields.shape.pictures.default([]),
})

export const Station = record(StationFields.shape)

/** How many guns of a station are in each status. */
export const GunCounts = z.object({ status: codeOf(gunStatus), count: z.int() })

/** A station as lists and its detail show it: with the names of what it refers to, and its guns. */
export const StationRow = Station.extend({
  operatingUnitName: z.string(),
  operatingUnitNameEn: z.string().nullable(),
  cityName: z.string(),
  cityNameEn: z.string(),
  /** Name and version in force, for example `GD-STD v3`. */
  costModelName: z.string().nullable(),
  serviceStatus: codeOf(serviceStatus),
  pileCount: z.int(),
  gunCount: z.int(),
  guns: z.array(GunCounts),
})

export const StationFilter = z.object({
  /** Part of the name (Chinese or English) or of the code. */
  name: filter.text(),
  code: filter.text(),
  cityCode: filter.texts(),
  operatingUnitId: filter.ids(),
  status: filter.codes(stationStatus),
  serviceStatus: filter.codes(serviceStatus),
  operationType: filter.codes(operationType),
})

/** A station in a picker. */
export const StationOption = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
})

/** What the filters and the form offer. */
export const Choices = z.object({
  /** The cities in which the caller has stations, with the middle of those. */
  cities: z.array(
    z.object({ code: z.string(), name: z.string(), nameEn: z.string(), lng: z.number(), lat: z.number() }),
  ),
  operatingUnits: z.array(z.object({ id: Id, name: z.string(), nameEn: z.string().nullable() })),
  costModels: z.array(z.object({ id: Id, code: z.string(), version: z.int() })),
})

/** A bulk action's answer: what was done, and which rows were not, with the reason. */
export const Ledger = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, reason: z.string() })),
})

const sortable = [
  'code',
  'name',
  'cityCode',
  'status',
  'transformerW',
  'openTime',
  'updateTime',
  'createTime',
] as const

const at = service('config-service/station')

export const station = {
  page: at('page', 'stationList').takes(paged(StationFilter, sortable)).gives(pageOf(StationRow)),
  get: at('get', 'stationList').takes(ById).gives(StationRow),
  /** How many stations of the filter are in each service status: the chips above the list. */
  counts: at('counts', 'stationList')
    .takes(StationFilter)
    .gives(z.array(z.object({ serviceStatus: codeOf(serviceStatus), count: z.int() }))),
  choices: at('choices', ['stationList', 'stationConfig']).gives(Choices),
  selectAll: at('selectAll', 'signedIn').takes(StationFilter).gives(z.array(StationOption)),
  save: at('save', 'stationList:add')
    .takes(StationDraft)
    .gives(StationRow)
    .fails('record.duplicate', openingFailures, pictureGone),
  update: at('update', 'stationList:edit')
    .takes(StationDraft.extend(ByVersion.shape))
    .gives(StationRow)
    .fails('record.stale', 'record.duplicate', 'transition.notAllowed', openingFailures, pictureGone),
  /** Answers the address of the picture; what is saved with it puts it to use. */
  uploadPicture: at('uploadPicture', ['stationList:add', 'stationList:edit', 'stationConfig:edit'])
    .takes(z.object({ file: z.file() }))
    .gives(z.string())
    .uploads(PICTURE_BYTES),
  delete: at('delete', 'stationList:delete').takes(ById).moves(stationLife.delete),
  updateStatus: at('updateStatus', ['stationList:enable', 'stationList:disable'])
    .takes(ById.extend({ status: codeOf(stationStatus), version: Version.optional() }))
    .gives(StationRow)
    .fails('record.stale', 'transition.notAllowed', openingFailures),
  batchStatus: at('batchStatus', 'stationList:status')
    .takes(chosen(StationFilter, { status: codeOf(stationStatus) }))
    .gives(Ledger),
  /** Starts a job of the download center. */
  export: at('export', 'stationList:export')
    .takes(exported(StationFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type Station = z.input<typeof Station>
export type StationRow = z.input<typeof StationRow>
export type StationDraft = z.input<typeof StationDraft>

const switches = { enable: stationLife.open, disable: stationLife.close }

/** What `updateStatus` is for: to open a station, or to take it out of service. */
export const switchingOf = (way: keyof typeof switches) => ({
  ...partOf(station.updateStatus, `stationList:${way}`),
  step: switches[way],
})
