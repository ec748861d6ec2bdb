import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { auditState, commentStars } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, Id, optional, record, Timestamp, Version } from '../wire.ts'

/** The life of a comment: only what people may read is answered and pinned. */
export const commentLife = lifeOf('auditState', auditState, {
  audit: {
    from: 'underReview',
    to: ['passed', 'refused'],
    sentences: { 'transition.notAllowed': ['This comment is not under review', '该评价不在审核中'] },
  },
  /** A second reply takes the place of the first. */
  reply: {
    from: 'passed',
    sentences: {
      'transition.notAllowed': ['Only an approved comment can be replied to', '仅审核通过的评价可以回复'],
    },
  },
  pin: {
    from: 'passed',
    sentences: {
      'transition.notAllowed': ['Only an approved comment can be pinned', '仅审核通过的评价可以置顶'],
    },
  },
  unpin: {},
})

/** What a member said of a charge. */
export const MemberComment = record({
  orderId: Id,
  orderNo: z.string(),
  memberId: Id,
  memberName: z.string(),
  /** Masked. */
  phone: z.string(),
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  stars: codeOf(commentStars),
  tags: z.array(z.object({ id: Id, name: z.string(), good: z.int() })),
  content: z.string(),
  /** Shown first to whoever looks at the station. */
  top: z.literal([0, 1]),
  pictures: z.array(z.string()),
  auditState: codeOf(auditState),
  refuseReason: z.string().nullable(),
  reply: z.string().nullable(),
  replyUserName: z.string().nullable(),
  replyTime: Timestamp.nullable(),
})

export const MemberCommentFilter = z.object({
  /** Number or name of the member, or the phone number. */
  member: filter.text(),
  memberId: filter.ids(),
  stationId: filter.ids(),
  stars: filter.codes(commentStars),
  tagId: filter.ids(),
  auditState: filter.codes(auditState),
  content: filter.text(),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

const OfVersion = ById.extend({ version: Version.optional() })
const sortable = ['createTime', 'stars'] as const

const at = service('member-service/comment')

export const comment = {
  page: at('page', 'chargingEvaluation')
    .takes(paged(MemberCommentFilter, sortable))
    .gives(pageOf(MemberComment)),
  /** By member. */
  memberPage: at('memberPage', ['memberComment', 'memberDetail'])
    .takes(paged(MemberCommentFilter, sortable))
    .gives(pageOf(MemberComment)),
  get: at('get', ['memberComment', 'chargingEvaluation']).takes(ById).gives(MemberComment),
  /** How many comments there are of each number of stars, whichever stars are asked for. */
  stat: at('stat', 'chargingEvaluation')
    .takes(MemberCommentFilter)
    .gives(z.array(z.object({ stars: codeOf(commentStars), count: z.int() }))),
  /** A refusal says why. */
  audit: at('audit', ['memberComment:audit', 'chargingEvaluation:audit'])
    .takes(
      OfVersion.extend({ pass: z.boolean(), note: optional(normal.max(200)) }).refine(
        ({ pass, note }) => pass || note !== null,
        { path: ['note'], message: 'required' },
      ),
    )
    .gives(MemberComment)
    .moves(commentLife.audit),
  reply: at('reply', ['memberComment:reply', 'chargingEvaluation:reply'])
    .takes(OfVersion.extend({ reply: empty.max(200).pipe(normal) }))
    .gives(MemberComment)
    .moves(commentLife.reply),
  top: at('top', 'chargingEvaluation:top')
    .takes(OfVersion.extend({ top: z.literal([0, 1]) }))
    .gives(MemberComment)
    .moves(commentLife.pin, commentLife.unpin),
  delete: at('delete', ['memberComment:delete', 'chargingEvaluation:delete']).takes(ById),
  export: at('export', 'chargingEvaluation:export')
    .takes(exported(MemberCommentFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type MemberComment = z.input<typeof MemberComment>
