import { callResult } from '@ampdeck/api/enumerations/system'
import type { operationLog } from '@ampdeck/api/system/operation-log'
import { operationLogTexts } from '@ampdeck/api/system/operation-log.texts'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'

const words = texts({
  requestId: ['Request number', '请求编号'],
  recordId: ['Record number', '记录编号'],
})

/** Who changed what (screens.md S233). */
export const screen = listOf<typeof operationLog.page>(operationLogTexts, {
  unit: ['entry | entries', '操作记录'],
  columns: (c) => [
    c.instant('ts', { sort: true }),
    c.text('userName', { label: operationLogTexts.userId }),
    c.name('pageName', { also: 'pageNameEn', label: operationLogTexts.pageId, locked: true }),
    c.named('actionName', { label: operationLogTexts.action, zh: 'actionName', en: 'actionNameEn' }),
    c.status('resultCode', callResult, { lead: true }),
    c.text('ip', { code: true }),
    c.number('costMs', { sort: true }),
    c.number('recordId', { label: words.recordId, hidden: true }),
  ],
  filters: (f) => [
    f.choice('userId', { options: 'people' }),
    f.choice('pageId', { options: 'pages' }),
    f.codes('resultCode', callResult),
    f.period('ts'),
    f.search('ip', { more: true }),
    f.search('requestId', { label: words.requestId, more: true }),
    f.search('recordId', { label: words.recordId, more: true }),
  ],
})
