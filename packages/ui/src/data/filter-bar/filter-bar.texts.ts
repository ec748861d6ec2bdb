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
  apply: ['Apply', '应用'],
  period: ['{from} to {to}', '{from} 至 {to}'],
  since: ['Since {from}', '{from} 起'],
  until: ['Until {to}', '至 {to}'],
  atLeast: ['At least {from}', '不小于 {from}'],
  atMost: ['At most {to}', '不大于 {to}'],
  number: ['No. {id}', '编号 {id}'],
  andMore: ['{names} and {count} more', '{names} 等，另有 {count} 项'],
  show: ['Show results', '查看结果'],
  separator: [', ', '、'],
  pair: ['{label} {value}', '{label}：{value}'],
})
