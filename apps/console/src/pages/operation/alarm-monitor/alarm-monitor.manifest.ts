import { page } from '../../manifest.ts'

export const alarmMonitorManifest = page({
  id: 'alarmMonitor',
  url: '/operation/operationManage/alarmMonitor',
  view: () => import('./alarm-monitor.page.tsx'),
})
