import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'fleetList',
  url: '/business/fleetManage/fleetList',
  list: 'member-service/group/page',
})
