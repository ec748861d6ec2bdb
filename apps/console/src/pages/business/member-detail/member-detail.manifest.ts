import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'memberDetail',
  url: '/business/memberManage/memberDetail',
  records: 'member-service/member/page',
})
