import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Choosing many of a long list, with those left and those chosen side by side: the stations of a station group.',
    'In a form `TransferField`, in a control of your own `TransferList`. Thousands of rows are no matter: only those in sight are drawn.',
  ],
  avoid: [
    'A few records of thousands on the server: `RecordsPicker`.',
    'Some of a few: `CheckboxGroupField`.',
    'Stations by region and city: `TreesSelect`.',
  ],
  keyboard: [
    ['↓ ↑ Home End', 'In a list: to another row; with Shift all rows up to it are marked.'],
    ['Space', 'Marks the row, or clears its mark.'],
    ['Ctrl+A', 'Marks all rows that were found.'],
    ['Enter', 'Moves the marked rows to the other side, or the row one is at where none is marked.'],
  ],
  accessibility: [
    'A group, named by a `FieldFrame` with `isGroup` or by `aria-label`; the hint or the error is its description.',
    'Each side has a search field “Find in To choose”, a box “Mark all in To choose”, and a `listbox` named by its side and its rows.',
    'A status says how many are chosen after each move.',
    'On a phone one list stands below the other with the buttons between them; rows and buttons are 44 px high.',
  ],
  do: [
    'Give all `options`, what is chosen included; the sides are made of them.',
    'Give `detail` where names repeat, such as the code of a station: it is searched too.',
    'Keep ids that the reader may not see in `value`: they stay, also with “Remove all”, and their number is said.',
  ],
  dont: [
    'Do not sort the value: it is in the order in which it was chosen.',
    'Do not expect “Add all” to add what was found: it adds every row. After a search “Mark all” and “Add” do that.',
  ],
  related: [
    'Components/Forms/RecordPicker',
    'Components/Forms/TreeSelect',
    'Components/Forms/OptionGroup',
    'Components/Forms/EveryField',
  ],
}
