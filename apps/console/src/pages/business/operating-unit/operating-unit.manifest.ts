import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'operatingUnit',
  url: '/business/stationManage/operatingUnit',
  list: 'config-service/operatingUnit/page',
})
