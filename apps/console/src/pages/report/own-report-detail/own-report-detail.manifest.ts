import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'ownReportDetail',
  url: '/report/ownReportDetail',
  records: 'report-service/ownReport/page',
})
