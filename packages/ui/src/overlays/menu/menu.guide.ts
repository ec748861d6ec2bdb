import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Three or more actions of one record, behind one button: in a row, on a card, in a head.',
    'Pages that belong together, such as those of the person who is logged in: items with `href` are links.',
  ],
  avoid: [
    'One or two actions: `Button`, `IconButton`.',
    'Choosing a value: `Select`, `Combobox`. Settings with boxes: `Popover`.',
    'Everything the console can do, found by typing: `Palette`.',
  ],
  keyboard: [
    ['Enter Space ↓', 'On the button: opens it.'],
    ['↑ ↓', 'To the item before and after; items that are disabled are passed by.'],
    ['Home End', 'To the first and the last item.'],
    ['A–Z', 'To the next item that begins so.'],
    ['Enter Space', 'Chooses the item, or follows the link.'],
    ['Escape', 'Closes it; the focus goes back to the button.'],
  ],
  accessibility: [
    'A button with `aria-haspopup`, and a menu that is named by `label`, or else by that button: an icon button needs its own `label`.',
    'A disabled item has its reason below its words and in its name. Arrow keys pass it by: it is found by reading, not by walking.',
    'On a phone each item is 44 px high.',
  ],
  do: [
    'Say with `disabledReason` which state forbids an action: “Two guns are charging”.',
    'Put what cannot be undone last, with `danger` and a `separatorBefore`, and ask before doing it.',
    'Handle in `onChoose` the ids of actions alone: it is called for links too.',
  ],
  dont: [
    'Do not disable what a role may not do: leave the item out.',
    'Do not hide the most frequent action in it.',
  ],
  related: [
    'Components/Actions/Button',
    'Components/Actions/Gate',
    'Components/Overlays/Popover',
    'Components/Overlays/Palette',
  ],
}
