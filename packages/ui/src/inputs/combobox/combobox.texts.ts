import { texts } from '@ampdeck/api/texts'

export const comboTexts = texts({
  choose: ['Type to search', '输入以搜索'],
  open: ['Show the list', '展开列表'],
  clear: ['Clear', '清除'],
  remove: ['Remove {label}', '移除{label}'],
  more: ['{count} more', '另有 {count} 项'],
  fewer: ['Show fewer', '收起'],
  list: ['Choices', '可选项'],
  nothing: ['Nothing found for “{text}”', '没有找到“{text}”'],
  empty: ['There is nothing to choose from', '暂无可选项'],
})
