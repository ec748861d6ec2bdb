import { page } from '../../manifest.ts'

export const manifest = page({ id: 'incomeAnalysis', url: '/cockpit/dataAnalysis/incomeAnalysis' })
