import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: ['The picture of the log-in page: the `art` of `LoginLayout`. It takes no props.'],
  avoid: [
    'The tariff of an operator, with prices: `TariffClock`.',
    'The power of a real day: `LoadCurve`.',
    'The name and the logo of the operator: `Brand`.',
  ],
  accessibility: [
    'The ring with its hand is decoration and hidden. What is heard is the sentence below it, the four periods, the time and the date.',
    'The time changes once a minute and is not announced.',
    '`LoginLayout` does not show it where the window is narrower than 1040 px, so not on a phone.',
  ],
  do: [
    'Pass it as `art`: it is a picture and a legend without a frame, for a column that is as high as the window.',
    'Let it stand in the static HTML of the log-in page: hand and time come once the page runs.',
  ],
  dont: [
    'Do not put anything into the picture that must be read to log in.',
    'Do not use it behind the log-in: stations, power and periods are those of a typical day, not of the operator.',
  ],
  related: ['Components/Layout/LoginLayout', 'Foundations/Brand', 'Domain widgets/Network/TariffClock'],
}
