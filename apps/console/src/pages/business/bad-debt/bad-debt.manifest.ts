import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'badDebt',
  url: '/business/billManage/badDebt',
  list: 'bill-service/badDebt/page',
})
