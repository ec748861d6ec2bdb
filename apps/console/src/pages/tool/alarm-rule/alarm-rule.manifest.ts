import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'alarmRule',
  url: '/tool/alarmManage/alarmRule',
  list: 'operation-service/alarmRule/page',
})
