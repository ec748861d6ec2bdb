import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Power, current or SOC while one looks at it: values that come every second or more often.',
    'The last minutes of a site, on a page that is watched.',
  ],
  avoid: [
    'A day, or anything that is loaded once: `SeriesChart`, `LoadCurve`.',
    'A charge that is over: `PowerSocCurve`.',
    'Columns or stacked values: it draws lines and areas only.',
  ],
  keyboard: [
    ['← →', 'To the point before and after; the first press goes to the newest one.'],
    ['PageUp PageDown', 'Ten points back and forth.'],
    ['Home End', 'To the oldest and the newest point that are shown.'],
    ['Escape', 'Leaves the point.'],
    [
      'Enter Space',
      'In the legend: hides a series and shows it again. Above: the table, and the menu of the chart.',
    ],
  ],
  accessibility: [
    'A figure named by `label`. New values are not announced: that would never end.',
    'The curve is one Tab stop; the point on which one rests is said with its time and its values.',
    'Behind it a table has the newest ten points, read anew every two seconds at most.',
    'While it is out of sight, or its tab in the background, it is not drawn.',
  ],
  do: [
    'Make the feed once by `liveFeed(series, capacity)` outside of React, and `push` into it from the connection.',
    'Keep `series` in `useMemo`: a new array makes a new canvas.',
    'Give one value per series to each `push`, in the unit of the wire, and null where nothing is known.',
    'Set `state` to stale with the time where the connection is lost: the curve stays, quiet.',
  ],
  dont: [
    'Do not put values into React state: ten charts would draw the page again with each of them.',
    'Do not push points out of order: a time before the last one is refused.',
    'Do not give the charts of one page different `drawsPerSecond`: those of one pace are drawn in one frame.',
  ],
  related: [
    'Components/Charts/SeriesChart',
    'Components/Charts/LoadCurve',
    'Components/Charts/PowerSocCurve',
    'Components/States/RefreshLamp',
  ],
}
