import { auditState } from '@ampdeck/api/enumerations/member'
import type { comment } from '@ampdeck/api/member/comment'
import { commentTexts as words } from '@ampdeck/api/member/comment.texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './comment.store.ts'

/** What members said of their charges as a file, in the order of the page. */
export const report: Report<z.output<typeof comment.export.input>> = {
  page: 'chargingEvaluation',
  name: ['Charging evaluation', '充电评价'],
  columns: [
    { title: words.stationId, width: 28 },
    { title: words.memberId },
    { title: words.phone },
    { title: words.stars, kind: 'count' },
    { title: words.tags, width: 28 },
    { title: words.content, width: 40 },
    { title: words.orderNo, width: 27 },
    { title: words.createTime, kind: 'time' },
    { title: words.auditState },
    { title: words.reply, width: 40 },
    { title: words.replyTime, kind: 'time' },
  ],
  rows: async function* (rows, params, language) {
    for (const said of await all(rows, params))
      yield [
        (language === 'en' && said.stationNameEn) || said.stationName,
        said.memberName,
        said.phone,
        said.stars,
        said.tags.map(({ name }) => name).join(', '),
        said.content,
        said.orderNo,
        said.createTime,
        auditState.label(said.auditState, language),
        said.reply,
        said.replyTime,
      ]
  },
}
