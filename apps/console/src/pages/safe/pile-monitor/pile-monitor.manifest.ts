import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'pileMonitor',
  url: '/safe/monitorManage/pileMonitor',
  list: 'operation-service/monitor/pilePage',
})
