import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A figure over hours, days or months, alone or against the day before: energy, income, orders.',
    'What a total consists of over time: columns with `stacked`, or shares of 100 % with `stacked="share"`.',
    'Two figures of different units: the second on an axis of its own, by `isSecond`.',
  ],
  avoid: [
    'Values that come every second: `LiveChart`. A day of power with its tariff and limit: `LoadCurve`.',
    'Who is first: `RankBars`. Parts at one moment: `RingShare`.',
    'A curve in a tile or a row: `Sparkline`.',
  ],
  keyboard: [
    ['← →', 'To the label before and after; the first press goes to the last one.'],
    ['PageUp PageDown', 'Ten labels back and forth.'],
    ['Home End', 'To the first and the last label.'],
    ['Enter', 'Opens what is behind the label, where `hrefOf` leads anywhere.'],
    ['Escape', 'Leaves the label.'],
    [
      'Enter Space',
      'In the legend: hides a series and shows it again. Above: the table, and the menu of the chart.',
    ],
  ],
  accessibility: [
    'A figure named by `label`. The drawing is one Tab stop; the label on which one rests is said with every series shown.',
    'Behind it a table has every label and every series, hidden ones too; it is read at once and seen after “Show table”.',
    'Beyond eight series a sentence under the drawing says how many are summed or left out.',
    'In a narrow place labels under the axis are left out; cursor and table keep them.',
  ],
  do: [
    'Give values in the unit of the wire and say by `unit` what they are: the axis takes its own scale, MWh or 万元.',
    'Give null where nothing is known, such as the hours to come: the line ends there.',
    'Give what is compared with the colour `prev`, and a second one `dash="dotted"`.',
    'Name the day or hour that is not over by `incomplete`: its column is faint.',
  ],
  dont: [
    'Do not use the colours of gun states and tariff periods for anything else.',
    'Do not stack lines that are no parts of one total.',
    'Do not set `close` for columns: they must begin at zero.',
  ],
  related: [
    'Components/Charts/LiveChart',
    'Components/Charts/LoadCurve',
    'Components/Charts/RankBars',
    'Components/Charts/RingShare',
    'Components/Charts/ChartFrame',
  ],
}
