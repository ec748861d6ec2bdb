import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'StationMonitorDetail',
  url: '/business/stationManage/StationMonitorDetail',
  view: () => import('./station-detail.page.tsx'),
})
