import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A number of a form in units of the wire: `MoneyField` (fen), `EnergyField` (Wh), `PowerField` (W), `PercentField` (basis points), `PriceField` (1/10000 yuan per kWh).',
    '`DurationField` for whole minutes, `CountField` for how often, `NumberField` for any other number of a form.',
    'Without a form: `NumberInput` for one number, `NumberRangeInput` for at least and at most, as in a filter.',
  ],
  avoid: [
    'A limit that there may not be: `LimitField`, which sends `null` for “no limit”.',
    'Digits that are no number, such as those of a pile, a telephone or a card: `TextField`, `PhoneField`, `CardField`.',
    'A number that is only shown: `Money`, `Energy`, `Power`, `Count`.',
  ],
  accessibility: [
    'The unit is the beginning of the description: a screen reader reads the label, the number and the unit, then the hint.',
    'A `NumberRangeInput` is a group, named by `aria-label` or `aria-labelledby`; its inputs are “At least” and “At most”.',
    'A phone shows its keys for decimals.',
  ],
  do: [
    'Pass what the wire has: 120,000 W is shown as 120 kW, and 57.34 typed is 57,340.',
    'Give `digits` where the rule is narrower than the unit: a `MoneyField` lets one type 9 digits before the point, some amounts have only 6.',
    'Leave the least and the most to the schema: the field only keeps to the number of digits.',
  ],
  dont: [
    'Do not divide or multiply around the field: `scale` does it.',
    'Do not expect a number from each `onChange` of a `NumberInput`: “12a” arrives as the text that it is, for the schema to refuse.',
    'Do not expect `NumberRangeInput` to compare its ends: check them, and set `aria-invalid`.',
  ],
  related: [
    'Components/Forms/LimitInput',
    'Components/Figures/Figure',
    'Components/Forms/TextInput',
    'Components/Lists/FilterBar',
    'Components/Forms/EveryField',
  ],
}
