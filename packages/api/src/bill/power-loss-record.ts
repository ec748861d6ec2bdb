import { z } from 'zod'
import { service } from '../contract.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { BasisPoints, ById, ByVersion, Day, Id, record, Wh } from '../wire.ts'

/** A loss above this share is conspicuous. */
export const HIGH_LOSS_BPS = 800

/** kWh with two decimals and at most nine digits before them. */
const reading = Wh.min(0).max(999_999_999_990).multipleOf(10)

/** What people read at a station's meters for a day; what its piles gave is counted. */
export const PowerLossDraft = z.object({ stationId: Id, date: Day, gridWh: reading, auxWh: reading })

/** Loss = site meter − piles − auxiliary; what PV gave the site has passed its meter too. */
export const PowerLossRecord = record({
  ...PowerLossDraft.shape,
  gridWh: Wh,
  auxWh: Wh,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  pileWh: Wh,
  lossWh: Wh,
  /** Null where nothing came from the grid. */
  lossBps: BasisPoints.nullable(),
})

export const PowerLossFilter = z.object({
  stationId: filter.ids(),
  dateFrom: filter.from(),
  dateTo: filter.to(),
})

const sortable = ['date', 'gridWh', 'lossWh', 'lossBps'] as const
const at = service('bill-service/powerLossRecord')

export const powerLossRecord = {
  page: at('page', 'powerLossRecord').takes(paged(PowerLossFilter, sortable)).gives(pageOf(PowerLossRecord)),
  get: at('get', 'powerLossRecord').takes(ById).gives(PowerLossRecord),
  sum: at('sum', 'powerLossRecord')
    .takes(PowerLossFilter)
    .gives(z.object({ gridWh: Wh, pileWh: Wh, auxWh: Wh, lossWh: Wh }))
    .within('file'),
  save: at('save', 'powerLossRecord:add')
    .takes(PowerLossDraft)
    .gives(PowerLossRecord)
    .fails('record.duplicate'),
  update: at('update', 'powerLossRecord:edit')
    .takes(PowerLossDraft.extend(ByVersion.shape))
    .gives(PowerLossRecord)
    .fails('record.duplicate', 'record.stale'),
  export: at('export', 'powerLossRecord:export')
    .takes(exported(PowerLossFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type PowerLossRecord = z.input<typeof PowerLossRecord>
