import type { Guide } from '../guide/guide.ts'

export const guide: Guide = {
  use: [
    'Every number on a page: `Money` (fen), `Energy` (Wh), `Power` (W), `Percent` (basis points), `Count`.',
    'A change against the equal period before: `Delta`, with `deltaOf`.',
    'A number of another unit, already written, with its unit muted behind it: `Figure`.',
  ],
  avoid: [
    'A number in a column of a table: `c.money`, `c.energy` and the other presets of `columnsOf`.',
    'A number with its name and its course: `KpiTile`.',
    'A number that can be changed: the unit fields of forms.',
  ],
  accessibility: [
    'A figure is text: the digits, then the unit. The arrow of a `Delta` is not read, its sign and per cent are.',
    'A cut amount (`compact`) has the whole one only as a tooltip, which a touch screen does not show.',
    'What a figure is of must stand beside it.',
  ],
  do: [
    'Pass the integer of the wire; the component divides, rounds and writes it for the language.',
    'Pass `null` for what is not known: a dash is drawn. A zero is a zero.',
    'Say with `riseIs` what a rise means: of faults it is `bad`, of refunds `neither`.',
    'Set `unit={false}` where the head of the column names the unit.',
  ],
  dont: [
    'Do not pass a formatted string where one of the components knows the unit.',
    'Do not use `compact` where somebody checks a sum: bills, accounts, audits.',
    'Do not add units of your own behind the figure.',
  ],
  related: [
    'Components/Figures/KpiTile',
    'Components/Details/DescriptionList',
    'Components/Lists/DataTable',
    'Domain widgets/Money/BillLines',
  ],
}
