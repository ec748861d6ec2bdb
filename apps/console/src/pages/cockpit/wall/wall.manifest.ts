import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'wall',
  url: '/cockpit/overviewMonitor/wall',
  list: 'system-service/wall/page',
})
