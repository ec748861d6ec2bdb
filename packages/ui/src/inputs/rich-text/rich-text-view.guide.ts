import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: ['A formatted text to read, such as a help item.'],
  avoid: [
    'Writing such a text: `RichText`.',
    'A plain text, such as a remark: a paragraph of the page.',
    'Facts of a record: `DescriptionList`.',
  ],
  accessibility: [
    'Headings, lists and links are heard as such; the headings are of level 2 and 3.',
    'Links open beside the page. A picture without words is decoration.',
  ],
  do: [
    'Choose the text of the language in force before you pass it.',
    'Put it below a heading of level 1, so that its headings follow.',
  ],
  dont: [
    'Do not clean the HTML yourself: scripts, styles, frames and addresses that run code are removed here, the words stay.',
    'Do not pass plain text: `<` and `&` in it would be read as HTML.',
  ],
  related: [
    'Components/Forms/RichText',
    'Components/Details/DescriptionList',
    'Components/Details/DetailPage',
  ],
}
