import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Who is first, and how far the others are behind: stations by energy, with the place that they had before.',
    'How many of each kind there are, in an order of their own: with `hasPlaces={false}`.',
    'What remains after each step, and what is lost on the way: `Funnel`, such as coupons from reached to used.',
  ],
  avoid: [
    'Parts that make a whole: `RingShare`.',
    'How one sum becomes another, with steps up and down: `Waterfall`.',
    'More rows than one looks through: `ListPage`, sorted by that column.',
  ],
  keyboard: [
    ['Enter', 'Follows a name that leads somewhere.'],
    ['Enter Space', 'Above: shows the table, or opens the menu of the chart.'],
  ],
  accessibility: [
    'A figure named by `label`, with an ordered list in it that reads as it looks: place, name, change of place, value.',
    'A change of place is said in words, “up 1”. The bars are not heard.',
    'The unit stands in the caption and in the head of the table; each value is heard without it.',
    'In a narrow place the bars of a ranking give their room to the names, and a `Funnel` leaves out what is lost.',
  ],
  do: [
    'Give `ranks` sorted, best first: they are not sorted again.',
    'Give `before` as null for what is new; leave it out where nothing is compared.',
    'Set `first` where the list begins further down, and say in `note` what was left out.',
  ],
  dont: [
    'Do not leave out the unit: `RankBars` reads its values as Wh without `unit`.',
    'Do not let a step of a `Funnel` be larger than the one before: its loss is then not written.',
    'Do not give two rows the same name.',
  ],
  related: [
    'Components/Charts/RingShare',
    'Components/Charts/Waterfall',
    'Components/Charts/SeriesChart',
    'Components/Lists/ListPage',
  ],
}
