import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Who gets a timed report by e-mail: up to ten addresses, one to a row.',
    'The same in a form: `EmailListField`, which marks the rows that are wrong.',
  ],
  avoid: [
    'One address: `TextField` with `type="email"`.',
    'Several short texts in one line, such as phone numbers: `TextListField`.',
    'People who are known to the console: `TransferList`, `RecordPicker`.',
  ],
  keyboard: [
    [
      'Enter Space',
      'On “Add address”: a new row, which gets the focus. On “Remove address”: the row above gets it.',
    ],
    ['Ctrl+V', 'Several addresses at once become rows; names and brackets around them are left out.'],
  ],
  accessibility: [
    'A group, named by its label; the rows are “Address 1”, “Address 2” and so on.',
    'At the limit “Add address” stays, is `aria-disabled`, and its description says why.',
    'Only a row that is wrong is invalid; what is wrong is the description of the group.',
    'On a phone its buttons are 44 px high, and the keyboard is that of e-mail addresses.',
  ],
  do: [
    'Hold a list of objects, `{ email }`, as the wire has it.',
    'Give `isWrong` to a bare one; in a form the schema says which rows are wrong.',
  ],
  dont: [
    'Do not count on all that was pasted: what is over `most` is cut off, and duplicates of other rows are left out.',
    'Do not expect an empty list: the first row cannot be removed. Let the schema refuse an empty text.',
  ],
  related: [
    'Components/Forms/TextInput',
    'Components/Forms/TransferList',
    'Components/Forms/RecordPicker',
    'Components/Forms/EveryField',
  ],
}
