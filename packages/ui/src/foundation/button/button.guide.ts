import type { Guide } from '../guide/guide.ts'

export const guide: Guide = {
  use: [
    'Something that is done at once, or that opens a form or a question: `Button`.',
    'The same where its icon is known to everybody and room is short: `IconButton`, in toolbars, rows and corners.',
    'Going to another page from where a button is expected: `LinkButton`. It can be opened in another tab.',
  ],
  avoid: [
    'A control that not every role may use: `GuardedButton`, which is not there for the others.',
    'Three or more actions of one record: `Menu`.',
    'One of a few views: `Tabs`; one of a few values: `Segment`.',
  ],
  keyboard: [
    ['Enter', 'Presses it; follows a `LinkButton`.'],
    ['Space', 'Presses it.'],
  ],
  accessibility: [
    'An `IconButton` is named by its `label`, which is its tooltip too.',
    'With `busy` or `blockedReason` it keeps its focus and its place, is `aria-disabled`, and does nothing; the reason is its description.',
    'On a phone it is at least 44 px wide and 40 px high.',
  ],
  do: [
    'Name what happens: “Close station”, not “OK”.',
    'Have one `primary` per view: what most people came for.',
    'Use `blockedReason` where the state of a record forbids it, and say which state.',
  ],
  dont: [
    'Do not take `danger` for what can be undone: closing, resetting, leaving.',
    'Do not use `disabled`: nobody learns why, and the keyboard passes it by.',
    'Do not put a sentence into it; that is what the question behind it is for.',
  ],
  related: ['Components/Actions/Menu', 'Components/Actions/Gate', 'Components/Overlays/ConfirmDialog'],
}
