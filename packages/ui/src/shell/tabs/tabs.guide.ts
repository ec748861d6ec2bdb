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
    'What people compare: one panel hides the other. Let both stand on the page.',
  ],
  keyboard: [
    ['← →', 'To the next tab, whose panel is shown at once; the ends are joined.'],
    ['Home End', 'To the first and the last tab.'],
    ['Tab', 'From the tab that is shown to the first control of its panel.'],
  ],
  accessibility: [
    'A list of tabs that `label` names, with one stop of the Tab key; the panel is named by its tab.',
    'Only the panel that is shown is in the document.',
    'Where the tabs are wider than their room the list is scrolled; the current one is in sight. They never wrap. On a phone each is 44 px high.',
  ],
  do: [
    'Give `label` what the tabs are of: “Station”, “Ways to log in”.',
    'Keep `current` in the address where somebody may want to send a link to a view.',
    'Name a view by one or two nouns, all in the same form: “Live guns”, “Orders”. Put first what most people came for.',
    'Keep above the tabs what is typed in a panel: a panel that is left is gone, and its state with it.',
    'Give `count` where the number helps to decide whether to look.',
  ],
  dont: [
    'Do not hide input behind a tab that must be filled in: its error is then out of sight.',
    'Do not start a slow call with each change: arrow keys pass through all tabs.',
    'Do not look for a disabled tab: leave out a view that a role may not see, and say in the panel why one is empty.',
  ],
  related: [
    'Components/Layout/TabBar',
    'Components/Actions/Segment',
    'Components/Details/DetailPage',
    'Components/Layout/PageHead',
  ],
  anatomy: {
    story: 'Counted',
    size: [600, 140],
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
