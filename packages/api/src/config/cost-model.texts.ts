import { texts } from '../texts.ts'

/** Field by field, what the columns, filters and form fields of a cost model are called. */
export const costModelTexts = texts({
  code: ['Code', '编码'],
  name: ['Name', '名称'],
  scope: ['Scope', '适用范围'],
  currentVersion: ['Version', '版本'],
  effectiveTime: ['Effective from', '生效时间'],
  averagePrice4: ['Average price, yuan/kWh', '平均单价（元/kWh）'],
  gunCount: ['Bound guns', '绑定枪数'],
  state: ['State', '状态'],
  updateTime: ['Updated', '更新时间'],
  serviceMode: ['Service fee', '服务费方式'],
  servicePrice4: ['Service price (yuan/kWh)', '服务费单价（元/kWh）'],
  unitMinutes: ['Time unit (minutes)', '计时单位（分钟）'],
  unitFen: ['Fee per time unit (yuan)', '每单位费用（元）'],
  chargeFen: ['Fee per charge (yuan)', '每次费用（元）'],
  feedInPrice4: ['Paid for energy out (yuan/kWh)', '放电电价（元/kWh）'],
  periods: ['Periods and prices', '时段与价格'],
})
