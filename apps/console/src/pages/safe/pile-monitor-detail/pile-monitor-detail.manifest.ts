import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'PileMonitorDetail',
  url: '/safe/monitorManage/PileMonitorDetail',
  view: () => import('./pile-monitor-detail.page.tsx'),
})
