import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A password that is being chosen, with the conditions that it still has to meet: `PasswordField` with `rule`.',
    'A password that is only asked for, such as the present one or the secret of a payment channel: without `rule`.',
    'The same without a form: `PasswordInput`.',
  ],
  avoid: [
    'The six digits of an SMS or of an authenticator: `OneTimeCodeField`.',
    'A number or a code that everybody may see: `TextField`.',
  ],
  keyboard: [
    ['Enter Space', 'On “Show password”: shows what was typed; on “Hide password”: hides it again.'],
  ],
  accessibility: [
    'A `FieldFrame` names it, or `aria-label`. It has no role of its own: a password is no `textbox` until it is shown.',
    'The conditions belong to its description: first how many are met, then each with “met” or “not met”.',
    'That Caps Lock is on stands in a status, while one types.',
    'On a phone the button is 40 px in both directions.',
  ],
  do: [
    'Set `rule="user"` for passwords of users, and `rule="seller"` for the first one of a seller.',
    'Set `isNew` on the second of two new passwords: it has no rule, and the browser shall offer none.',
    'Check the same rule in the schema: the field only shows which conditions are met.',
  ],
  dont: [
    'Do not give `keep` to a form with a password: nothing of it may stay on a device.',
    'Do not write the conditions into the hint once more.',
  ],
  related: [
    'Components/Forms/OneTimeCode',
    'Components/Forms/TextInput',
    'Components/Layout/LoginLayout',
    'Components/Forms/EveryField',
  ],
}
