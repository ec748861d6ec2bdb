import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'billMonthly',
  url: '/report/billReport/billMonthly',
  list: 'report-service/bill/monthPage',
})
