import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { auditState, commentStars } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
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
  auditState: filter.codes(auditState),
  content: filter.text(),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

const OfVersion = ById.extend({ version: Version.optional() })

const at = service('member-service/comment')

export const comment = {
  /** By member. */
  memberPage: at('memberPage', ['memberComment', 'memberDetail'])
    .takes(paged(MemberCommentFilter, ['createTime', 'stars']))
    .gives(pageOf(MemberComment)),
  get: at('get', 'memberComment').takes(ById).gives(MemberComment),
  /** Only what is under review; a refusal says why. */
  audit: at('audit', 'memberComment:audit')
    .takes(
      OfVersion.extend({ pass: z.boolean(), note: optional(normal.max(200)) }).refine(
        ({ pass, note }) => pass || note !== null,
        { path: ['note'], message: 'required' },
      ),
    )
    .gives(MemberComment)
    .fails('record.stale', 'transition.notAllowed'),
  /** Only what people may read is answered; a second reply replaces the first. */
  reply: at('reply', 'memberComment:reply')
    .takes(OfVersion.extend({ reply: empty.max(200).pipe(normal) }))
    .gives(MemberComment)
    .fails('record.stale', 'transition.notAllowed'),
  delete: at('delete', 'memberComment:delete').takes(ById),
}

export type MemberComment = z.input<typeof MemberComment>
