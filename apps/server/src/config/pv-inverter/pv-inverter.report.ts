import type { pvInverter } from '@ampdeck/api/config/pv-inverter'
import { pvInverterTexts as words } from '@ampdeck/api/config/pv-inverter.texts'
import { pvInverterState } from '@ampdeck/api/enumerations/pv-inverter'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './pv-inverter.store.ts'

/** The inverters as a file, in the order of the page. */
export const report: Report<z.output<typeof pvInverter.export.input>> = {
  page: 'pvInverter',
  name: ['PV inverters', '光伏逆变器'],
  columns: [
    { title: words.sn, width: 24 },
    { title: words.stationId, width: 28 },
    { title: words.model },
    { title: ['Rated power (kW)', '额定功率（kW）'], kind: 'kW' },
    { title: words.state, width: 28 },
    { title: ['Power (kW)', '功率（kW）'], kind: 'kW' },
    { title: ['Today (kWh)', '今日发电（kWh）'], kind: 'kWh' },
    { title: ['Total (kWh)', '累计发电（kWh）'], kind: 'kWh' },
    { title: ['Efficiency (%)', '转换效率（%）'], width: 14 },
    { title: words.tempC, kind: 'count' },
    { title: words.ts, kind: 'time' },
  ],
  rows: async function* (rows, params, language) {
    for (const of of await all(rows, params))
      yield [
        of.sn,
        (language === 'en' && of.stationNameEn) || of.stationName,
        of.model,
        of.ratedW,
        of.state === null ? null : pvInverterState.label(of.state, language),
        of.activeW,
        of.todayWh,
        of.totalWh,
        of.efficiencyBps === null ? null : (of.efficiencyBps / 100).toFixed(2),
        of.tempC,
        of.ts,
      ]
  },
}
