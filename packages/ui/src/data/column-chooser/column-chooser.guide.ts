import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Choosing which columns of a table are shown, in which order, which of them stay at the start, and how high the rows are.',
    'A table in a layout of its own, which has a `ListState` but no `ListPage`.',
  ],
  avoid: [
    'A list screen: `ListPage` has it already.',
    'The panels of a page: `PanelChooser`.',
    'A whole look at a list under a name, with its filters: `SavedViewsButton`.',
  ],
  keyboard: [
    ['Enter Space', 'Opens the panel; in it, shows or hides, moves or pins a column.'],
    ['Tab', 'Goes through the lines: box, “up”, “down”, pin. The pointer drags instead.'],
    ['← →', 'On the row height, the next of the three heights.'],
    ['Escape', 'Closes the panel; the focus is on the button again.'],
  ],
  accessibility: [
    'The button says that it opens a dialog; the dialog is named “Columns”.',
    'The buttons of a line name their column: “Move City up”. The pin is `aria-pressed`.',
    'After a move the focus stays on the button that moved, so that one can press again.',
  ],
  do: [
    'Pass the whole `list` and all `columns`; what is chosen goes to `list.change` and so into the address.',
    'Declare a column `hidden` that few people need: it is offered here.',
    'Declare the column `locked` by which a row is known; its box cannot be cleared.',
  ],
  dont: [
    'Do not show it on a phone: rows are cards there, and have no columns.',
    'Do not keep the choice elsewhere: a copied address would show other columns.',
  ],
  related: [
    'Components/Lists/ListPage',
    'Components/Lists/DataTable',
    'Components/Lists/SavedViews',
    'Components/Layout/PanelChooser',
  ],
}
