import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'alarmMonitor',
  url: '/operation/operationManage/alarmMonitor',
})
