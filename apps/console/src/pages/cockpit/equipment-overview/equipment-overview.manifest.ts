import { page } from '../../manifest.ts'

export const equipmentOverviewManifest = page({
  id: 'equipmentOverview',
  url: '/cockpit/overviewMonitor/equipmentMonitor',
  view: () => import('./equipment-overview.page.tsx'),
})
