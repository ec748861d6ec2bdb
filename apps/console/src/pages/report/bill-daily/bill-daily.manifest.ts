import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'billDaily',
  url: '/report/billReport/billDaily',
  list: 'report-service/bill/page',
})
