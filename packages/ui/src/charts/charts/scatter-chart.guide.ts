import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Which of many stand out by two figures together: stations by utilisation and price.',
    'How widely the values of several things lie: `BoxPlot`, such as the temperature rise of models, with its limit.',
  ],
  avoid: [
    'One figure of many: `RankBars`.',
    'A figure over time: `SeriesChart`.',
    'Where stations are: `StationMap`.',
  ],
  keyboard: [
    [
      '← →',
      'To the point more to the left or the right, or to the box beside; the first press goes to the last one.',
    ],
    ['Home End', 'To the first and the last.'],
    ['PageUp PageDown', 'Ten back and forth.'],
    ['Enter', 'Opens what a point stands for, where its `href` leads anywhere.'],
    ['Escape', 'Leaves the point or the box.'],
    ['Enter Space', 'Above: shows the table, or opens the menu of the chart.'],
  ],
  accessibility: [
    'A figure named by `label`. The drawing is one Tab stop; a point says its name, both figures and the name of its part.',
    'A box says its five values, from the most to the least.',
    'Behind it a table has all of them; it is read at once and seen after “Show table”.',
    'The names of the parts are drawn as well as heard, so the part is never told by place alone.',
    'The line of `limit` in a `BoxPlot` is not heard: say it in `caption` too.',
  ],
  do: [
    'Name each part by what it means: “Dear and idle”, not “upper left”.',
    'Set `middle` to what all of them come to, and say so in `note`.',
    'Give all figures in the unit of the wire: shares in basis points, prices in 0.0001 yuan per kWh.',
  ],
  dont: [
    'Do not use `size` for a third figure that must be read: it is seen only, and stands in no table.',
    'Do not give two points or two boxes the same name.',
    'Do not work out the quarters of a `BoxPlot` from a handful of values: a list of them says more.',
  ],
  related: [
    'Components/Charts/RankBars',
    'Components/Charts/SeriesChart',
    'Components/Charts/HeatGrid',
    'Domain widgets/Network/StationMap',
  ],
}
