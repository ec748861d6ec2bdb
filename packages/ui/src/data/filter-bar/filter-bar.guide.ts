import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The filters above a list: text, codes, options, periods, ranges and records of the server.',
    'The leading state of a list with how many rows are in each: `FilterChips`, for example the status of stations.',
  ],
  avoid: [
    'A list screen: `ListPage` draws the bar from `filters`; the chips are its `chips`.',
    'Two to four ways to look at one thing: `Segment`. Views of a page: `Tabs`.',
    'Filters that are kept under a name: `SavedViewsButton`.',
  ],
  keyboard: [
    ['Enter', 'In a text field applies the texts; in a number applies the range.'],
    [
      'Enter Space',
      'On a filter opens what it offers; on a chip shows those rows alone, and once more all of them.',
    ],
    ['Space', 'In an open filter, ticks an option.'],
    ['Escape', 'Closes the open filter; the focus is on its button again.'],
  ],
  accessibility: [
    'The bar is a search landmark named “Filters”. A text field is named by the filter’s label.',
    'A choice is a button with its label and its value, “City Any” or “City Wuhan”, and opens a dialog of the same name.',
    'The button that takes a filter away is named “Clear City”. A chip is `aria-pressed`.',
    'On a phone the first text stays; a button opens a sheet with the rest, and its name ends in how many are applied.',
  ],
  do: [
    'Declare filters with `filtersOf` and the type of the call’s input: a wrong field does not compile.',
    'Give a range its `unit` and `scale`: people type kW, the address and the server get W.',
    'Set `more` on a filter that is not of daily use; it still shows where it is applied.',
  ],
  dont: [
    'Do not filter rows on the page: each change goes to `onChange`, and from there into the address and to the server.',
    'Do not pass an empty list in `options` while it loads: leave the name out, then the filter says “Loading…”.',
    'Do not have more than one row of chips: they are for one enumeration.',
  ],
  related: [
    'Components/Lists/ListPage',
    'Components/Lists/SavedViews',
    'Components/Lists/DataTable',
    'Components/Actions/Segment',
    'Components/Forms/RecordPicker',
  ],
  anatomy: {
    story: 'Applied',
    size: [900, 100],
    parts: [
      {
        name: ['Text', '文本'],
        at: 'div[class*="_search_"]',
        note: ['Searched when Enter is pressed or the field is left.', '按回车或离开字段时查询。'],
      },
      {
        name: ['Filter', '筛选项'],
        at: 'div[class*="_choice_"]',
        note: ['A name and what is chosen; pressed, it opens its options.', '名称与所选值；点击展开选项。'],
      },
      {
        name: ['Value', '取值'],
        at: 'div[class*="_choice_"] span[class*="_value_"]',
        note: ['“Any” while nothing is chosen.', '未选时显示“不限”。'],
      },
      {
        name: ['Search', '查询'],
        at: 'button[type="submit"]',
        note: ['Applies what was typed; choices apply at once.', '应用已输入的文字；选择立即生效。'],
      },
      {
        name: ['Reset', '重置'],
        at: 'button[type="reset"]',
        note: ['Empties every filter at once.', '一次清空所有条件。'],
      },
    ],
  },
}
