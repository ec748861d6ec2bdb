import type { Guide } from '../guide/guide.ts'

export const guide: Guide = {
  use: [
    'Whether what is shown is live, and how old it is: in the head of a monitor, of a panel, in the status bar.',
    'The age of anything inside a sentence, written anew each second: `Age`.',
  ],
  avoid: [
    'A list that is read on demand: `ListPage` says “As of 10:00:04” and has a button to refresh.',
    'Rows of a table that are too old: `staleMs` of `DataTable`.',
    'Time that runs out: `CountdownText`.',
  ],
  accessibility: [
    'Losing the connection and having it back is said once, in a live region. The ticking age is never said by itself.',
    'With `look="age"` the word is read and not drawn.',
    'The shape differs in each state: disc, ring, square. The colour is not needed.',
  ],
  do: [
    'Pass `lastAt` in milliseconds since 1970, and `beatMs`, the interval at which messages come.',
    'Set `isLost` as soon as the connection is down; a source that is only quiet is delayed by itself, after three beats.',
    "Give the text of an `Age` in both languages: `['Seen {age} ago', '{age}前上报']`.",
  ],
  dont: [
    'Do not remove data when the lamp is not green: old data with its age is worth more than none.',
    'Do not render a page once a second for an age: this text renders alone.',
  ],
  related: [
    'Components/States/CountdownText',
    'Components/Charts/LiveChart',
    'Components/Lists/DataTable',
    'Domain widgets/Network/StationCard',
  ],
}
