import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'How the console looks for this person on this device: colour, mode, menus, row height, colour-weak mode.',
  ],
  avoid: [
    'Settings of the account or of a seller: a page with a form.',
    'Columns and row height of one list: `ColumnChooser`. Panels of one page: `PanelChooser`.',
    'Any form at the side of a page: `FormDrawer`.',
  ],
  keyboard: [
    ['← → ↑ ↓', 'Within a group, such as the colours: chooses the next one.'],
    ['Space', 'Switches a setting on or off.'],
    ['Enter Space', 'On “Restore defaults” and “Copy settings”: presses it.'],
    ['Escape', 'Closes the drawer.'],
  ],
  accessibility: [
    'A dialog named “Personalised settings”. Groups are radio groups, the rest are switches with their labels.',
    'What cannot be chosen now is disabled and says beside it what it needs; a switch has that as its description.',
    'Colour-weak mode is here: patterns and names on every state.',
  ],
  do: [
    'Keep what `onChange` gives, and put it on the document with `attributesOf`; a change is seen at once.',
    'Read what was kept through `settingsFrom`: anything broken is the default again.',
    'Let the menu of the person open it, so that it can be found from every page.',
  ],
  dont: [
    'Do not change settings past `changeSettings`: it knows what goes together.',
    'Do not send them to the server; they belong to the device.',
  ],
  related: [
    'Components/Layout/AppShell',
    'Foundations/ThemeProvider',
    'Components/Overlays/Drawer',
    'Components/Lists/ColumnChooser',
    'Foundations/Visual language',
  ],
}
