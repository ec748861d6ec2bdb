import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'userSegment',
  url: '/business/userDataAnalysis/userSegment',
})
