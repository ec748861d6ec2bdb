import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Before what cannot be undone, or what many will notice: deleting a station, a refund, a command to a pile.',
    'Something short that needs its own frame, such as a second factor or a list of keys: `Dialog`.',
  ],
  avoid: [
    'Editing a record: `FormDrawer`. Looking at one: `Drawer`.',
    'A decision of two people: `AuditPanel`.',
    'What can be undone: do it, and offer “Undo” in a message.',
  ],
  keyboard: [
    ['Tab', 'Stays in the dialog.'],
    ['Enter Space', 'Presses the answer that has the focus: first “Cancel”.'],
    ['Escape', 'Cancels; the focus goes back to what asked. Not where `closable` is false.'],
  ],
  accessibility: [
    'A dialog, named by `title`; the text below is the description of a `ConfirmDialog`, and is heard as it opens.',
    'The focus begins at the first control of the body, in a question without one at “Cancel”.',
    'With `busy` the action keeps its focus and its place, and does nothing more.',
    'On a phone it is as wide as the window, less a margin.',
  ],
  do: [
    'Ask with the name of the record: “Delete Shenzhen Airport?”.',
    'Name the action on its button: “Delete station” (删除场站), and take `danger` for what cannot be undone.',
    'Say in the text what follows: what disappears, what stays, who is charged.',
  ],
  dont: [
    'Do not ask “Are you sure?”; `wording="given"` is only for questions whose words the requirements give.',
    'Do not close it before the call has ended: give `busy`, and say in its text why it failed.',
    'Do not put fields into a question: take `Dialog` with a `DraftForm`.',
  ],
  related: [
    'Components/Overlays/Drawer',
    'Components/Forms/FormDrawer',
    'Domain widgets/Money/AuditPanel',
    'Components/Overlays/Messages',
  ],
  anatomy: {
    story: 'Parts',
    size: [640, 320],
    parts: [
      {
        name: ['Title', '标题'],
        at: '[data-part="title"]',
        note: ['The question, with the name of what it is about.', '带对象名称的问句。'],
      },
      {
        name: ['Consequence', '后果'],
        at: '[data-part="description"], [class*="dialog__body"]',
        note: ['What happens then, in one sentence.', '一句话说明后果。'],
      },
      {
        name: ['Cancel', '取消'],
        at: '[class*="dialog__footer"] button:first-child',
        note: ['The harmless answer; the focus begins here.', '无害的回答，焦点从这里开始。'],
      },
      {
        name: ['Action', '执行'],
        at: '[class*="dialog__footer"] button:last-child',
        note: ['Named by what it does; red where nothing brings it back.', '以动作命名；不可恢复时为红色。'],
      },
    ],
  },
}
