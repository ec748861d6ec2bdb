import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The rows of a list in a layout of its own, such as beside a map or a tree.',
    'Up to 100,000 rows that are at hand: only those in sight are drawn.',
    'Rows with details below them, sums at the foot, or an age that must be seen.',
  ],
  avoid: [
    'A list screen: `ListPage`, which has this table, filters and pager.',
    'The fields of one record: `DescriptionList`.',
    'What happened to one record: `Timeline`.',
  ],
  keyboard: [
    ['← → ↑ ↓', 'To the next cell; with Ctrl to the end of the row or the column.'],
    ['Home End', 'To the first and the last cell of the row; with Ctrl of the table.'],
    ['PageUp PageDown', 'One screen of rows up or down.'],
    ['Enter', 'Presses the only control of a cell or goes into its controls; with `opens`, opens the row.'],
    ['Escape', 'From the controls of a cell back to the cell.'],
    ['F2', 'From a head to the edge of its column; there the arrows change the width, with Shift by more.'],
    ['Space X', 'Selects the row; with Shift all rows from the last one. On a button Space presses it.'],
    ['Shift+↑ Shift+↓', 'Takes the rows that it passes into the selection.'],
    ['Ctrl+A', 'Selects all rows of the page.'],
    ['Ctrl+C', 'Copies the selected rows, or the value of the cell, for a spreadsheet.'],
    ['/', 'To the text field of the filters, where the page has one.'],
    ['?', 'Shows all of these keys.'],
  ],
  accessibility: [
    'A grid that `label` names, with one stop of the Tab key. It says how many rows there are, also those of other pages.',
    'A head is named by its label and described by its unit; a sorted one has `aria-sort`. Boxes and details name their row.',
    'While rows are on their way it is `aria-busy`. A failure is an alert, old age (`staleMs`) a status.',
    'Below 576 px it is a plain table of cards; their controls are reached one by one with Tab.',
  ],
  do: [
    'Declare columns with `columnsOf` and actions with `actionsOf`; values are in units of the wire: fen, Wh, W, basis points.',
    'Declare actions by their calls: without the right one is gone, and where the life of the record forbids its step it stays and says so. `blockedBy` is for what only the browser knows.',
    'Give `on` a handler for each action that is no link; let it return the answer of the call, so that “… disabled” is shown.',
    'Leave sorting, filtering and paging to the server: each wish comes to `list.change`.',
  ],
  dont: [
    'Do not sum the rows of a page: `sum` is over all rows that match, from the server.',
    'Do not give `opens` and `expand` a new function with each render: all rows would be drawn again.',
    'Do not write a number with `c.custom`; the presets know how it is shown, copied and summed.',
  ],
  related: [
    'Components/Lists/ListPage',
    'Components/Lists/Pager',
    'Components/Lists/ColumnChooser',
    'Components/Actions/Gate',
    'Components/States/StatePanel',
  ],
  anatomy: {
    story: 'ExpandedWithSum',
    size: [900, 420],
    parts: [
      {
        name: ['Head', '表头'],
        at: 'thead',
        note: ['Names of the columns; it stays while the rows scroll.', '各列名称；滚动时保持不动。'],
      },
      {
        name: ['Sort', '排序'],
        at: 'thead th:nth-child(2) ~ th[aria-sort], thead button[class*="_sort_"]',
        note: ['Turns the order: up, down, none.', '切换次序：升序、降序、不排。'],
      },
      {
        name: ['Edge', '列边'],
        at: 'thead [role="separator"]',
        note: ['Dragged or pressed, it sets the width of its column.', '拖动或按键调整列宽。'],
      },
      {
        name: ['Selection', '选择框'],
        at: 'tbody input[type="checkbox"]',
        note: ['One row; that of the head takes the whole page.', '选择一行；表头的选择整页。'],
      },
      {
        name: ['Opener', '展开钮'],
        at: 'tbody button[class*="_expand_"]',
        note: ['Shows what belongs to the row below it.', '在行下方显示所属内容。'],
      },
      {
        name: ['Name', '名称'],
        at: 'tbody a',
        note: ['The link to the record; the column stays at its edge.', '指向记录的链接；该列固定在边缘。'],
      },
      {
        name: ['Actions', '操作'],
        at: 'tbody div[class*="_actions_"]',
        note: ['The two used most, the others behind the dots.', '最常用的两项，其余收在更多中。'],
      },
      {
        name: ['Details', '明细'],
        at: 'tr[class*="_detail_"]',
        note: ['Drawn by `expand` when the row is opened.', '展开时由 `expand` 绘制。'],
      },
      {
        name: ['Sum', '合计'],
        at: 'tfoot tr',
        note: ['Of all rows that the filters match, not of this page.', '所有符合筛选的行的合计，而非本页。'],
      },
    ],
  },
}
