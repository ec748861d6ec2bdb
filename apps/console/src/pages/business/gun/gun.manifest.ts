import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'gunList',
  url: '/business/pileManage/gunList',
  list: 'config-service/gun/page',
})
