import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'pileList',
  url: '/business/pileManage/pileList',
  list: 'config-service/pile/page',
})
