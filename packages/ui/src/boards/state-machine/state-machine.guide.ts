import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Where a record stands in its life cycle, where it can go, and what this user may do about it.',
    'Why nothing can be done: it is the turn of the server, the pile or the member, or the right is missing.',
  ],
  avoid: [
    'What has happened to it: `Timeline`, of an order `OrderTimeline`.',
    'The way through a form or a process in one line: `Steps`.',
    'A state alone: `StatusBadge`. A decision on money: `AuditPanel`.',
  ],
  keyboard: [
    ['← → ↑ ↓', 'In “Show as”: diagram or list.'],
    ['Enter Space', 'Presses an action.'],
  ],
  accessibility: [
    'A region named by `label`. The states are a list; the one in force is `aria-current`.',
    'Arrows and numbers of the diagram are not heard. The list says of each state where it leads.',
    'A way out that the user may go is a button; what forbids it now is its description.',
    'Where the diagram does not fit, as on a phone, the list stands in its place by itself.',
  ],
  do: [
    'Make the states by `statesOf(refundStatus, language)`: words, shapes and order come from the enumeration.',
    'Give each transition its `action` key, or say by `by` who does it: server, pile or member.',
    'Say in `blockedReasonOf` which state of things forbids it: “Issued in June: only the current month can be voided”.',
  ],
  dont: [
    'Do not leave out ways that this user may not go: they are text, with who goes them.',
    'Do not leave out both `action` and `by`: nobody then learns who goes that way.',
    'Do not act at once on `onAction` where something is asked for: open the form or the question.',
  ],
  related: [
    'Components/Details/Timeline',
    'Components/Details/Steps',
    'Domain widgets/Money/AuditPanel',
    'Components/States/StatusBadge',
    'Components/Actions/Gate',
  ],
}
