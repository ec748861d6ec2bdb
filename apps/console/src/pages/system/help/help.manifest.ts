import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'help',
  url: '/system/helpManage/help',
  list: 'member-service/help/page',
})
