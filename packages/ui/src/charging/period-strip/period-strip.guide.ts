import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Which tariff period holds when, under a curve over time: `PeriodStrip`.',
    'The same with the times and the line “now”: `TimeAxis`, what stands under a curve of your own.',
    'The colours of the periods behind a curve: `PeriodBands`, inside its SVG.',
  ],
  avoid: [
    'A day of power or a charge: `LoadCurve` and `PowerSocCurve` have all three already.',
    'The prices of a day, and what holds now: `TariffClock`.',
    'Changing periods: `TariffEditor`.',
  ],
  accessibility: [
    '`PeriodStrip` is an ordered list named “Tariff periods”; each entry is heard with its word and its price, drawn or not.',
    'From and to of a period stand in its tooltip only; the times below are for the eye.',
    '`TimeAxis` says “Now 10:00” for its line. `PeriodBands` says nothing.',
    'The narrower a period, the less is drawn: word and price, the word, its letter, its colour.',
  ],
  do: [
    'Give all three the same window: `from` and `to` in minutes after a midnight; `minutesOf` reads them from a time.',
    'Take `price="parts"` for the bill of a charge: energy price and service price apart.',
    'Let a window go past midnight: 1380 to 1560 is 23:00 to 02:00.',
  ],
  dont: [
    'Do not draw `PeriodBands` without the strip: colours alone name no period.',
    'Do not put it into a table row; at 16 px it needs the width of a chart.',
  ],
  related: [
    'Components/Charts/LoadCurve',
    'Components/Charts/PowerSocCurve',
    'Domain widgets/Network/TariffClock',
    'Components/Forms/PeriodChip',
  ],
}
