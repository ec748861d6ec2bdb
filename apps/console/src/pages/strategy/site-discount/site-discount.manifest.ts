import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'siteDiscount',
  url: '/strategy/strategyManage/siteDiscount',
  list: 'config-service/siteDiscount/page',
})
