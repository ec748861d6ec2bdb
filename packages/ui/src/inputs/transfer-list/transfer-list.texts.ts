import { texts } from '@ampdeck/api/texts'

export const transferTexts = texts({
  open: ['To choose', '待选'],
  chosen: ['Chosen', '已选'],
  all: ['Mark all in {side}', '全选{side}'],
  find: ['Find in {side}', '在{side}中查找'],
  list: ['{side}, {count} rows', '{side}，共 {count} 项'],
  marked: ['{marked} of {count}', '{marked} / {count}'],
  add: ['Add {count}', '添加 {count} 项'],
  addAll: ['Add all', '全部添加'],
  remove: ['Remove {count}', '移除 {count} 项'],
  removeAll: ['Remove all', '全部移除'],
  nothing: ['Nothing found', '没有找到'],
  empty: ['Nothing here', '暂无数据'],
  hidden: [
    '{count} more that you may not see is kept | {count} more that you may not see are kept',
    '另有 {count} 项您无权查看，将予保留',
  ],
  moved: ['{count} chosen', '已选 {count} 项'],
})
