import { texts } from '@ampdeck/api/texts'

export const treeTexts = texts({
  choose: ['Choose', '请选择'],
  find: ['Find', '查找'],
  tree: ['Choices', '可选项'],
  nothing: ['Nothing found', '没有找到'],
  count: ['{count} chosen', '已选 {count} 项'],
  clear: ['Clear', '清除'],
  removeUnlisted: ['Remove {count} not listed', '移除未列出的 {count} 项'],
  separator: [', ', '、'],
})
