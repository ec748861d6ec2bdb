import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A record beside the list from which it was opened: an order, an alarm, a work order.',
    'Settings whose effect is to be seen at once: `width="settings"`, without a scrim.',
  ],
  avoid: [
    'Adding or editing a record: `FormDrawer`, which saves and asks before leaving.',
    'A question: `ConfirmDialog`. A few choices beside a button: `Popover`.',
    'A record that people link to and come back to: `DetailPage`.',
  ],
  keyboard: [
    ['Tab', 'Stays in the drawer.'],
    [
      'Escape',
      'First cancels what is going on inside: a drag, a selection, the text of a search. Then closes it; the focus goes back to what opened it.',
    ],
  ],
  accessibility: [
    'A dialog, named by `title` and described by `caption`.',
    'The focus begins at the first control of the body, and at the close button where there is none. What is opened to be read has `data-autofocus` and `tabIndex={-1}` at its top, and begins there.',
    'What lies behind cannot be reached while it is open, also without a scrim.',
    'On a phone it fills the screen.',
  ],
  do: [
    'Give `title` the name of the thing, and let the footer have the actions: it stays in sight.',
    'Keep in the address which record is open, so that it can be shared and reloaded.',
    'Close it in `onClose`: it does not close itself.',
  ],
  dont: [
    'Do not use `width="settings"` for a form: without a scrim nobody sees that the page behind is out of reach.',
    'Do not write the loading state into the title: show it in the body. Another drawer may take its place.',
  ],
  related: [
    'Components/Forms/FormDrawer',
    'Components/Overlays/ConfirmDialog',
    'Components/Overlays/Popover',
    'Components/Details/DetailPage',
    'Components/Layout/SettingsDrawer',
  ],
}
