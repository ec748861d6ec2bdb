import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'What one member or station is like: several shares of the same whole as one shape: `RadarChart`.',
    'When in the day it happens: `HourClock`, such as the orders of a member by hour.',
  ],
  avoid: [
    'Comparing two or more: `RankBars` or `SeriesChart`. Shapes that lie over one another cannot be read.',
    'Hours over several days: `HeatGrid`.',
    'Prices over the day: `TariffClock`.',
  ],
  keyboard: [['Enter Space', 'Above: shows the table, or opens the menu of the chart.']],
  accessibility: [
    'A figure named by `label`. The drawing is not heard; the table behind it is read at once and seen after “Show table”.',
    'The table has a row for each axis, or for each of the 24 hours.',
    'The value of a wedge is its tooltip under the pointer; on a phone only the table has it.',
  ],
  do: [
    'Give every axis of a `RadarChart` in basis points of the same whole: the middle ring is 50 %.',
    'Put axes beside one another that belong together: the shape follows their order.',
    'Give `HourClock` exactly 24 values, from 00:00 on, 0 where nothing was.',
  ],
  dont: [
    'Do not take fewer than three axes: they make no shape.',
    'Do not give long names: they stand beside the ring, and are not wrapped.',
    'Do not give values below zero: they are drawn as 0.',
  ],
  related: [
    'Components/Charts/HeatGrid',
    'Components/Charts/RankBars',
    'Components/Charts/ScatterChart',
    'Domain widgets/Network/TariffClock',
  ],
}
