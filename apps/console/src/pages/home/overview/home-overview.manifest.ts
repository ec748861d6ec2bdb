import { page } from '../../manifest.ts'

export const manifest = page({ id: 'homeOverview', url: '/home/overview' })
