import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'occupyRule',
  url: '/business/stationManage/occupyRule',
  list: 'config-service/occupyRule/page',
})
