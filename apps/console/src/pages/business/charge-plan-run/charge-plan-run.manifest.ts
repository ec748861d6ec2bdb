import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'chargingPlanRun',
  url: '/business/chargingPlan/planExecution',
  list: 'config-service/chargePlan/runPage',
})
