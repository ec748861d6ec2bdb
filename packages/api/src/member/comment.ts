import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { auditState, commentStars } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, Id, optional, record, Timestamp, Version } from '../wire.ts'

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
  /** Only what is under review; a refusal says why. */
  audit: at('audit', ['memberComment:audit', 'chargingEvaluation:audit'])
    .takes(
      OfVersion.extend({ pass: z.boolean(), note: optional(normal.max(200)) }).refine(
        ({ pass, note }) => pass || note !== null,
        { path: ['note'], message: 'required' },
      ),
    )
    .gives(MemberComment)
    .fails('record.stale', 'transition.notAllowed'),
  /** Only what people may read is answered; a second reply replaces the first. */
  reply: at('reply', ['memberComment:reply', 'chargingEvaluation:reply'])
    .takes(OfVersion.extend({ reply: empty.max(200).pipe(normal) }))
    .gives(MemberComment)
    .fails('record.stale', 'transition.notAllowed'),
  /** Only what people may read is pinned; anything is taken down. */
  top: at('top', 'chargingEvaluation:top')
    .takes(OfVersion.extend({ top: z.literal([0, 1]) }))
    .gives(MemberComment)
    .fails('record.stale', 'transition.notAllowed'),
  delete: at('delete', ['memberComment:delete', 'chargingEvaluation:delete']).takes(ById),
  export: at('export', 'chargingEvaluation:export')
    .takes(exported(MemberCommentFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type MemberComment = z.input<typeof MemberComment>
