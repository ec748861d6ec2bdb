import { type CodeOf, enumeration } from '../enumeration.ts'

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
  seller: ['seller', 'Seller', '商户'],
  station: ['station', 'Station', '场站'],
  operatingUnit: ['operatingUnit', 'Operating unit', '运营单位'],
  city: ['city', 'City', '城市'],
  operationType: ['operationType', 'Operation type', '运营类型'],
  reportGroup: ['reportGroup', 'Report group', '报表分组'],
  pile: ['pile', 'Pile', '电桩'],
  gun: ['gun', 'Gun', '充电枪'],
  pileType: ['pileType', 'Pile type', '电桩类型'],
  manufacturer: ['manufacturer', 'Manufacturer', '厂商'],
  currentType: ['currentType', 'Current', '电流类型'],
  pileAge: ['pileAge', 'Age of the pile', '电桩桩龄'],
  firmware: ['firmware', 'Firmware', '固件版本'],
  inverter: ['inverter', 'Inverter', '逆变器'],
  meter: ['meter', 'Meter', '电表'],
  costModelVersion: ['costModelVersion', 'Model version', '模型版本'],
  channel: ['channel', 'Channel', '渠道'],
  memberType: ['memberType', 'Member type', '会员类型'],
  registerChannel: ['registerChannel', 'Registered by', '注册渠道'],
  alarmLevel: ['alarmLevel', 'Alarm level', '告警级别'],
  alarmCode: ['alarmCode', 'Alarm code', '告警代码'],
  rechargeType: ['rechargeType', 'Channel', '支付渠道'],
  rechargeBand: ['rechargeBand', 'Amount', '充值金额'],
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

/** A period that moves with the day on which a report is asked for. */
export const reportPeriod = enumeration('ReportPeriod', {
  last7: ['last7', 'Last 7 days', '近 7 天'],
  last30: ['last30', 'Last 30 days', '近 30 天'],
  last90: ['last90', 'Last 90 days', '近 90 天'],
  thisMonth: ['thisMonth', 'This month', '本月'],
  lastMonth: ['lastMonth', 'Last month', '上月'],
  last12Months: ['last12Months', 'Last 12 months', '近 12 个月'],
})

/** What a report counts of all that its figures count. */
export const reportCondition = enumeration('ReportCondition', {
  fleet: ['fleet', 'Fleets', '车队'],
  bus: ['bus', 'Buses', '公交'],
  member: ['member', 'Known members', '已知会员'],
})

/** Whose a saved report is. */
export const reportOwner = enumeration('ReportOwner', {
  mine: ['mine', 'Mine', '我的'],
  others: ['others', 'Shared by others', '他人共享'],
})

/** Who reads a saved report besides its owner. */
export const reportSharing = enumeration('ReportSharing', {
  onlyMine: ['onlyMine', 'Only for me', '仅自己可见'],
  shared: ['shared', 'Shared with the team', '已共享给团队'],
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
  timeUsed: ['timeUsed', 'Time utilisation', '时间利用率'],
  energyPerGunDayWh: ['energyPerGunDayWh', 'Energy per gun and day', '单枪日均电量'],
  available: ['available', 'Availability', '可用率'],
})

/** Of which nothing but what stands at stations is ranked. */
export const ofPlaces: readonly CodeOf<typeof rankingMeasure>[] = [
  'timeUsed',
  'energyPerGunDayWh',
  'available',
]
