import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'pvReport',
  url: '/report/energyAnalysisReport/pvReport',
  list: 'report-service/pv/page',
})
