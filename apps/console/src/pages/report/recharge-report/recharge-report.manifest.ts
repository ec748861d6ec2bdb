import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'rechargeReport',
  url: '/report/billReport/rechargeReport',
  list: 'report-service/recharge/page',
})
