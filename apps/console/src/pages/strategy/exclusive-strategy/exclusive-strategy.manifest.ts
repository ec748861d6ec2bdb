import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'exclusiveStrategy',
  url: '/strategy/strategyManage/exclusiveStrategy',
  list: 'config-service/exclusiveStrategy/page',
})
