import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'fleetBillReport',
  url: '/report/fleetReport/fleetBillReport',
  list: 'report-service/fleet/page',
})
