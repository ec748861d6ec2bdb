import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { serviceStatus } from '../enumerations/equipment.ts'
import {
  frequencyBand,
  memberLevel,
  memberType,
  reachBand,
  recencyBand,
  spendBand,
  userSegment,
} from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { BasisPoints, ById, Day, Fen, Id, Wh } from '../wire.ts'

/** What a member's charges come to; `portrait-rules.ts` says how. */
const UserPortrait = z.object({
  /** The member's. */
  id: Id,
  memberNo: z.string(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  type: codeOf(memberType),
  level: codeOf(memberLevel),
  segment: codeOf(userSegment),
  /** Days since the last charge. */
  recency: z.int(),
  frequency90: z.int(),
  spend90Fen: Fen,
  energy90Wh: Wh,
  /** From 0 to 23. */
  prefHour: z.int().min(0).max(23),
  prefStationId: Id,
  /** Null for a station that the caller does not see. */
  prefStationName: z.string().nullable(),
  prefStationNameEn: z.string().nullable(),
  valleyBps: BasisPoints,
  stations: z.int(),
  /** How far from the preferred station the farthest other one is. */
  reachM: z.int(),
  firstDay: Day,
  lastDay: Day,
})

export const UserPortraitFilter = z.object({
  memberNo: filter.text(),
  name: filter.text(),
  segment: filter.codes(userSegment),
  recencyBand: filter.codes(recencyBand),
  frequencyBand: filter.codes(frequencyBand),
  spendBand: filter.codes(spendBand),
  reachBand: filter.codes(reachBand),
  prefStationId: filter.ids(),
  type: filter.codes(memberType),
})

const sortable = [
  'segment',
  'recency',
  'frequency90',
  'spend90Fen',
  'energy90Wh',
  'prefHour',
  'valleyBps',
  'stations',
  'reachM',
] as const

export const RADAR_AXES = ['recency', 'frequency', 'spend', 'charge', 'valley', 'stations'] as const

/** One member: how the figures stand among those of all others, and what they are made of. */
const UserPortraitInfo = UserPortrait.extend({
  /** Of 100 members, how many have less of it, in basis points; of recency, how many have charged longer ago. */
  radar: z.array(z.object({ axis: z.literal([...RADAR_AXES]), basisPoints: BasisPoints })),
  /** Orders by the hour in which they began, 24 of them, of the twelve months of the trend. */
  hours: z.array(z.int()),
  /** The last twelve months, the running one as the last. */
  months: z.array(z.object({ month: z.string(), orders: z.int(), energyWh: Wh, spendFen: Fen })),
  /** The stations of these months that the caller sees, the most used first. */
  used: z.array(
    z.object({
      id: Id,
      name: z.string(),
      nameEn: z.string().nullable(),
      cityName: z.string(),
      cityNameEn: z.string(),
      serviceStatus: codeOf(serviceStatus),
      lng: z.number(),
      lat: z.number(),
      orders: z.int(),
      spendFen: Fen,
    }),
  ),
})

const Segment = z.object({
  segment: codeOf(userSegment),
  members: z.int(),
  orders90: z.int(),
  energy90Wh: Wh,
  spend90Fen: Fen,
})

const at = service('dataanalysis-service/userPortrait')

/** Members by what they do. */
export const userPortrait = {
  page: at('page', 'userPortrait').takes(paged(UserPortraitFilter, sortable)).gives(pageOf(UserPortrait)),
  /** Starts a job of the download center. */
  export: at('export', 'userPortrait:export')
    .takes(exported(UserPortraitFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
  /** By the member's number; who has never charged has no portrait. */
  get: at('get', 'userPortraitInfo').takes(ById).gives(UserPortraitInfo),
  /** All five segments, and how many members are in none because they have never charged. */
  segments: at('segments', 'userSegment').gives(
    z.object({ segments: z.array(Segment), neverCharged: z.int() }),
  ),
  segmentExport: at('segmentExport', 'userSegment:export')
    .takes(exported(z.object({ segment: filter.codes(userSegment) }), sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
  /** Gives all members of a segment a tag; a name that no tag has makes a new one. Says who did not have it before. */
  saveTag: at('saveTag', 'userSegment:tag')
    .takes(z.object({ segment: codeOf(userSegment), name: empty.max(10).pipe(normal) }))
    .gives(z.object({ id: Id, members: z.int(), added: z.int() })),
}

export type UserPortrait = z.input<typeof UserPortrait>
export type UserPortraitInfo = z.input<typeof UserPortraitInfo>
export type UserSegmentRow = z.input<typeof Segment>
