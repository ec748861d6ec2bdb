import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Beside the form of an occupy rule, what so many minutes cost: `OccupyPreview`.',
    'Beside the form of a grade, how many points an amount gives: `PointsPreview`.',
    'How a split rule divides the money of a period, to the fen: `SplitPreview`. Any other calculation step by step: `FormulaSteps`.',
  ],
  avoid: [
    'A bill that exists, with its lines and payments: `BillLines`.',
    'Figures without a calculation: `Facts`, `DescriptionList`.',
    'The prices of a day: `TariffClock`; to change them: `TariffEditor`.',
  ],
  keyboard: [
    ['0…9', 'In the example: the answer and the way to it change with every key.'],
    ['← →', 'Scroll the table of a split, when it has the focus and is wider than its place.'],
  ],
  accessibility: [
    'Each preview is a region named “Example”. The answer is an `output`, so it is read after each change.',
    'What is no number makes the input invalid, described by the numbers that it takes; the last answer stays.',
    'The staircase is one picture whose name tells the rule and the example in a sentence.',
    '`FormulaSteps` is an ordered list: what is calculated, how, and what it gives. It has no name of its own.',
  ],
  do: [
    'Pass the rule while it is typed. An unfinished one says that it cannot be calculated.',
    'Give amounts in fen, shares in basis points, `pointFactor` as points per yuan × 100.',
    'Give the names of the parties to `SplitPreview`, in the language in force; without one it writes “Party 3”.',
  ],
  dont: [
    'Do not calculate the answer outside: the previews take it from `@ampdeck/api/billing`.',
    'Do not put two previews on one page: both regions are named “Example”.',
    'Do not round in an `expression` of `FormulaSteps`: write it exactly; `result` has the rounded figure with its unit.',
  ],
  related: [
    'Domain widgets/Money/BillLines',
    'Domain widgets/Network/TariffClock',
    'Components/Forms/TariffEditor',
    'Components/Details/DescriptionList',
  ],
}
