import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'alarmCenter',
  url: '/tool/alarmManage/alarmCenter',
  // The piles' own list is the same view, found by the pile (screens.md S055).
  others: { pileAlarm: '/business/pileManage/pileAlarm' },
  list: 'operation-service/alarm/page',
})
