import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A few controls that belong to one button: the columns of a list, more filters, kept views, notices.',
    'The same, opened by its parent, for example by a shortcut or the address: `open` with `onOpenChange`.',
  ],
  avoid: [
    'A list of actions: `Menu`.',
    'What takes time or must be answered: `Drawer`, `ConfirmDialog`.',
    'Words that explain a control: a hint below the control.',
  ],
  keyboard: [
    ['Enter Space', 'On the button: opens and closes it.'],
    ['Tab', 'Walks its controls, and from the last one on into the page, which closes it.'],
    ['Escape', 'Closes it; the focus goes back to the button, or to what `returnTo` gives.'],
  ],
  accessibility: [
    'A dialog, named by `label`; its button has `aria-haspopup` and says whether it is open.',
    'The focus begins at its first control. The page behind it stays in reach.',
    'It is never wider than the window, less 24 px, nor higher than the room there is: then it scrolls.',
  ],
  do: [
    'Let a change show at once where it can, as the columns of a list do.',
    'Load its content on demand where it is heavy; it takes the focus too when it is drawn open.',
    'Give `returnTo` where the button is gone after closing.',
  ],
  dont: [
    'Do not put a long form into it: a press beside it closes it without a question.',
    'Do not open it by pointing at the button: it opens by a press.',
  ],
  related: [
    'Components/Actions/Menu',
    'Components/Overlays/Drawer',
    'Components/Lists/ColumnChooser',
    'Components/Lists/SavedViews',
  ],
}
