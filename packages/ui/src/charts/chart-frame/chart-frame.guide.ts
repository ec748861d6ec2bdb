import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A drawing that the kit does not have: `ChartFrame` gives it title, states, table, full screen and picture.',
    'The area of such a drawing: `ChartPlot`, with the cursor, its tooltip and the spoken text.',
    'Series with axes, drawn by marks of your own: `useSeries` and `SeriesFrame`, which brings `ChartLegend` along.',
  ],
  avoid: [
    'Lines, areas and columns over labels: `SeriesChart`. Values of every second: `LiveChart`.',
    'A ranking, shares, a grid of values: `RankBars`, `RingShare`, `HeatGrid`, which have the frame already.',
    'One figure: `KpiTile`. A curve in a row or a tile: `Sparkline`.',
  ],
  keyboard: [
    ['← →', 'In the plot: to the point before and after; the first press goes to the last one.'],
    ['PageUp PageDown', 'Ten points back and forth.'],
    ['Home End', 'To the first and the last point.'],
    ['Enter', 'Opens what is behind the point, where `hrefAt` leads anywhere.'],
    ['Escape', 'Leaves the point.'],
    [
      'Enter Space',
      'In the legend: hides a series and shows it again. Above: the table, and the menu of the chart.',
    ],
  ],
  accessibility: [
    'A figure, named by `label`. The plot in it is one Tab stop, heard as “chart”; how it is walked is its description.',
    'The point on which the cursor rests is said, in the words of the tooltip. Points that are passed are not.',
    'The table is read without being seen. With `isReadable` it is not there before “Show table” is pressed.',
    'A failure is an alert. While it loads, a status called “Loading” stands in place of the drawing.',
    'The items of the legend are buttons that are pressed while their series is shown.',
  ],
  do: [
    'Give `table` every value of the drawing, in words; the unit stands in the head: “Power, kW”.',
    'Pass values in the unit of the wire, and say by `unit` what they are: Wh, W, fen, basis points.',
    'Set `isReadable` where the drawing is itself a list or a table, so that nothing is heard twice.',
    'Draw for the width and height that are handed in: in full screen they are larger.',
  ],
  dont: [
    'Do not put text into the SVG that stands nowhere else: the drawing is hidden from screen readers.',
    'Do not draw a spinner or a sentence of your own: `state` has all that may stand there.',
    'Do not write a title above it: `label` is the title.',
  ],
  related: [
    'Components/Charts/SeriesChart',
    'Components/Charts/LiveChart',
    'Components/Charts/LoadCurve',
    'Components/Charts/RankBars',
    'Components/Charts/HeatGrid',
  ],
  anatomy: {
    story: 'Parts',
    size: [640, 460],
    parts: [
      {
        name: ['Title', '标题'],
        at: '[class*="_title_"]',
        note: ['Names the chart and its table.', '图表及其表格的名称。'],
      },
      {
        name: ['Unit', '单位'],
        at: '[class*="_caption_"]',
        note: ['Once for all values.', '所有数值共用。'],
      },
      {
        name: ['Legend', '图例'],
        at: 'ul[class*="_legend_"]',
        note: ['Pressed, an item hides its series.', '点击隐藏对应系列。'],
      },
      {
        name: ['Actions', '操作'],
        at: 'div[class*="_head_"] div[class*="_actions_"]',
        note: ['Table, picture, and the chart alone.', '表格、图片和放大。'],
      },
      {
        name: ['Plot', '绘图区'],
        at: '[role="application"]',
        note: [
          'One stop for Tab; arrows go along the points and read them.',
          'Tab 一次停留，方向键逐点朗读。',
        ],
      },
      {
        name: ['Table', '表格'],
        at: 'div[class*="_tableArea_"]',
        note: ['The same values, to be read and copied.', '相同数值，可阅读和复制。'],
      },
    ],
  },
}
