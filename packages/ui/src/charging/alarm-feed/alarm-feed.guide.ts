import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Open alarms as they come, the worst first, where somebody watches: alarm monitor, cockpit, page of a station.',
    'Claiming an alarm and handing it over without leaving the list.',
    'A sound for new critical and major alarms, once somebody has allowed it.',
  ],
  avoid: [
    'Alarms of the past, with filters and pages: `ListPage`.',
    'What happened to one alarm: `Timeline`.',
    'How many alarms a station has: `StationCard`.',
  ],
  keyboard: [
    ['Tab', 'Through levels, rows and their buttons. While the focus is in the list, no row moves.'],
    [
      'Enter Space',
      'Presses a button: a level, Claim, Hand over, the pin, or the text of an alarm with `onOpen`.',
    ],
    ['↑ ↓ PageUp PageDown', 'Scroll the rows, when the list itself has the focus.'],
  ],
  accessibility: [
    'A region named by `label`, which is its heading too. Rows are list items that know their place among all rows.',
    'A new critical alarm interrupts (`role="alert"`). All others are gathered for three seconds into one sentence that waits.',
    'What is there from the start is not announced. The buttons of a row name its alarm: “Claim Insulation resistance low, …”.',
    'While somebody points at the rows or is among them by keyboard, new ones wait behind a button that counts them.',
  ],
  do: [
    'Pass every open alarm: those with one `code` at one object become one row, and its buttons get the ids of all of them.',
    'Give `text` in the language of the reader; it is drawn and read aloud.',
    'Begin with `sound="ask"`, keep what `onSoundChange` says, and give it back on the next visit.',
  ],
  dont: [
    'Do not sort the alarms or take out those that repeat; the feed does both.',
    'Do not show a message for the same alarm: it would be heard twice.',
    'Do not ask for the right before passing `onTake`: without the right of `action` the buttons are gone by themselves.',
  ],
  related: [
    'Domain widgets/Network/StationCard',
    'Domain widgets/Network/StationMap',
    'Components/States/RefreshLamp',
    'Components/Details/Timeline',
    'Domain widgets/Work/DutyBoard',
  ],
}
