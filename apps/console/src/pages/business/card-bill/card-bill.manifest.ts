import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'cardBill',
  url: '/business/billManage/cardBill',
  list: 'bill-service/cardBill/page',
})
