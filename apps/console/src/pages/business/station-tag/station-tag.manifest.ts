import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'stationTag',
  url: '/business/stationManage/stationTag',
  list: 'taglib-service/tag/page',
})
