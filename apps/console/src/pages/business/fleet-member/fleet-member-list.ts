import { activeState, fleetRole } from '@ampdeck/api/enumerations/member'
import { groupMember } from '@ampdeck/api/member/group-member'
import { groupMemberTexts } from '@ampdeck/api/member/group-member.texts'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

export const screen = listOf<typeof groupMember.page>(groupMemberTexts, {
  unit: ['member | members', '成员'],
  columns: (c) => [
    c.name('name', { locked: true, link: ({ memberId }) => paths.member(memberId) }),
    c.text('phone', { code: true }),
    c.text('groupName', { label: groupMemberTexts.groupId, link: ({ groupId }) => paths.fleet(groupId) }),
    c.text('teamName', { label: groupMemberTexts.teamId }),
    c.code('role', fleetRole, { sort: true }),
    c.money('monthFen'),
    // None is set by 0.
    c.money('monthLimitFen', { sort: true, read: ({ monthLimitFen }) => monthLimitFen || null }),
    c.status('state', activeState, { locked: true, lead: true }),
    c.instant('createTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('name', { label: ['Name or phone', '姓名或手机'] }),
    f.records('groupId', { source: fleetSource }),
    f.codes('role', fleetRole),
    f.codes('state', activeState),
  ],
  actions: (a) => [
    a.form(groupMember.update),
    a.call(groupMember.enable),
    a.call(groupMember.disable),
    a.call(groupMember.delete, {
      label: ['Remove', '移除'],
      done: ['{name} removed from the fleet', '{name} 已移出车队'],
      confirm: {
        danger: true,
        effect: ['The fleet no longer pays for this member', '车队不再为该成员付费'],
        button: ['Remove member', '移除成员'],
        title: ['Remove {name} from the fleet?', '将 {name} 移出车队？'],
      },
    }),
  ],
})
