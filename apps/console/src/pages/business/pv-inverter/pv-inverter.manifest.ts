import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'pvInverter',
  url: '/business/pileManage/pvInverter',
  list: 'config-service/pvInverter/page',
})
