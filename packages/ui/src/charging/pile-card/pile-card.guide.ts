import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'One pile: its guns, whether it is online, its firmware and its last heartbeat.',
    'Sending a command to a pile from where it is seen.',
  ],
  avoid: [
    'All guns of a station: `GunMatrix`.',
    'One gun: `GunTile`.',
    'Piles that are searched, sorted and exported: `ListPage`.',
  ],
  keyboard: [
    ['Enter Space', 'Presses a gun, with `onOpenGun`; opens the menu of commands and chooses in it.'],
    ['↑ ↓ Home End', 'Through the open menu.'],
    ['Escape', 'Closes the menu.'],
  ],
  accessibility: [
    'An article named “Pile 44030000020001”; its number is a heading, with `href` a link.',
    'The menu is named by the pile. A command that is forbidden now stays in it, with its reason below.',
    'Guns are heard as in `GunTile`. The picture of the cables is decoration.',
    'The age of the heartbeat is written anew each second and not announced.',
  ],
  do: [
    'Give each command its `action` key: who lacks the right does not find it, and without any the menu is gone.',
    'Give `blockedReason` where the state forbids a command: “Two guns are charging”.',
    'Ask in `onCommand`, with the pile number in the question: the card sends nothing by itself.',
  ],
  dont: [
    'Do not clear the guns of a pile that is offline: they fade, and the card says that they are the last known.',
    'Do not pass 0 for a heartbeat that never came: `null` reads “Never”.',
    'Do not give `newest` where the pile has it: it reads as an update.',
  ],
  related: [
    'Domain widgets/Network/GunTile',
    'Domain widgets/Network/GunMatrix',
    'Domain widgets/Network/StationCard',
    'Components/Actions/Menu',
    'Components/Overlays/ConfirmDialog',
  ],
}
