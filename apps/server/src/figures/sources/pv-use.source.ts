import { energyOf, siteSamples } from '../site-samples.store.ts'
import { type Source, stationKeys, timesOf } from '../source.ts'

const ofSamples = timesOf('o.ts')

/** What became of the PV energy of each quarter of an hour that had any. */
export const source: Source = {
  name: 'pvUse',
  relations: [
    {
      rows: (rows, period) => siteSamples(rows, period, true),
      fits: () => true,
      keys: { ...stationKeys, ...ofSamples.keys },
      times: ofSamples.times,
      sums: { pvWh: energyOf('pvW'), pvUsedWh: energyOf('usedW') },
    },
  ],
}
