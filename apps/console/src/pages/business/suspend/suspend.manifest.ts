import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'suspend',
  url: '/business/memberManage/suspend',
  list: 'member-service/suspend/page',
})
