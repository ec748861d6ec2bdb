import { activeState, fleetRole } from '@ampdeck/api/enumerations/member'
import type { groupMember } from '@ampdeck/api/member/group-member'
import { groupMemberTexts as words } from '@ampdeck/api/member/group-member.texts'
import type { z } from 'zod'
import { maskMobile } from '../../access/mask-mobile.ts'
import type { Report } from '../../report/export/report.ts'
import { all } from './group-member.store.ts'

/** The members of fleets as a file; phones are masked in it for everybody. */
export const report: Report<z.output<typeof groupMember.export.input>> = {
  page: 'fleetMember',
  name: ['Fleet members', '车队成员'],
  columns: [
    { title: words.name },
    { title: words.phone },
    { title: words.groupId, width: 28 },
    { title: words.teamId },
    { title: words.role, width: 12 },
    { title: ['Month limit (yuan)', '月限额（元）'], kind: 'yuan', width: 18 },
    { title: ['This month (yuan)', '本月消费（元）'], kind: 'yuan', width: 18 },
    { title: words.state, width: 12 },
    { title: words.createTime, kind: 'time' },
  ],
  rows: async function* (rows, params, language) {
    for (const row of await all(rows, params)) {
      yield [
        row.name,
        maskMobile(row.phone),
        row.groupName,
        row.teamName,
        fleetRole.label(row.role, language),
        row.monthLimitFen,
        row.monthFen,
        activeState.label(row.state, language),
        row.createTime,
      ]
    }
  },
}
