import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The search over everything, opened by a key from any page: pages, records by their number, actions.',
  ],
  avoid: [
    'The same search in its place on a page: `SearchList`.',
    'Choosing a record for a field: `RecordPicker`. A few actions of one thing: `Menu`.',
    'Looking for rows of a list: `FilterBar`.',
  ],
  keyboard: [
    ['↑ ↓', 'To the next thing that was found; the first one is marked from the start.'],
    ['PageUp PageDown', 'Eight things up or down.'],
    ['Enter', 'Chooses what is marked.'],
    ['Escape', 'Closes it; the focus is where it was before.'],
  ],
  accessibility: [
    'A dialog with a combobox; `label` names the dialog, the field and the list. The field has the focus at once.',
    'What was found is in named groups. `note` (nothing found, still looking) is read when it changes.',
    'On a phone only the last part of `footer` stays, since there are no keys to explain.',
  ],
  do: [
    'Draw it on condition: it is open while it is there.',
    'Leave out what the role may not do; say so in the `footer`.',
    'Give an action that asks first a `hint`: “Asks for confirmation”.',
  ],
  dont: [
    'Do not expect it to close when something is chosen: its owner no longer draws it.',
    'Do not make it the only way to anything: who does not know the key never sees it.',
  ],
  related: [
    'Components/Overlays/SearchList',
    'Components/Layout/AppShell',
    'Components/Forms/RecordPicker',
    'Components/Actions/Menu',
  ],
}
