import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'How an order comes to its amount: lines by period, every discount, the occupy fee, who paid, and what is owed.',
    'Whether our calculation and the raw bill of the pile say the same.',
  ],
  avoid: [
    'The prices of a day: `TariffClock`.',
    'What a rule would cost, with a number that can be changed: `OccupyPreview`, `PointsPreview`.',
    'What a member can pay with: `AccountStack`.',
  ],
  keyboard: [
    ['Tab', 'To the fees of the lines one by one; the formula of a fee shows while it has the focus.'],
    ['Escape', 'Hides the formula.'],
    ['Enter Space', 'On “Show formula”: opens and closes the whole calculation.'],
  ],
  accessibility: [
    'A region named by its heading “Bill lines”: a table of the lines, then the steps as pairs of name and amount.',
    'Each fee is a button that is described by its formula. “Show formula” says whether it is open.',
    'What does not add up stands in a `role="alert"` with both numbers, and the figures in question are marked for the eye.',
    'In a narrow place the `aside` stands below everything else: the amount comes first.',
  ],
  do: [
    'Pass sums and lines as the order carries them, in fen and Wh: all of them are worked out again and compared.',
    'Pass `pileFeeFen={null}` while the raw bill is missing, and leave it out where nothing is compared.',
    'Give a discount that was weighed and not applied as `kind: "passed"`, with the reason.',
  ],
  dont: [
    'Do not change a sum so that it fits. A contradiction is there to be seen.',
    'Do not give the `name` of a grade or an activity in one language only: it is drawn as it comes.',
    'Do not work out the lines of a correction: they carry `corrects`, and their amounts were agreed on.',
  ],
  related: [
    'Recipes/OrderDrawer',
    'Domain widgets/Money/FormulaPreview',
    'Domain widgets/Money/AccountStack',
    'Domain widgets/Network/TariffClock',
    'Components/Details/OrderTimeline',
  ],
}
