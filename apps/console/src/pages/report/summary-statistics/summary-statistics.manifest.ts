import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'summaryStatistics',
  url: '/report/platformReport/summaryStatistics',
  list: 'report-service/dataStatistics/summaryStatistics',
})
