import { figures } from '@ampdeck/api/figures/figures'
import { texts } from '@ampdeck/api/texts'

export const lossTexts = texts({
  failed: ['The losses could not be loaded', '电损数据加载失败'],
  none: ['No loss records in this period', '该时段暂无电损记录'],
  rate: figures.lossRate.label,
  rateHint: [
    '(site meter − piles − auxiliary) ÷ site meter, by the sums of the period',
    '（总表 − 电桩 − 辅助）÷ 总表，按时段合计计算',
  ],
  lost: ['Lost', '损耗电量'],
  records: ['{count} record | {count} records', '{count} 条记录'],
  high: ['Days above 8 %', '超 8 % 天数'],
  ofDays: ['of {count} days of stations', '共 {count} 个场站日'],
  base: ['Night base load', '夜间基荷'],
  baseHint: ['Mean power other than the piles between 01:00 and 05:00', '01:00–05:00 电桩以外的平均功率'],
  noMeter: ['No site meter can be read', '无可读取的场站总表'],
  trend: ['Loss rate per day', '每日电损率'],
  mark: ['8 % mark', '8 % 警戒线'],
  ranking: ['Stations by loss rate', '场站电损率排名'],
  rankNote: ['The first {shown} of {count} stations', '共 {count} 个场站，显示前 {shown} 个'],
  waterfall: ['From the site meter to energy sold', '从总表到售电'],
  siteMeter: figures.siteMeterWh.label,
  aux: figures.auxWh.label,
  loss: ['Loss', '损耗'],
  sold: ['Sold', '售电'],
  nights: ['Night base load per night', '每夜基荷'],
})
