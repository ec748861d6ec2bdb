import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'When something is done again and again: a patrol, a timed task. Its next three runs are shown.',
    'The same in a form: `CycleField`, with `cycleSchema` as its rules.',
  ],
  avoid: [
    'Something that is done once: `DateTimeField`.',
    'Prices by the hours of a day: `TariffEditor`. Power by the hours of a day: `HourCurveInput`.',
    'A cycle that is only shown: `cycleText` and `nextRuns` are functions.',
  ],
  keyboard: [
    ['↑ ↓', 'In the choices: another option. In the time: 15 minutes on or back.'],
    ['Space', 'On a weekday: puts it in or leaves it out.'],
    ['↓', 'In “From”, the day from which “Every few days” counts: opens the calendar.'],
  ],
  accessibility: [
    'A group, named by its label; each part has a name of its own: “Repeats”, “Every”, “Time”. The weekdays are a group inside.',
    'The sentence below is read out when it changes; the list “Next runs” stands below it as text.',
    'An error marks the parts, and is the description of the group.',
  ],
  do: [
    'Offer the `kinds` alone that the server runs.',
    'Start a new record with a default of the form: without a value nothing but “Choose” is there.',
    'Show the same cycle in a list with `cycleText`, so that it reads alike everywhere.',
  ],
  dont: [
    'Do not expect the 29th, 30th or 31st: `month` stops at 28, which every month has.',
    'Do not count the start of “Every few days” as a run: the first run is that many days later.',
    'Do not compute times in the zone of the browser: all of them are UTC+8.',
  ],
  related: [
    'Components/Forms/DateInput',
    'Components/Forms/Calendar',
    'Components/Forms/TariffEditor',
    'Components/Forms/HourCurveInput',
  ],
}
