import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: ['A page of panels that each person arranges: which panels are shown, and in which order.'],
  avoid: [
    'The columns of a table: `ColumnChooser`.',
    'How the whole console looks: `SettingsDrawer`.',
    'Views of which one is shown at a time: `Tabs`.',
  ],
  keyboard: [
    ['Enter Space', 'Opens the panel; in it, shows, hides or moves a part of the page.'],
    ['Tab', 'Goes through the lines: box, “up”, “down”. The pointer drags instead.'],
    ['Escape', 'Closes the panel; the focus is on the button again.'],
  ],
  accessibility: [
    'The button says that it opens a dialog, which is named “Panels of this page”.',
    'The two buttons of a line name their panel: “Move Load up”. After a move the focus stays on the one that was pressed.',
    'On a phone the button shows its icon alone and keeps its name.',
  ],
  do: [
    'Keep the `arrangement` for the person, and start with `{ order: [], hidden: [] }`.',
    'Draw the page by `orderedPanels`: a panel that came with a later version has its place there.',
  ],
  dont: [
    'Do not offer a panel that the role may not see.',
    'Do not reuse the id of a panel that is gone for another one: it would be hidden for who hid the old one.',
  ],
  related: [
    'Components/Lists/ColumnChooser',
    'Components/Layout/SettingsDrawer',
    'Components/Layout/PageHead',
  ],
}
