import type { FigureName } from '@ampdeck/api/figures/figures'
import type { Dimension, Grain } from '@ampdeck/api/figures/report'
import type { Rows } from '../database/rows.ts'
import { groupsOf } from '../figures/query.ts'
import type { Period } from '../figures/source.ts'

interface Asked<F extends FigureName> {
  figures: readonly F[]
  by?: readonly Dimension[]
  grain?: Grain
  period: Period
}

/** Figures as plain numbers in the order of time; what nothing divides is 0. */
export async function figuresOf<F extends FigureName>(
  rows: Rows,
  { by = [], grain = 'whole', figures, period }: Asked<F>,
) {
  const groups = await groupsOf(rows, { figures, by, grain, family: 'platform', period })
  return groups
    .map(({ time, keys, values }) => {
      const numbers = Object.fromEntries(figures.map((name) => [name, values[name] ?? 0]))
      // There is a number for each name that was asked for; only `Object.fromEntries` cannot say it.
      return { time: time ?? '', keys, ...(numbers as Record<F, number>) }
    })
    .sort((x, y) => (x.time < y.time ? -1 : 1))
}

/** Of the station that is asked for, or of all that the caller sees. */
export const within = (rows: Rows, { stationId }: { stationId?: number | undefined }) =>
  stationId === undefined ? rows : rows.atStation(stationId)
