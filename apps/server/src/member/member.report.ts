import { memberLevel, memberStatus, memberType } from '@ampdeck/api/enumerations/member'
import type { member } from '@ampdeck/api/member/member'
import { memberTexts as words } from '@ampdeck/api/member/member.texts'
import type { z } from 'zod'
import type { Report } from '../report/export/report.ts'
import { all } from './member-list.store.ts'

/** The members as a file: the columns of the page, in its order; phone numbers stay masked. */
export const report: Report<z.output<typeof member.export.input>> = {
  page: 'memberList',
  name: ['Members', '会员列表'],
  columns: [
    { title: words.memberNo, width: 20 },
    { title: words.phone, width: 16 },
    { title: words.name },
    { title: words.plate, width: 14 },
    { title: words.type },
    { title: words.level },
    { title: words.status },
    { title: words.balanceFen, kind: 'yuan' },
    { title: words.rewardFen, kind: 'yuan' },
    { title: words.points, kind: 'count' },
    { title: words.orders, kind: 'count' },
    { title: words.lastOrderTime, kind: 'time' },
    { title: words.tags, width: 24 },
    { title: words.registerTime, kind: 'time' },
  ],
  rows: async function* (rows, params, language) {
    for (const one of await all(rows, params)) {
      yield [
        one.memberNo,
        one.phone,
        one.name,
        one.plate,
        memberType.label(one.type, language),
        memberLevel.label(one.level, language),
        memberStatus.label(one.status, language),
        one.balanceFen,
        one.rewardFen,
        one.points,
        one.orders,
        one.lastOrderTime,
        one.tags.map(({ name }) => name).join(', '),
        one.registerTime,
      ]
    }
  },
}
