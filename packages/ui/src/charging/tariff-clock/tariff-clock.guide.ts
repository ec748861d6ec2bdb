import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The prices of a day, what holds now and what comes next: page of a station, version of a billing model.',
    'In which periods a charge lay: with `charge`, in the order.',
  ],
  avoid: [
    'Changing the prices: `TariffEditor`.',
    'What a new version changes: `TariffCompare`.',
    'The periods under a curve: `PeriodStrip`. One period as a word: `PeriodChip`.',
  ],
  accessibility: [
    'One picture. Its name begins with `label` and says the price now, the next change, the charge, and gaps and overlaps.',
    'The same day is a table behind it, for those who do not see the ring: time, period, energy price, service price, sum.',
    'The countdown is drawn each second and not announced.',
    'Each period has its letter beside its colour: S, P, F, V, in Chinese 尖, 峰, 平, 谷.',
  ],
  do: [
    'Give `now` as a function that reads the clock of the server; a number stands still.',
    'Give prices in 1/10000 yuan per kWh, as they come; they are written with four decimals.',
    'Take `legend` where there is room for it beside the ring; the countdown then stands there.',
  ],
  dont: [
    'Do not put a gap right: it is dashed, counted in the name, and so found.',
    'Do not pass `now` together with `charge`: the centre shows the charge, and the hand is not drawn.',
    'Do not put it into the rows of a list: the table behind it would be read for each.',
  ],
  related: [
    'Domain widgets/Network/TariffCompare',
    'Components/Forms/TariffEditor',
    'Components/Forms/PeriodChip',
    'Components/Charts/PeriodStrip',
    'Domain widgets/Money/BillLines',
  ],
}
