import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'teamBill',
  url: '/business/billManage/teamBill',
  list: 'bill-service/teamBill/page',
})
