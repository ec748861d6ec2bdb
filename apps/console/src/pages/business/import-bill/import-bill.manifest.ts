import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'importBill',
  url: '/business/billManage/importBill',
  list: 'bill-service/importBill/page',
})
