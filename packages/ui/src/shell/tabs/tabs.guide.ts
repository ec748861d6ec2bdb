import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Two to seven views of one record or one page, of which one is shown: live guns, orders, devices.',
    'Two ways to do the same, such as to log in by password or by SMS.',
  ],
  avoid: [
    'Pages that are open at the same time: `TabBar`.',
    'One of a few ways to draw the same data: `Segment`.',
    'Steps that have an order: `Steps`, `Wizard`.',
  ],
  keyboard: [
    ['← →', 'To the next tab, whose panel is shown at once; the ends are joined.'],
    ['Home End', 'To the first and the last tab.'],
    ['Tab', 'From the tab that is shown to the first control of its panel.'],
  ],
  accessibility: [
    'A list of tabs that `label` names, with one stop of the Tab key; the panel is named by its tab.',
    'Only the panel that is shown is in the document.',
  ],
  do: [
    'Give `label` what the tabs are of: “Station”, “Ways to log in”.',
    'Keep `current` in the address where somebody may want to send a link to a view.',
    'Give `count` where the number helps to decide whether to look.',
  ],
  dont: [
    'Do not hide input behind a tab that must be filled in: its error is then out of sight.',
    'Do not start a slow call with each change: arrow keys pass through all tabs.',
  ],
  related: [
    'Components/Layout/TabBar',
    'Components/Actions/Segment',
    'Components/Details/DetailPage',
    'Components/Layout/PageHead',
  ],
  anatomy: {
    story: 'Counted',
    size: [560, 140],
    parts: [
      {
        name: ['List', '标签列表'],
        at: '[role="tablist"]',
        note: ['One stop for Tab; arrows go between tabs.', 'Tab 键一次停留，方向键切换。'],
      },
      {
        name: ['Current tab', '当前标签'],
        at: '[aria-selected="true"]',
        note: ['The accent below it, and its panel shown.', '下方主题色标记，显示其面板。'],
      },
      {
        name: ['Count', '数量'],
        at: '[role="tab"] span[class*="_count_"]',
        note: ['How much is behind it.', '其中的数量。'],
      },
      {
        name: ['Panel', '面板'],
        at: '[role="tabpanel"]',
        note: ['What belongs to the current tab.', '当前标签的内容。'],
      },
    ],
  },
}
