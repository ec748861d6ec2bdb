import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'memberAccount',
  url: '/business/memberManage/memberAccount',
  list: 'member-service/account/page',
})
