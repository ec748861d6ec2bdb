import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'stationConfig',
  url: '/business/stationManage/stationConfig',
})
