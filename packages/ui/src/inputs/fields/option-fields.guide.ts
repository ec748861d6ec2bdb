import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'One of two to five that all stand in sight: `RadioField`, without a form `RadioGroup`.',
    'Some of a few: `CheckboxGroupField`, without a form `CheckboxGroup`.',
    'One of five to some fifteen, in a list that drops: `SelectField`, without a form `Select`. One box: `CheckboxOption` with its words, `Checkbox` where they stand elsewhere.',
  ],
  avoid: [
    'Two to four short choices side by side: `SegmentField`. On or off: `SwitchField`.',
    'More than some fifteen options, which one finds by typing: `Combobox`. Records: `RecordPicker`. Many of a long list: `TransferList`.',
    'Weekdays and hours that repeat: `CycleInput`.',
  ],
  keyboard: [
    ['← → ↑ ↓', 'In a `RadioGroup`: chooses the option before or after, at once.'],
    ['Space', 'Ticks or clears a box; chooses the radio button that has the focus.'],
    ['↑ ↓', 'In a `Select`: moves from option to option.'],
    ['A–Z', 'In a `Select`: to the next option that begins so.'],
  ],
  accessibility: [
    '`RadioGroup` is a `radiogroup`, `CheckboxGroup` a `group`. A `FieldFrame` with `isGroup` names them, or `aria-label`.',
    'A required `RadioGroup` has `aria-required`; the description of a required `CheckboxGroup` begins with “Required”.',
    'A `Checkbox` is named by a `<label>` around it or by `aria-label`; with `mixed` it is read aloud as mixed.',
    'A `Select` is that of the browser: further keys are those of the system, and on a phone its list is.',
    'A text that is longer than a `Select` ends in an ellipsis there; its list shows all of it.',
    'On a phone an option with its words is 44 px high.',
  ],
  do: [
    'Name the options alike, by one to three words, and put them in the order in which people think of them: small to large, first to last, else by alphabet.',
    'Offer what holds for most people as the value of a new record. Where nothing does, leave it empty: “Choose” (请选择) stands there.',
    'Pass an enumeration of `@ampdeck/api` as `options`: it has its words in both languages.',
    'Expect codes as the wire has them: a number stays a number, and those of a `CheckboxGroup` are in the order of `options`.',
    'Give a `Select` in a toolbar `size="bar"` and an `aria-label`.',
  ],
  dont: [
    'Do not add an option for nothing to a `SelectField`: where the schema requires none, “Choose” stands first and empties it.',
    'Do not put pictures or two lines into the options of a `Select`: it shows plain text. `Combobox` has a `detail`.',
    'Do not let a choice leave the page or save by itself: arrow keys pass through all options.',
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
