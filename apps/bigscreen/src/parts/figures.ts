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

/** `4.27 MW` */
export function scaledText({ value, unit, decimals }: Scaled, { number }: Formats): string {
  return `${number(value, decimals)} ${unit}`
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
