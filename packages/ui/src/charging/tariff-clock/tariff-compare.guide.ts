import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'What a new version of a tariff changes before it is issued: where in the day, and by how much.',
    'Two versions of the history of a billing model side by side.',
  ],
  avoid: [
    'One tariff: `TariffClock`. Changing it: `TariffEditor`.',
    'The periods under a curve: `PeriodStrip`. The price of an order: `BillLines`.',
  ],
  accessibility: [
    'One picture named “GD-STD v3 outside, GD-STD v2 inside”.',
    'What differs is a list: from and to, the periods or prices before and after, and the change in yuan per kWh.',
    'Both days are tables behind it, named by their versions, for those who do not see the rings.',
  ],
  do: [
    'Give short names of versions, such as “GD-STD v3”: they stand in the middle of the rings.',
    'Pass the version that holds as `before`: a plus means that the new one is dearer.',
    'Show it before a version is issued: its words say what the operator is about to change.',
  ],
  dont: [
    'Do not pass versions of different billing models: the change would mean nothing.',
    'Do not write beside it that nothing changes: for two equal versions it says so itself.',
  ],
  related: [
    'Domain widgets/Network/TariffClock',
    'Components/Forms/TariffEditor',
    'Components/Forms/PeriodChip',
  ],
}
