import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'All guns of a station, pile by pile, as they are now.',
    'Finding the guns of one status by the legend, or a pile by its number.',
    'Choosing several guns for one command: with `selection`.',
  ],
  avoid: [
    'How many guns are in each status: `GunBar`. One gun: `GunTile`. One pile with its commands: `PileCard`.',
    'More than 500 guns in sight at once, on a wall: `GunWall`.',
    'Guns with columns that are sorted and exported: `ListPage`.',
  ],
  keyboard: [
    ['Tab', 'To the guns, which are one stop. The menu of a pile is a stop of its own.'],
    ['← →', 'To the gun before and after.'],
    ['↑ ↓', 'To the nearest gun in the line above and below.'],
    ['PageUp PageDown', 'Five lines up and down.'],
    ['Home End', 'To the first and the last gun of the line; with Ctrl of all.'],
    ['0…9 A…Z', 'A pile number, typed without a pause: to its first gun. Its last digits are enough.'],
    ['Enter', 'Opens the gun, with `onOpen`.'],
    ['Space', 'Chooses the gun or no longer; without `selection` opens it.'],
    ['Ctrl+A', 'With `selection`: chooses all guns that are shown. Shift and a press choose a range.'],
    ['Escape', 'With `selection`: clears it.'],
  ],
  accessibility: [
    'A region named by `label`. A live region says how many guns are shown of how many.',
    'Each pile is a group named “Pile 0003”; each gun is a button whose name says all that its tile shows.',
    'While somebody types a number, what has been typed is said: “Pile 02”.',
    'Without `selection` and `onOpen` the guns are pictures and cannot be reached by Tab.',
    'On a phone the small tiles are 40 px, the full ones 76 px high.',
  ],
  do: [
    'Pass the same `piles` while they have not changed; states come from the `store`, and only changed tiles are drawn.',
    'Keep `filter` in the address, so that a link shows the same guns.',
    'Name the button of `pileMenu` by its pile: “Actions of pile 0002”.',
  ],
  dont: [
    'Do not let it scroll inside a place that scrolls: above 200 guns it has a window of its own, `--matrix-height` high.',
    'Do not give `pileMenu` or `note` where `size` is `compact`: it has no heads of piles.',
    'Do not pass `selection` without `onSelectionChange`: a press would do nothing.',
  ],
  related: [
    'Domain widgets/Network/GunTile',
    'Domain widgets/Network/GunBar',
    'Domain widgets/Network/GunWall',
    'Domain widgets/Network/PileCard',
  ],
}
