import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Where one is on a way of three to seven steps: adding a station, an audit, a refund.',
    'Going back to a step that is done.',
  ],
  avoid: [
    'A form in steps: `Wizard`, which has these steps, the buttons and the draft.',
    'What happened and when: `Timeline`. Which states can follow: `StateMachineView`.',
    'Views that can be changed in any order: `Tabs`.',
  ],
  keyboard: [['Enter Space', 'With `onSelect`, on a step that is done or failed: returns to it.']],
  accessibility: [
    'An ordered list that `label` names; the step at which one is has `aria-current="step"`.',
    'The state of any other step is read behind its title: “done”, “not reached yet”, “needs attention”.',
    'In a row narrower than 480 px only the current title is drawn; all are read.',
  ],
  do: [
    'Leave out `state` where it follows from the order: steps before the current one are done.',
    "Set `state: 'failed'` on a step with an error to be corrected.",
    'Pass `current={undefined}` once all are done.',
  ],
  dont: [
    'Do not offer a jump to a step that was not reached; it is no button.',
    'Do not put a sentence into a title: one or two words.',
  ],
  related: [
    'Components/Forms/Wizard',
    'Components/Details/Timeline',
    'Domain widgets/Work/StateMachineView',
    'Domain widgets/Money/AuditPanel',
  ],
}
