import { texts } from '@ampdeck/api/texts'

export const viewTexts = texts({
  views: ['Views', '视图'],
  title: ['Saved views', '已保存的视图'],
  none: ['No views yet. Filter and sort, then save the view here.', '暂无视图。筛选、排序后可在此保存。'],
  name: ['Name of this view', '视图名称'],
  keep: ['Save this view', '保存当前视图'],
  replace: ['Replace “{name}”', '替换“{name}”'],
  share: ['Share it with colleagues', '共享给同事'],
  shared: ['Shared', '共享'],
  delete: ['Delete view {name}', '删除视图{name}'],
  question: ['Delete view {name}?', '删除视图{name}？'],
  deleteView: ['Delete view', '删除视图'],
  sharedGoes: ['Colleagues lose it too', '同事也将无法使用该视图'],
})
