import { page } from '../../manifest.ts'

export const manifest = page({ id: 'homeRevenue', url: '/home/revenueOverview' })
