import type { Guide } from '../guide/guide.ts'

export const guide: Guide = {
  use: [
    'The silhouette of a state where its word stands elsewhere: on a tile, in a tab, in a chart.',
    'A state that is no code of an enumeration, such as “paused” of a countdown.',
  ],
  avoid: [
    'A state with its word: `StatusBadge`, which takes shape and colour from the enumeration.',
    'The picture of a menu entry: `MenuIcon`. The picture of an action: an icon of lucide in a `Button`.',
  ],
  accessibility: [
    'It is decoration and never read: the word of the state must stand beside it or in the name of what holds it.',
    'A state is known by its shape alone, so it needs no colour.',
  ],
  do: [
    'Take `name` and `tone` from `of.mark(code)` of the enumeration.',
    'Leave out `tone` where the text around it has the colour already.',
    'Draw it at 12 to 16 px in text, larger on a tile.',
  ],
  dont: [
    'Do not give a shape another meaning than its enumeration has.',
    'Do not name it with `aria-label`: it stays hidden all the same.',
  ],
  related: ['Components/States/StatusBadge', 'Domain widgets/Network/GunTile', 'Foundations/MenuIcon'],
}
