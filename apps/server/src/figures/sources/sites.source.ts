import { period } from '@ampdeck/api/enumerations/order'
import { HOUR } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { withPeriods } from '../../bill/day-stat/site-quarters.ts'
import { siteDays } from '../roll-up.store.ts'
import { energyOf, siteSamples } from '../site-samples.store.ts'
import { dayKeys, dayTimes, type Relation, type Source, stationKeys, timesOf } from '../source.ts'

const ofSamples = timesOf('o.ts')
const gridIn = (code: number) =>
  sql`round(coalesce(sum(o.grid_w * o.ms) filter (where o.period = ${sql.lit(code)}), 0) / ${sql.lit(HOUR)})::bigint`

const ofGrid = {
  gridWh: energyOf('gridW'),
  pileWh: energyOf('pileW'),
  gridSharpWh: gridIn(period.code.sharp),
  gridPeakWh: gridIn(period.code.peak),
  gridFlatWh: gridIn(period.code.flat),
  gridValleyWh: gridIn(period.code.valley),
}

const byDay: Relation = {
  rows: siteDays,
  isShort: true,
  fits: () => true,
  keys: { ...stationKeys, ...dayKeys, period: { by: sql`o.period` } },
  times: dayTimes,
  sums: { ...ofGrid, peakW: sql`max(o.peak_w)::bigint`, pilePeakW: sql`max(o.pile_peak_w)::bigint` },
}

/** The quarters themselves: whoever divides by the hour. */
const byQuarter: Relation = {
  rows: (rows, asked) => withPeriods(siteSamples(rows, asked)),
  fits: () => true,
  keys: { ...stationKeys, ...ofSamples.keys, period: { by: sql`o.period` } },
  times: ofSamples.times,
  sums: { ...ofGrid, peakW: sql`max(o.site_w)::bigint`, pilePeakW: sql`max(o.pile_w)::bigint` },
}

/** What sites took from the grid, quarter by quarter of an hour. */
export const source: Source = { name: 'sites', relations: [byDay, byQuarter] }
