import type { Guide } from '../guide/guide.ts'

export const guide: Guide = {
  use: ['The picture of a menu entry, whose name comes from the server or from a manifest.'],
  avoid: [
    'The picture of an action: an icon of lucide, in a `Button` or an `IconButton`.',
    'The state of something: `Glyph`, `StatusBadge`.',
    'The seller: `Brand`.',
  ],
  accessibility: [
    'It is hidden from screen readers: the label of the entry stands beside it.',
    'An unknown name is a dot; nothing is lost, since the label stays.',
  ],
  do: [
    'Take a name of `menuIconNames`; all of them are shown here.',
    'Add a name to the list of the component before a menu uses it.',
  ],
  dont: ['Do not load icons from elsewhere: they are part of the bundle.', 'Do not use it without a word.'],
  related: ['Components/Layout/AppShell', 'Components/States/Glyph', 'Components/Actions/Button'],
}
