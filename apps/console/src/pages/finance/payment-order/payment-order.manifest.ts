import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'paymentOrder',
  url: '/finance/paymentCenter/paymentOrder',
  list: 'member-service/paymentOrder/page',
})
