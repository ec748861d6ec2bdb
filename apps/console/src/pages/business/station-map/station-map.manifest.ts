import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'stationMap',
  url: '/business/stationManage/stationMap',
})
