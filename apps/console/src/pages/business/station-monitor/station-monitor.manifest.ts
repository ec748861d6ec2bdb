import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'stationMonitor',
  url: '/business/stationManage/stationMonitor',
})
