import { powerLossTexts as words } from '@ampdeck/api/bill/power-loss-record.texts'
import type { loss } from '@ampdeck/api/statistics/loss'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { stationRank, trend } from './loss.service.ts'

/** The stations by their loss as a file, with the whole as the last row. */
export const report: Report<z.output<typeof loss.export.input>> = {
  page: 'LossAnalysis',
  name: ['Loss analysis', '电损分析'],
  columns: [
    { title: words.stationId, width: 28 },
    { title: words.gridWh, kind: 'kWh' },
    { title: words.pileWh, kind: 'kWh' },
    { title: words.auxWh, kind: 'kWh' },
    { title: words.lossWh, kind: 'kWh' },
    { title: ['Loss share (%)', '损耗率（%）'], kind: 'percent' },
    { title: ['Days above 8 %', '超 8 % 天数'], kind: 'count' },
  ],
  head: async (rows, params, language) => {
    const { from, to } = await trend(rows, params, rows.now)
    return [[language === 'en' ? 'Period' : '时段', `${from} – ${to}`]]
  },
  rows: async function* (rows, params, language) {
    const [ranks, { total, highDays }] = await Promise.all([
      stationRank(rows, params, rows.now),
      trend(rows, params, rows.now),
    ])
    for (const rank of ranks)
      yield [(language === 'en' && rank.stationNameEn) || rank.stationName, ...cellsOf(rank), rank.highDays]
    yield [language === 'en' ? 'Total' : '合计', ...cellsOf(total), highDays]
  },
}

type Sums = Pick<
  Awaited<ReturnType<typeof trend>>['total'],
  'gridWh' | 'pileWh' | 'auxWh' | 'lossWh' | 'lossBps'
>

const cellsOf = ({ gridWh, pileWh, auxWh, lossWh, lossBps }: Sums) => [gridWh, pileWh, auxWh, lossWh, lossBps]
