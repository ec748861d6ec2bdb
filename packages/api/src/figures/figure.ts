import type { Text } from '../texts.ts'

/**
 * What a figure is, in units of the wire: a plain number, energy in Wh, power in W, money in fen, a share in basis
 * points, a price in 0.0001 yuan per kWh, hours in minutes, a ratio in hundredths, a day
 * in days since 1970.
 */
export type FigureUnit =
  | 'number'
  | 'energy'
  | 'power'
  | 'money'
  | 'percent'
  | 'price'
  | 'hours'
  | 'ratio'
  | 'day'

/** One, as a share on the wire: basis points. */
export const SHARE = 10_000
/** A part of a whole, as a share on the wire; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((SHARE * part) / whole) : null
/** One, as a ratio on the wire: hundredths. */
export const RATIO = 100
/** One hour, on the wire: minutes. */
export const HOUR = 60
/** One yuan per kWh, as a price on the wire. */
const YUAN_PER_KWH = 10_000
/** One fen per Wh, as a price on the wire. */
export const FEN_PER_WH = 10 * YUAN_PER_KWH

/** What the rows of one source add up to, by the name of the sum. */
export type Sums = Readonly<Record<string, number | null>>

/** One figure of the business, defined once for every page, report, export and wall. */
export interface Figure {
  /** Its number in the list of figures; a part of one has none. */
  readonly k?: `K${number}`
  readonly label: Text
  readonly unit: FigureUnit
  /** How it is computed, in words. */
  readonly meaning: Text
  /** What a rise of it is; good news without it. Of what there is now, whatever the period, nothing is compared. */
  readonly riseIs?: 'bad' | 'neither' | 'notCompared'
  /** Where its sums come from; the server has a source of this name. */
  readonly source: string
  /** The sums that are added up. */
  readonly plus: readonly string[]
  /** The sums that are taken away. */
  readonly minus?: readonly string[]
  /** Divided by these sums. Of many rows it is Σ above by Σ below, never an average of averages. */
  readonly over?: readonly string[]
  /** What one of the quotient is in units of the wire: 10,000 for a share. */
  readonly times?: number
  /** Unknown where its source has nothing, and not 0: a bill that has not come yet. */
  readonly unknownWithout?: true
}

/** The value of a figure; null where there is nothing to divide by. */
export function figureOf(figure: Figure, sums: Sums): number | null {
  const { plus, minus = [], over, times = 1, unknownWithout } = figure
  if (unknownWithout && plus.every((name) => sums[name] == null)) return null
  const value = total(sums, plus) - total(sums, minus)
  if (!over) return value
  const parts = total(sums, over)
  return parts === 0 ? null : Math.round((value / parts) * times)
}

/** The sums that a figure is made of. */
export const sumsOf = ({ plus, minus = [], over = [] }: Figure): readonly string[] => [
  ...plus,
  ...minus,
  ...over,
]

function total(sums: Sums, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (sums[name] ?? 0), 0)
}
