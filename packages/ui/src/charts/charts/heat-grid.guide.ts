import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'When something happens: values by weekday and hour, by station and day.',
    'How many members of each first month come back: `CohortTriangle`.',
  ],
  avoid: [
    'One row of values over time: `SeriesChart`.',
    'The hours of one day only: `HourClock`.',
    'Numbers that are read one by one, with sums: `DataTable`.',
  ],
  keyboard: [
    ['← → ↑ ↓', 'To the cell beside, above or below; at the edge it stays.'],
    ['Home End', 'To the first and the last cell of the row.'],
    ['PageUp PageDown', 'To the first and the last row.'],
    ['Enter', 'Opens what the cell counts, where `hrefOf` leads anywhere.'],
  ],
  accessibility: [
    'A grid named by `label`; one Tab stop. Each cell says row, column and value with its unit, such as “Tue 01, 820.0 kWh”.',
    'A cell of which nothing is known says a dash, and looks different from zero.',
    'Heads that `headEvery` leaves out are still read. The table behind it comes after “Show table”.',
    'In a narrow place the grid is scrolled sideways.',
  ],
  do: [
    'Give null where nothing is known: an hour that has not come, a day before the station opened.',
    'Set `headEvery` to 3 for 24 hours, so that their heads do not touch.',
    'Set `isSpelt` where there are few columns: the figure stands in its cell.',
    'Give `retained` of a cohort in basis points of its `size`.',
  ],
  dont: [
    'Do not compare two grids by their colour: each begins at its least and ends at its most.',
    'Do not take the colour of a state as its hue: it means no state.',
    'Do not let heads repeat: rows and columns are told apart by them.',
  ],
  related: [
    'Components/Charts/SeriesChart',
    'Components/Charts/RadarChart',
    'Components/Charts/RankBars',
    'Components/Lists/DataTable',
  ],
}
