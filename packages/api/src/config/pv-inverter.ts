import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { pvGroup, pvInverterState } from '../enumerations/pv-inverter.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { BasisPoints, ById, ByVersion, Day, Id, optional, record, Timestamp, Watt, Wh } from '../wire.ts'
import { RatedW } from './pile-type.ts'

const serialNo = z
  .string()
  .regex(/^[\w-]+$/, 'enOrNum')
  .max(40)
  .meta({ examples: ['PV440300000201'] })

/** What people fill in. */
export const PvInverterDraft = z.object({
  sn: empty.pipe(serialNo),
  stationId: Id,
  model: optional(normal.max(40)),
  ratedW: RatedW,
})

/** What an inverter reports; nothing before its first report. */
const Reading = {
  state: codeOf(pvInverterState).nullable(),
  activeW: Watt.nullable(),
  todayWh: Wh,
  totalWh: Wh,
  /** What it gives of what its panels give it. */
  efficiencyBps: BasisPoints.nullable(),
  tempC: z.int().nullable(),
  ts: Timestamp.nullable(),
}

export const PvInverter = record({ ...PvInverterDraft.shape, sn: z.string(), ratedW: Watt, ...Reading })

export const PvInverterRow = PvInverter.extend({
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
})

export const PvInverterFilter = z.object({
  sn: filter.text(),
  stationId: filter.ids(),
  group: filter.codes(pvGroup),
  state: filter.codes(pvInverterState),
})

const sortable = ['sn', 'ratedW', 'activeW', 'todayWh', 'totalWh', 'efficiencyBps', 'state'] as const
const at = service('config-service/pvInverter')

export const pvInverter = {
  page: at('page', ['pvInverter', 'StationMonitorDetail'])
    .takes(paged(PvInverterFilter, sortable))
    .gives(pageOf(PvInverterRow)),
  get: at('get', 'pvInverter').takes(ById).gives(PvInverterRow),
  /** How many inverters are in each group of states, whichever group is asked for. */
  stat: at('stat', 'pvInverter')
    .takes(PvInverterFilter)
    .gives(z.array(z.object({ code: codeOf(pvGroup), count: z.int() }))),
  save: at('save', 'pvInverter:add').takes(PvInverterDraft).gives(PvInverterRow).fails('record.duplicate'),
  update: at('update', 'pvInverter:edit')
    .takes(PvInverterDraft.extend(ByVersion.shape))
    .gives(PvInverterRow)
    .fails('record.stale', 'record.duplicate'),
  delete: at('delete', 'pvInverter:delete').takes(ById),
  /** The reading of this moment. */
  live: at('live', 'pvInverter').takes(ById).gives(z.object(Reading)),
  /** The mean power of each hour of a day and of the day before, and the states of the day, the first as it began. */
  curve: at('curve', 'pvInverter')
    .takes(ById.extend({ day: Day.optional() }))
    .gives(
      z.object({
        day: Day,
        /** Null for hours that are to come. */
        hours: z.array(Watt.nullable()),
        dayBefore: z.array(Watt),
        states: z.array(z.object({ ts: Timestamp, state: codeOf(pvInverterState) })),
      }),
    ),
  export: at('export', 'pvInverter:export')
    .takes(exported(PvInverterFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type PvInverter = z.input<typeof PvInverter>
export type PvInverterRow = z.input<typeof PvInverterRow>
