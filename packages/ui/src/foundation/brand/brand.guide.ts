import type { Guide } from '../guide/guide.ts'

export const guide: Guide = {
  use: [
    'Whose console this is: in the head of the side menu, in the header of a phone, on the log-in page.',
    'The mark of the product, where the seller has no logo.',
  ],
  avoid: ['Who is logged in: `UserButton`.', 'The name of a page: `PageHead`.'],
  accessibility: [
    'The name is plain text. The logo has no text of its own, since the name stands beside it.',
    'Where there is no room for the name (84 px and less, as in the folded side menu) it is not read either.',
  ],
  do: [
    'Give the name in the language of the page.',
    'Give a logo that is square; it is drawn at 22 px, with `size="large"` at 28 px.',
    'Give it a place with a width of its own: by it the name stays or goes.',
  ],
  dont: [
    'Do not put a second logo on a page that has one in its frame.',
    'Do not make it the heading of a page.',
  ],
  related: ['Components/Layout/AppShell', 'Components/Layout/LoginLayout', 'Foundations/MenuIcon'],
}
