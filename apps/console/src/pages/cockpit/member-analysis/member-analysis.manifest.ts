import { page } from '../../manifest.ts'

export const manifest = page({ id: 'memberAnalysis', url: '/cockpit/dataAnalysis/memberAnalysis' })
