import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'chargeStrategy',
  url: '/strategy/strategyManage/chargeStrategy',
  list: 'config-service/chargeStrategy/page',
})
