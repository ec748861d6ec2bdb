import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'What happened to a charging order, from its reservation to its invoice, with times and people.',
    'What the order still waits for: it is worked out from `order` and shown hollow.',
  ],
  avoid: [
    'What happened to anything else: `Timeline`.',
    'Which states a record can come to: `StateMachineView`.',
    'Power and charge of the battery over the same time: `PowerSocCurve`.',
  ],
  accessibility: [
    'An ordered list; name it by the order: `aria-label`.',
    'What is to come is heard as “not yet”, an abnormal order as “needs attention”, a closed one and a bad debt as “failed”.',
    'A step with a `number` has a picture named “Point 2”. The day is said where it is another than that of the step before.',
  ],
  do: [
    'Pass `steps` in any order; they are sorted by `time`.',
    'Pass `time` as it comes, `YYYY-MM-DD HH:mm:ss` in UTC+8, and `text` in the language in force.',
    'Give `number` to the steps that are marks of the curve beside it.',
  ],
  dont: [
    'Do not pass steps that have not happened.',
    'Do not repeat the name of a step in its `text`: say what is special, such as “Stopped by the member at 87 %”.',
    'Do not let `chargeStatus` stay behind the payments: until it is settled, the list waits for another one.',
  ],
  related: [
    'Recipes/OrderDrawer',
    'Components/Details/Timeline',
    'Components/Charts/PowerSocCurve',
    'Domain widgets/Money/BillLines',
  ],
}
