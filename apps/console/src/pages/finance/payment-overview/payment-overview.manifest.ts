import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'paymentOverview',
  url: '/finance/paymentCenter/paymentOverview',
})
