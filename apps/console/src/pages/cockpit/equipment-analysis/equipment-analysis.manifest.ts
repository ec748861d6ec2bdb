import { page } from '../../manifest.ts'

export const manifest = page({ id: 'equipmentAnalysis', url: '/cockpit/dataAnalysis/equipmentAnalysis' })
