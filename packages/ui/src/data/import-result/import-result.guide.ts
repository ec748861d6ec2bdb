import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'What became of an imported file: how many rows were kept, and why the others were not.',
    'Thousands of failed rows: only those in sight are drawn.',
  ],
  avoid: [
    'An import or export that still runs: `JobRow`.',
    'Choosing the file: `FileUpload`.',
    'One failure of one form: the form says it at its field.',
  ],
  keyboard: [
    ['Enter Space', 'On “Copy” or “Download”: gives all failed rows to the clipboard, or as a CSV file.'],
    ['↑ ↓', 'On the failed rows: scrolls them.'],
  ],
  accessibility: [
    'A region named “Result of” and the file. The bar is a picture that says both counts.',
    'Each failed row says its place among all of them, also where most are not drawn.',
    'Whether the copy worked is said in a live region.',
  ],
  do: [
    'Pass `kept` and `failed` at once, and `rows` when they are there; until then the buttons wait.',
    'Give each row the number that it has in the file, from 1, and a reason that says what to change.',
    'Write the reasons in the language of the page.',
  ],
  dont: [
    'Do not cut the list of failed rows: all of them are copied and downloaded.',
    'Do not tell people to import the whole file again: the correct rows are saved.',
  ],
  related: ['Domain widgets/Work/JobRow', 'Components/Forms/FileUpload', 'Components/Lists/ListPage'],
}
