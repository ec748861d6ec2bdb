import type { meter } from '@ampdeck/api/config/meter'
import { meterTexts as words } from '@ampdeck/api/config/meter.texts'
import { meterKind } from '@ampdeck/api/enumerations/equipment'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './meter.store.ts'

/** The meters as a file, in the order of the page. */
export const report: Report<z.output<typeof meter.export.input>> = {
  page: 'meterManage',
  name: ['Electricity meters', '电表'],
  columns: [
    { title: words.meterNo, width: 22 },
    { title: words.stationId, width: 28 },
    { title: words.kind },
    { title: words.ratio, kind: 'count' },
    { title: ['Reading (kWh)', '读数（kWh）'], kind: 'kWh' },
    { title: words.month },
    { title: ['Month fee (yuan)', '月电费（元）'], kind: 'yuan' },
    { title: words.updateTime, kind: 'time' },
  ],
  rows: async function* (rows, params, language) {
    for (const meter of await all(rows, params))
      yield [
        meter.meterNo,
        (language === 'en' && meter.stationNameEn) || meter.stationName,
        meterKind.label(meter.kind, language),
        meter.ratio,
        meter.lastReading,
        meter.month,
        meter.monthFeeFen,
        meter.updateTime,
      ]
  },
}
