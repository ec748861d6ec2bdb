import { plainPlate } from '@ampdeck/validation/plain'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { planNote, planRunState } from '../enumerations/plan.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { Fen, Id, Timestamp, Wh } from '../wire.ts'

/** A planned charge beside the real one. */
export const ChargePlanRun = z.object({
  id: Id,
  plate: z.string(),
  planId: Id,
  planName: z.string(),
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  groupName: z.string(),
  gunId: Id.nullable(),
  pileName: z.string().nullable(),
  letter: z.int().nullable(),
  plannedStart: Timestamp.nullable(),
  realStart: Timestamp.nullable(),
  plannedEnd: Timestamp.nullable(),
  realEnd: Timestamp.nullable(),
  latestEnd: Timestamp,
  startSoc: z.int(),
  targetSoc: z.int(),
  endSoc: z.number().nullable(),
  needWh: Wh,
  energyWh: Wh,
  /** The fees of the tariff, before any discount. */
  realFen: Fen,
  /** Against the same energy at once on arrival. */
  savedFen: Fen.nullable(),
  orderId: Id.nullable(),
  orderNo: z.string().nullable(),
  state: codeOf(planRunState),
  note: codeOf(planNote).nullable(),
})

export const ChargePlanRunFilter = z.object({
  plate: filter.text(plainPlate),
  planId: filter.ids(),
  stationId: filter.ids(),
  groupId: filter.ids(),
  state: filter.codes(planRunState),
  plannedStartFrom: filter.from(),
  plannedStartTo: filter.to(),
})

const sortable = ['plate', 'plannedStart', 'realStart', 'endSoc', 'energyWh', 'realFen', 'savedFen'] as const
const at = service('config-service/chargePlan')

export const chargePlanRun = {
  page: at('runPage', 'chargingPlanRun')
    .takes(paged(ChargePlanRunFilter, sortable))
    .gives(pageOf(ChargePlanRun)),
  sum: at('runSum', 'chargingPlanRun')
    .takes(ChargePlanRunFilter)
    .gives(z.object({ energyWh: Wh, realFen: Fen, savedFen: Fen })),
  export: at('runExport', 'chargingPlanRun:export')
    .takes(exported(ChargePlanRunFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type ChargePlanRun = z.input<typeof ChargePlanRun>
