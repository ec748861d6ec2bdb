import { texts } from '../texts.ts'

export const siteDiscountTexts = texts({
  name: ['Name', '名称'],
  stationId: ['Station', '场站'],
  stationIds: ['Stations', '场站'],
  fee: ['Discount on', '优惠项目'],
  bpsOff: ['Off', '减免比例'],
  weekdays: ['Weekdays', '星期'],
  timeWindow: ['Time of day', '时段'],
  when: ['When', '生效时段'],
  memberTypes: ['Member types', '会员类型'],
  validFrom: ['From', '开始日期'],
  validTo: ['To', '结束日期'],
  bearer: ['Borne by', '承担方'],
  state: ['State', '状态'],
  updateTime: ['Updated', '更新时间'],
})
