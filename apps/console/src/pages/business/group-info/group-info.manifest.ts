import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'groupInfo',
  url: '/business/stationManage/groupInfo',
  records: 'config-service/stationGroup/page',
})
