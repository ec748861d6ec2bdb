import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A labelled text without a draft, as on the log-in page: `TextInput`.',
    'A text of a form: `TextField` has one line, `TextAreaField` several. `TextListField` has short texts, such as domains, with spaces, commas or semicolons between them.',
    'Looking something up above a list, in a toolbar or in a panel: `SearchBox`.',
  ],
  avoid: [
    'A number: `NumberField`, `MoneyField`. A telephone number: `PhoneField`. A password: `PasswordField`.',
    'A plate or a VIN: `PlateField`, `VinField`. Recipients of a report: `EmailListField`.',
    'Choosing from what one finds: `Combobox`, or `SearchList` for several kinds of things.',
  ],
  keyboard: [['Enter', 'In a `TextAreaField`: a new line.']],
  accessibility: [
    'A `TextInput` is named by its `label`. `hint`, or `error` in its place, is its description; with `error` it is invalid.',
    'A `SearchBox` is a `searchbox` without a label of its own: give `aria-label`.',
    'A form checks when one saves; from then on an error goes as soon as what is typed is right.',
    'What stands in `end` is not part of the name; a button there needs a name of its own.',
    'On a phone a text in a form is 44 px high and has letters of 16 px.',
  ],
  do: [
    'Name a field by one to three words, without a colon: “Depot name” (场地名称), not “Please enter the name of the depot”.',
    'Say in `hint` what the label does not: where the value stands, or its form. An error takes its place, so it must say all that is needed.',
    'Give the longest length in the schema: typing stops there, and from a limit of 50 on a counter shows how much is used.',
    'Pick the keyboard of a phone by `type`: `tel`, `email`, `url`. What is right is for the schema to say.',
    'Use `mayExceed` where people paste long texts: nothing is cut off, and the error says that it is too long.',
  ],
  dont: [
    'Do not leave the length out where more than 50 characters are meant: without a limit in the schema typing stops at 50.',
    'Do not put a rule into the placeholder: it is gone with the first letter. `hint` stays. A placeholder is an example, never the name.',
    'Do not disable “Save” until all is right: pressed, it says what is wrong, and the focus goes there.',
    'Do not wait for a green mark: a right value has no mark. What only the server knows it says after saving, at the field.',
  ],
  related: [
    'Components/Forms/NumberInput',
    'Components/Forms/PhoneInput',
    'Components/Forms/PasswordInput',
    'Components/Forms/EmailList',
    'Components/Overlays/SearchList',
  ],
  anatomy: {
    story: 'Failed',
    size: [600, 120],
    parts: [
      {
        name: ['Label', '标签'],
        at: 'label',
        note: [
          'One to three words; a star where the form is not saved without it.',
          '一至三个词；必填时带星号。',
        ],
      },
      {
        name: ['Input', '输入框'],
        at: 'input',
        note: [
          'As wide as its place, with an example while it is empty.',
          '与所在位置同宽，空时可显示示例。',
        ],
      },
      {
        name: ['Error', '错误'],
        at: 'p[class*="_note_"]',
        note: ['What to enter, in the place of the hint.', '说明应输入的内容，取代提示。'],
      },
    ],
  },
}
