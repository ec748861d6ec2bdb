import { page } from '../../manifest.ts'

export const stationMonitorManifest = page({
  id: 'stationMonitor',
  url: '/business/stationManage/stationMonitor',
  view: () => import('./station-monitor.page.tsx'),
})
