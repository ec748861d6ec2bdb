import { alarmLevel, workOrderKind, workOrderState } from '@ampdeck/api/enumerations/operation'
import type { workOrder } from '@ampdeck/api/operation/work-order'
import { workOrderTexts as words } from '@ampdeck/api/operation/work-order.texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { exported } from './work-order-record.service.ts'

/** The work orders as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof workOrder.export.input>> = {
  page: 'workOrder',
  name: ['Work orders', '工单'],
  columns: [
    { title: words.no },
    { title: words.kind },
    { title: words.title, width: 32 },
    { title: words.level, width: 12 },
    { title: words.stationId, width: 28 },
    { title: words.pileId, width: 18 },
    { title: words.repairUser, width: 14 },
    { title: words.dispatchUser, width: 14 },
    { title: words.deadline, kind: 'time' },
    { title: words.state, width: 14 },
    { title: words.createTime, kind: 'time' },
    { title: words.endTime, kind: 'time' },
    { title: words.result, width: 40 },
  ],
  rows: async function* (rows, params, language) {
    const isEnglish = language === 'en'
    for (const row of await exported(rows, params).execute()) {
      yield [
        row.no,
        workOrderKind.label(row.kind, language),
        (isEnglish && row.titleEn) || row.title,
        alarmLevel.label(row.level, language),
        (isEnglish && row.stationNameEn) || row.stationName,
        row.pileCode,
        row.repairUserName,
        row.dispatchUserName,
        row.deadline,
        workOrderState.label(row.state, language),
        row.createTime,
        row.endTime,
        row.result,
      ]
    }
  },
}
