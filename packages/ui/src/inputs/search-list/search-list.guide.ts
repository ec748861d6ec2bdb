import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Finding things of several kinds with one field, such as pages, piles and actions: what is found stands below it in groups.',
    'The content of a dialog or a popover that searches, as in `Palette`.',
  ],
  avoid: [
    'A value of a form: `Combobox`, `RecordPicker`.',
    'Narrowing a list that stands there anyway: `SearchBox`.',
  ],
  keyboard: [
    ['↓ ↑', 'To the next item or the one before, through all groups; it stops at both ends.'],
    ['Home End', 'To the first and the last item.'],
    ['PageUp PageDown', 'Eight items up and down.'],
    ['Enter', 'Chooses the highlighted item; the focus stays in the field.'],
  ],
  accessibility: [
    'A `combobox` and its `listbox`, both named by `label`; each group of options is named by its heading, also where that is not drawn.',
    'The item that Enter would choose is `aria-selected`, and `aria-activedescendant` of the field.',
    '`note` stands in a status, so it is read aloud when it changes.',
    'The field gets the focus when there is something to choose.',
    'On a phone an item is 44 px high, with its detail below its name.',
  ],
  do: [
    'Search in `onText`, and give what was found as `groups`, the best first.',
    'Say in `note` that nothing was found, that it still looks, or that it failed.',
    'Give `hint` where choosing does more than open: “Asks for confirmation”.',
  ],
  dont: [
    'Do not give two items one id, not even in different groups.',
    'Do not give hundreds of items: all of them are drawn.',
    'Do not mark words in the labels yourself: `words` are underlined, by default those that were typed.',
  ],
  related: [
    'Components/Overlays/Palette',
    'Components/Forms/Combobox',
    'Components/Forms/TextInput',
    'Components/Lists/FilterBar',
  ],
}
