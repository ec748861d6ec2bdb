import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'rawBill',
  url: '/business/billManage/rawBill',
  list: 'bill-service/rawBill/page',
})
