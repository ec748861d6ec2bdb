import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Keeping filters, order and columns of a list under a name, for oneself or for colleagues.',
    'Showing a kept list by one click, such as “Shenzhen, in alarm”.',
  ],
  avoid: [
    'A list screen: `ListPage` has the button where its `list` has `views`.',
    'A few fixed views that everybody has: `Tabs`, or `FilterChips` for a state.',
  ],
  keyboard: [
    ['Enter Space', 'Opens the panel; on a name, shows that view.'],
    ['Enter', 'In the name field, keeps what is shown now under that name.'],
    ['Escape', 'Closes the panel; the focus is on the button again.'],
  ],
  accessibility: [
    'The button is named “Views”, or by the view that is shown. It opens a dialog named “Saved views”.',
    'In the dialog the view that is shown is `aria-current`. A shared one has a sign named “Shared”.',
    'The button that deletes names its view, “Delete view Night shift”, and asks before it does.',
  ],
  do: [
    'Pass the query of the address as `views.search`, without the page and what is open; `viewSearch` makes it.',
    'Let `save` resolve to whether the server kept it; where it did not, the name stays to be tried again.',
    'Load the views when `want` is called, not with the page.',
  ],
  dont: [
    'Do not set `own` for a colleague’s view: only one’s own can be deleted or replaced.',
    'Do not report a failure twice: the panel shows none, the app says it once.',
  ],
  related: ['Components/Lists/ListPage', 'Components/Lists/FilterBar', 'Components/Lists/ColumnChooser'],
}
