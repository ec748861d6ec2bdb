import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'role',
  url: '/system/systemSet/roleList',
  list: 'system-service/role/page',
})
