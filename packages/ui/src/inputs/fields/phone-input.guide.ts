import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A telephone number of a member, a contact or a station: `PhoneField`, without a form `PhoneInput`.',
    'The number of a charging card: `CardField`.',
  ],
  avoid: [
    'Several numbers in one field: `TextListField`.',
    'The six digits of an SMS: `OneTimeCodeField`.',
    'A plate or a VIN: `PlateField`, `VinField`.',
  ],
  accessibility: [
    'A text input, named by the label of its `FieldFrame` or by `aria-label`.',
    'The example in the empty input is a placeholder, not its name.',
    'A phone shows its keys for telephone numbers; for a card it shows letters too.',
  ],
  do: [
    'Give the `kind` that the schema accepts: `mobile`, `landline`, `tel400`, or `service` for any of them.',
    'Let people paste: spaces, brackets, full-width digits and +86 fall away from the value at once, and from the input when one leaves it.',
    'Expect the value as the wire has it: 13800138000; a landline keeps the hyphens that were typed.',
  ],
  dont: [
    'Do not rely on `kind` to check anything: it only picks the example, and the schema refuses.',
    'Do not write a number in groups for the wire: what one reads is the matter of whoever shows it.',
  ],
  related: [
    'Components/Forms/TextInput',
    'Components/Forms/OneTimeCode',
    'Components/Forms/PlateInput',
    'Components/Forms/VinInput',
    'Components/Forms/EveryField',
  ],
}
