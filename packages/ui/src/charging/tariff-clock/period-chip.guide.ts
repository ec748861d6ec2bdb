import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A tariff period as its letter and its word: legends, rows of prices, sums by period.',
    'Choosing a period: the label of a radio, as in `TariffEditor`.',
  ],
  avoid: [
    'The periods of a day: `TariffClock`, `PeriodStrip`.',
    'A state of a record: `StatusBadge`.',
    'A span of days, such as “the last 30 days”: `PeriodPicker`.',
  ],
  accessibility: [
    'Text: the word of the period is heard. The letter on its colour is for the eye.',
    'It has no role and no name of its own; as a label it names its radio.',
  ],
  do: [
    'Pass a code of `Period`; a code of a later version is drawn in grey as its number.',
    'Take it wherever the colour of a period is used, so that nobody depends on the colour.',
  ],
  dont: [
    'Do not write the word beside it once more.',
    'Do not use it for anything but sharp, peak, flat and valley: its colours mean prices.',
  ],
  related: [
    'Domain widgets/Network/TariffClock',
    'Components/Charts/PeriodStrip',
    'Components/Forms/TariffEditor',
    'Components/States/StatusBadge',
  ],
}
