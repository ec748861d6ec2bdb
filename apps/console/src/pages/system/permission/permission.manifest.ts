import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'permission',
  url: '/system/systemSet/permission',
})
