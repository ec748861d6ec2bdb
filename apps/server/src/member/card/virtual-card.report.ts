import { cardExpiry, cardStatus } from '@ampdeck/api/enumerations/member'
import type { virtualcard } from '@ampdeck/api/member/virtual-card'
import { virtualCardTexts as words } from '@ampdeck/api/member/virtual-card.texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './virtual-card.store.ts'

/** The virtual cards as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof virtualcard.export.input>> = {
  page: 'virtualCard',
  name: ['Virtual cards', '虚拟卡'],
  columns: [
    { title: words.cardNo, width: 22 },
    { title: words.identifiers, width: 30 },
    { title: words.validTo },
    { title: words.expiry },
    { title: words.memberId },
    { title: words.phone, width: 16 },
    { title: words.status },
    { title: words.balanceFen, kind: 'yuan' },
    { title: words.orders, kind: 'count' },
    { title: words.emaid, width: 18 },
    { title: words.issueTime, kind: 'time' },
    { title: words.lossTime, kind: 'time' },
  ],
  rows: async function* (rows, params, language) {
    for (const card of await all(rows, params)) {
      yield [
        card.cardNo,
        card.identifiers.join('; '),
        card.validTo,
        cardExpiry.label(card.expiry, language),
        card.memberName,
        card.phone,
        cardStatus.label(card.status, language),
        card.balanceFen,
        card.orders,
        card.emaid,
        card.issueTime,
        card.lossTime,
      ]
    }
  },
}
