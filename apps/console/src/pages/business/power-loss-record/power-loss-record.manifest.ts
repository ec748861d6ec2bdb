import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'powerLossRecord',
  url: '/business/billManage/powerLossRecord',
  list: 'bill-service/powerLossRecord/page',
  view: () => import('./power-loss-record.page.tsx'),
})
