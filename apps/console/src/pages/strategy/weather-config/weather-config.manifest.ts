import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'weatherConfig',
  url: '/strategy/strategyManage/weatherConfig',
  list: 'config-service/weatherConfig/page',
})
