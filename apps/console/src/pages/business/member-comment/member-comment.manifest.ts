import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'memberComment',
  url: '/business/memberManage/memberComment',
  list: 'member-service/comment/memberPage',
})
