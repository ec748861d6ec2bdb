import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A day in a form or a filter, `YYYY-MM-DD`: `DateField` in a form of `useDraft`, `DateInput` elsewhere.',
    'An instant, such as when maintenance begins: `DateTimeField`. A month, such as that of a bill: `MonthField`.',
    'A time of day, such as when a car must be ready: `TimeField`. It moves by 15 minutes.',
  ],
  avoid: [
    'Two days that belong together: `DateRangeInput`.',
    'A whole week, month or year with the way to its neighbours, above a report: `PeriodPicker`.',
    'Something that repeats: `CycleInput`. A calendar that stands open in the page: `Calendar`.',
  ],
  keyboard: [
    ['↓', 'Opens the calendar; in a time of day it goes 15 minutes back.'],
    ['↑', 'In a time of day: 15 minutes on. The end is 23:59.'],
    ['Enter Space', 'On the button: opens the calendar. In it: chooses the day or the month.'],
    ['← → ↑ ↓ Home End PageUp PageDown', 'In the calendar, as on the page of `Calendar`.'],
    ['Escape', 'Closes the calendar, not the drawer around it; the focus goes back to the input.'],
  ],
  accessibility: [
    'One text field, named by its label, and a button beside it that says what it opens: “Choose a day”.',
    'The calendar is a dialog of the same name. The focus begins at the day in force, and at today where there is none.',
    'Without a frame it needs an `aria-label`. With `disabled` or `readOnly` the button is gone.',
    'On a phone the keyboard of digits comes up; `20260701` is enough.',
  ],
  do: [
    'Give and take values of the wire, in UTC+8: `2026-07-01`, `2026-07`, `2026-07-01 09:30:00`, `09:30`.',
    'Let the schema refuse: what means no day stays as it was typed, and `min` and `max` bind the calendar alone.',
    'Use `hasEnd` where a period may last until the end of the day, `24:00`.',
  ],
  dont: [
    'Do not write the format into a hint: the empty field shows it, and most writings are understood.',
    'Do not give the day of the browser as a start: the network lives in UTC+8.',
    'Do not round a time to the `step`: it only says how far the arrow keys move.',
  ],
  related: [
    'Components/Forms/DateRangeInput',
    'Components/Forms/PeriodPicker',
    'Components/Forms/Calendar',
    'Components/Forms/CycleInput',
  ],
  anatomy: {
    story: 'Parts',
    size: [480, 520],
    parts: [
      {
        name: ['Text', '输入框'],
        at: 'input',
        note: ['Understands every usual writing and writes it properly.', '识别常用写法并规范显示。'],
      },
      {
        name: ['Calendar button', '日历按钮'],
        at: 'button[aria-haspopup], [class*="_picker_"] button',
        note: ['Opens the calendar; so does the arrow down.', '打开日历；向下键亦可。'],
      },
      {
        name: ['Calendar', '日历'],
        at: '[role="dialog"]',
        note: ['Has the keys to itself until it closes.', '打开期间独占按键。'],
      },
      {
        name: ['Month before', '上月'],
        at: '[role="dialog"] button',
        note: ['Page Up does the same.', '与 Page Up 相同。'],
      },
      {
        name: ['Today', '今天'],
        at: '[role="dialog"] [aria-current="date"], [role="dialog"] [data-today]',
        note: ['Marked by a line below, in the time of the operator.', '下方有横线，按运营方时间。'],
      },
    ],
  },
}
