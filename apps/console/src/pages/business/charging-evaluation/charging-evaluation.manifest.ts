import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'chargingEvaluation',
  url: '/business/chargingEvaluation/chargingEvaluation',
  list: 'member-service/comment/page',
})
