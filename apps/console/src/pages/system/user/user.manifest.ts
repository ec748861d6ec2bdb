import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'user',
  url: '/system/systemSet/userList',
  list: 'system-service/user/page',
})
