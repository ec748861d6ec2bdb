import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'One gun as it is now: status, power, charge of the battery, minutes, masked plate or the reason of a fault.',
    'The same out of a live store, which draws it again only when this gun changes: `LiveGunTile`.',
    'In a row of a table, one line high: `size="line"`. In a small place: `size="compact"`.',
  ],
  avoid: [
    'All guns of a station: `GunMatrix`. Hundreds of them: `GunWall`.',
    'How many guns are in each status: `GunBar`.',
    'The status alone, as a word: `StatusBadge`.',
  ],
  keyboard: [
    [
      'Enter Space',
      'With `onClick`: presses it. Without it there is nothing to press, and Tab passes it by.',
    ],
  ],
  accessibility: [
    'With `onClick` a button, otherwise a picture. Its name is one sentence: “Gun 0003-B, Charging, 57 kW, …”.',
    'What a small tile leaves out stands in its name and its tooltip.',
    'A chosen gun is `aria-pressed` and named “selected”; one that is late is named “not up to date”.',
    'Who has switched on colours for weak eyes reads the word of the status beside the power.',
    'On a phone a small tile is 40 px, a line is 44 px high and as wide as its place.',
  ],
  do: [
    'Pass `w` in watts, `soc` in whole per cent, `minutes` in the present status, and `null` for what is not known.',
    'Pass the same `gun` object while nothing has changed: the tile is drawn again only for another one.',
    'Show the pile number near a full tile: it draws the letter alone; the number is only heard.',
  ],
  dont: [
    'Do not mask the plate yourself, and do not try to show it whole: it is drawn and named masked.',
    'Do not pass `isSelected={false}` where guns cannot be chosen: leave it out.',
    'Do not empty the values of a late gun: pass `isStale`, and they fade.',
  ],
  related: [
    'Domain widgets/Network/GunMatrix',
    'Domain widgets/Network/GunWall',
    'Domain widgets/Network/GunBar',
    'Domain widgets/Network/PileCard',
    'Components/States/Glyph',
  ],
  anatomy: {
    story: 'AllStatuses',
    size: [150, 100],
    zoom: 3,
    parts: [
      {
        name: ['Letter', '枪号'],
        at: '[class*="_letter_"]',
        note: ['Which gun of its pile.', '桩上的哪一把枪。'],
      },
      {
        name: ['Shape', '图形'],
        at: '[class*="_head_"] svg',
        note: ['The status, also without colour.', '状态，不依赖颜色。'],
      },
      {
        name: ['Time', '时长'],
        at: '[class*="_corner_"]',
        note: ['Minutes in this status.', '处于该状态的分钟数。'],
      },
      {
        name: ['Power', '功率'],
        at: '[class*="_value_"]',
        note: ['While it charges; otherwise the word of the status.', '充电时显示；否则为状态文字。'],
      },
      {
        name: ['Battery', '电量'],
        at: '[class*="_soc_"]',
        note: ['Charge of the battery, per cent.', '电池电量百分比。'],
      },
      {
        name: ['Plate or reason', '车牌或原因'],
        at: '[class*="_foot_"]',
        note: ['The masked plate, or why it stands still.', '脱敏车牌，或停用原因。'],
      },
      {
        name: ['Bar', '电量条'],
        at: '[class*="_bar_"]',
        note: ['The charge once more, to compare tiles.', '再次表示电量，便于比较。'],
      },
    ],
  },
}
