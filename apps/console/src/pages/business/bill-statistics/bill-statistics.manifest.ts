import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'billStatistics',
  url: '/business/billManage/billStatistics',
  list: 'bill-service/bill/statistics',
})
