import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'userDataAnalysis',
  url: '/business/userDataAnalysis/userDataAnalysis',
})
