import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: ['The pages that are open, each as a tab below the header; with many of them the bar scrolls.'],
  avoid: [
    'The views of one page: `Tabs`. One of a few values: `Segment`.',
    'Keeping the pages as they were left: `OpenPages`, which works with this bar.',
  ],
  keyboard: [
    ['← →', 'To the next tab; the ends are joined. The page that is shown stays.'],
    ['Home End', 'To the first and the last tab.'],
    ['Enter Space', 'Shows the page of the tab.'],
    ['Delete', 'Closes the tab.'],
    ['Ctrl+Shift+← Ctrl+Shift+→', 'Moves the tab.'],
    ['Shift+F10 Menu', 'Opens the menu of the tab: close others, to the left, to the right, all; move.'],
    [
      'Alt+PageDown Alt+PageUp',
      'From anywhere, also from within a form: shows the next page, the one before.',
    ],
  ],
  accessibility: [
    'A list of tabs named “Open pages”, with one stop of the Tab key. The keys are the description of each tab.',
    'A tab is named by its title, the word of its state and “not saved”. Its × is for the pointer alone.',
    'The button at the end, “All open pages”, lists all of them, and all ways of closing.',
    'Where a tab is closed that has the focus, the tab of the page that is shown gets it.',
  ],
  do: [
    'Give `panelId` the id of the element that shows the page, in the shell `main`.',
    'Let `closePages` decide what is closed; say its refusal with `refusalTexts` as a message.',
    'Give `state` only to a page whose record needs a hand: in alarm, at fault.',
  ],
  dont: [
    'Do not remove a tab whose page `isUnsaved` without asking.',
    'Do not put the address into the title; a page without a title says “Untitled”.',
    'Do not draw a second bar of this kind: Alt+PageDown would lead on in both.',
  ],
  related: [
    'Components/Layout/OpenPages',
    'Components/Layout/AppShell',
    'Components/Actions/Tabs',
    'Components/Overlays/Messages',
  ],
}
