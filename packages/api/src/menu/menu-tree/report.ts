import { catalog, dashboard, detail, firstLevel, list, withIcon } from './entry.ts'

export const report = firstLevel('report', 'Reports', '报表中心', 'chart', [
  catalog('platformReport', 'Platform', '平台报表', 'chart', [
    list('operatorAsset', 'Operator assets', '运营商资产', 'export'),
    list('summaryStatistics', 'Summary statistics', '汇总统计', 'export'),
    list('platformOperation', 'Platform operation report', '平台运营报表', 'query export'),
  ]),
  catalog('stationReport', 'Stations', '场站报表', 'map-pin', [
    list('stationAsset', 'Station assets', '场站资产', 'export'),
    list('stationCharge', 'Station charging report', '场站充电报表', 'export'),
    list('stationUtilisation', 'Station utilisation', '场站利用率', 'query export'),
    list('pileReport', 'Pile report', '电桩报表', 'query export'),
  ]),
  catalog('billReport', 'Bills', '账单报表', 'receipt', [
    list('billDaily', 'Daily bill report', '账单日报', 'query export'),
    list('billMonthly', 'Monthly bill report', '账单月报', 'export'),
    list('billPeriod', 'Time-of-use report', '分时电量报表', 'export'),
    list('rechargeReport', 'Recharge and refund report', '充值退款报表', 'query export'),
    list('invoiceReport', 'Invoice report', '发票报表', 'query export'),
  ]),
  catalog('busReport', 'Bus', '公交报表', 'bus', [
    list('busDaily', 'Bus daily report', '公交日报', 'query export'),
    list('busLine', 'Bus line report', '公交线路报表', 'export'),
  ]),
  catalog('fleetReport', 'Fleets', '车队报表', 'car', [
    list('fleetBillReport', 'Fleet bill report', '车队账单报表', 'query export'),
    list('fleetCarReport', 'Fleet car report', '车队车辆报表', 'export'),
  ]),
  catalog('memberReport', 'Members', '会员报表', 'users', [
    list('memberCharge', 'Member charging report', '会员充电报表', 'query export'),
    list('memberGrowth', 'Member growth report', '会员增长报表', 'export'),
    dashboard('UserAnalysis', 'User analysis', '用户分析', 'export', '/report/UserAnalysis'),
    list('userPortrait', 'User portrait', '用户画像', 'query export', '/report/userPortrait'),
    detail('userPortraitInfo', 'User portrait detail', '用户画像详情', 'get', '/report/userPortraitInfo/'),
  ]),
  catalog('energyAnalysisReport', 'Energy analysis', '能源分析报表', 'zap', [
    list('energyReport', 'Energy report', '用能报表', 'query export'),
    dashboard('LossAnalysis', 'Loss analysis', '电损分析', 'export'),
    list('pvReport', 'PV report', '光伏报表', 'query export'),
    list('alarmReport', 'Alarm and repair report', '告警维修报表', 'query export'),
  ]),
  withIcon('file-text', list('ownReport', 'Own reports', '自定义报表', 'add edit delete share export')),
  detail('ownReportDetail', 'Own report', '自定义报表详情'),
])
