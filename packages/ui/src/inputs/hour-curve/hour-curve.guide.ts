import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'How much of something is allowed in each hour of a day, in per cent: the power of a charge strategy.',
    'The same in a form: `HourCurveField`, across both columns.',
  ],
  avoid: [
    'Prices by the hours of a day: `TariffEditor`.',
    'A limit that holds all day: `LimitInput`.',
    'Measured power to look at: `LoadCurve`.',
  ],
  keyboard: [
    ['← →', 'To the hour before and after.'],
    ['Shift+← Shift+→', 'The same, and the per cent go along: so one draws a step over several hours.'],
    ['↑ ↓', '5 % more or less.'],
    ['PageUp PageDown', '25 % more or less.'],
    ['Home End', '0 % and 100 %.'],
  ],
  accessibility: [
    'A group of 24 sliders, `00:00` to `23:00`, each with its per cent; one of them can be reached by Tab.',
    'The hour in hand and its per cent stand below, as a status.',
    'It needs an `aria-label`, or the label of a frame with `isGroup`.',
    'On a phone one draws with a finger; the page does not scroll from there.',
  ],
  do: [
    'Give 24 numbers, the first for the hour from 00:00 in UTC+8.',
    'Start a new record with 24 times 100 in the form: a missing value looks the same, but is none.',
    'Say in a `hint` what 100 % is.',
  ],
  dont: ['Do not use it for W or kW: it knows per cent alone, in steps of 5.'],
  related: [
    'Components/Forms/TariffEditor',
    'Components/Forms/LimitInput',
    'Components/Charts/LoadCurve',
    'Components/Forms/CycleInput',
  ],
}
