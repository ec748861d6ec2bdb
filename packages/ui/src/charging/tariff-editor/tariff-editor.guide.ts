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
  anatomy: {
    story: 'Gap',
    size: [820, 640],
    parts: [
      {
        name: ['Start from', '起始模板'],
        at: 'div[class*="_tools_"]',
        note: ['A typical day, or another model’s.', '典型日或其他模型。'],
      },
      {
        name: ['Check', '检查'],
        at: '[role="status"]:not(.visually-hidden)',
        note: ['What is wrong with the day, while one paints.', '绘制时即时指出问题。'],
      },
      {
        name: ['Ring', '圆环'],
        at: '[role="listbox"]',
        note: ['48 half hours; dragging paints them.', '48 个半小时，拖动即绘制。'],
      },
      {
        name: ['Brush', '画笔'],
        at: 'label[class*="_brush_"]',
        note: ['The period that dragging paints.', '拖动时绘制的时段。'],
      },
      {
        name: ['Price', '价格'],
        at: 'span[class*="_price_"]',
        note: ['Reaches all rows of its period.', '作用于该时段的所有行。'],
      },
      {
        name: ['Row', '时段行'],
        at: 'li[class*="_row_"]',
        note: ['The same day in words: from, to, period, price.', '以文字表示：起止、时段、价格。'],
      },
      {
        name: ['Split and join', '拆分与合并'],
        at: 'span[class*="_actions_"]',
        note: ['In two, or with the next.', '一分为二，或与下一行合并。'],
      },
    ],
  },
}
