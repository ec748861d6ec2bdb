import { type feedback, feedbackCategory, feedbackSource, feedbackState } from '@ampdeck/api/member/feedback'
import { feedbackTexts as words } from '@ampdeck/api/member/feedback.texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './feedback.store.ts'

/** The feedback as a file, in the order of the page. */
export const report: Report<z.output<typeof feedback.export.input>> = {
  page: 'feedback',
  name: ['Feedback', '反馈'],
  columns: [
    { title: words.createTime, kind: 'time' },
    { title: words.source },
    { title: words.author },
    { title: words.category },
    { title: words.content, width: 60 },
    { title: words.phone },
    { title: words.state },
    { title: words.reply, width: 60 },
  ],
  rows: async function* (rows, params, language) {
    for (const row of await all(rows, params))
      yield [
        row.createTime,
        feedbackSource.label(row.source, language),
        row.author,
        feedbackCategory.label(row.category, language),
        row.content,
        row.phone,
        feedbackState.label(row.state, language),
        row.reply,
      ]
  },
}
