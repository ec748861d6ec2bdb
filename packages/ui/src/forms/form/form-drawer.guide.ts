import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Adding or editing a record: `FormDrawer`, with a draft of `useDraft`. It is open while it is drawn.',
    'A form without that frame, in a page or a dialog of its own: `DraftForm`, with `LeaveQuestion` beside it.',
    'Fields that belong together, under a heading: `FormSection`.',
  ],
  avoid: [
    'More fields than one reads at once, in an order: `WizardDrawer`.',
    'A question with two answers: `ConfirmDialog`.',
    'The filters of a list: `FilterBar`. Settings of the device: `SettingsDrawer`.',
  ],
  keyboard: [
    ['Enter', 'In a field of one line: saves.'],
    ['Tab', 'Stays in the drawer.'],
    ['Escape', 'Leaves; where something was typed, it asks first.'],
  ],
  accessibility: [
    'A dialog, named by `title`; its description is the step and when the draft was kept. The focus begins at the first field.',
    'After a failed save the focus is on the first field that is wrong, and its error is its description.',
    'Above the fields an alert names all that are wrong, where there are several, and why the server refused.',
    'On a phone it fills the screen, and the fields stand in one column.',
  ],
  do: [
    'Let the schema check: the server’s refusals stand at the same fields, in the language of the reader.',
    'Send the key that `submit` is given: a form that is sent twice is saved once.',
    'Give `keep` for a long form; what was typed survives a reload. Give `reload`, for a record that somebody else changed.',
  ],
  dont: [
    'Do not show a failed save as a message as well: a failure is shown once, in the form.',
    'Do not close it yourself after a save: `onDone` is called with what was saved, and with nothing when it was left.',
    'Do not keep passwords and codes: what is kept lies on the device in plain text.',
  ],
  related: [
    'Components/Forms/Wizard',
    'Components/Forms/EveryField',
    'Components/Overlays/Drawer',
    'Components/Overlays/ConfirmDialog',
  ],
}
