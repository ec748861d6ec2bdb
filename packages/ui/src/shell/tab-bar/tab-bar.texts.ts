import { texts } from '@ampdeck/api/texts'

export const tabTexts = texts({
  openPages: ['Open pages', '打开的页面'],
  untitled: ['Untitled', '未命名'],
  unsaved: ['not saved', '未保存'],
  this: ['Close', '关闭'],
  left: ['Close tabs to the left', '关闭左侧标签'],
  right: ['Close tabs to the right', '关闭右侧标签'],
  others: ['Close other tabs', '关闭其他标签'],
  all: ['Close all tabs', '关闭全部标签'],
  moveLeft: ['Move left', '向左移动'],
  moveRight: ['Move right', '向右移动'],
  list: ['All open pages', '全部打开的页面'],
  actions: ['Actions for {title}', '{title}的操作'],
  help: [
    'Delete closes the tab, Control Shift and an arrow key move it, Shift F10 shows more.',
    '按 Delete 关闭标签，按 Ctrl+Shift+方向键移动，按 Shift+F10 查看更多操作。',
  ],
})

/** Why nothing was closed; the wording is required. */
export const refusalTexts = texts({
  last: ['This is the last tab, it cannot be closed', '这是最后一个标签，不能关闭'],
  noneLeft: ['No tabs on the left', '左侧没有标签'],
  noneRight: ['No tabs on the right', '右侧没有标签'],
})
