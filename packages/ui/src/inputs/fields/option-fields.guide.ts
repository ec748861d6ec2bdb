import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'One of a few that all stand in sight: `RadioField`, without a form `RadioGroup`.',
    'Some of a few: `CheckboxGroupField`, without a form `CheckboxGroup`.',
    'One of a short list that drops: `SelectField`, without a form `Select`. One box: `CheckboxOption` with its words, `Checkbox` where they stand elsewhere.',
  ],
  avoid: [
    'Two to four short choices side by side: `SegmentField`. On or off: `SwitchField`.',
    'A long list: `Combobox`. Records: `RecordPicker`. Many of a long list: `TransferList`.',
    'Weekdays and hours that repeat: `CycleInput`.',
  ],
  keyboard: [
    ['← → ↑ ↓', 'In a `RadioGroup`: chooses the option before or after, at once.'],
    ['Space', 'Ticks or clears a box; chooses the radio button that has the focus.'],
    ['↑ ↓', 'In a `Select`: moves from option to option.'],
  ],
  accessibility: [
    '`RadioGroup` is a `radiogroup`, `CheckboxGroup` a `group`. A `FieldFrame` with `isGroup` names them, or `aria-label`.',
    'A required `RadioGroup` has `aria-required`; the description of a required `CheckboxGroup` begins with “Required”.',
    'A `Checkbox` is named by a `<label>` around it or by `aria-label`; with `mixed` it is read aloud as mixed.',
    'On a phone an option with its words is 44 px high.',
  ],
  do: [
    'Pass an enumeration of `@ampdeck/api` as `options`: it has its words in both languages.',
    'Expect codes as the wire has them: a number stays a number, and those of a `CheckboxGroup` are in the order of `options`.',
    'Give a `Select` in a toolbar `size="bar"` and an `aria-label`.',
  ],
  dont: [
    'Do not add an option for nothing to a `SelectField`: where the schema requires none, “Choose” stands first and empties it.',
    'Do not leave a `mixed` box without `onChange`: pressed, it chooses all of what it stands for, or none.',
  ],
  related: [
    'Components/Actions/Segment',
    'Components/Forms/Combobox',
    'Components/Forms/TransferList',
    'Components/Forms/CycleInput',
    'Components/Forms/EveryField',
  ],
}
