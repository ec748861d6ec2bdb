import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A limit that there may not be, such as charges per day or an amount per order: `LimitField` in a form.',
    'The same in a control of your own: `LimitInput`.',
  ],
  avoid: [
    'A number that is always there: `MoneyField`, `EnergyField`, `CountField`.',
    'At least and at most: `NumberRangeInput`.',
    'On or off without a number: `SwitchField`.',
  ],
  keyboard: [
    [
      'Space',
      'On “No limit”: ticks or clears it. Cleared, it brings back the last number, or leads to the number.',
    ],
  ],
  accessibility: [
    'The label of the frame names the number, and pressing it leads there. The box is named “No limit”.',
    'The unit and `per` begin the description of the number: “yuan per order”. Let the label say what is limited.',
    'While there is no limit the number is disabled, so Tab goes to the box.',
  ],
  do: [
    'Put it into a `FieldFrame`, as `LimitField` does.',
    'Take `kind` from the wire: `yuan` is fen, `energy` Wh, `power` W, `percent` basis points, `times` and `minutes` whole numbers.',
    'Give `per` in both languages: “per day”, “每天”.',
  ],
  dont: [
    'Do not send 0 or a very large number for “no limit”: the wire has `null`.',
    'Do not treat an emptied number as a mistake: it means no limit, and the box is ticked once one leaves.',
  ],
  related: ['Components/Forms/NumberInput', 'Components/Forms/EveryField', 'Components/Forms/FormDrawer'],
}
