import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'reportGroup',
  url: '/business/stationManage/reportGroup',
  list: 'config-service/reportGroup/page',
})
