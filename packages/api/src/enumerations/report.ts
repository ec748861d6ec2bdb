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

/** By what figures are divided. */
export const dimension = enumeration('Dimension', {
  station: ['station', 'Station', '场站'],
  operatingUnit: ['operatingUnit', 'Operating unit', '运营单位'],
  city: ['city', 'City', '城市'],
  operationType: ['operationType', 'Operation type', '运营类型'],
  reportGroup: ['reportGroup', 'Report group', '报表分组'],
  pile: ['pile', 'Pile', '电桩'],
  gun: ['gun', 'Gun', '充电枪'],
  pileType: ['pileType', 'Pile type', '电桩型号'],
  manufacturer: ['manufacturer', 'Manufacturer', '厂商'],
  currentType: ['currentType', 'Current', '电流类型'],
  channel: ['channel', 'Channel', '渠道'],
  memberType: ['memberType', 'Member type', '会员类型'],
  registerChannel: ['registerChannel', 'Registered by', '注册渠道'],
  alarmLevel: ['alarmLevel', 'Alarm level', '告警等级'],
  alarmCode: ['alarmCode', 'Alarm code', '告警代码'],
  rechargeType: ['rechargeType', 'Channel', '支付渠道'],
  accountType: ['accountType', 'Account type', '账户类型'],
  memberLevel: ['memberLevel', 'Level', '会员等级'],
  member: ['member', 'Member', '会员'],
  fleet: ['fleet', 'Fleet', '车队'],
  team: ['team', 'Team', '班组'],
  plate: ['plate', 'Plate', '车牌号'],
  period: ['period', 'Tariff period', '电价时段'],
  hourOfDay: ['hourOfDay', 'Hour of the day', '小时'],
  weekday: ['weekday', 'Weekday', '星期'],
})

/** Into which stretches of time figures are divided. */
export const grain = enumeration('Grain', {
  whole: ['whole', 'Whole period', '整个时段'],
  month: ['month', 'Month', '月'],
  week: ['week', 'Week', '周'],
  day: ['day', 'Day', '日'],
  hour: ['hour', 'Hour', '小时'],
})

/** What is ranked. */
export const ranking = enumeration('Ranking', {
  station: ['station', 'Stations', '场站'],
  city: ['city', 'Cities', '城市'],
  pile: ['pile', 'Piles', '电桩'],
  member: ['member', 'Members', '会员'],
  fleet: ['fleet', 'Fleets', '车队'],
})

/** By which figure things are ranked. */
export const rankingMeasure = enumeration('RankingMeasure', {
  energyWh: ['energyWh', 'Energy', '电量'],
  orders: ['orders', 'Orders', '订单数'],
  incomeFen: ['incomeFen', 'Net income', '净收入'],
})
