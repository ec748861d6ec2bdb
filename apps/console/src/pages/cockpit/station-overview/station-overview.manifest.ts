import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'stationMonitorOverview',
  url: '/cockpit/overviewMonitor/stationMonitor',
})
