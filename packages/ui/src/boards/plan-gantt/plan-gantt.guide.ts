import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Which car of a fleet charges when and at which gun, over a night or a day.',
    'Whether the plan fits: the sum of its power against what the site may draw, and who would leave too empty.',
  ],
  avoid: [
    'The power that was drawn: `LoadCurve`. One charge: `PowerSocCurve`.',
    'People by day: `DutyBoard`.',
    'The tariff of a day alone: `PeriodStrip` or `TariffClock`.',
  ],
  keyboard: [
    ['← →', 'To the charge before and after on this gun.'],
    ['↑ ↓', 'To the nearest charge on the gun above or below that has any.'],
    ['Home End', 'To the first and the last charge of the gun.'],
    ['Enter Space', 'Picks a charge up, and puts it down.'],
    ['← → ↑ ↓', 'Picked up: 15 minutes earlier or later; to the gun above or below.'],
    ['Shift+← Shift+→', 'Picked up: ends 15 minutes earlier or later.'],
    ['Escape', 'Puts a charge that is picked up or dragged back.'],
  ],
  accessibility: [
    'A region named “Charging plan”. A charge is a button: car, power, times, energy of what is needed, when it leaves.',
    'While it is picked up the button is pressed, and each new place is said. The focus goes along where new data put the charge on another gun.',
    'The power is a picture that says its peak, the limit, and when it is above it.',
    'Conflicts stand in words below, as buttons that lead to the charge.',
    'On a phone charges are a list; the one that is chosen is moved by the buttons. The chart of the power is not there.',
  ],
  do: [
    'Give power in W, energy in Wh, times as `YYYY-MM-DD HH:mm:ss` in UTC+8, and `from` on the hour.',
    'Mark by `isFixed` what has begun: nobody can move it, and it is not said to fall short.',
    'Give `limit` as steps where the grid allows more at night.',
    'Use `conflictsOf` where another page counts the same conflicts.',
  ],
  dont: [
    'Do not refuse a move because it makes a conflict: it is shown, and the next move may solve it.',
    'Do not pass the time of the browser as `now`: view, charges and line are in UTC+8.',
    'Do not wait with `charges` until the server has answered: the bar goes back to where `charges` says it is.',
  ],
  related: [
    'Components/Charts/LoadCurve',
    'Components/Charts/PeriodStrip',
    'Domain widgets/Work/DutyBoard',
    'Domain widgets/Work/WorkOrderBoard',
  ],
}
