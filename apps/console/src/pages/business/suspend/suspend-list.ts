import { suspendMode, suspendReason, suspendState } from '@ampdeck/api/enumerations/member'
import { suspend } from '@ampdeck/api/member/suspend'
import { suspendTexts } from '@ampdeck/api/member/suspend.texts'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  member: ['Number, name or phone', '会员编号、姓名或手机号'],
  release: ['Release', '解除挂起'],
  releaseEffect: ['The member may charge again at once.', '解除后该会员可立即充电。'],
  released: ['{name} may charge again', '{name} 已解除挂起'],
})

export const screen = listOf<typeof suspend.page>(suspendTexts, {
  unit: ['suspension | suspensions', '挂起记录'],
  columns: (c) => [
    c.name('memberName', {
      label: suspendTexts.memberId,
      locked: true,
      link: ({ memberId }) => paths.member(memberId),
    }),
    c.text('phone'),
    c.status('state', suspendState, { lead: true }),
    c.code('reason', suspendReason),
    c.code('mode', suspendMode),
    c.money('owedFen', { label: suspendTexts.debtFen }),
    c.instant('fromTime', { sort: true }),
    c.text('createUserName', { label: suspendTexts.createUser, hidden: true }),
    c.text('note', { most: 240 }),
    c.instant('releasedAt', { sort: true }),
    c.text('releaseUserName', { label: suspendTexts.releaseUser }),
  ],
  filters: (f) => [
    f.search('member', { label: words.member }),
    f.codes('reason', suspendReason),
    f.codes('mode', suspendMode),
    f.codes('state', suspendState),
    f.period('fromTime'),
  ],
  actions: (a) => [
    a.call(suspend.release, {
      label: words.release,
      confirm: words.releaseEffect,
      done: words.released,
    }),
  ],
})
