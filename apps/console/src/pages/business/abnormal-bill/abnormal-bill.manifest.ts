import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'abnormalBill',
  url: '/business/billManage/abnormalBill',
  list: 'bill-service/bill/abnormalPage',
})
