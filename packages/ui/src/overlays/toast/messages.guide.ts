import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'That something was done, or failed, where nothing else on the page says so: “Shenzhen Airport deleted”.',
    'The same with a way on for six seconds: “Undo”, “Download”.',
  ],
  avoid: [
    'A failed field or a failed save: the form says it itself.',
    'A list that could not be loaded: `StatePanel`, with “Try again”.',
    'What must be answered: `ConfirmDialog`. What people find later: the notices of the header.',
  ],
  keyboard: [
    ['Enter Space', 'On its action or on “Close”: presses it. While the focus is in it, the message stays.'],
  ],
  accessibility: [
    '`status` is read politely; `warning` and `error` are an alert and are read at once. No message takes the focus.',
    'It is read out over an open dialog too. There Tab stays in the dialog, so its action needs the pointer.',
    'It goes after one second, with an action after six, but not while it is pointed at or has the focus.',
  ],
  do: [
    'Put `Messages` once into an app, and say things with `showMessage`, from wherever they happen.',
    'Name the thing in one sentence without a full stop: “Shenzhen Airport deleted” (已删除深圳机场).',
    'Offer what was said again, with `useMessages`: the last twenty, the newest first.',
  ],
  dont: [
    'Do not show two at once: the new one takes the place of the old one.',
    'Do not say what can be seen anyway, such as a row that has just appeared.',
    'Do not make an action of what is only possible there: after six seconds it is gone.',
  ],
  related: [
    'Components/Overlays/ConfirmDialog',
    'Components/States/StatePanel',
    'Components/Forms/FormDrawer',
  ],
}
