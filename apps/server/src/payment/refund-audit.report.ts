import type { Language } from '@ampdeck/api/enumeration'
import { refundChannel, refundPayState, refundStatus } from '@ampdeck/api/enumerations/finance'
import type { refundRecord } from '@ampdeck/api/payment/refund-record'
import { refundTexts as words } from '@ampdeck/api/payment/refund-record.texts'
import type { z } from 'zod'
import { orderOf } from '../database/page.ts'
import { sortKey } from '../database/sort-key.ts'
import type { Report } from '../report/export/report.ts'
import { matching } from './refund/refund-record.store.ts'

type Params = z.output<typeof refundRecord.export.input>

export const columns: Report['columns'] = [
  { title: words.refundNo },
  { title: words.owner, width: 28 },
  { title: words.channel },
  { title: words.applyFen, kind: 'yuan' },
  { title: words.status, width: 22 },
  { title: words.payState },
  { title: words.applicant },
  { title: words.createTime, kind: 'time' },
  { title: words.firstUser },
  { title: words.firstOpinion, width: 32 },
  { title: words.secondUser },
  { title: words.secondOpinion, width: 32 },
  { title: words.payNo, width: 30 },
  { title: words.paidTime, kind: 'time' },
  { title: words.giftBackFen, kind: 'yuan' },
]

/** The refunds of a query in the order of a request, as the cells of a file. */
export async function* cellsOf(
  query: ReturnType<typeof matching>,
  request: Pick<Params, 'sortField' | 'sortOrder'>,
  language: Language,
) {
  const { by, order } = orderOf(request, 'refundRecord', { by: 'refundRecord.id', order: 'desc' })
  for (const row of await query.orderBy(sortKey(by), order).orderBy('refundRecord.id', order).execute()) {
    yield [
      row.refundNo,
      row.memberName ?? row.groupName,
      refundChannel.label(row.channel, language),
      row.applyFen,
      refundStatus.label(row.status, language),
      refundPayState.label(row.payState, language),
      row.applicantName,
      row.createTime,
      row.firstUserName,
      row.firstOpinion,
      row.secondUserName,
      row.secondOpinion,
      row.payNo,
      row.paidTime,
      row.giftBackFen,
    ]
  }
}

/** The refunds as a file, with who audited what. */
export const report: Report<Params> = {
  page: 'refundAudit',
  name: ['Refund audit', '退款审核'],
  columns,
  rows: (rows, params, language) => cellsOf(matching(rows, params), params, language),
}
