import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'stationAsset',
  url: '/report/stationReport/stationAsset',
  list: 'report-service/dataStatistics/stationAsset',
})
