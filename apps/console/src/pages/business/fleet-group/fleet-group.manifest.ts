import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'fleetGroup',
  url: '/business/fleetManage/fleetGroup',
})
