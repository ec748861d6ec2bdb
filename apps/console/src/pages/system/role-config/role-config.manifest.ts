import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'RoleConfig',
  url: '/system/systemSet/RoleConfig',
  records: 'system-service/role/page',
})
