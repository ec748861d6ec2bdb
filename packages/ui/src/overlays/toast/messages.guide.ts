import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'That something was done, or failed, where nothing else on the page says so: “Shenzhen Airport deleted”.',
    'The same with a way on for six seconds: “Undo”, “Download”.',
    'Three tones: `status` for what was done, `warning` for what was done in part or cannot be done now, `error` for what failed.',
  ],
  avoid: [
    'A failed field or a failed save: the form says it itself.',
    'A list that could not be loaded: `StatePanel`, with “Try again”.',
    'A state that lasts, such as old figures: `RefreshLamp`, or a sentence on the page.',
    'What must be answered: `ConfirmDialog`. What people find later: the notices of the header.',
  ],
  keyboard: [
    [
      'Enter Space',
      'On its action or on “Close”: presses it, and the message goes. While the focus is in it, it stays.',
    ],
  ],
  accessibility: [
    '`status` is read politely; `warning` and `error` are an alert and are read at once. No message takes the focus.',
    'It is read out over an open dialog too. There Tab stays in the dialog, so its action needs the pointer.',
    'It is at the bottom right, at most 420 px wide, and over everything; on a phone it has the width of the screen, less a margin.',
    'It goes after one second, with an action after six, but not while it is pointed at or has the focus.',
  ],
  do: [
    'Put `Messages` once into an app, and say things with `showMessage`, from wherever they happen.',
    'Name the thing in one sentence without a full stop: “Shenzhen Airport deleted” (已删除深圳机场).',
    'Say of a failure what did not happen, and what to do: “Not exported: choose a shorter period”.',
    'Keep it to two lines, some 80 letters or 40 Chinese characters; more wraps, but is not read in a second. Name the action by one or two words.',
    'Offer what was said again, with `useMessages`: the last twenty, the newest first.',
  ],
  dont: [
    'Do not show two at once: the new one takes the place of the old one.',
    'Do not say what can be seen anyway, such as a row that has just appeared.',
    'Do not make an action of what is only possible there: after six seconds it is gone.',
  ],
  related: [
    'Components/Overlays/ConfirmDialog',
    'Components/States/StatePanel',
    'Components/Forms/FormDrawer',
  ],
  anatomy: {
    story: 'Parts',
    size: [640, 220],
    parts: [
      {
        name: ['Region', '通知区'],
        at: '[role="alert"]',
        note: [
          'Read out at once for a failure, politely for a notice; over every dialog.',
          '失败立即朗读，提示礼貌朗读；位于所有对话框之上。',
        ],
      },
      {
        name: ['Shape', '图形'],
        at: '[class*="_toast_"] svg',
        note: ['Success, notice or failure, also without colour.', '成功、提示或失败，不依赖颜色。'],
      },
      {
        name: ['Text', '文字'],
        at: '[class*="_toast_"] p',
        note: ['One sentence: what happened.', '一句话说明发生了什么。'],
      },
      {
        name: ['Close', '关闭'],
        at: '[class*="_toast_"] button',
        note: [
          'Not needed: it goes by itself, and stays while a pointer or the focus is on it.',
          '可不点：信息会自行消失，指针或焦点停留时保留。',
        ],
      },
    ],
  },
}
