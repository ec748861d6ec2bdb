import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'fleetDetail',
  url: '/business/fleetManage/fleetDetail',
  records: 'member-service/group/page',
})
