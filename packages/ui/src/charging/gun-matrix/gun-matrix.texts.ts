import { texts } from '@ampdeck/api/texts'

export const matrixTexts = texts({
  guns: ['{count} gun | {count} guns', '{count} 个枪'],
  shown: ['{shown} of {total} guns', '{total} 个枪中的 {shown} 个'],
  none: ['No gun has this status now', '当前没有处于该状态的枪'],
  noGuns: ['No guns here yet', '这里还没有枪'],
  showAll: ['Show all guns', '显示全部枪'],
  keys: [
    'Arrow keys move between guns, typing a pile code jumps to it, Space chooses, Enter opens',
    '方向键在枪之间移动，输入桩编码可跳转，空格选择，回车打开',
  ],
  pile: ['Pile {code}', '桩 {code}'],
})
