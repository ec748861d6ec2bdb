import type { refundRecord } from '@ampdeck/api/payment/refund-record'
import type { z } from 'zod'
import type { Report } from '../report/export/report.ts'
import { finishedOnes } from './refund/refund-record.store.ts'
import { cellsOf, columns } from './refund-audit.report.ts'

/** The refunds that are over, as a file. */
export const report: Report<z.output<typeof refundRecord.recordExport.input>> = {
  page: 'refundRecord',
  name: ['Refund records', '退款记录'],
  columns,
  rows: (rows, params, language) => cellsOf(finishedOnes(rows, params), params, language),
}
