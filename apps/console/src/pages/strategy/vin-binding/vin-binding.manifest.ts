import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'vinBinding',
  url: '/strategy/strategyManage/vinBinding',
  list: 'config-service/vinBinding/page',
})
