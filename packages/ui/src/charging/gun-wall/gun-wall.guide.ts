import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'More than 500 guns in sight at once, without scrolling: a wall display, the overview of a network.',
    'Seeing where many guns change together.',
  ],
  avoid: [
    'The guns of one station, with filter and choice: `GunMatrix`.',
    'How many guns are in each status: `GunBar`.',
    'One gun: `GunTile`.',
  ],
  keyboard: [
    ['← →', 'To the gun before and after.'],
    ['↑ ↓', 'To the gun above and below.'],
    ['Home End', 'To the first and the last gun.'],
    ['Enter Space', 'Opens the gun, with `onOpen`; on “Guns as a table” opens the table.'],
  ],
  accessibility: [
    'A list box named by `label` and by each status with its count. Its one option is the gun that the keys have reached.',
    'The option is named as a `GunTile` is, and says its place: “3 of 700”. The drawing itself is hidden.',
    'Below it “Guns as a table” opens the statuses with counts and the first twelve guns of each, and follows the store.',
    'It is not made for a phone: tiles become as small as the place asks.',
  ],
  do: [
    'Put it into a place with a height: it fills that, and tiles are as large as all of them fit.',
    'Pass the same `gunIds` while they have not changed; another list paints the whole wall anew.',
    'Sort `gunIds` so that neighbours belong together: by station, then by pile.',
  ],
  dont: [
    'Do not use it for what must be chosen: nothing on it is selected, a press opens.',
    'Do not put a scroll bar around it: it would show a part of the wall.',
    'Do not use `onPainted` for anything but measuring.',
  ],
  related: [
    'Domain widgets/Network/GunMatrix',
    'Domain widgets/Network/GunTile',
    'Domain widgets/Network/GunBar',
    'Domain widgets/Network/StationMap',
  ],
}
