import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'sellerConfig',
  url: '/system/systemSet/sellerConfig',
})
