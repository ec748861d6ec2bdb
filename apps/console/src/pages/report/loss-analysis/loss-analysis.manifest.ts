import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'LossAnalysis',
  url: '/report/energyAnalysisReport/LossAnalysis',
})
