import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'paymentConfig',
  url: '/system/systemSet/paymentConfig',
  list: 'system-service/paymentConfig/page',
  view: () => import('./payment-config.page.tsx'),
})
