import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'One picture that is cropped and sent at once: an avatar, the logo of a seller.',
    'A banner: `shape="rect"`, with its `aspect`. In a form: `ImageField`, which holds the address.',
  ],
  avoid: [
    'Several pictures of one thing, in an order: `PictureList`.',
    'Pictures as proof, which nobody may crop, and other files: `FileUpload`.',
  ],
  keyboard: [
    ['Enter Space', 'On the picture: opens the dialog of the browser.'],
    ['Ctrl+V', 'With the focus on the picture: takes the picture of the clipboard.'],
    ['← → ↑ ↓', 'While cropping: move the picture, with Shift by a smaller step. On the slider: zoom.'],
    ['Escape', 'Leaves the cropping; nothing is sent.'],
  ],
  accessibility: [
    'The browser’s own file field, named by its label. Without a frame it needs an `aria-label`.',
    'The picture that is there has the words “Current picture”. Why one is refused is an alert.',
    'Cropping is a dialog; its area and its zoom have names, and what dragging and the wheel do is done by keys too.',
    'On a phone the camera is offered as well.',
  ],
  do: [
    'Choose the `aspect` of the place where the picture is shown: it is cut to that.',
    'Count on jpeg or png of at most 1024 px; a GIF becomes a png that does not move.',
    'Keep the address that `upload` gives; `null` means that there is no picture.',
  ],
  dont: [
    'Do not repeat the rules in a hint: “jpg, png or gif, under 2 MB” stands beside it.',
    'Do not show a failure elsewhere: it stands beside the picture, and the picture that was there stays.',
  ],
  related: [
    'Components/Forms/PictureList',
    'Components/Forms/FileUpload',
    'Components/Overlays/ConfirmDialog',
  ],
}
