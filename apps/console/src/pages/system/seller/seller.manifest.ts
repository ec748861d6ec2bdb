import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'seller',
  url: '/system/systemSet/seller',
  list: 'system-service/seller/page',
})
