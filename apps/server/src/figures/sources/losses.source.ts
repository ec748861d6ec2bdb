import { formatDate } from '@ampdeck/api/time'
import { dayKeys, dayTimes, type Source, stationKeys, total } from '../source.ts'

/** The loss records of whole days: of a day that was not over, its record says all. */
export const source: Source = {
  name: 'losses',
  relations: [
    {
      rows: (rows, { from, to }) =>
        rows
          .from('powerLossRecord')
          .where('date', '>=', formatDate(from))
          .where('date', '<=', formatDate(to - 1))
          .select(['sellerId', 'stationId', 'date as day', 'gridWh', 'auxWh', 'lossWh']),
      fits: () => true,
      keys: { ...stationKeys, ...dayKeys },
      times: dayTimes,
      sums: { recordedWh: total('gridWh'), auxWh: total('auxWh'), lossWh: total('lossWh') },
    },
  ],
}
