import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'StationMonitorDetail',
  url: '/business/stationManage/StationMonitorDetail',
  records: 'config-service/station/page',
})
