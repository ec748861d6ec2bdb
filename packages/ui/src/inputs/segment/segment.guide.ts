import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'One of two to four ways to look at the same thing: hours or 15 minutes, table or board.',
    'One of two to four values of a form: `SegmentField`, with its code on the wire.',
  ],
  avoid: [
    'Views with content of their own: `Tabs`.',
    'More choices, or long ones: `RadioField`, `SelectField`.',
    'On or off: `SwitchField`. Something that is done: `Button`.',
  ],
  keyboard: [
    ['← → ↑ ↓', 'Chooses the option before or after, at once.'],
    ['Space', 'Chooses the option that has the focus, where none is chosen yet.'],
  ],
  accessibility: [
    'A group of radio buttons, named by `label`, which is not drawn; a `SegmentField` is a `radiogroup`, named by the label of its field, and says that it is required or wrong.',
    'The `count` of an option is read aloud behind its label: “15 min 96”.',
    'On a phone an option is 40 px high.',
  ],
  do: [
    'Give the `label` in both languages, though nobody sees it.',
    'Keep an option to one or two words: it does not wrap.',
    'Give `count` where an option stands for things that one would count: alarms, orders.',
  ],
  dont: [
    'Do not give numbers as values of a `Segment`: they are texts. `SegmentField` has codes.',
    'Do not set `disabled` on an option without saying beside it why.',
  ],
  related: [
    'Components/Actions/Tabs',
    'Components/Forms/OptionGroup',
    'Components/Actions/Button',
    'Components/Forms/EveryField',
  ],
}
