import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: ['What somebody scans from the screen: the code of a gun, or of an app for the second factor.'],
  avoid: [
    'A code that is typed or pasted: text, in a `DescriptionList` with `copy`.',
    'A picture from the server: `<img>` with a text that stands for it.',
  ],
  accessibility: [
    'It is one picture, named by `label`; the code itself is not read aloud.',
    'Who cannot scan needs the same as text or as a link beside it.',
    'It is black on white also in dark mode.',
  ],
  do: [
    'Say in `label` what it is the code of: “Gun 44030000010001-A”.',
    'Give it a place of a fixed width, such as 160 px: it fills the width that it has.',
    'Keep `text` short: the more it holds, the finer the pattern.',
  ],
  dont: [
    'Do not show a secret longer than it is needed: who sees the screen can scan it.',
    'Do not colour it, and lay nothing over it.',
  ],
  related: ['Components/Details/DescriptionList', 'Components/Details/DetailPage'],
}
