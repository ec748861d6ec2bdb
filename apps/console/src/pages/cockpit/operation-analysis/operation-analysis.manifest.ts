import { page } from '../../manifest.ts'

export const manifest = page({ id: 'operationAnalysis', url: '/cockpit/dataAnalysis/operationAnalysis' })
