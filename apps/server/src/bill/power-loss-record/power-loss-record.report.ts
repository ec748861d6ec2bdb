import type { powerLossRecord } from '@ampdeck/api/bill/power-loss-record'
import { powerLossTexts as words } from '@ampdeck/api/bill/power-loss-record.texts'
import { SHARE } from '@ampdeck/api/figures/figure'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './power-loss-record.store.ts'

const PERCENT = 100

/** The power loss records as a file, in the order of the page. */
export const report: Report<z.output<typeof powerLossRecord.export.input>> = {
  page: 'powerLossRecord',
  name: ['Power loss records', '电损记录'],
  columns: [
    { title: words.stationId, width: 28 },
    { title: words.date },
    { title: words.gridWh, kind: 'kWh' },
    { title: words.pileWh, kind: 'kWh' },
    { title: words.auxWh, kind: 'kWh' },
    { title: words.lossWh, kind: 'kWh' },
    { title: words.lossBps },
  ],
  rows: async function* (rows, params, language) {
    for (const row of await all(rows, params))
      yield [
        (language === 'en' && row.stationNameEn) || row.stationName,
        row.date,
        row.gridWh,
        row.pileWh,
        row.auxWh,
        row.lossWh,
        row.lossBps === null ? null : `${((row.lossBps * PERCENT) / SHARE).toFixed(2)} %`,
      ]
  },
}
