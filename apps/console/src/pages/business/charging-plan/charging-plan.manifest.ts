import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'chargingPlan',
  url: '/business/chargingPlan/chargingPlan',
})
