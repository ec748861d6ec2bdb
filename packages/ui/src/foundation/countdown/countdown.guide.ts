import type { Guide } from '../guide/guide.ts'

export const guide: Guide = {
  use: [
    'Time that runs out: a reservation, the deadline of a work order, a wait before the next try.',
    'A deadline that has passed and goes on counting as overdue: `afterEnd="count"`.',
  ],
  avoid: [
    'How old live data is: `RefreshLamp`; how old anything else is: `Age`.',
    'A deadline that is days away: write the day.',
    'How far something has come: a bar with per cent.',
  ],
  accessibility: [
    'A `timer`, which is read when one comes to it and never by itself.',
    'Of a running one only the time is read; what it counts must stand beside it.',
    '“Paused”, “Time is up” and “Overdue” are read before the time; they are not drawn.',
  ],
  do: [
    'Pass `deadline` in milliseconds since 1970; a time of the wire is one of UTC+8, `parseTimestamp` reads it.',
    'Pass `pausedAt` (what was left, in milliseconds) instead of `deadline` while it stands still.',
    'Show the deadline itself as `title`.',
  ],
  dont: [
    'Do not run a timer beside it: all of a page share one, which stops while the page is hidden.',
    'Do not decide by `onOver` what the server decides; ask it what the state is now.',
  ],
  related: [
    'Components/States/RefreshLamp',
    'Domain widgets/Work/WorkOrderBoard',
    'Components/States/StatusBadge',
  ],
}
