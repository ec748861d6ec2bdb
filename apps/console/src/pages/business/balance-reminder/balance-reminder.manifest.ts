import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'balanceReminder',
  url: '/business/fleetManage/balanceReminder',
  list: 'member-service/balanceReminder/page',
})
