import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Deciding on money: a refund, an adjustment, a correction. Everything the decision needs stands on one panel.',
    'Four eyes: who decided before, whose turn it is, and why this person may not decide.',
    'How the amount came about: `AuditLedger`, which adds its rows up and says where they contradict the account.',
  ],
  avoid: [
    'One question with one answer: `ConfirmDialog`.',
    'What may follow for a record of any kind: `StateMachineView`.',
    'What has happened to a record: `Timeline`.',
  ],
  keyboard: [
    ['Tab', 'To what is scrolled, the opinion, then “Put on hold”, “Reject” and “Approve”.'],
    ['Enter Space', 'Presses a button; without the words that it needs, it leads to the opinion.'],
    ['↑ ↓ PageUp PageDown', 'Scrolls the facts, once they have the focus.'],
  ],
  accessibility: [
    'A region named by `title`, the number of what is audited. The stage in force is `aria-current`.',
    'Missing words are the description of the opinion, which takes the focus. What the server refused is an alert.',
    'Who may not decide hears the reason as the description of each button.',
    'The bar of what remains is a picture: “200.00 of 486.20”. On a phone the panel has the whole width.',
  ],
  do: [
    'Give the panel its `title` as `key` too: the words of one refund must not stay for the next.',
    'Give all amounts in fen. The button that approves names the amount, and with `pays` says that it is paid.',
    'Say in `lockedReason` what locks it: “You gave the first audit. A second person must decide”.',
    'Leave `failure` there until the next try: the words that were typed are kept.',
  ],
  dont: [
    'Do not ask once more in a dialog: amount and verdict stand on the button.',
    'Do not remove the seat of who may not decide: it says why. Without the right the buttons are gone by themselves.',
    'Do not correct a total so that the rows fit: the contradiction is what an auditor must see.',
  ],
  related: [
    'Recipes/RefundAudit',
    'Components/Overlays/ConfirmDialog',
    'Components/Details/Timeline',
    'Domain widgets/Work/StateMachineView',
  ],
}
