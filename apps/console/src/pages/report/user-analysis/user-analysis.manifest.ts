import { page } from '../../manifest.ts'

export const manifest = page({ id: 'UserAnalysis', url: '/report/UserAnalysis' })
