import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A message between pile and server, byte by byte, beside what a parser made of it.',
    'The same of text: a frame of OCPP, whose fields are found by their path.',
    'Why a frame was refused: each problem in words on top, leading to its field.',
  ],
  avoid: [
    'Messages as rows, with time and direction: `DataTable` or `ListPage`.',
    'Facts of a record that are no frame: `DescriptionList`.',
  ],
  keyboard: [
    ['← → ↑ ↓', 'In the bytes: to the byte beside, above or below.'],
    ['Home End', 'To the first and the last byte of the line; with Ctrl, of the frame.'],
    ['PageUp PageDown', 'Sixteen lines up and down.'],
    ['Shift', 'With one of these keys: selects.'],
    ['Ctrl+A', 'Selects all bytes.'],
    ['Ctrl+C', 'Copies what is selected as hex; without a selection the whole frame.'],
    ['↑ ↓ Home End', 'In the fields: to the field before, after, the first, the last; its bytes are marked.'],
    ['←', 'In the fields: to the field around.'],
  ],
  accessibility: [
    'A region with a grid of bytes and a tree of fields, one Tab stop each. A name of its own comes by `aria-label`.',
    'Where the cursor is, is said: offset, field and value. So is what was copied.',
    'A field says its name, value, place and problem.',
    'A frame of text has no cursor: it is scrolled by key, and read field by field in the tree.',
    'In a narrow place the fields stand below the bytes; on a phone a line has eight bytes.',
  ],
  do: [
    'Give `name` in the protocol’s own words, and `value` as people read it: “0x01 · log-in”.',
    'Give text as it came, on one line if it came so: `path` is looked up in it.',
    'Say in `problem` both what is there and what should be: “0x5A7B ≠ 0x1F04”.',
    'Make bytes of pasted text by `bytesOfHex`; it returns nothing where the text is no hex.',
  ],
  dont: [
    'Do not give both `bytes` and `text`: it does not compile.',
    'Do not leave the frame out because nobody could parse it: without fields it is shown, and says so.',
    'Do not cut a long frame: only the lines in sight are drawn.',
  ],
  related: [
    'Components/Lists/DataTable',
    'Components/Details/DescriptionList',
    'Components/Details/Timeline',
    'Components/States/StatusBadge',
  ],
}
