import { page } from '../../manifest.ts'

export const orderMonitorManifest = page({
  id: 'orderMonitor',
  url: '/cockpit/overviewMonitor/orderMonitor',
  list: 'operation-service/monitor/liveOrders',
  view: () => import('./order-monitor.page.tsx'),
})
