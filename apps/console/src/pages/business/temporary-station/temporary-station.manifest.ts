import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'StationListPage',
  url: '/business/stationManage/StationListPage',
  list: 'config-service/station/temporaryPage',
})
