import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'chargePlan',
  url: '/strategy/strategyManage/chargePlan',
  list: 'config-service/chargePlan/templatePage',
})
