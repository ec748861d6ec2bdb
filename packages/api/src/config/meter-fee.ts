import { z } from 'zod'
import { service } from '../contract.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { Fen, Id, record, Wh } from '../wire.ts'
import { importing } from './download-center.ts'

/** What a meter cost in a month. Readings are of the meter itself, energies after its ratio. */
export const MeterFee = record({
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  meterId: Id,
  meterNo: z.string(),
  month: z.string(),
  startReading: Wh,
  endReading: Wh,
  sharpWh: Wh,
  peakWh: Wh,
  flatWh: Wh,
  valleyWh: Wh,
  totalWh: Wh,
  feeFen: Fen,
  remark: z.string().nullable(),
})

export const MeterFeeFilter = z.object({
  meterNo: filter.text(),
  stationId: filter.ids(),
  /** `YYYY-MM`. */
  month: filter.texts(),
})

const at = service('config-service/meterFee')

export const meterFee = {
  page: at('page', 'meterManage')
    .takes(paged(MeterFeeFilter, ['month', 'meterNo', 'totalWh', 'feeFen']))
    .gives(pageOf(MeterFee)),
  sum: at('sum', 'meterManage')
    .takes(MeterFeeFilter)
    .gives(z.object({ sharpWh: Wh, peakWh: Wh, flatWh: Wh, valleyWh: Wh, totalWh: Wh, feeFen: Fen })),
  /** Import template 4. */
  import: importing(at('import', 'meterManage:import')),
}

export type MeterFee = z.input<typeof MeterFee>
