import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'pileType',
  url: '/business/pileManage/pileType',
  list: 'config-service/pileType/page',
})
