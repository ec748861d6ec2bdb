import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'stationUtilisation',
  url: '/report/stationReport/stationUtilisation',
  list: 'report-service/station/page',
})
