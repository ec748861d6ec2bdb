import { memberLevel, memberStatus, memberType, userSegment } from '@ampdeck/api/enumerations/member'
import { member } from '@ampdeck/api/member/member'
import { memberTexts } from '@ampdeck/api/member/member.texts'
import { listed, texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { memberWords as words } from '../../../member/member-words.ts'
import { paths } from '../../../session/paths.ts'

const own = texts({ phone: ['Phone or last four digits', '手机号或后四位'] })

export const screen = listOf<typeof member.page>(memberTexts, {
  unit: ['member | members', '会员'],
  columns: (c) => [
    c.text('memberNo', { sort: true, locked: true, code: true, link: ({ id }) => paths.member(id) }),
    c.name('name', { locked: true }),
    c.text('phone'),
    c.status('status', memberStatus, { sort: true, lead: true }),
    c.code('type', memberType),
    c.code('level', memberLevel, { sort: true }),
    c.money('balanceFen'),
    c.money('rewardFen'),
    c.number('points', { sort: true }),
    c.number('orders'),
    c.instant('lastOrderTime'),
    c.text('plate', { hidden: true }),
    c.text('fleetName', { label: memberTexts.groupId, hidden: true }),
    c.custom('tags', {
      hidden: true,
      cell: ({ tags }) => tags.map(({ name }) => name).join(' · ') || '–',
      text: ({ tags }, language) =>
        listed(
          tags.map(({ name }) => name),
          language,
        ),
    }),
    c.number('growth', { sort: true, hidden: true }),
    c.instant('registerTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('memberNo'),
    f.search('phone', { label: own.phone }),
    f.search('plate'),
    f.codes('type', memberType),
    f.codes('status', memberStatus),
    f.codes('level', memberLevel),
    f.choice('tagId', { options: 'tags' }),
    f.codes('segment', userSegment, { more: true }),
    f.search('name', { more: true }),
    f.period('registerTime', { more: true }),
  ],
  actions: (a) => [
    a.form(member.update),
    a.call(member.enable),
    a.call(member.lock, {
      label: words.lock,
      hiddenElsewhere: true,
      confirm: words.lockEffect,
      done: words.locked,
    }),
    a.call(member.unlock, {
      label: words.unlock,
      hiddenElsewhere: true,
      done: words.unlocked,
    }),
    a.call(member.disable, { confirm: words.disableEffect }),
    a.call(member.cancel, {
      label: words.cancelMember,
      hiddenElsewhere: true,
      blockedBy: ({ balanceFen, rewardFen }) =>
        balanceFen === 0 && rewardFen === 0 ? undefined : words.hasBalance,
      confirm: { danger: true, effect: words.cancelEffect, button: words.cancelMember },
      done: words.cancelled,
    }),
  ],
})
