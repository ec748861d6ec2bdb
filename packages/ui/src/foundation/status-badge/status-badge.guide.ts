import type { Guide } from '../guide/guide.ts'

export const guide: Guide = {
  use: [
    'The state of anything that has an enumeration: station, gun, order, refund, alarm.',
    'A kind without a shape, such as the type of a pile: its word alone.',
  ],
  avoid: [
    'How the guns of a station are: `GunBar`. One gun: `GunTile`.',
    'A state in a column of a table: `c.status` of `columnsOf`, which draws this badge.',
    'What may happen next: `StateMachineView`.',
  ],
  accessibility: [
    'It is text: the word of the state in the language of the page. The shape is not read.',
    'In colour-weak mode a tinted badge has a frame, so that it stays one thing without its colour.',
    'A change of the state is not announced; where it matters, say it with a message.',
  ],
  do: [
    'Pass the enumeration and the code as the wire has it; a code of a later version is shown as itself.',
    'Use `look="tinted"` only beside a title.',
    'Pass `null` where there is no state: a dash is drawn.',
  ],
  dont: [
    'Do not write the word of a state yourself: a seller may have another word for it, which the enumeration knows.',
    'Do not colour a badge with `style`: the colour means what the state means to an operator.',
  ],
  related: [
    'Components/States/Glyph',
    'Domain widgets/Network/GunBar',
    'Components/Lists/DataTable',
    'Domain widgets/Work/StateMachineView',
    'Components/Details/DetailPage',
  ],
}
