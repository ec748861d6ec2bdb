import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'How one charge went: power, what the vehicle asked for, and the charge of its battery, in the order or at the gun.',
    'Why a charge was slow: the power beside the demand, and the events as numbered marks.',
  ],
  avoid: [
    'The power of a station over a day: `LoadCurve`.',
    'Values of every second: `LiveChart`.',
    'Voltage, current or temperature: `SeriesChart`.',
  ],
  keyboard: [
    ['← →', 'To the meter value before and after; the first press goes to the last one.'],
    ['PageUp PageDown', 'Ten values back and forth.'],
    ['Home End', 'To the first and the last value.'],
    ['Escape', 'Leaves the value.'],
    [
      'Enter Space',
      'In the legend: hides a curve and shows it again. Above: the table, and the menu of the chart.',
    ],
  ],
  accessibility: [
    'A figure named by `label`. The curve is one Tab stop; the value on which one rests is said with time, power and SOC.',
    'An event is said with the meter value that is nearest, and stands beside it in the table; with its time where that is another.',
    'Behind the curve a table has all values; it is read at once and seen after “Show table”.',
    'Below it the tariff periods are a list with energy and service price.',
  ],
  do: [
    'Give `powerW` and `demandW` in W, `soc` in per cent, and `null` where the pile did not report.',
    'Give `periods` as they were fixed at the start of the charge, not as they are now.',
    'Give `events` in the order of the timeline beside it: their numbers are their places.',
  ],
  dont: [
    'Do not pass `soc` as 0 for a pile that knows none: leave it out, and no curve is drawn.',
    'Do not pass times of the device: all are UTC+8.',
    'Do not thin out the values beforehand where an event belongs to one of them.',
  ],
  related: [
    'Components/Charts/LoadCurve',
    'Components/Charts/LiveChart',
    'Recipes/OrderDrawer',
    'Components/Details/OrderTimeline',
  ],
}
