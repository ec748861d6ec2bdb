import { auditState, commentStars } from '@ampdeck/api/enumerations/member'
import { comment, type MemberComment } from '@ampdeck/api/member/comment'
import { commentTexts } from '@ampdeck/api/member/comment.texts'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  member: ['Number, name or phone', '会员编号、姓名或手机号'],
  reply: ['Reply', '回复'],
})

const tagsOf = ({ tags }: MemberComment) => tags.map(({ name }) => name).join(' · ') || '–'

export const screen = listOf<typeof comment.memberPage>(commentTexts, {
  unit: ['comment | comments', '评论'],
  columns: (c) => [
    c.named('memberId', {
      zh: 'memberName',
      en: 'memberName',
      locked: true,
      link: ({ memberId }) => paths.member(memberId),
    }),
    c.text('phone', { hidden: true }),
    c.code('stars', commentStars, { sort: true }),
    c.text('content', { most: 300, locked: true }),
    c.custom('tags', { cell: tagsOf, text: tagsOf }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: ({ stationId }) => paths.station(stationId),
    }),
    c.text('orderNo', { code: true, hidden: true, link: ({ orderId }) => paths.order(orderId) }),
    c.instant('createTime', { sort: true }),
    c.status('auditState', auditState, { lead: true }),
    c.text('reply', { most: 200 }),
    c.instant('replyTime', { hidden: true }),
    c.text('replyUserName', { hidden: true }),
  ],
  filters: (f) => [
    f.search('member', { label: words.member }),
    f.search('content'),
    f.codes('stars', commentStars),
    f.codes('auditState', auditState),
    f.choice('stationId', { options: 'stations' }),
    f.period('createTime', { more: true }),
  ],
  actions: (a) => [
    a.form(comment.audit, { hiddenElsewhere: true }),
    a.form(comment.reply, { label: words.reply }),
    a.call(comment.delete, { confirm: 'danger' }),
  ],
})
