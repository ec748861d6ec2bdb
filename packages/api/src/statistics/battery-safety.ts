import { z } from 'zod'
import { service } from '../contract.ts'
import { Id, Timestamp } from '../wire.ts'

/** From here on a charge is conspicuous; a battery of another chemistry has lower voltages and never reaches its mark. */
export const BATTERY_MARKS = {
  /** Between the highest and the lowest cell, in mV. */
  spreadMv: 100,
  /** Of the highest cell, in mV: an over-charge. */
  cellMv: 4_250,
  tempC: 50,
  /** How fast it got warmer, in 0.1 °C in ten minutes. */
  riseDc: 50,
} as const

/** The width of the bars of the distribution, in mV, and where the last one begins. */
export const SPREAD_STEP = 20
export const SPREAD_LAST = 200

export const BATTERY_DAYS = [7, 30, 90] as const

/** At one station or all, over so many days up to now. */
export const BatteryFilter = z.object({
  stationId: Id.optional(),
  days: z.literal([...BATTERY_DAYS]).default(30),
})

const counts = { charges: z.int(), overcharges: z.int(), wide: z.int(), hot: z.int() }

/** Charges of which the car reported its cells. */
export const BatterySummary = z.object({
  at: Timestamp,
  cars: z.int(),
  total: z.object(counts),
  before: z.object(counts),
  /** How many charges had a spread from `fromMv` on; each bar is as wide as the next, the last one has no end. */
  spread: z.array(z.object({ fromMv: z.int(), charges: z.int() })),
  /** How fast batteries of a model got warmer, in 0.1 °C in ten minutes: least, quarters, most. */
  models: z.array(
    z.object({
      model: z.string().nullable(),
      ...counts,
      cars: z.int(),
      riseDc: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
    }),
  ),
})

/** A car with a conspicuous charge, with the worst of each of its charges. */
export const BatteryRisk = z.object({
  vin: z.string(),
  plate: z.string().nullable(),
  model: z.string().nullable(),
  /** How many of the four marks it has passed. */
  marks: z.int(),
  charges: z.int(),
  spreadMv: z.int(),
  cellMv: z.int(),
  tempC: z.int(),
  riseDc: z.int(),
  lastTime: Timestamp,
  lastOrderId: Id,
})

const at = service('dataanalysis-service/batterySafety')

export const batterySafety = {
  summary: at('summary', 'batterySafety').takes(BatteryFilter).gives(BatterySummary),
  /** The cars that passed most marks, and how many passed any. */
  vinList: at('vinList', 'batterySafety')
    .takes(BatteryFilter)
    .gives(z.object({ total: z.int(), cars: z.array(BatteryRisk) })),
}

export type BatterySummary = z.input<typeof BatterySummary>
export type BatteryRisk = z.input<typeof BatteryRisk>
