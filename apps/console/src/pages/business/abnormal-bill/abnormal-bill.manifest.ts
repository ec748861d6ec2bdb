import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'abnormalBill',
  url: '/business/billManage/abnormalBill',
  list: 'bill-service/bill/abnormalPage',
  view: () => import('./abnormal-bill.page.tsx'),
})
