import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'paymentConfig',
  url: '/system/systemSet/paymentConfig',
  list: 'system-service/paymentConfig/page',
})
