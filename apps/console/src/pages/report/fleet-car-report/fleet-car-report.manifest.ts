import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'fleetCarReport',
  url: '/report/fleetReport/fleetCarReport',
  list: 'report-service/fleet/carPage',
})
