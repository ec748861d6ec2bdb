import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'overtimeBill',
  url: '/business/billManage/overtimeBill',
  list: 'bill-service/bill/overtimePage',
})
