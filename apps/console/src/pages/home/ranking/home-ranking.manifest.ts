import { page } from '../../manifest.ts'

export const manifest = page({ id: 'homeRanking', url: '/home/chargingRanking' })
