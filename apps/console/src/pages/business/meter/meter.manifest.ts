import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'meterManage',
  url: '/business/stationManage/meterManage',
  list: 'config-service/meter/page',
})
