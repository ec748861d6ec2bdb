import { texts } from '@ampdeck/api/texts'

export const filterTexts = texts({
  name: ['Filters', '筛选'],
  any: ['Any', '不限'],
  search: ['Search', '查询'],
  reset: ['Reset', '重置'],
  clear: ['Clear {label}', '清除{label}'],
  find: ['Find in {label}', '在{label}中查找'],
  nothing: ['Nothing found', '没有找到'],
  all: ['All', '全部'],
  from: ['From', '开始日期'],
  to: ['To', '结束日期'],
  last30: ['Last 30 days', '近 30 天'],
  thisMonth: ['This month', '本月'],
  lastMonth: ['Last month', '上月'],
  apply: ['Apply', '应用'],
  period: ['{from} to {to}', '{from} 至 {to}'],
  since: ['Since {from}', '{from} 起'],
  until: ['Until {to}', '至 {to}'],
  show: ['Show results', '查看结果'],
  separator: [', ', '、'],
  pair: ['{label} {value}', '{label}：{value}'],
})
