import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'gunStrategy',
  url: '/business/pileManage/gunStrategy',
  list: 'config-service/strategyForGun/page',
})
