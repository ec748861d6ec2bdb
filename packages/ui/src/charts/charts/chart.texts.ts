import { texts } from '@ampdeck/api/texts'

/** Texts of the light charts. */
export const lightTexts = texts({
  value: ['Value', '数值'],
  share: ['Share', '占比'],
  rank: ['Rank', '排名'],
  risen: ['up {places}', '上升 {places} 位'],
  fallen: ['down {places}', '下降 {places} 位'],
  same: ['unchanged', '持平'],
  new: ['new', '新上榜'],
  ofFirst: ['Of the first', '占首步'],
  ofBefore: ['Of the step before', '占上一步'],
  lost: ['{share} lost', '流失 {share}'],
  size: ['Members', '会员数'],
  month: ['Month +{n}', '第 {n} 个月'],
  hour: ['Hour', '时段'],
  least: ['Least', '最小值'],
  lower: ['Lower quarter', '下四分位'],
  middle: ['Middle', '中位数'],
  upper: ['Upper quarter', '上四分位'],
  part: ['Part', '象限'],
  most: ['Most', '最大值'],
  limit: ['Limit {value}', '上限 {value}'],
  unknown: ['unknown', '未知'],
})
