import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'UserDetails',
  url: '/system/systemSet/UserDetails',
  records: 'system-service/user/page',
})
