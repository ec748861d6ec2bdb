import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A control of your own in a form: `FieldFrame` puts label, hint and error around it. It knows no form library.',
    'Something that is on or off in a form: `SwitchField`.',
    'Seeing which field stands for which kind of value: the stories have one of every kind.',
  ],
  avoid: [
    'One labelled text without a draft: `TextInput` has its frame already.',
    'Two ways that are both an answer, such as “Automatic” and “By hand”: `SegmentField`, `RadioField`.',
    'A control for `useDraft` that is used in several forms: make its field once, with `bound(Control)`.',
  ],
  keyboard: [['Space', 'On a switch: turns it on or off.']],
  accessibility: [
    'Spread `wiring` on the control: then the label names it, hint or error is its description, and it says that it is required or wrong.',
    'With `isGroup` the label names the group; pressing the label focuses nothing.',
    'The star and the counter are for the eye; neither is part of the name or the description.',
    '`SwitchField` is a `switch` that is named by the label beside it.',
  ],
  do: [
    'Let the schema say what is required, how long a text may be and with what a new record starts: the form reads it there.',
    'Say in an error what to enter: “Enter a reason”, “Choose a station”.',
    'Take a field whose value is that of the wire: fen, Wh, W, a code, an id, 1 or 0 for a flag.',
  ],
  dont: [
    'Do not repeat a label at the field: it comes from the texts of the form by the name of the field.',
    'Do not use `disabled` for what can only be looked at: with `readOnly` a text can still be focused and copied.',
    'Do not write the error below the field yourself: the hint and the error share one place.',
  ],
  related: [
    'Components/Forms/FormDrawer',
    'Components/Forms/TextInput',
    'Components/Forms/NumberInput',
    'Components/Forms/OptionGroup',
    'Components/Forms/Wizard',
  ],
  anatomy: {
    story: 'Parts',
    size: [640, 640],
    parts: [
      {
        name: ['Label', '标签'],
        at: 'form label',
        note: ['Names the control; pressing it goes there.', '控件名称，点击即聚焦。'],
      },
      {
        name: ['Control', '控件'],
        at: 'form input[type="text"]',
        note: [
          'What is typed or chosen; described by the note below it.',
          '输入或选择的内容，由下方提示说明。',
        ],
      },
      {
        name: ['Select', '下拉选择'],
        at: 'select',
        note: [
          'One of a few options: the list of the system, also on a phone.',
          '少量选项之一，使用系统列表，手机亦然。',
        ],
      },
      {
        name: ['Title of a section', '分组标题'],
        at: 'legend',
        note: ['Fields that belong together.', '相关字段的标题。'],
      },
    ],
  },
}
