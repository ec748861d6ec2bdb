import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Before what cannot be undone, or what many will notice: deleting a station, a refund, a command to a pile.',
    'Something short that needs its own frame, such as a second factor or a list of keys: `Dialog`.',
  ],
  avoid: [
    'Editing a record: `FormDrawer`. Looking at one: `Drawer`.',
    'A decision of two people: `AuditPanel`.',
    'What can be undone: do it, and offer “Undo” in a message.',
  ],
  keyboard: [
    ['Tab', 'Stays in the dialog.'],
    ['Enter Space', 'Presses the answer that has the focus: first “Cancel”.'],
    ['Escape', 'Cancels; the focus goes back to what asked. Not where `closable` is false.'],
  ],
  accessibility: [
    'A dialog, named by `title`; the text below is the description of a `ConfirmDialog`, and is heard as it opens.',
    'The focus begins at the first control of the body, in a question without one at “Cancel”.',
    'With `busy` the action keeps its focus and its place, and does nothing more.',
    'On a phone it is as wide as the window, less a margin.',
  ],
  do: [
    'Ask with the name of the record: “Delete Shenzhen Airport?”.',
    'Name the action on its button: “Delete station” (删除场站), and take `danger` for what cannot be undone.',
    'Say in the text what follows: what disappears, what stays, who is charged.',
  ],
  dont: [
    'Do not ask “Are you sure?”; `wording="given"` is only for questions whose words the requirements give.',
    'Do not close it before the call has ended: give `busy`, and say in its text why it failed.',
    'Do not put fields into a question: take `Dialog` with a `DraftForm`.',
  ],
  related: [
    'Components/Overlays/Drawer',
    'Components/Forms/FormDrawer',
    'Domain widgets/Money/AuditPanel',
    'Components/Overlays/Messages',
  ],
}
