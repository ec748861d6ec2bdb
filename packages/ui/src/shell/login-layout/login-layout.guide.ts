import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: ['The pages before the console: log in, set a new password, give a second factor.'],
  avoid: ['Any page of the console: `AppShell`.', 'A page that cannot be shown: `ErrorPage`.'],
  accessibility: [
    'The form is the `main` of the page; the language stands in its header, the copyright in its footer.',
    'The `h1` is the caller’s to draw, inside `children`.',
    'Below 1040 px the picture is gone and the brand stands above the form.',
  ],
  do: [
    'Give `brand` a `Brand` with `size="large"`; it is seen once, at the left or above the form.',
    'Put the choice of the language into `tools`: who cannot read the page needs it first.',
    'Give the button of the form `size="large"`.',
  ],
  dont: [
    'Do not put what must be read into `art`: on a phone it is not there.',
    'Do not put links to pages of the console here; they need somebody who is logged in.',
  ],
  related: [
    'Foundations/Brand',
    'Components/Actions/Tabs',
    'Components/Forms/PasswordInput',
    'Components/Forms/OneTimeCode',
    'Components/Layout/AppShell',
  ],
}
