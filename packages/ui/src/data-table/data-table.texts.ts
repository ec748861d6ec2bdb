import { texts } from '@ampdeck/api/texts'

export const tableTexts = texts({
  actions: ['Actions', '操作'],
  more: ['More', '更多'],
  selectRow: ['Select {name}', '选择{name}'],
  selectPage: ['Select all rows of this page', '选择本页全部'],
  sortBy: ['Sort by {column}', '按{column}排序'],
  noMatch: ['No {unit} matches these filters', '没有符合条件的{unit}'],
  noneYet: ['No {unit} yet', '暂无{unit}'],
  resetFilters: ['Reset filters', '重置筛选'],
  notRead: ['The rows could not be read again.', '未能更新数据。'],
  tryAgain: ['Try again', '重试'],
  notLoaded: ['The {unit} could not be loaded', '{unit}加载失败'],
  question: ['{action} {name}?', '确定{action}{name}？'],
  noWayBack: ['This cannot be undone.', '此操作不可恢复。'],
})
