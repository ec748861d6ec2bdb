import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'fleetMember',
  url: '/business/fleetManage/fleetMember',
  list: 'member-service/groupMember/page',
})
