import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'What a member will see, beside the form in which it is written: pop-up, carousel, discovery, activity.',
    'Seeing what is still missing: picture, title and text each say so.',
  ],
  avoid: [
    'Rich text as the console shows it: `RichTextView`.',
    'The face of a coupon: `CouponFace`.',
    'Pictures of a form, with their order: `PictureList`.',
  ],
  keyboard: [
    ['↑ ↓ PageUp PageDown', 'Scrolls a long text, once the screen has the focus.'],
    ['Enter Space', 'On the arrows of a carousel: turns to the slide before or after.'],
  ],
  accessibility: [
    'A figure; its caption names the kind and that it is what the member sees.',
    'It is a picture of the app: what looks like its buttons is text. Only the arrows of a carousel can be pressed.',
    'Turning a slide says its title, its number and of how many.',
    'A picture says its `alt`; without one, or when it cannot be loaded, “No picture yet”.',
  ],
  do: [
    'Pass what stands in the form at this moment, saved or not.',
    'Say in `alt` what a picture shows.',
    'Pass `body` and `rules` as nodes that are sanitised: `RichTextView` does that.',
  ],
  dont: [
    'Do not write “sample” texts where nothing was typed: the gap says what is missing.',
    'Do not take it for the app: colours and letters are ours, not those of a phone.',
    'Do not format `from` and `to`: they are `YYYY-MM-DD HH:mm:ss` in UTC+8.',
  ],
  related: [
    'Components/Forms/RichText',
    'Components/Forms/RichTextView',
    'Components/Forms/PictureList',
    'Domain widgets/Money/CouponFace',
  ],
}
