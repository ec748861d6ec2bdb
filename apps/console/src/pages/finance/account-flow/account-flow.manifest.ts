import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'AccountFlow',
  url: '/finance/paymentCenter/AccountFlow',
  list: 'member-service/accountFlow/page',
})
