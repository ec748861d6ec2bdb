import { feedback, feedbackCategory, feedbackSource, feedbackState } from '@ampdeck/api/member/feedback'
import { feedbackTexts } from '@ampdeck/api/member/feedback.texts'
import { workOrder } from '@ampdeck/api/operation/work-order'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'

const words = texts({
  reply: ['Reply', '回复'],
  close: ['Close', '关闭'],
  closeEffect: ['It can no longer be replied to.', '关闭后将不再回复。'],
  closeDone: ['Feedback closed', '反馈已关闭'],
  workOrder: ['Add work order', '新增工单'],
})

/** What users and members write (screens.md S247). */
export const screen = listOf<typeof feedback.page>(feedbackTexts, {
  unit: ['feedback | feedback', '反馈'],
  columns: (c) => [
    c.text('content', { most: 360, locked: true }),
    c.status('state', feedbackState, { lead: true }),
    c.code('category', feedbackCategory),
    c.text('author'),
    c.code('source', feedbackSource),
    c.text('phone', { hidden: true }),
    c.instant('createTime', { sort: true }),
    c.text('reply', { most: 240, hidden: true }),
    c.text('replyUserName', { hidden: true }),
  ],
  filters: (f) => [
    f.search('content'),
    f.codes('state', feedbackState),
    f.codes('category', feedbackCategory),
    f.codes('source', feedbackSource, { more: true }),
    f.period('createTime'),
  ],
  actions: (a) => [
    a.form(feedback.reply, { label: words.reply }),
    a.call(feedback.close, {
      label: words.close,
      confirm: words.closeEffect,
      done: words.closeDone,
    }),
    a.link('workOrder', workOrder.save, {
      label: words.workOrder,
      href: () => '/operation/operationManage/workOrder?open=new',
    }),
  ],
})
