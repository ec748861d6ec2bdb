import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Keeping the pages that were opened just as they were left: filters, scroll positions, half-filled forms.',
  ],
  avoid: [
    'The tabs of these pages: `TabBar`. The tabs of one page: `Tabs`.',
    'A form that must outlive a reload: a draft that is kept, as `useDraft` does with `keep`.',
  ],
  accessibility: [
    'Only the page that is shown is in the document: no second `h1`, no second landmark, no field out of sight.',
    'The focus that a page had is given back when it is shown again, unless it is somewhere else by then.',
    'What a page has open above itself, such as a drawer, goes out of sight and comes back with it.',
  ],
  do: [
    'Say with `useUnsaved` that a page holds input; it is then the last to be forgotten, and its tab says so.',
    'Say with `usePageTab` what a page is about: its title, and a state that needs a hand.',
    'Give `children` all that a page needs from its id: beyond the limit it is drawn anew from its address.',
  ],
  dont: [
    'Do not count on effects of a page out of sight: they end when it goes and begin when it comes back.',
    'Do not raise `limit` for the sake of one page: with `useUnsaved` it is kept longer than the others.',
  ],
  related: [
    'Components/Layout/TabBar',
    'Components/Layout/AppShell',
    'Components/Forms/Wizard',
    'Components/Overlays/Drawer',
  ],
}
