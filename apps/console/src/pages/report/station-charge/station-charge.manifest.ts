import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'stationCharge',
  url: '/report/stationReport/stationCharge',
  list: 'report-service/dataStatistics/chargeData',
})
