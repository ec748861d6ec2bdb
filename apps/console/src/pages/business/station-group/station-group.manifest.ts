import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'stationGroup',
  url: '/business/stationManage/stationGroup',
  list: 'config-service/stationGroup/page',
})
