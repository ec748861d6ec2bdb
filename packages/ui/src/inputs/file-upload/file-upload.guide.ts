import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Files with a record: pictures of a work order, a report, a firmware for piles.',
    'The same in a form: `FileField`. It holds addresses, and saving waits until the files are sent.',
  ],
  avoid: [
    'One picture that is cropped, such as an avatar: `ImageUpload`. Several in an order: `PictureList`.',
    'What came of a file with rows: `ImportResult`.',
    'A picture inside a text: `RichText`.',
  ],
  keyboard: [
    ['Enter Space', 'On the field: opens the dialog of the browser. On a button of a row: presses it.'],
    ['Ctrl+V', 'With the focus on the field: takes the files of the clipboard.'],
  ],
  accessibility: [
    'The browser’s own file field, named by its label, so a form can lead to it and describe it. Without a frame it needs an `aria-label`.',
    'Each file on its way has a progress bar with its name. Why one is refused or failed is an alert; “… is uploaded” is a status.',
    'After a file was removed the focus is at the one in its place, and after the last one on the field.',
    'The buttons of a row have the name of the file: “Remove inspection.pdf”, “Try inspection.pdf again”.',
    'A file field has no `aria-required`: where it is required its description begins with “Required”.',
  ],
  do: [
    'Say which files fit, with `extensions` and `maxBytes`: the rules stand in the field, and content is checked against the ending.',
    'Throw from `upload` what the call threw: the sentence of the server is shown at the file.',
    'Stop the call when `signal` asks for it, and report `onProgress` from 0 to 1.',
  ],
  dont: [
    'Do not trust what passed here: the server checks again.',
    'Do not show the result as a message too: it stands at the file.',
    'Do not leave `max` at 1 for several files: then each one replaces the one before.',
  ],
  related: [
    'Components/Forms/ImageUpload',
    'Components/Forms/PictureList',
    'Domain widgets/Work/ImportResult',
    'Components/Forms/RichText',
  ],
  anatomy: {
    story: 'Uploading',
    size: [560, 260],
    parts: [
      { name: ['Zone', '上传区'], at: 'label', note: ['Drop, paste, or choose.', '拖放、粘贴或选择。'] },
      {
        name: ['Choose', '选择'],
        at: '[class*="_choose_"]',
        note: ['What a keyboard reaches.', '键盘可达的入口。'],
      },
      {
        name: ['Rules', '规则'],
        at: '[class*="_rules_"]',
        note: ['Kinds, size and number, before anything is sent.', '类型、大小与数量，发送前说明。'],
      },
      {
        name: ['File', '文件'],
        at: 'li[class*="_row_"]',
        note: ['One row each; a refused one says why.', '每个文件一行，被拒时说明原因。'],
      },
      { name: ['Progress', '进度'], at: 'progress', note: ['While it is sent.', '发送期间显示。'] },
      {
        name: ['Stop or remove', '停止或移除'],
        at: 'li[class*="_row_"] button',
        note: ['Stops what is on its way, removes what is there.', '停止正在发送的，或移除已有的。'],
      },
    ],
  },
}
