import { texts } from '../texts.ts'

export const ownReportTexts = texts({
  name: ['Name', '名称'],
  whose: ['Owner', '归属'],
  userName: ['Created by', '创建人'],
  figures: ['Figures', '指标'],
  dimensions: ['Dimensions', '维度'],
  by: ['Default grouping', '默认分组'],
  grains: ['Per', '粒度'],
  chart: ['Chart', '图表指标'],
  compares: ['Compared with before', '环比指标'],
  shares: ['Share of the whole', '占比指标'],
  only: ['Counts only', '仅统计'],
  period: ['Period', '统计时段'],
  stationIds: ['Stations', '场站'],
  reportGroupIds: ['Report groups', '报表分组'],
  operatingUnitIds: ['Operating units', '运营单位'],
  isShared: ['Shared', '共享范围'],
  updateTime: ['Updated', '更新时间'],
})
