import { eventType, letterOf } from '@ampdeck/api/enumerations/equipment'
import type { pileLog } from '@ampdeck/api/operation/pile-log'
import { pileLogTexts as words } from '@ampdeck/api/operation/pile-log.texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './pile-log.store.ts'

/** The pile logs as a file, the newest first unless it is asked otherwise. */
export const report: Report<z.output<typeof pileLog.export.input>> = {
  page: 'pileLog',
  name: ['Pile logs', '电桩日志'],
  columns: [
    { title: words.time, kind: 'time' },
    { title: words.stationId, width: 28 },
    { title: words.pileCode, width: 20 },
    { title: words.letter, width: 8 },
    { title: words.type },
    { title: words.payload, width: 60 },
  ],
  rows: async function* (rows, { sortOrder = 'desc', ...filter }, language) {
    for await (const entry of all(rows, filter, sortOrder)) {
      yield [
        entry.time,
        (language === 'en' && entry.stationNameEn) || entry.stationName,
        entry.pileCode,
        entry.letter === null ? null : letterOf(entry.letter),
        eventType.label(entry.type, language),
        JSON.stringify(entry.payload),
      ]
    }
  },
}
