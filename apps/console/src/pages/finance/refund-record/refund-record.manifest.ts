import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'refundRecord',
  url: '/finance/refundManage/refundRecord',
  list: 'member-service/refundRecord/recordPage',
})
