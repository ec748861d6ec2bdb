import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The fields of a record that is only read: `DescriptionList`, in a panel, a drawer or a card.',
    'The three to six figures by which a record is known, in one line below its name: `Facts`.',
  ],
  avoid: [
    'Fields that can be changed: the fields of a `FormDrawer`.',
    'Many records: `DataTable`. What happened to one record: `Timeline`.',
    'A figure that is compared with another period: `KpiTile`.',
  ],
  keyboard: [['Enter Space', 'On the button behind a value with `copy`: copies it.']],
  accessibility: [
    'Both are a `dl`: each label is heard with its value.',
    'The button that copies is named “Copy” and the label; whether it worked is said in a live region and shown for two seconds.',
    'On a phone the list has as many columns as fit, mostly two or one, and the facts stand in pairs.',
  ],
  do: [
    'Pass `null` for what is not known: a dash is drawn. A zero is a value.',
    'Pass figures as elements that know the units of the wire: `<Power w={…} />`, `<Energy wh={…} />`.',
    'Give `copy` to what people paste elsewhere: order number, pile number, VIN.',
  ],
  dont: [
    'Do not use one label twice in a list: it tells the entries apart.',
    'Do not leave out an entry because its value is missing; people look for it in the same place.',
    'Do not put more into `Facts` than fits in one line of a laptop.',
  ],
  related: [
    'Components/Details/DetailPage',
    'Components/Details/Timeline',
    'Components/Figures/Figure',
    'Components/Figures/KpiTile',
  ],
}
