import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'How one sum becomes another: from the gross fee by discounts, coupons and refunds to the net income.',
    'Where energy is lost between the meter and the guns: with `unit="energy"`.',
  ],
  avoid: [
    'How many remain after each step: `Funnel`.',
    'Sums of several days: `SeriesChart` with columns.',
    'The bill of one order: `BillLines`.',
  ],
  keyboard: [
    ['← →', 'To the step before and after; the first press goes to the last one.'],
    ['Home End', 'To the first and the last step.'],
    ['PageUp PageDown', 'Ten steps back and forth.'],
    ['Enter', 'Opens what is behind the step, where its `href` leads anywhere.'],
    ['Escape', 'Leaves the step.'],
    ['Enter Space', 'Above: shows the table, or opens the menu of the chart.'],
  ],
  accessibility: [
    'A figure named by `label`. The bars are one Tab stop; the step on which one rests is said with its value.',
    'Behind it a table has every step; it is read at once and seen after “Show table”.',
    'The values above the bars are left out where there is no room for them; tooltip and table keep them.',
  ],
  do: [
    'Give what is taken away as a value below zero.',
    'Mark the sum at the end, and sums between, by `isTotal`: they are worked out from the steps before.',
    'Give values in fen, or say another `unit`.',
  ],
  dont: [
    'Do not work out a total yourself: the value of a total is not read.',
    'Do not give two steps the same name.',
    'Do not turn a sign around to get a colour: what is below zero is taken away.',
  ],
  related: [
    'Components/Charts/RankBars',
    'Components/Charts/SeriesChart',
    'Components/Charts/RingShare',
    'Domain widgets/Money/BillLines',
  ],
}
