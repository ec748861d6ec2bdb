import { dashboard, firstLevel } from './entry.ts'

/** `/home` itself is the composed landing; the other five are its panels. */
export const home = firstLevel('home', 'Home', '首页', 'house', [
  dashboard('home', 'Home', '首页', '', '/home'),
  dashboard('homeOverview', 'Overview', '总览', '', 'overview'),
  dashboard('homeRevenue', 'Revenue overview', '营收概览', 'query', 'revenueOverview'),
  dashboard('homeTrends', 'Charging trends', '充电趋势', '', 'chargingTrends'),
  dashboard('homeRanking', 'Charging ranking', '充电排行', '', 'chargingRanking'),
  dashboard('homeEquipment', 'Equipment monitoring', '设备监控', '', 'equipmentMonitoring'),
])
