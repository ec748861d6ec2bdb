import { page } from '../../manifest.ts'

export const alarmRuleManifest = page({
  id: 'alarmRule',
  url: '/tool/alarmManage/alarmRule',
  list: 'operation-service/alarmRule/page',
  view: () => import('./alarm-rule.page.tsx'),
})
