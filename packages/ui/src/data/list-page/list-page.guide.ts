import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A list screen: columns, filters and actions are data, everything else is JSX.',
    'The buttons of such a page: `AddButton`, `ImportButton`, `ExportButton`, `TimingButton`, each behind its right.',
    'What is done with many chosen things at once: `BulkBar`, also over a wall or a tree.',
  ],
  avoid: [
    'A list beside a map or in a tree: `useList` and `DataTable` in a layout of its own.',
    'The screen of one record: `DetailPage`.',
    'Any other button behind a right: `GuardedButton`.',
  ],
  keyboard: [
    ['N', 'Presses `AddButton`, while nobody types and nothing lies above the page.'],
    ['Escape', 'Clears the selection.'],
    ['/', 'From a cell of the table to the text filter.'],
    ['?', 'On a cell of the table: all keys of the table.'],
  ],
  accessibility: [
    'The title is the `h1`, and names the table. Head, filters, table and pager follow in this order.',
    'How many rows are selected is a status in a region named “Selected rows”.',
    'On a phone rows are cards, filters are in a sheet, and Import, Export and Timing are icons that keep their names.',
  ],
  do: [
    'Put the buttons in order: import, export, timing, and the primary “Add” last.',
    'Guard `TimingButton` by the right of the export.',
    'Say in `bulk` first what the actions will touch, such as “2 charging, 98 kW”.',
    'Give `list` from `useList`: then filter, order, page and columns stand in the address.',
  ],
  dont: [
    'Do not add a switch to the page for one odd screen: take a slot, a custom cell, or `DataTable` itself.',
    'Do not pass `bulk` to who may not do any of it: rows could be selected for nothing.',
    'Do not write an empty or a failed state: the table has both.',
  ],
  related: [
    'Components/Lists/DataTable',
    'Components/Lists/FilterBar',
    'Components/Lists/ColumnChooser',
    'Components/Lists/SavedViews',
    'Components/Layout/PageHead',
  ],
}
