import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { stationFacility } from '../enumerations/station-facility.ts'
import { ById, ByVersion, Fen, Id, optional, Timestamp } from '../wire.ts'
import { pictureGone, StationDraft, StationRow } from './station.ts'
import { openingFailures } from './station-opening.ts'

/** The hours of one day of the week; the empty text is a day on which it is closed. */
const DayHours = z
  .string()
  .regex(/^$|^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'time.format')
  .refine((hours) => hours === '' || hours.slice(0, 5) < hours.slice(6), 'time.format')

/** What a station has beyond what its list edits. */
const configFields = {
  facilities: z.array(codeOf(stationFacility)).max(stationFacility.codes.length).default([]),
  /** From Monday on; empty where the business hours are a text of their own. */
  openingHours: z
    .array(DayHours)
    .refine((week) => week.length === 0 || week.length === 7, 'empty')
    .default([])
    .meta({ examples: [[]] }),
  parkingSpaces: optional(z.int('int').min(0).max(100_000)),
  occupyRuleId: optional(Id),
  /** What the app says on the station's card. */
  appNotice: optional(z.string().max(60)),
}

export const StationConfigDraft = StationDraft.extend(configFields)

/** Free time, then a fee for each step begun, up to a cap. */
const OccupyRuleOption = z.object({
  id: Id,
  name: z.string(),
  freeMinutes: z.int(),
  stepMinutes: z.int(),
  stepFen: Fen,
  capFen: Fen,
})

export const StationConfig = StationRow.extend({
  ...configFields,
  occupyRule: OccupyRuleOption.nullable(),
})

/** One change of a station's configuration: the fields as they were, and as they are since. */
export const ConfigChange = z.object({
  id: Id,
  ts: Timestamp,
  userName: z.string().nullable(),
  /** The page on which it was done. */
  page: z.string(),
  pageEn: z.string(),
  /** Nothing for the station's first entry. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()),
})

const at = service('config-service/stationConfig')

/** All that one sets at a station, and what was set before. */
export const stationConfig = {
  get: at('get', 'stationConfig').takes(ById).gives(StationConfig),
  /** What the forms offer beyond the choices of the station list. */
  choices: at('choices', 'stationConfig').gives(z.object({ occupyRules: z.array(OccupyRuleOption) })),
  update: at('update', 'stationConfig:edit')
    .takes(StationConfigDraft.extend(ByVersion.shape))
    .gives(StationConfig)
    .fails('record.stale', 'record.duplicate', 'transition.notAllowed', openingFailures, pictureGone),
  /** The last changes, the newest first. */
  history: at('history', 'stationConfig').takes(ById).gives(z.array(ConfigChange)),
  /** The configuration as it was after a change. Status and pictures are those of now: they are not kept. */
  configAt: at('configAt', 'stationConfig')
    .takes(ById.extend({ changeId: Id }))
    .gives(StationConfigDraft),
}

export type StationConfig = z.input<typeof StationConfig>
export type StationConfigDraft = z.input<typeof StationConfigDraft>
export type ConfigChange = z.input<typeof ConfigChange>
