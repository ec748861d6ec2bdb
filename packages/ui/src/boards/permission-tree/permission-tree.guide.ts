import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'What a role may see and do: pages with a box, their actions as chips, over the whole menu.',
    'What a change to a role takes and gives, and whom it concerns, before it is saved.',
    'Holding a role against another one, with `compare`.',
  ],
  avoid: [
    'What a user or a role may see and do, in sentences: `ScopeSummary`; here it goes into `words`.',
    'Choosing one node of a tree in a form: `TreeSelect`.',
    'Choosing some of a list: `TransferList`.',
  ],
  keyboard: [
    ['↑ ↓', 'To the row above and below.'],
    ['→', 'Opens a group, goes into it, or from a page to its actions and along them.'],
    ['←', 'Back along the actions to their page, closes a group, or goes to the group around.'],
    ['Home End', 'To the first and the last row.'],
    ['PageUp PageDown', 'Ten rows up and down.'],
    ['*', 'Opens this group and all beside it.'],
    ['Space Enter', 'Grants, or takes away: an action, a page with its actions, a group with its pages.'],
  ],
  accessibility: [
    'A tree named “Permissions”; one Tab stop. An item says its name, whether it is checked, mixed or not, and its place.',
    'An action says too what changes: “Enable, added”, and with `compare` what the other role has.',
    'What the author may not give says why, and is `aria-disabled`; it can be reached all the same.',
    'What was undone is said. In a narrow place the changes stand below the tree, the actions below their page.',
  ],
  do: [
    'Give `base` as the server has it and `value` with the changes: what differs is listed and can be undone one by one.',
    'Give `grantable` to every author but the one who holds all: nobody gives on what they lack.',
    'Write into `warning` what is not expected: “Disable stops running charges at a station”.',
    'Save with `withCatalogs` where the server stores groups too.',
  ],
  dont: [
    'Do not put ids of groups into `value`: a group is what its pages are.',
    'Do not save at each press: changes are saved together, and the page has the button for it.',
    'Do not filter `entries` by what the author may: the rest is shown, locked.',
  ],
  related: [
    'Domain widgets/Work/ScopeSummary',
    'Components/Forms/TreeSelect',
    'Components/Forms/TransferList',
    'Components/Actions/Gate',
  ],
}
