import { page } from '../../manifest.ts'

export const manifest = page({ id: 'Home1', url: '/cockpit/overviewMonitor/overview' })
