import { partOf } from '@ampdeck/api/contract'
import { auditState, commentStars } from '@ampdeck/api/enumerations/member'
import { comment, commentLife, type MemberComment } from '@ampdeck/api/member/comment'
import { commentTexts } from '@ampdeck/api/member/comment.texts'
import { texts } from '@ampdeck/api/texts'
import { Stars } from '../../../comment/stars.tsx'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  member: ['Number, name or phone', '会员编号、姓名或手机号'],
  reply: ['Reply', '回复'],
  pin: ['Pin', '置顶'],
  pinned: ['Comment pinned', '评价已置顶'],
  unpin: ['Unpin', '取消置顶'],
  unpinned: ['Comment no longer pinned', '已取消置顶'],
})

const tagsOf = ({ tags }: MemberComment) => tags.map(({ name }) => name).join(' · ') || '–'
const picturesOf = ({ pictures }: MemberComment) => (pictures.length > 0 ? String(pictures.length) : '–')

export const screen = listOf<typeof comment.page>(commentTexts, {
  unit: ['comment | comments', '评价'],
  columns: (c) => [
    c.name('content', { most: 280, locked: true }),
    c.custom('stars', {
      sort: true,
      cell: ({ stars }) => <Stars count={stars} label={String(stars)} />,
      text: ({ stars }) => String(stars),
    }),
    c.custom('tags', { cell: tagsOf, text: tagsOf }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: ({ stationId }) => paths.station(stationId),
    }),
    c.named('memberId', {
      zh: 'memberName',
      en: 'memberName',
      link: ({ memberId }) => paths.member(memberId),
    }),
    c.custom('pictures', { numeric: 'number', cell: picturesOf, text: picturesOf }),
    c.instant('createTime', { sort: true }),
    c.status('auditState', auditState, { lead: true, locked: true }),
    c.custom('top', { cell: ({ top }) => (top === 1 ? '✓' : '–') }),
    c.text('phone', { hidden: true }),
    c.text('orderNo', { code: true, hidden: true, link: ({ orderId }) => paths.order(orderId) }),
    c.text('reply', { most: 200, hidden: true }),
    c.instant('replyTime', { hidden: true }),
    c.text('replyUserName', { hidden: true }),
  ],
  filters: (f) => [
    f.choice('stationId', { options: 'stations' }),
    f.codes('auditState', auditState),
    f.codes('stars', commentStars),
    f.choice('tagId', { options: 'tags' }),
    f.search('content'),
    f.period('createTime'),
    f.search('member', { label: words.member, more: true }),
  ],
  actions: (a) => [
    a.form(comment.audit, { hiddenElsewhere: true }),
    a.form(comment.reply, { label: words.reply }),
    a.call(partOf(comment.top, commentLife.pin), {
      id: 'pin',
      label: words.pin,
      done: words.pinned,
      hiddenIf: (row) => row.top === 1,
    }),
    a.call(partOf(comment.top, commentLife.unpin), {
      id: 'unpin',
      label: words.unpin,
      done: words.unpinned,
      hiddenIf: (row) => row.top === 0,
    }),
    a.call(comment.delete, { confirm: 'danger' }),
  ],
})
