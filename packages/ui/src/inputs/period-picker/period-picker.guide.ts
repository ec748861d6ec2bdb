import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The day, week, month or year that a report or a dashboard shows, and the way to its neighbours.',
    'The same with a comparison: the period before, or the same one a year earlier.',
  ],
  avoid: [
    'Any two days, or “Last 30 days”: `DateRangeInput`.',
    'One month or day in a form: `MonthField`, `DateField`.',
    'Other views of the same figures: `Segment`.',
  ],
  keyboard: [
    ['← → ↑ ↓', 'In the kinds, and in the comparison: the next one.'],
    ['Enter Space', 'On “Previous” and “Next”: the neighbour. On the name between them: opens the calendar.'],
    ['Escape', 'Closes the calendar; the focus goes back to the name.'],
  ],
  accessibility: [
    'Radio buttons “Period”, two buttons “Previous” and “Next”, and between them a button with the name of the period.',
    'At an end the button keeps its focus, is `aria-disabled`, and does nothing.',
    'A step is read out: the name of the new period, which is also that of the button in the middle.',
    'On a phone these three buttons are 44 px high.',
  ],
  do: [
    'Keep the whole `Period`, comparison and all, in the address: it is plain data.',
    'Ask for figures with `rangeOfPeriod` and `compareRange`; a week is compared with the one 52 weeks before.',
    'Give `min`, the first day with data.',
  ],
  dont: [
    'Do not compute weeks yourself: they begin on Monday, and `periodAt` knows.',
    'Do not offer `hasCompare` where nothing shows the other figures.',
  ],
  related: [
    'Components/Forms/DateRangeInput',
    'Components/Forms/Calendar',
    'Components/Actions/Segment',
    'Components/Charts/SeriesChart',
  ],
}
