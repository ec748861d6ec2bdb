import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'orderMonitor',
  url: '/cockpit/overviewMonitor/orderMonitor',
  list: 'operation-service/monitor/liveOrders',
})
