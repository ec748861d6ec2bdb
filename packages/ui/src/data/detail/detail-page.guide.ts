import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The screen of one record: a station, a pile, a work order.',
    'A named part of any page, such as “Base” or “Bills”: `Panel`.',
  ],
  avoid: [
    'Many records: `ListPage`.',
    'A record that is opened beside its list, which stays in sight: `Drawer`.',
    'One figure in a frame: `KpiTile`.',
  ],
  accessibility: [
    'The title is the `h1` of the page; it is the only one.',
    'Each `Panel` is a region that its title, an `h2`, names; screen readers list them as landmarks.',
    'What stands in `aside` is complementary. Below 1200 px it follows the content, on the screen as in what is read.',
  ],
  do: [
    'Give the record’s own name as `title`, and as `description` its state: `StatusBadge` with `look="tinted"`.',
    'Put into `aside` what is asked for from every part of the page: the tariff now, the next work order.',
    'Give `caption` the unit or the period of all that a panel shows.',
  ],
  dont: [
    'Do not nest panels: a part of a panel has a heading of its own, no frame.',
    'Do not draw a title again below the head.',
  ],
  related: [
    'Components/Layout/PageHead',
    'Components/Details/DescriptionList',
    'Components/Details/Timeline',
    'Components/Actions/Tabs',
    'Components/Overlays/Drawer',
  ],
}
