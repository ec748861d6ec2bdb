import { texts } from '@ampdeck/api/texts'

export const hexTexts = texts({
  bytes: ['Bytes', '字节'],
  text: ['Frame', '报文'],
  fields: ['Fields', '字段'],
  empty: ['The frame is empty', '报文为空'],
  noFields: ['Nothing was parsed', '未解析出字段'],
  at: ['Offset {hex} ({decimal})', '偏移 {hex}（{decimal}）'],
  selected: ['{count} byte selected | {count} bytes selected', '已选 {count} 字节'],
  total: ['{count} byte | {count} bytes', '共 {count} 字节'],
  characters: ['{count} character | {count} characters', '共 {count} 个字符'],
  copy: ['Copy as hex', '复制为十六进制'],
  copyText: ['Copy', '复制'],
  copied: ['{count} byte copied | {count} bytes copied', '已复制 {count} 字节'],
  copiedText: ['Frame copied', '报文已复制'],
  notCopied: ['This could not be copied', '复制失败'],
  fieldValue: ['{name}: {value}', '{name}：{value}'],
  problem: ['{name} {problem}', '{name}{problem}'],
  problems: ['{count} problem in this frame | {count} problems in this frame', '此报文有 {count} 个问题'],
  keys: [
    'Arrow keys move, with Shift they select, Control and C copies as hex',
    '方向键移动，按住 Shift 选择，Ctrl+C 复制为十六进制',
  ],
  unknown: ['not part of any field', '不属于任何字段'],
})
