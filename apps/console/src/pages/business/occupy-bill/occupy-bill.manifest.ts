import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'occupyBill',
  url: '/business/billManage/occupyBill',
  list: 'bill-service/occupyBill/page',
})
