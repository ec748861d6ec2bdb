import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'One record of thousands, such as a station, a pile, a member or a fleet: `RecordField`, without a form `RecordPicker`.',
    'Many of them, as chips: `RecordsField`, without a form `RecordsPicker`.',
  ],
  avoid: [
    'A list that is all in the browser: `Combobox`; a short one: `Select`.',
    'Many records of which one wants to see those left and those chosen side by side: `TransferList`.',
    'Records by level, such as the stations of a city: `TreesSelect`.',
  ],
  keyboard: [
    ['↓ ↑', 'Opens the list. In it: to the next record or the one before; it stops at both ends.'],
    ['Home End', 'In the open list: to the first and the last record that was read.'],
    [
      'PageUp PageDown',
      'In the open list: eight records up and down; the end of the list loads the next page.',
    ],
    ['Enter', 'Chooses the highlighted record; in a `RecordsPicker` it removes one that is chosen.'],
    ['Backspace', 'In a `RecordsPicker` where nothing is typed: removes the last chip.'],
    ['Escape', 'Closes the list; what is chosen stays.'],
  ],
  accessibility: [
    'A `combobox` over a `listbox`; each record says its place among all that match on the server.',
    'A status below the list says that it is loading or failed, how many more there are, or that nothing was found.',
    'A chip has a button “Remove Shenzhen Airport”; behind three chips a button counts the rest, “3 more”, and shows them.',
    'On a phone a record is 44 px high, a chip 36 px.',
  ],
  do: [
    'Make one `RecordSource` for each kind of record, outside the components: the names of chosen ids are remembered by it.',
    'Give `detail` what distinguishes same names, such as the code of a station, and let the server search it.',
    'Set `isScoped` where the reader sees less than the network: the list then says so.',
  ],
  dont: [
    'Do not drop chosen ids that the reader may not see: leave them out of `resolve`, and the field says “No. 9999, not visible to you”.',
    'Do not read all records before: it asks page by page, 250 ms after the last key, and aborts what is no longer wanted.',
  ],
  related: [
    'Components/Forms/Combobox',
    'Components/Forms/TransferList',
    'Components/Forms/TreeSelect',
    'Components/Lists/FilterBar',
    'Components/Forms/EveryField',
  ],
}
