import type { FigureName } from '@ampdeck/api/figures/figures'
import type { Condition, Dimension, Grain } from '@ampdeck/api/figures/report'
import type { Rows } from '../database/rows.ts'
import { namesBy } from './names.ts'
import { groupsOf } from './query.ts'
import type { Period } from './source.ts'

interface Asked<F extends FigureName> {
  figures: readonly F[]
  by?: readonly Dimension[]
  grain?: Grain
  only?: Condition
  period: Period
  /** Absent: all that the caller sees. */
  stationIds?: readonly number[]
}

/** Figures as plain numbers in the order of time; what nothing divides is 0. */
export async function figuresOf<F extends FigureName>(
  rows: Rows,
  { by = [], grain = 'whole', figures, ...asked }: Asked<F>,
) {
  const groups = await groupsOf(rows, { figures, by, grain, family: 'platform', ...asked })
  return groups
    .map(({ time, keys, values }) => {
      const numbers = Object.fromEntries(figures.map((name) => [name, values[name] ?? 0]))
      // There is a number for each name that was asked for; only `Object.fromEntries` cannot say it.
      return { time: time ?? '', keys, ...(numbers as Record<F, number>) }
    })
    .sort((x, y) => (x.time < y.time ? -1 : 1))
}

/** What charged energy has saved, in grams, by the parameter `co2PerKwh4`: 0.0001 kg per kWh. */
export const co2Saved = (wh: number, co2PerKwh4: number) => Math.round((wh * co2PerKwh4) / 10_000)

/** Figures of a whole period; what nothing divides is unknown. */
export async function wholeOf<F extends FigureName>(
  rows: Rows,
  figures: readonly F[],
  period: Period,
): Promise<{ readonly [N in F]: number | null }> {
  const [whole] = await groupsOf(rows, { figures, by: [], grain: 'whole', family: 'platform', period })
  const values = figures.map((name) => [name, whole?.values[name] ?? null])
  // There is a value for each name that was asked for; only `Object.fromEntries` cannot say it.
  return Object.fromEntries(values)
}

/** Groups with what people call them; those of no known name are left out. */
export async function withNames<Of extends { keys: readonly (string | null)[] }>(
  rows: Rows,
  by: Dimension,
  found: readonly Of[],
) {
  const [names] = await namesBy(rows, [by], found)
  return found.flatMap((one) => {
    const group = names?.get(one.keys[0] ?? null)
    return group ? [{ ...one, group }] : []
  })
}
