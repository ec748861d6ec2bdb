import { texts } from '@ampdeck/api/texts'

export const keysTexts = texts({
  title: ['Keys of the table', '表格快捷键'],
  key: ['Key', '按键'],
  does: ['What it does', '作用'],
  move: ['To the next cell', '移到相邻单元格'],
  ends: ['To the first and the last cell of the row', '移到行首、行尾'],
  corners: ['To the first and the last cell of the table', '移到表格首格、末格'],
  pages: ['One screen up or down', '上下翻一屏'],
  enter: ['Press the control, or enter the controls of the cell', '按下控件，或进入单元格内的控件'],
  leave: ['Back to the cell', '返回单元格'],
  edge: [
    'On a column head: to its edge; then arrow keys change the width, with Shift in larger steps',
    '在表头：移到列边；再按方向键调整列宽，按住 Shift 步长更大',
  ],
  select: ['Select the row', '选择该行'],
  range: ['Select rows up to here', '选择连续多行'],
  all: ['Select all rows of the page', '选择本页全部'],
  copy: ['Copy the selected rows, or the value of the cell', '复制所选行，或单元格内容'],
  filter: ['To the filter', '移到筛选框'],
  help: ['This sheet', '显示本说明'],
  or: [' or ', ' 或 '],
})
