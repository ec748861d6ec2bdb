import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'stationList',
  url: '/business/stationManage/stationList',
  list: 'config-service/station/page',
})
