import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'From one day to another, both included: the filter of a list, the days of a report.',
    'Two fields of a form as one: `DateRangeField`, for example `validFrom` and `validTo` of a coupon.',
  ],
  avoid: [
    'One day: `DateInput`.',
    'A whole week, month or year, with a comparison: `PeriodPicker`.',
    'Times of day on certain weekdays: `CycleInput`.',
  ],
  keyboard: [
    ['↓', 'In either field: opens the calendar.'],
    [
      'Enter Space',
      'On the button: opens the calendar. On a shortcut: takes its days. On a day: first the one end, then the other.',
    ],
    ['← → ↑ ↓ Home End PageUp PageDown', 'In the calendar, as on the page of `Calendar`.'],
    ['Escape', 'Closes the calendar; the focus goes back to the first field.'],
  ],
  accessibility: [
    'A group, named by its label, with two text fields: “First day” and “Last day”.',
    'The calendar says below the days what comes next, as a status: “Choose the last day”, then “31 days”.',
    'The shortcuts are buttons; one is pressed when its days are those in force.',
    'On a phone there is one month, and the shortcuts are 44 px high.',
  ],
  do: [
    'Give `isGroup` to the `FieldFrame` around a bare one: the label names both fields.',
    'Offer `shortcuts="months"` where figures come by the month.',
    'Use `halfOpen` for a call that takes times: from the first midnight to the midnight after the last day.',
  ],
  dont: [
    'Do not expect order: typed days come as they are, also the last before the first. The schema refuses them.',
    'Do not add shortcuts beside it: each filter has the same ones, counted from today in UTC+8.',
  ],
  related: [
    'Components/Forms/DateInput',
    'Components/Forms/PeriodPicker',
    'Components/Forms/Calendar',
    'Components/Lists/FilterBar',
  ],
}
