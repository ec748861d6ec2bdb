import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'What a whole consists of, a few parts at one moment: income by channel, guns by status: `RingShare`.',
    'The same where its list stands elsewhere on the page, or room is short: `Ring`.',
  ],
  avoid: [
    'Shares over time: `SeriesChart` with `stacked="share"`.',
    'Which is the largest, of many or below zero: `RankBars`.',
    'The guns of one station in a row or on a card: `GunBar`.',
  ],
  keyboard: [
    ['Enter', 'Follows a part that leads somewhere.'],
    ['Enter Space', 'Above a `RingShare`: shows its table, or opens the menu of the chart.'],
  ],
  accessibility: [
    'A `RingShare` is a figure named by `label`. Its list has name, value with unit and share of every part.',
    'The ring is a picture named by `label`, then every part with its value, written in its `unit`.',
    'A part with `href` is a link in the list; the ring itself cannot be pressed.',
    'In a narrow place the list stands below the ring.',
  ],
  do: [
    'Sum what comes after the twelfth part, and call it “Rest”.',
    'Use the colours of states only for those states, with `mark` as their glyph, and `hatched` for what is offline.',
    'Give `unit` for money, energy and power: without it the name of the ring says fen and Wh as they are.',
    'Put the whole into the middle: the figure and, under it, what it counts.',
  ],
  dont: [
    'Do not count per cents yourself: they are rounded so that they make 100.',
    'Do not pass values below zero: they have no share, and the ring leaves them out.',
  ],
  related: [
    'Components/Charts/RankBars',
    'Components/Charts/SeriesChart',
    'Components/Charts/Small',
    'Domain widgets/Network/GunBar',
  ],
}
