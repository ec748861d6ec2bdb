import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The top of every page: where it is, what it is called, what can be done with it.',
    'The ground of a page of panels, such as a dashboard or a monitor: `PanelPage` around head and panels.',
  ],
  avoid: [
    'A list screen: `ListPage` draws its head from `title`, `breadcrumb` and `children`.',
    'The screen of one record: `DetailPage` draws its head too.',
    'The heading of a part of a page: `Panel`.',
  ],
  keyboard: [['Enter', 'Follows a step of the breadcrumb, a link, or the “?” to the help.']],
  accessibility: [
    '`title` is the `h1` of the page. The breadcrumb is a navigation landmark; a step without `href` is plain text.',
    'A `search` stands in a search landmark named “Search this page”.',
    'Where `PageHelp` gives an address, a link named “Help on this page” stands behind the title.',
    'With `isWaiting` the head is drawn and not read, and nothing in it can have the focus.',
  ],
  do: [
    'Write the title as the menu has it; of a record, its own name.',
    'Put the primary button last in `actions`, and only one of them.',
    'Give `count` the number of records; a number is written for the language.',
  ],
  dont: [
    'Do not repeat the page itself as the last step of the breadcrumb.',
    'Do not give `search` to a page that has a `FilterBar`.',
    'Do not put more than a state or a short sentence into `description`.',
  ],
  related: [
    'Components/Layout/AppShell',
    'Components/Lists/ListPage',
    'Components/Details/DetailPage',
    'Components/Actions/Tabs',
    'Components/Layout/PanelChooser',
  ],
}
