import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'evaluateTag',
  url: '/business/chargingEvaluation/evaluateTag',
  list: 'member-service/evaluateTag/page',
})
