import { callResult } from '@ampdeck/api/enumerations/system'
import type { operationLog } from '@ampdeck/api/system/operation-log'
import { operationLogTexts as words } from '@ampdeck/api/system/operation-log.texts'
import { localName } from '@ampdeck/api/texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './operation-log.store.ts'

/** The operation log as a file, in the order of the page. */
export const report: Report<z.output<typeof operationLog.export.input>> = {
  page: 'operationLog',
  name: ['Operation log', '操作日志'],
  columns: [
    { title: words.ts, kind: 'time' },
    { title: words.userId },
    { title: words.pageId, width: 24 },
    { title: words.action },
    { title: words.resultCode },
    { title: words.path, width: 40 },
    { title: words.ip },
    { title: words.costMs, kind: 'count' },
  ],
  rows: async function* (rows, params, language) {
    for await (const row of all(rows, params))
      yield [
        row.ts,
        row.userName,
        localName(row, language, 'pageName'),
        localName(row, language, 'actionName'),
        callResult.label(row.resultCode, language),
        row.path,
        row.ip,
        row.costMs,
      ]
  },
}
