import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'alarmReport',
  url: '/report/energyAnalysisReport/alarmReport',
  list: 'report-service/alarm/page',
})
