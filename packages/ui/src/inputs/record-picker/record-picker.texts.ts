import { texts } from '@ampdeck/api/texts'

export const recordTexts = texts({
  search: ['Name or code', '名称或编码'],
  loading: ['Loading', '加载中'],
  failed: ['The list could not be loaded', '列表加载失败'],
  retry: ['Try again', '重试'],
  nothing: ['Nothing found for “{text}”', '没有找到“{text}”'],
  empty: ['There is nothing to choose from', '暂无可选项'],
  more: ['{count} more, scroll to load', '还有 {count} 项，滚动加载'],
  scoped: ['Only what you may see is listed', '仅列出您有权查看的数据'],
  unknown: ['No. {id}, not visible to you', '编号 {id}，您无权查看'],
  waiting: ['No. {id}', '编号 {id}'],
})
