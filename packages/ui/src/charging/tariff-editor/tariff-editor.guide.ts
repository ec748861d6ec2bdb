import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Periods and prices of a day in a form: `TariffField`, across both columns.',
    'The same with a state of its own, outside a form: `TariffEditor`.',
    'Beginning from another version or from a typical day: `versions`, and “Apply”.',
  ],
  avoid: [
    'Only showing a tariff: `TariffClock`. Showing what a version changes: `TariffCompare`.',
    'Times that repeat, without prices: `CycleInput`.',
    'One price: `NumberField`.',
  ],
  keyboard: [
    ['← → ↑ ↓', 'On the ring: to the half hour before and after, round the clock.'],
    ['PageUp PageDown', 'Two hours back and forth.'],
    ['Home End', 'To the first and the last half hour of the day.'],
    ['Shift', 'With any of these: the range grows.'],
    ['S P F V', 'Sets sharp, peak, flat or valley for the range.'],
    ['1 2 3 4', 'The same, by the codes of `Period`.'],
    ['Enter Space', 'Sets the period that is chosen in the table of prices.'],
    ['Escape', 'Gives a drag up: nothing is painted.'],
  ],
  accessibility: [
    'A group named by `label`. The ring is a list box of 48 half hours: “12:00–12:30 Flat”; what is set is said.',
    'Whether the day is covered is a live region. A wrong row is invalid and described by what is wrong with it.',
    'The list of periods does all that the ring does, without dragging: set, split, join, remove, add.',
    'On a phone a finger on the ring paints; beside the ring the page scrolls.',
  ],
  do: [
    'Give prices in 1/10000 yuan per kWh; they are typed in yuan, 0 to 9.9999 with four decimals.',
    'Let the schema refuse a day with a gap: the editor shows what is wrong and hands on every state.',
    'Give `versions` short names: they stand in “Copy of GD-STD v2”.',
  ],
  dont: [
    'Do not merge or sort the rows in `onChange`: the next change would begin from other rows.',
    'Do not use one period with two prices in a day: typing a price sets all rows of the period, and the editor says so.',
    'Do not expect boundaries off the half hour to be kept: they are shown as wrong.',
  ],
  related: [
    'Domain widgets/Network/TariffClock',
    'Domain widgets/Network/TariffCompare',
    'Components/Forms/PeriodChip',
    'Components/Forms/FormDrawer',
    'Components/Forms/CycleInput',
  ],
}
