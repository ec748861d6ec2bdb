import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'powerLossRecord',
  url: '/business/billManage/powerLossRecord',
  list: 'bill-service/powerLossRecord/page',
})
