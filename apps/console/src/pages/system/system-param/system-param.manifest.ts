import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'systemParam',
  url: '/system/systemSet/systemParam',
  list: 'system-service/systemParam/page',
})
