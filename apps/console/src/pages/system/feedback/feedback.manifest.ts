import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'feedback',
  url: '/system/helpManage/feedback',
  list: 'member-service/feedback/page',
})
