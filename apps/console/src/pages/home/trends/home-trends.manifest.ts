import { page } from '../../manifest.ts'

export const manifest = page({ id: 'homeTrends', url: '/home/chargingTrends' })
