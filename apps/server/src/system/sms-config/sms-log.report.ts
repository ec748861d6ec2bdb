import { smsScene, smsState } from '@ampdeck/api/enumerations/system'
import type { smsLog } from '@ampdeck/api/system/sms-config'
import { smsConfigTexts as words } from '@ampdeck/api/system/sms-config.texts'
import type { z } from 'zod'
import { orderOf } from '../../database/page.ts'
import { sortKey } from '../../database/sort-key.ts'
import type { Report } from '../../report/export/report.ts'
import { matching, shown } from './sms-log.store.ts'

/** What was sent, as a file; without the texts. */
export const report: Report<z.output<typeof smsLog.export.input>> = {
  page: 'smsConfig',
  name: ['SMS log', '短信发送记录'],
  columns: [
    { title: words.phone },
    { title: words.scene },
    { title: words.state },
    { title: words.tries, kind: 'count' },
    { title: words.lastError },
    { title: words.createTime, kind: 'time' },
    { title: words.sentTime, kind: 'time' },
  ],
  rows: async function* (rows, params, language) {
    const { by, order } = orderOf(params, 'outgoingMessage', {
      by: 'outgoingMessage.createTime',
      order: 'desc',
    })
    const found = matching(rows, params).orderBy(sortKey(by), order).orderBy('outgoingMessage.id', order)
    for (const row of (await found.execute()).map(shown))
      yield [
        row.phone,
        smsScene.label(row.scene, language),
        smsState.label(row.state, language),
        row.tries,
        row.lastError,
        row.createTime,
        row.sentTime,
      ]
  },
}
