import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'energyReport',
  url: '/report/energyAnalysisReport/energyReport',
  list: 'report-service/energy/page',
})
