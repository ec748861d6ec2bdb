import type { KnownPower } from '@ampdeck/api/known-power'
import type { Formats } from '@ampdeck/ui/language'

/** A value as it is shown: digits, and the unit behind them. */
export interface Scaled {
  value: number
  unit: string
  decimals: number
}

const MEGA = 1_000_000
const KILO = 1_000

/** Watt-hours in the unit that keeps them short. `like` is the value that chooses it, for columns of one unit. */
export function energyOf(wh: number, like = wh): Scaled {
  return like >= MEGA
    ? { value: wh / MEGA, unit: 'MWh', decimals: 2 }
    : { value: wh / KILO, unit: 'kWh', decimals: 1 }
}

/** Watts in the unit that keeps them short. */
export function powerOf(w: number): Scaled {
  return w >= MEGA
    ? { value: w / MEGA, unit: 'MW', decimals: 2 }
    : { value: w / KILO, unit: 'kW', decimals: 0 }
}

/** A sum of which a part may be unknown: it is at least its value, or nothing where nothing of it is known. */
export interface ScaledSum extends Omit<Scaled, 'value'> {
  value: number | null
  isLeast: boolean
}

/** What guns draw together, as it is shown. */
export function powerSumOf(power: KnownPower): ScaledSum {
  const scaled = powerOf(power.powerW)
  return isNothingKnown(power)
    ? { ...scaled, value: null, isLeast: false }
    : { ...scaled, isLeast: power.powerUnknown > 0 }
}

/** Before the value of a sum that lacks a part. */
export const LEAST = '≥'

/** What is said of what guns draw together, by its watts. */
export function atLeast(power: KnownPower, write: (watts: number) => string): string {
  if (isNothingKnown(power)) return '–'
  return `${power.powerUnknown > 0 ? `${LEAST} ` : ''}${write(power.powerW)}`
}

const isNothingKnown = ({ powerW, powerUnknown }: KnownPower) => powerW === 0 && powerUnknown > 0

/** `4.27 MW`, `≥ 4.27 MW` */
export function scaledText(
  { value, unit, decimals, isLeast = false }: (Scaled & { isLeast?: false }) | ScaledSum,
  { number }: Formats,
): string {
  return value === null ? '–' : `${isLeast ? `${LEAST} ` : ''}${number(value, decimals)} ${unit}`
}

/** K27: (value − previous) / previous in basis points; nothing when previous is 0. */
export function changeOf(value: number, previous: number): number | undefined {
  return previous === 0 ? undefined : Math.round(((value - previous) / Math.abs(previous)) * 10_000)
}

/** The part of each value in their sum, in basis points; all 0 when the sum is 0. */
export function sharesOf(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0)
  return values.map((value) => (sum === 0 ? 0 : Math.round((value / sum) * 10_000)))
}
