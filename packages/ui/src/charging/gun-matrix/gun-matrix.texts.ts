import { texts } from '@ampdeck/api/texts'

export const matrixTexts = texts({
  guns: ['{count} gun | {count} guns', '{count} 把枪'],
  shown: ['{shown} of {total} guns', '{shown} / {total} 把枪'],
  none: ['No gun has this status now', '当前没有处于该状态的枪'],
  noGuns: ['No guns here yet', '暂无充电枪'],
  showAll: ['Show all guns', '显示全部枪'],
  keys: [
    'Arrow keys move between guns, typing a pile number jumps to it, Space selects, Enter opens',
    '方向键在枪之间移动，输入电桩编号可跳转，空格选择，回车打开',
  ],
  pile: ['Pile {code}', '电桩 {code}'],
})
