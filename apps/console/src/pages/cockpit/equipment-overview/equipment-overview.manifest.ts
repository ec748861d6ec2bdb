import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'equipmentOverview',
  url: '/cockpit/overviewMonitor/equipmentMonitor',
  view: () => import('./equipment-overview.page.tsx'),
})
