import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'energyMonitor',
  url: '/cockpit/overviewMonitor/energyMonitor',
})
