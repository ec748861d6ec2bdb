import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The power of a station, a group or the network over one day, against yesterday and the same day of last week.',
    'How near a site comes to what it may draw: with `limit`, and `headroom` for the band between.',
    'Power over the tariff periods of the day: with `periods`.',
  ],
  avoid: [
    'One charge: `PowerSocCurve`. Values of every second: `LiveChart`.',
    'Anything but power, or more than a day: `SeriesChart`.',
    'A small curve in a card, without axes: `Sparkline`.',
  ],
  keyboard: [
    ['← →', 'To the quarter before and after; the first press goes to the last one.'],
    ['PageUp PageDown', 'Ten quarters back and forth.'],
    ['Home End', 'To the first and the last quarter.'],
    ['Escape', 'Leaves the quarter.'],
    [
      'Enter Space',
      'In the legend: hides a day and shows it again. Above: the table, and the menu of the chart.',
    ],
  ],
  accessibility: [
    'A figure named by `label`. The curve is one Tab stop; the quarter on which one rests is said with its powers.',
    'Behind it a table has every quarter; it is read at once and seen after “Show table”.',
    'The `limit` is heard by its name, so the name needs its figure: “Transformer 2,500 kW”.',
    'In a narrow place every second time under the curve is left out; the words of the periods become letters.',
  ],
  do: [
    'Give `values` in W, one for each quarter from midnight, and `null` for what is not known.',
    'Let `today` end where the day is: what is to come is no value.',
    'Name a day by its date where it is not today or yesterday: “Wed 24 Jun”.',
  ],
  dont: [
    'Do not pass 0 for a quarter without data: a gap is drawn as a gap.',
    'Do not leave out a limit because it is far: above three times the curve it is drawn at the edge with an arrow.',
    'Do not write a title above it: `label` is the title, in a `panel` or not.',
  ],
  related: [
    'Components/Charts/PowerSocCurve',
    'Components/Charts/LiveChart',
    'Components/Charts/SeriesChart',
    'Components/Charts/PeriodStrip',
    'Domain widgets/Network/TariffClock',
  ],
}
