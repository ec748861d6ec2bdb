import { dashboard, firstLevel, withIcon } from './entry.ts'

/** `/home` itself is the composed landing; the other five are its panels. */
export const home = firstLevel('home', 'Home', '首页', 'house', [
  dashboard('home', 'Home', '首页', '', '/home'),
  withIcon('gauge', dashboard('homeOverview', 'Overview', '总览', '', 'overview')),
  withIcon('coins', dashboard('homeRevenue', 'Revenue overview', '营收概览', 'query', 'revenueOverview')),
  withIcon('activity', dashboard('homeTrends', 'Charging trends', '充电趋势', '', 'chargingTrends')),
  withIcon('chart', dashboard('homeRanking', 'Charging ranking', '充电排行', '', 'chargingRanking')),
  withIcon('plug', dashboard('homeEquipment', 'Equipment monitoring', '设备监控', '', 'equipmentMonitoring')),
])
