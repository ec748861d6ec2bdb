import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'What happened to one record, and what is still to come: a work order, an alarm, a refund.',
    'The moments of a chart beside it, under the same numbers.',
  ],
  avoid: [
    'The course of a charging order with its meter values: `OrderTimeline`.',
    'How far a fixed procedure has come: `Steps`.',
    'A log with thousands of lines: `DataTable`.',
  ],
  accessibility: [
    'An ordered list; `aria-label` names it, for example by the number of the work order.',
    'A state other than done is heard behind the title: “not yet”, “needs attention”, “failed”.',
    'A numbered dot is a picture named “Point 3”.',
  ],
  do: [
    'Pass `events` from the earliest to the latest.',
    'Give `time` already written for people; leave it out for what is still to come.',
    'Say in `text` who did it, and what exactly: “ops → 周师傅”.',
  ],
  dont: [
    'Do not give `number` where no chart has the same point.',
    'Do not use `warning` and `bad` for what is usual: they stand out by shape and colour.',
  ],
  related: [
    'Components/Details/OrderTimeline',
    'Components/Details/Steps',
    'Components/Details/DetailPage',
    'Domain widgets/Work/StateMachineView',
  ],
}
