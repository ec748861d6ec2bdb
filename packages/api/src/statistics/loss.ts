import { z } from 'zod'
import { service } from '../contract.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported } from '../paging.ts'
import { BasisPoints, Day, Id, Timestamp, Watt, Wh } from '../wire.ts'

/** What the records of a stretch of time come to; the loss rate by these sums, never as a mean of shares. */
const sums = { gridWh: Wh, pileWh: Wh, auxWh: Wh, lossWh: Wh, lossBps: BasisPoints.nullable() }

export const LOSS_DAYS = [7, 30, 90] as const

/** An export sends what the address holds, which is text. */
const fromText = (value: number | string | undefined) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value

/** One station or all, over so many whole days up to yesterday. */
export const LossFilter = z.object({
  stationId: z.preprocess(fromText, Id.optional()).optional(),
  days: z
    .preprocess(fromText, z.literal([...LOSS_DAYS]))
    .optional()
    .default(30),
})

/** Each day with a record of it, and the whole against as many days before. */
export const LossTrend = z.object({
  at: Timestamp,
  from: Day,
  to: Day,
  days: z.array(z.object({ day: Day, ...sums })),
  total: z.object(sums),
  before: z.object(sums),
  /** Days of stations with a loss above the mark. */
  highDays: z.int(),
  recordDays: z.int(),
})

/** A station by its loss, the highest share first. */
export const LossRank = z.object({
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  ...sums,
  highDays: z.int(),
  /** Its place over as many days before; null where it had no record. */
  placeBefore: z.int().nullable(),
})

/** What a site takes at night, between one and five, besides its piles: what nobody pays for. */
export const NightLoad = z.object({ day: Day, watt: Watt })

const at = service('dataanalysis-service/loss')

export const loss = {
  trend: at('trend', 'LossAnalysis').takes(LossFilter).gives(LossTrend),
  stationRank: at('stationRank', 'LossAnalysis').takes(LossFilter).gives(z.array(LossRank)),
  detail: at('detail', 'LossAnalysis')
    .takes(LossFilter)
    .gives(z.object({ nights: z.array(NightLoad), meanW: Watt.nullable(), beforeW: Watt.nullable() })),
  /** The stations of the ranking with their sums. */
  export: at('export', 'LossAnalysis:export')
    .takes(exported(LossFilter, ['lossBps']))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type LossTrend = z.input<typeof LossTrend>
export type LossRank = z.input<typeof LossRank>
