import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'billPeriod',
  url: '/report/billReport/billPeriod',
  list: 'report-service/bill/periodPage',
})
