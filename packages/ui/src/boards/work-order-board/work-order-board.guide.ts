import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The work of a team by state, what is overdue on top: a morning round, a shift change.',
    'Moving work orders on: dispatch, accept, submit, audit, each only by who may.',
  ],
  avoid: [
    'Finding work orders by many filters, sums, export: `ListPage`.',
    'Alarms that nobody has claimed yet: `AlarmFeed`.',
    'Who works when: `DutyBoard`. The life cycle of one record: `StateMachineView`.',
  ],
  keyboard: [
    ['↑ ↓', 'To the card above and below.'],
    ['← →', 'To the column before and after that has cards.'],
    ['Home End', 'To the first and the last card of the column.'],
    ['Enter Space', 'Opens the work order.'],
    ['M', 'Opens “Move to”: every column, those that refuse with their reason.'],
    ['Shift+← Shift+→', 'Moves the card to the next column on that side that takes it.'],
  ],
  accessibility: [
    'A region for each column, named by state and counts. A card is a button: number and title.',
    'What is moved, and why something cannot be, is said. A move that the server refused is an alert.',
    'Deadlines are words with a shape: “overdue by 2 h 15 min”.',
    'While a move is saved its card is `aria-busy`, and stands in its new column.',
    'On a phone the columns stand below one another, empty ones only as their heads.',
  ],
  do: [
    'Ask in `onMove` for what the action needs, a person or a reason, and reject with the sentence that says why not.',
    'Pass `may` of the caller: without it every right counts as held, and only the server refuses.',
    'Pass a new `now` from a parent that ticks, epoch milliseconds: overdue is measured by it.',
    'Leave the two people of an audit to it: who repaired or submitted is refused.',
  ],
  dont: [
    'Do not move the order in `orders` before `onMove` resolves: the board shows it there by itself.',
    'Do not keep cards out that a caller may not move: they stay, and say why.',
    'Do not format `deadline`: it is `YYYY-MM-DD HH:mm:ss` in UTC+8, or null.',
  ],
  related: [
    'Domain widgets/Work/StateMachineView',
    'Domain widgets/Work/DutyBoard',
    'Domain widgets/Network/AlarmFeed',
    'Components/Lists/ListPage',
  ],
}
