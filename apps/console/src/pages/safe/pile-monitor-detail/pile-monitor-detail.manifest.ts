import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'PileMonitorDetail',
  url: '/safe/monitorManage/PileMonitorDetail',
  records: 'config-service/pile/page',
})
