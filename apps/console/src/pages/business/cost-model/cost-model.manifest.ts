import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'costModel',
  url: '/business/billingModel/costModel',
  list: 'config-service/costModel/page',
})
