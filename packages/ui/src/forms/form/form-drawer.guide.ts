import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Adding or editing a record: `FormDrawer`, with a draft of `useDraft`. It is open while it is drawn.',
    'A form without that frame, in a page or a dialog of its own: `DraftForm`, with `LeaveQuestion` beside it.',
    'Fields that belong together, under a heading: `FormSection`.',
  ],
  avoid: [
    'More fields than one reads at once, in an order: `WizardDrawer`.',
    'A question with two answers: `ConfirmDialog`.',
    'The filters of a list: `FilterBar`. Settings of the device: `SettingsDrawer`.',
  ],
  keyboard: [
    ['Enter', 'In a field of one line: saves.'],
    ['Tab', 'Stays in the drawer.'],
    ['Escape', 'Leaves; where something was typed, it asks first.'],
  ],
  accessibility: [
    'A dialog, named by `title`; its description is the step and when the draft was kept. The focus begins at the first field.',
    'After a failed save the focus is on the first field that is wrong, and its error is its description.',
    'Above the fields an alert names all that are wrong, where there are several, and why the server refused.',
    'On a phone it fills the screen, and the fields stand in one column.',
  ],
  do: [
    'Let the schema check: the server’s refusals stand at the same fields, in the language of the reader.',
    'Send the key that `submit` is given: a form that is sent twice is saved once.',
    'Give `keep` for a long form; what was typed survives a reload. Give `reload`, for a record that somebody else changed.',
  ],
  dont: [
    'Do not show a failed save as a message as well: a failure is shown once, in the form.',
    'Do not close it yourself after a save: `onDone` is called with what was saved, and with nothing when it was left.',
    'Do not keep passwords and codes: what is kept lies on the device in plain text.',
  ],
  related: [
    'Components/Forms/Wizard',
    'Components/Forms/EveryField',
    'Components/Overlays/Drawer',
    'Components/Overlays/ConfirmDialog',
  ],
  anatomy: {
    story: 'Parts',
    size: [720, 700],
    parts: [
      {
        name: ['Title', '标题'],
        at: '[data-part="title"]',
        note: ['What is done: “Add depot”, “Edit depot”.', '所做的事：新增、编辑。'],
      },
      {
        name: ['Close', '关闭'],
        at: '[class*="drawer__header"] button',
        note: ['Asks first where something was typed.', '有未保存内容时先询问。'],
      },
      {
        name: ['Summary', '错误汇总'],
        at: '[role="alert"] > *',
        note: ['Names each field that needs attention and leads to it.', '列出需要处理的字段并可跳转。'],
      },
      {
        name: ['Field', '字段'],
        at: 'form > div[class*="_field_"]',
        note: ['Label, control, and the note or failure below.', '标签、控件及下方的提示或错误。'],
      },
      {
        name: ['Failure', '错误'],
        at: 'p[class*="_note_"]',
        note: ['Stays until the value is right.', '值正确后才消失。'],
      },
      {
        name: ['Section', '分组'],
        at: 'fieldset',
        note: ['Fields that belong together, under one title.', '同一标题下的相关字段。'],
      },
      {
        name: ['Footer', '底栏'],
        at: '[class*="drawer__footer"]',
        note: ['Always in sight: the way out and the one primary button.', '始终可见：取消与唯一的主按钮。'],
      },
      {
        name: ['Save', '保存'],
        at: '[class*="drawer__footer"] button[type="submit"]',
        note: [
          'Never disabled for a wrong field: pressing it says what is wrong.',
          '字段有误也不禁用：按下即指出问题。',
        ],
      },
    ],
  },
}
