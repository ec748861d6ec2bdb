import { enumeration } from '../enumeration.ts'

/** The families of reports, as the menu has them. */
export const reportFamily = enumeration('ReportFamily', {
  platform: ['platform', 'Platform', '平台报表'],
  station: ['station', 'Stations', '场站报表'],
  bill: ['bill', 'Bills', '账单报表'],
  bus: ['bus', 'Bus', '公交报表'],
  fleet: ['fleet', 'Fleets', '车队报表'],
  member: ['member', 'Members', '会员报表'],
  energy: ['energy', 'Energy analysis', '能源分析报表'],
})
