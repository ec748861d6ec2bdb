import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'memberList',
  url: '/business/memberManage/memberList',
  list: 'member-service/member/page',
})
