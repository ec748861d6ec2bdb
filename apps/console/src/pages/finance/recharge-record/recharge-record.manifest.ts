import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'rechargeRecord',
  url: '/finance/paymentCenter/rechargeRecord',
  list: 'member-service/recharge/page',
})
