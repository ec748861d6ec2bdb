import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A Chinese licence plate in a form: `PlateField`, of a car, a member, a white list.',
    'The same outside a form, in a `FieldFrame`: `PlateInput`.',
    'Typing a province without a Chinese keyboard: the keypad behind the button.',
  ],
  avoid: [
    'The number of a vehicle from the maker: `VinInput`.',
    'Searching a list by part of a plate: a search filter of `FilterBar`.',
    'A plate that is only read: text; on a gun `GunTile`, which masks it.',
  ],
  keyboard: [
    ['Enter Space', 'On the button: opens the keypad. In it: presses a key.'],
    ['Tab', 'Through the keys that may come next, then Delete and Done.'],
    ['Escape', 'Closes the keypad and leads back to the input; a drawer around it stays open.'],
  ],
  accessibility: [
    'A text box named by its label. The keypad is a dialog named “Plate keypad”; a province is named “粤 Guangdong”.',
    'The plate so far is an `output` above the keys, so each key is answered.',
    'After a key the focus goes to the first of those that may follow.',
    'On a phone the button is 40 px and the keys are 44 px high.',
  ],
  do: [
    'Expect the value tidy: capital letters, no dot, no spaces, at most eight characters: “粤B12345”.',
    'Let the schema refuse a wrong plate; the input hands on what was typed.',
    'Call eight characters a new-energy plate: the input says so by itself.',
  ],
  dont: [
    'Do not put the dot into the value: it is left out while one pastes, too.',
    'Do not use it for plates from abroad: the keypad has mainland provinces, and the value ends after eight characters.',
    'Do not use `disabled` for what may be read: `readOnly` keeps it to be copied, without the keypad.',
  ],
  related: [
    'Components/Forms/VinInput',
    'Components/Forms/TextInput',
    'Domain widgets/Network/GunTile',
    'Components/Overlays/Popover',
  ],
}
