import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { alarmHandling, alarmLevel } from '@ampdeck/api/enumerations/operation'
import type { alarm } from '@ampdeck/api/operation/alarm'
import { alarmTexts as words } from '@ampdeck/api/operation/alarm.texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { exported } from './alarm-list.service.ts'

/** The alarm center as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof alarm.export.input>> = {
  page: 'alarmCenter',
  name: ['Alarms', '告警'],
  columns: [
    { title: words.level, width: 12 },
    { title: words.code },
    { title: words.name, width: 32 },
    { title: words.stationId, width: 28 },
    { title: words.pileId, width: 18 },
    { title: words.gunId, width: 8 },
    { title: words.firstTime, kind: 'time' },
    { title: words.lastTime, kind: 'time' },
    { title: words.count, kind: 'count' },
    { title: words.recoverTime, kind: 'time' },
    { title: words.handling, width: 12 },
    { title: words.handleUser, width: 14 },
    { title: words.handleNote, width: 40 },
    { title: words.workOrder, width: 18 },
  ],
  rows: async function* (rows, params, language) {
    const isEnglish = language === 'en'
    for (const row of await exported(rows, params).execute()) {
      yield [
        alarmLevel.label(row.level, language),
        row.code,
        (isEnglish && row.nameEn) || row.name,
        (isEnglish && row.stationNameEn) || row.stationName,
        row.pileCode,
        row.gunLetter === null ? null : letterOf(row.gunLetter),
        row.firstTime,
        row.lastTime,
        row.count,
        row.recoverTime,
        alarmHandling.label(row.handling, language),
        row.handleUserName,
        row.handleNote,
        row.workOrderNo,
      ]
    }
  },
}
