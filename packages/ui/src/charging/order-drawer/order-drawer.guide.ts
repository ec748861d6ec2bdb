import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'One charging order over the list from which it was opened: figures, curve, what happened, and its bill.',
    'Going through orders one by one: previous and next stand in `actions`.',
  ],
  avoid: [
    'Any other record to be read in a drawer: `Drawer`. A form in a drawer: `FormDrawer`.',
    'A record with a page of its own: `DetailPage`.',
    'The bill alone: `BillLines`.',
  ],
  keyboard: [
    ['Escape', 'Closes the drawer.'],
    ['Tab', 'Through the curve, the bill and the buttons at the foot, and never out of the drawer.'],
  ],
  accessibility: [
    'A dialog named by `orderNo`, which is its heading, and described by `badges` and `place`.',
    'The focus begins at the top of the order and not at a figure, so that no formula opens by itself.',
    'The figures are pairs of name and value; the timeline is a region named “Timeline”; the bill names itself.',
    'On a phone it fills the window, and the bill stands before the timeline.',
  ],
  do: [
    'Give the marks of the `curve` and the steps of the `timeline` the same numbers.',
    'Write figures with `Energy` and `Money`, in Wh and fen, and states with `StatusBadge look="tinted"`.',
    'Put each button of `actions` behind its right: `GuardedButton`.',
  ],
  dont: [
    'Do not leave the place of the `curve` empty for a charge without meter values: leave the prop out.',
    'Do not write the order number again in `place`.',
    'Do not add up paid and owed for the facts: take them from the order, as the bill does.',
  ],
  related: [
    'Domain widgets/Money/BillLines',
    'Components/Details/OrderTimeline',
    'Components/Charts/PowerSocCurve',
    'Components/Overlays/Drawer',
    'Components/Details/DescriptionList',
  ],
}
