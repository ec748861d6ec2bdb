import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'virtualCard',
  url: '/business/memberManage/virtualCard',
  list: 'member-service/virtualcard/page',
})
