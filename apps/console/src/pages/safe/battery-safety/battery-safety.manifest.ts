import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'batterySafety',
  url: '/safe/safetyAnalysis/batterySafety',
})
