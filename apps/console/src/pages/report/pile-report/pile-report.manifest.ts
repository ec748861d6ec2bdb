import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'pileReport',
  url: '/report/stationReport/pileReport',
  list: 'report-service/pile/page',
})
