import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'equipmentOverview',
  url: '/cockpit/overviewMonitor/equipmentMonitor',
})
