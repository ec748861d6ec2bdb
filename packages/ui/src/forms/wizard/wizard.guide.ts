import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A record with many fields that follow from one another, such as a new station: `WizardDrawer`.',
    'The same as a part of a page: `WizardPage`.',
  ],
  avoid: [
    'A form that fits on one page: `FormDrawer`.',
    'Where a record is on its way: `Steps`.',
    'Views of one thing without an order: `Tabs`.',
  ],
  keyboard: [
    ['Enter', 'In a field of one line: presses the button at the end, “Next” or “Save”.'],
    ['Enter Space', 'On a step that is done or needs attention: goes back to it.'],
    ['Escape', 'In a drawer: leaves; where something was typed, it asks first.'],
  ],
  accessibility: [
    '`WizardDrawer` is a dialog, `WizardPage` a region, both named by `title`; so is the list of steps.',
    'A new page begins with the focus on its heading.',
    'A step says whether it is done, not reached yet, or needs attention; the one in hand is `aria-current`.',
    'On the last page each “Change” has the name of its step.',
  ],
  do: [
    'Name in `fields` all that a page shows: “Next” checks these, and what the server refuses leads back to their page.',
    'Give each step a `summary`, with words and units for people: codes in words, W as kW.',
    'Keep one draft for all pages, and give it `keep`.',
  ],
  dont: [
    'Do not hide a field that the schema requires: it would be refused where nobody sees it.',
    'Do not check in `onSaveDraft`: it is given the values as they are. Say with a message that they were kept.',
    'Do not name a step `summary`: that is the last page.',
  ],
  related: [
    'Components/Forms/FormDrawer',
    'Components/Details/Steps',
    'Components/Overlays/Drawer',
    'Components/Details/DescriptionList',
  ],
}
