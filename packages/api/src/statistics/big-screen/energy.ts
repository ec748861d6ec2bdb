import { z } from 'zod'
import { TariffPeriod } from '../../billing/tariff-period.ts'
import { BasisPoints, Timestamp, Watt, Wh } from '../../wire.ts'

/** How many equal weekdays before a day its forecast is the mean of. */
export const FORECAST_WEEKS = 4

/** The power of the network today, and what is to be expected until tomorrow's end, in quarters of an hour from midnight. */
export const EnergyScene = z.object({
  at: Timestamp,
  /** Today, the running quarter as the last. Guns are what the load is; the grid gives what PV does not. */
  gunsW: z.array(Watt),
  pvW: z.array(Watt),
  gridW: z.array(Watt),
  /**
   * Both whole days, as the means of equal weekdays: the load with its lowest and highest, and PV. Null for a quarter
   * that none of them has measured.
   */
  forecast: z.object({
    /** So many weekdays are known at least; without any the rest is empty. */
    weeks: z.int(),
    gunsW: z.array(Watt.nullable()),
    lowW: z.array(Watt.nullable()),
    highW: z.array(Watt.nullable()),
    pvW: z.array(Watt.nullable()),
  }),
  /** The loss rate of the last thirty days that have a record. */
  lossBps: BasisPoints.nullable(),
  /** Today so far; null where it is not measured. */
  pvWh: Wh.nullable(),
  selfUseBps: BasisPoints.nullable(),
  gridWh: Wh.nullable(),
  co2G: z.int(),
  /** The highest demand of one site in this month. */
  peakW: Watt.nullable(),
  inverters: z.int(),
  /** The periods and prices of most guns, today and tomorrow. */
  tariffs: z.object({ today: z.array(TariffPeriod), tomorrow: z.array(TariffPeriod) }),
})

export type EnergyScene = z.input<typeof EnergyScene>
