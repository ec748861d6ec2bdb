import { empty, normal } from '@ampdeck/validation/rules'
import { phone } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { enumeration } from '../enumeration.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record, Timestamp } from '../wire.ts'

export const feedbackSource = enumeration('FeedbackSource', {
  console: [1, 'Console', '控制台'],
  app: [2, 'App', 'App'],
})
export const feedbackCategory = enumeration('FeedbackCategory', {
  fault: [1, 'Fault', '故障'],
  suggestion: [2, 'Suggestion', '建议'],
  billing: [3, 'Billing', '计费'],
  other: [9, 'Other', '其他'],
})
export const feedbackState = enumeration('FeedbackState', {
  open: [1, 'New', '待处理', 'waiting', 'waiting'],
  replied: [2, 'Replied', '已回复', 'good', 'good'],
  closed: [3, 'Closed', '已关闭', 'closed', 'off'],
})

const isClosed = { 'transition.notAllowed': ['This feedback is closed', '该反馈已关闭'] } as const

/** The life of feedback: a later reply takes the place of an earlier one. */
export const feedbackLife = lifeOf('state', feedbackState, {
  reply: { from: ['open', 'replied'], to: 'replied', sentences: isClosed },
  close: { from: ['open', 'replied'], to: 'closed', sentences: isClosed },
})

export const MAX_FEEDBACK_PICTURES = 4
const PICTURE_BYTES = 2 * 1_048_576

export const FeedbackDraft = z.object({
  category: codeOf(feedbackCategory),
  content: empty.max(500).pipe(normal),
  /** Addresses that `uploadPicture` gave. */
  pictures: z.array(z.string().max(200)).max(MAX_FEEDBACK_PICTURES).default([]),
  phone: optional(phone),
})

export const Feedback = record({
  ...FeedbackDraft.shape,
  pictures: z.array(z.string()),
  source: codeOf(feedbackSource),
  /** Who wrote it: a user of the console or a member. */
  author: z.string().nullable(),
  memberId: Id.nullable(),
  state: codeOf(feedbackState),
  reply: z.string().nullable(),
  replyUserName: z.string().nullable(),
  replyTime: Timestamp.nullable(),
})

export const FeedbackFilter = z.object({
  content: filter.text(),
  category: filter.codes(feedbackCategory),
  source: filter.codes(feedbackSource),
  state: filter.codes(feedbackState),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

const sortable = ['createTime'] as const
const at = service('member-service/feedback')

export const feedback = {
  page: at('page', 'feedback').takes(paged(FeedbackFilter, sortable)).gives(pageOf(Feedback)),
  get: at('get', 'feedback').takes(ById).gives(Feedback),
  reply: at('reply', 'feedback:reply')
    .takes(ByVersion.extend({ reply: empty.max(500).pipe(normal) }))
    .gives(Feedback)
    .moves(feedbackLife.reply),
  close: at('close', 'feedback:close').takes(ByVersion).gives(Feedback).moves(feedbackLife.close),
  export: at('export', 'feedback:export')
    .takes(exported(FeedbackFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
  /** One's own, the newest first. */
  ownPage: at('ownPage', 'signedIn').takes(paged(FeedbackFilter, sortable)).gives(pageOf(Feedback)),
  save: at('save', 'signedIn')
    .takes(FeedbackDraft)
    .gives(Feedback)
    .fails({ 'feedback.picture': ['A picture was not uploaded by you', '图片不是由您上传的'] })
    .writes(),
  uploadPicture: at('uploadPicture', 'signedIn')
    .takes(z.object({ file: z.file() }))
    .gives(z.string())
    .uploads(PICTURE_BYTES)
    .writes(),
}

export type Feedback = z.input<typeof Feedback>
