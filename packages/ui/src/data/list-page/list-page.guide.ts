import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'A list screen: columns, filters and actions are data, everything else is JSX.',
    'The buttons of such a page: `AddButton`, `ImportButton`, `ExportButton`, `TimingButton`, each behind its right.',
    'What is done with many chosen things at once: `BulkBar`, also over a wall or a tree.',
  ],
  avoid: [
    'A list beside a map or in a tree: `useList` and `DataTable` in a layout of its own.',
    'The screen of one record: `DetailPage`.',
    'Any other button behind a right: `GuardedButton`.',
  ],
  keyboard: [
    ['N', 'Presses `AddButton`, while nobody types and nothing lies above the page.'],
    ['Escape', 'Clears the selection.'],
    ['/', 'From a cell of the table to the text filter.'],
    ['?', 'On a cell of the table: all keys of the table.'],
  ],
  accessibility: [
    'The title is the `h1`, and names the table. Head, filters, table and pager follow in this order.',
    'How many rows are selected is a status in a region named “Selected rows”.',
    'On a phone rows are cards, filters are in a sheet, and Import, Export and Timing are icons that keep their names.',
  ],
  do: [
    'Put the buttons in order: import, export, timing, and the primary “Add” last.',
    'Guard `TimingButton` by the right of the export.',
    'Say in `bulk` first what the actions will touch, such as “2 charging, 98 kW”.',
    'Give `list` from `useList`: then filter, order, page and columns stand in the address.',
  ],
  dont: [
    'Do not add a switch to the page for one odd screen: take a slot, a custom cell, or `DataTable` itself.',
    'Do not pass `bulk` to who may not do any of it: rows could be selected for nothing.',
    'Do not write an empty or a failed state: the table has both.',
  ],
  related: [
    'Components/Lists/DataTable',
    'Components/Lists/FilterBar',
    'Components/Lists/ColumnChooser',
    'Components/Lists/SavedViews',
    'Components/Layout/PageHead',
  ],
  anatomy: {
    story: 'Selected',
    size: [1200, 640],
    parts: [
      {
        name: ['Breadcrumb', '面包屑'],
        at: 'nav:has(ol[class*="_crumbs_"])',
        note: ['Where the page is in the menu.', '页面在菜单中的位置。'],
      },
      {
        name: ['Title', '标题'],
        at: 'h1',
        note: [
          'Names the page and the table; the count of all rows beside it.',
          '页面与表格的名称，旁边是总行数。',
        ],
      },
      {
        name: ['Buttons of the page', '页面按钮'],
        at: 'div[class*="_row_"] > div[class*="_actions_"]',
        note: [
          'Import, export, timing, and the primary one last; each behind its right.',
          '导入、导出、定时，主按钮在最后；各按权限显示。',
        ],
      },
      {
        name: ['Filters', '筛选栏'],
        at: 'search',
        note: ['What is searched for; the address keeps it.', '查询条件，保存在地址中。'],
      },
      {
        name: ['Chips', '快捷筛选'],
        at: 'div[class*="_chips_"]',
        note: ['The one filter used most, with counts.', '最常用的筛选，带数量。'],
      },
      {
        name: ['View', '视图'],
        at: 'div[class*="_view_"]',
        note: ['How old the rows are, refresh, and which columns are shown.', '数据时间、刷新和显示的列。'],
      },
      {
        name: ['Table', '表格'],
        at: 'div[class*="_region_"]:has(table)',
        note: ['The rows, one page of them; the one that scrolls.', '一页数据行，唯一滚动的部分。'],
      },
      {
        name: ['Bar of the selection', '批量栏'],
        at: 'section[class*="_bar_"]',
        note: [
          'How many rows are chosen and what is done with them; gone with the last.',
          '已选行数与批量操作；取消最后一行后消失。',
        ],
      },
      {
        name: ['Pager', '分页'],
        at: 'nav[class*="_pager_"]',
        note: ['All rows, pages, and rows per page.', '总数、页码和每页行数。'],
      },
    ],
  },
}
