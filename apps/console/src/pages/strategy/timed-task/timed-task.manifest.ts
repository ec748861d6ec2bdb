import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'timedTask',
  url: '/strategy/strategyManage/timedTask',
  list: 'config-service/timedTask/page',
})
