import { texts } from '@ampdeck/api/texts'

export const pageTexts = texts({
  add: ['Add', '新增'],
  import: ['Import', '导入'],
  export: ['Export', '导出'],
  timing: ['Timing', '定时'],
  showMore: ['Show {count} rows', '显示 {count} 条'],
  asOf: ['As of {time}', '更新于 {time}'],
  refresh: ['Refresh', '刷新'],
  selected: ['{count} selected', '已选 {count} 项'],
  ofTotal: ['of {total}', '共 {total} 项'],
  allMatching: ['all that match the filters', '符合筛选条件的全部'],
  selectAll: ['Select all {total}', '全选 {total} 项'],
  bulk: ['Selected rows', '已选数据'],
  clear: ['Clear', '取消选择'],
})
