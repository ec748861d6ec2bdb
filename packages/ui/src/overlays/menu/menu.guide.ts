import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Three or more actions of one record, behind one button: in a row, on a card, in a head.',
    'Pages that belong together, such as those of the person who is logged in: items with `href` are links.',
  ],
  avoid: [
    'One or two actions: `Button`, `IconButton`.',
    'Choosing a value: `Select`, `Combobox`. Settings with boxes: `Popover`.',
    'Everything the console can do, found by typing: `Palette`.',
    'Menus within menus: there are none. An item opens a page, a drawer or a question; a line (`separatorBefore`) makes groups.',
  ],
  keyboard: [
    ['Enter Space ↓ ↑', 'On the button: opens it.'],
    [
      '↑ ↓',
      'To the item before and after; items that are disabled are passed by, and the ends are not joined.',
    ],
    ['Home End', 'To the first and the last item.'],
    ['A–Z', 'To the next item that begins so.'],
    ['Enter Space', 'Chooses the item, or follows the link.'],
    ['Escape', 'Closes it; the focus goes back to the button.'],
    ['Tab', 'Stays in it.'],
  ],
  accessibility: [
    'A button with `aria-haspopup`, and a menu that is named by `label`, or else by that button: an icon button needs its own `label`.',
    'A disabled item has its reason below its words and in its name. Arrow keys pass it by: it is found by reading, not by walking.',
    'A press beside it closes it and chooses nothing.',
    'It opens above its button where there is no room below. One of many items is at most 420 px high and is scrolled.',
    'On a phone each item is 44 px high.',
  ],
  do: [
    'Name an item by what it does, in one to three words: “Send command”. Longer words wrap at 320 px.',
    'Give all items an icon, or none: then their words begin in one line.',
    'Say with `disabledReason` which state forbids an action: “Two guns are charging”.',
    'Put what cannot be undone last, with `danger` and a `separatorBefore`, and ask before doing it.',
    'Handle in `onChoose` the ids of actions alone: it is called for links too.',
  ],
  dont: [
    'Do not disable what a role may not do: leave the item out.',
    'Do not hide the most frequent action in it.',
    'Do not put inputs, boxes or switches into it: the focus stays on its items.',
    'Do not open it from a link: its `trigger` is a button.',
  ],
  related: [
    'Components/Actions/Button',
    'Components/Actions/Gate',
    'Components/Overlays/Popover',
    'Components/Overlays/Palette',
  ],
  anatomy: {
    story: 'Open',
    size: [600, 220],
    parts: [
      {
        name: ['Button', '按钮'],
        at: '[aria-haspopup="menu"]',
        note: ['Opens it; says that it is open.', '打开菜单，并表明其已展开。'],
      },
      {
        name: ['Menu', '菜单'],
        at: '[role="menu"]',
        note: [
          '168 to 320 px wide; above the button where there is no room below.',
          '宽 168 至 320 像素，下方空间不足时在按钮上方打开。',
        ],
      },
      {
        name: ['Item', '菜单项'],
        at: '[role="menuitem"]',
        note: ['An action, or a link where it goes to a page.', '一项操作；通向页面时为链接。'],
      },
      {
        name: ['Icon', '图标'],
        at: '[role="menuitem"] svg',
        note: ['For the eye alone; all items have one, or none.', '仅供视觉辨识，要么全有，要么全无。'],
      },
      {
        name: ['Reason', '原因'],
        at: '[class*="_reason_"]',
        note: ['Which state forbids the action.', '禁止该操作的状态。'],
      },
      {
        name: ['Line', '分隔线'],
        at: '[role="separator"]',
        note: ['Where another kind of action begins.', '另一类操作从此开始。'],
      },
      {
        name: ['Danger', '危险操作'],
        at: '[role="menuitem"][data-danger]',
        note: ['Red and last: nothing brings it back.', '红色并排在最后：不可恢复。'],
      },
    ],
  },
}
