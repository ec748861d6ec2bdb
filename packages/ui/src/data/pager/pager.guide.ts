import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Going through the pages of a list that the server pages, and saying how many rows there are.',
    'A `DataTable` in a layout of its own, outside `ListPage`.',
  ],
  avoid: [
    'A list screen: `ListPage` has it already.',
    'The steps of a task: `Steps`, `Wizard`. A few views: `Tabs`.',
  ],
  keyboard: [
    ['Enter Space', 'On a number, “Previous page” or “Next page”: goes there.'],
    ['↑ ↓', 'On the rows per page: chooses another size; the list begins at its first page.'],
  ],
  accessibility: [
    'A navigation landmark named “Pagination”. Each number is named “Page 3”; the one that is shown is `aria-current="page"`.',
    'The select is named “Rows per page”.',
    'On a phone there are the two arrows and which rows one sees; numbers and size are gone.',
  ],
  do: [
    'Pass the `list` whole; page and size go to `list.change`.',
    'Set `totalCapped` where the server stopped counting: the total is then “10,000+”, and the last page is found by going on.',
    "Give `unit` both forms in English: `['station | stations', '场站']`.",
  ],
  dont: [
    'Do not offer other sizes than 10, 20, 50 and 100: the address takes no others.',
    'Do not page rows that are all in memory: `DataTable` shows 100,000 of them.',
  ],
  related: ['Components/Lists/ListPage', 'Components/Lists/DataTable', 'Components/Lists/FilterBar'],
}
