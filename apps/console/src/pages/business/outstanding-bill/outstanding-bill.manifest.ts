import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'outstandingBill',
  url: '/business/billManage/outstandingBill',
  list: 'bill-service/unpayBill/page',
})
