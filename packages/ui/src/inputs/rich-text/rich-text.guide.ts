import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A text with headings, lists, links and pictures that people read elsewhere, such as a help item.',
    'The same in a form: `RichTextField`, across both columns.',
  ],
  avoid: [
    'A remark or a reason without any form: `TextAreaField`.',
    'Such a text to read: `RichTextView`, which loads no editor.',
    'The text of an SMS, which is plain: `TextAreaField`.',
  ],
  keyboard: [
    ['Tab', 'Goes from the tools to the text. In a list it moves the item in, where that can be.'],
    ['← → Home End', 'In the tools: walk from one to the next, from the last to the first.'],
    ['Ctrl+B Ctrl+Z Ctrl+Shift+Z', 'In the text: bold, undo, redo.'],
    ['Ctrl+Alt+2 Ctrl+Alt+3', 'In the text: heading, subheading.'],
    [
      'Enter Escape',
      'In the address of a link: applies it, leaves it. The form is neither saved nor closed.',
    ],
  ],
  accessibility: [
    'A multi-line text field, named by its label, and a toolbar “Formatting” with one stop of the Tab key.',
    'A tool that is in force is pressed; undo and redo are `aria-disabled` where there is nothing to do.',
    'A picture is described by the name of its file until somebody selects it and writes a description.',
    'What happens to a picture on its way is a status below the text.',
  ],
  do: [
    'Hold HTML. Without a word in it, it is the empty text; in a form it is what the schema takes for nothing.',
    'Give `upload` where pictures are wanted; without it the tool is not there.',
    'Have one for each language: the console shows the text in the language of the reader.',
  ],
  dont: [
    'Do not show its HTML by other means than `RichTextView`: that cleans what comes from elsewhere.',
    'Do not take the counter for the letters that are seen: it counts the HTML, as the schema does.',
    'Do not ask for italics, colours or tables: what is pasted loses them.',
  ],
  related: [
    'Components/Forms/RichTextView',
    'Components/Forms/FileUpload',
    'Components/Forms/TextInput',
    'Components/Forms/FormDrawer',
  ],
}
