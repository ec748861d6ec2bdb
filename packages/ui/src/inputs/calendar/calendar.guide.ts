import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Choosing a day, a month, a year or a range by sight, where the calendar itself belongs to the page.',
    'The dropping part of a date control of your own: with `panel` it is a dialog.',
  ],
  avoid: [
    'A date in a form or a filter: `DateInput`, `DateRangeInput`, which can be typed too.',
    'A whole month, quarter or year, one after the other: `PeriodPicker`; “the last 30 days”: `DateRangeInput`.',
    'Times that repeat, such as weekdays and hours: `CycleInput`.',
  ],
  keyboard: [
    ['← → ↑ ↓', 'To the day before, after, a week earlier, a week later.'],
    ['Home End', 'To Monday and to Sunday of the week.'],
    ['PageUp PageDown', 'To the month before and after; with Shift the year.'],
    ['Enter Space', 'Chooses the day; of a range first the one end, then the other.'],
    ['Escape', 'Closes it, where it is a panel.'],
  ],
  accessibility: [
    'A grid by the ARIA practices: one day can be reached by Tab, and each is named in full, with its weekday.',
    'Today is `aria-current`; days that cannot be chosen can still be read.',
    'As a panel it needs a `label`, which names the dialog.',
  ],
  do: [
    'Give `today` in UTC+8, the day of the network, not of the browser.',
    'Show two `months` for a range where there is room.',
    'Draw a panel on condition: it is open while it is there.',
  ],
  dont: [
    'Do not leave out `min` and `max` where the server refuses other days.',
    'Do not explain by colour alone why a day cannot be chosen: say it beside the calendar.',
  ],
  related: [
    'Components/Forms/DateInput',
    'Components/Forms/DateRangeInput',
    'Components/Forms/PeriodPicker',
    'Components/Forms/CycleInput',
  ],
}
