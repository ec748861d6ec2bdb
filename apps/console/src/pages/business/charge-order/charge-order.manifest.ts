import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'chargeOrder',
  url: '/business/billManage/chargeOrder',
  list: 'bill-service/bill/page',
})
