import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'refundAudit',
  url: '/finance/refundManage/refundAudit',
  list: 'member-service/refundRecord/page',
})
