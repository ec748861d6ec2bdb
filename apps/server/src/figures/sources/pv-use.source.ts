import { sql } from 'kysely'
import { siteDays } from '../roll-up.store.ts'
import { energyOf, siteSamples } from '../site-samples.store.ts'
import { dayKeys, dayTimes, type Source, stationKeys, timesOf } from '../source.ts'

const ofSamples = timesOf('o.ts')
const sums = { pvWh: energyOf('pvW'), pvUsedWh: energyOf('usedW') }

/** What became of the PV energy of each quarter of an hour that had any. */
export const source: Source = {
  name: 'pvUse',
  relations: [
    {
      rows: async (rows, period) => sql`select * from (${await siteDays(rows, period)}) q where pv_w > 0`,
      fits: () => true,
      isShort: true,
      keys: { ...stationKeys, ...dayKeys },
      times: dayTimes,
      sums,
    },
    {
      rows: (rows, period) => sql`select * from (${siteSamples(rows, period)}) q where pv_w > 0`,
      fits: () => true,
      keys: { ...stationKeys, ...ofSamples.keys },
      times: ofSamples.times,
      sums,
    },
  ],
}
