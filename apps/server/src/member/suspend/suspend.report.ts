import { suspendMode, suspendReason, suspendState } from '@ampdeck/api/enumerations/member'
import type { suspend } from '@ampdeck/api/member/suspend'
import { suspendTexts as words } from '@ampdeck/api/member/suspend.texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './suspend.store.ts'

/** The suspensions as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof suspend.export.input>> = {
  page: 'suspend',
  name: ['Suspended members', '挂起管理'],
  columns: [
    { title: words.memberId },
    { title: words.phone, width: 16 },
    { title: words.reason },
    { title: words.mode },
    { title: words.debtFen, kind: 'yuan' },
    { title: words.fromTime, kind: 'time' },
    { title: words.note, width: 30 },
    { title: words.state },
    { title: words.releasedAt, kind: 'time' },
    { title: words.releaseUser },
  ],
  rows: async function* (rows, params, language) {
    for (const one of await all(rows, params)) {
      yield [
        one.memberName,
        one.phone,
        suspendReason.label(one.reason, language),
        suspendMode.label(one.mode, language),
        one.owedFen,
        one.fromTime,
        one.note,
        suspendState.label(one.state, language),
        one.releasedAt,
        one.releaseUserName,
      ]
    }
  },
}
