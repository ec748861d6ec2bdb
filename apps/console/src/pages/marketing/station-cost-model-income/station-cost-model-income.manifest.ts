import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'stationCostModelIncome',
  url: '/marketing/stationCostModelIncome/stationCostModelIncome',
  list: 'dataanalysis-service/stationCostModelIncome/page',
})
