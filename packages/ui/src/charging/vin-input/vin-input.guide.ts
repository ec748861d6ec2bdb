import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The VIN of a car in a form: `VinField`, for a vehicle, a VIN pass, a VIN binding.',
    'The same outside a form, in a `FieldFrame`: `VinInput`.',
  ],
  avoid: [
    'A licence plate: `PlateInput`.',
    'Any other code or number: `TextInput`, or `TextField` in a form.',
    'Choosing a car that is known: `RecordPicker`.',
  ],
  accessibility: [
    'A text box named by its label.',
    'A letter that no VIN has does not appear; why is said in a live region and describes the input until the next key.',
    'The count “9 / 17” is for the eye; the error of the field says what is missing.',
  ],
  do: [
    'Expect the value tidy: capital letters and digits, without spaces and hyphens, at most 17.',
    'Let people paste: spaces, hyphens, small letters and full-width forms are put right.',
    'Let the schema refuse a VIN that is too short; the input only counts.',
  ],
  dont: [
    'Do not turn I, O and Q into 1 and 0 for people: nobody knows what they meant, and the remark asks.',
    'Do not give a `maxLength` of 17: what is pasted with spaces would be cut.',
    'Do not use it in a filter for a part of a VIN.',
  ],
  related: ['Components/Forms/PlateInput', 'Components/Forms/TextInput', 'Components/Forms/RecordPicker'],
}
