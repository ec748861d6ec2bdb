import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The captcha of an SMS, or the six digits of an authenticator app, at a login or when a second factor is set up.',
    'The same in a form: `OneTimeCodeField`.',
  ],
  avoid: [
    'A password or a PIN that people know by heart: `PasswordInput`.',
    'A recovery code or a number of another length: `TextInput`.',
  ],
  accessibility: [
    'One text field, named by its label: a screen reader meets one field, not six.',
    'A phone offers the code of the SMS that has just come, and the keyboard of digits.',
    'An error is its description, through the frame. Without a frame it needs an `aria-label`.',
  ],
  do: [
    'Let people paste: words and spaces around the code are left out, and the first six digits count.',
    'Say in the label where the code comes from: “Code from the message”.',
    'Offer another code beside it, with the seconds until then.',
  ],
  dont: [
    'Do not check while one types: the value is shorter until six digits are there.',
    'Do not keep the code on the device: give the form no `keep`.',
  ],
  related: ['Components/Forms/PasswordInput', 'Components/Layout/LoginLayout', 'Components/Forms/TextInput'],
}
