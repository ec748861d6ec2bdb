import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'pileDetail',
  url: '/business/pileManage/pileDetail',
  records: 'config-service/pile/page',
})
