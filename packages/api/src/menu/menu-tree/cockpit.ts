import { board, catalog, dashboard, external, firstLevel, list } from './entry.ts'

export const cockpit = firstLevel('cockpit', 'Cockpit', '驾驶舱', 'gauge', [
  catalog('overviewMonitor', 'Overview monitors', '概览监控', 'monitor', [
    dashboard('Home1', 'Cockpit overview', '运营总览', '', 'overview'),
    board('stationMonitorOverview', 'Station overview monitor', '场站监控总览', '', 'stationMonitor'),
    board('equipmentOverview', 'Equipment overview monitor', '设备监控总览', '', 'equipmentMonitor'),
    board('orderMonitor', 'Live orders', '实时订单'),
    dashboard('energyMonitor', 'Energy monitor', '能源监控'),
    external('bigScreen', 'Big screen', '运营大屏', 'query', '/bigscreen/'),
    external('bigScreen3d', '3D big screen', '三维大屏', 'query', '/bigscreen/3d'),
    list('wall', 'Walls', '大屏管理', 'add edit delete link'),
  ]),
  catalog('dataAnalysis', 'Data analysis', '数据分析', 'chart', [
    dashboard('operationAnalysis', 'Operation analysis', '运营分析'),
    dashboard('incomeAnalysis', 'Income analysis', '收入分析'),
    dashboard('equipmentAnalysis', 'Equipment analysis', '设备分析'),
    dashboard('memberAnalysis', 'Member analysis', '会员分析'),
  ]),
])
