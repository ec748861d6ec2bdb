import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Pictures of one thing in the order in which people see them, such as those of a station: up to nine.',
    'The same in a form: `PictureListField`. Saving waits until they are sent.',
  ],
  avoid: [
    'One picture: `ImageUpload`.',
    'Files of other kinds, or pictures that must not be cropped: `FileUpload`.',
  ],
  keyboard: [
    [
      'Enter Space',
      'On “Add a picture”: opens the dialog of the browser. On the buttons of a picture: moves or removes it.',
    ],
    ['Ctrl+V', 'With the focus on “Add a picture”: takes the picture of the clipboard.'],
    ['← → ↑ ↓', 'While cropping: move the picture, with Shift by a smaller step.'],
  ],
  accessibility: [
    'A list, named by its label; each picture is “Picture 2 of 5”, and its buttons have its number.',
    'After a move the focus goes with the picture, and a status says where it is now. After one was removed it is at the picture in its place, and after the last one on “Add a picture”.',
    'Dragging is for the mouse; the buttons do the same, also on a phone.',
  ],
  do: [
    'Show the first picture where there is room for one: it is the one that people put in front.',
    'Choose the `aspect` of the place where they are shown; 4 / 3 by default.',
  ],
  dont: [
    'Do not pass an address twice: pictures are told apart by it.',
    'Do not write the number of pictures beside it: “3 of 9” stands below.',
    'Do not sort the value: its order is what people chose.',
  ],
  related: ['Components/Forms/ImageUpload', 'Components/Forms/FileUpload', 'Components/Details/DetailPage'],
}
