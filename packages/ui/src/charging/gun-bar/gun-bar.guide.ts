import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'How the guns of a station, a group or a city are at a glance: in a row of a list, on a card.',
    'Comparing stations below one another: every bar has its statuses in the same order.',
  ],
  avoid: [
    'One gun: `GunTile`. Every gun of one station: `GunMatrix`. Hundreds of guns: `GunWall`.',
    'A share over time: `SeriesChart`.',
  ],
  accessibility: [
    'The bar is one picture. Its name is `label`, then each status in words with its count, in the order of the bar.',
    'Who has switched on colours for weak eyes gets patterns for the two fills that are easily taken for one another; guns that are offline are hatched for everybody.',
  ],
  do: [
    'Give `label` the name of that to which the guns belong.',
    'Pass every status that occurs; those without a gun are left out by the bar.',
  ],
  dont: [
    'Do not put a legend into each row: the page has one.',
    'Do not write the counts beside it once more, unless somebody must add them up.',
  ],
  related: [
    'Domain widgets/Network/GunTile',
    'Domain widgets/Network/GunMatrix',
    'Domain widgets/Network/GunWall',
    'Domain widgets/Network/StationCard',
  ],
}
