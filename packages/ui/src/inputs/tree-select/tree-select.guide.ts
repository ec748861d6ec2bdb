import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'One node of a tree, such as the organisation of a user, or the city of a station with `leavesOnly`: `TreeField`, without a form `TreeSelect`.',
    'Many leaves of a tree, such as stations by city: `TreesField`, without a form `TreesSelect`. A branch stands for all leaves below it.',
  ],
  avoid: [
    'A long list without levels: `Combobox`. Records that the server searches: `RecordPicker`.',
    'Rights of a role: `PermissionTree`.',
    'Many of a list without levels, with both sides in sight: `TransferList`.',
  ],
  keyboard: [
    [
      '↓ ↑',
      'On the field: opens the panel. In it: to the next row or the one before; it stops at both ends.',
    ],
    ['→', 'On a row: opens a branch; on an open one, to its first child.'],
    ['←', 'On a row: closes an open branch, otherwise to its parent.'],
    ['Home End', 'To the first and the last row.'],
    ['PageUp PageDown', 'Eight rows up and down, once a row is highlighted.'],
    [
      'Enter Space',
      'On the field: opens the panel. On a row: chooses it; with `leavesOnly` a branch opens or closes.',
    ],
    ['Space ← →', 'After something was typed, until an arrow goes to a row: in the text.'],
    ['Escape', 'Closes the panel; the focus returns to the field.'],
  ],
  accessibility: [
    'A `combobox` that opens a dialog with a search field and a `tree`. A `FieldFrame` names it, or `aria-label`; its text is the choice.',
    'A row says its level and its place. In a `TreesSelect` it is checked, mixed or not; in a `TreeSelect` it is selected or not.',
    'The focus stays in the search field; the highlighted row is its `aria-activedescendant`.',
    'On a phone a row is 44 px high.',
  ],
  do: [
    'Keep ids unique in the whole tree, also as texts: `1` and `"1"` are the same row.',
    'Expect the ids of leaves from a `TreesSelect`, never that of a branch; a `TreeSelect` gives the node that was pressed.',
    'Set `leavesOnly` where a branch is only the way: a city, not its province.',
  ],
  dont: [
    'Do not drop chosen ids that are not in the tree, as of another seller: they are counted in the field as “+2”. “Clear” leaves them; once nothing else is chosen the button offers to remove them.',
    'Do not load branches as they open: the whole tree is given at once, and only rows in sight are drawn.',
  ],
  related: [
    'Components/Forms/RecordPicker',
    'Components/Forms/Combobox',
    'Components/Forms/TransferList',
    'Domain widgets/Work/PermissionTree',
    'Components/Forms/EveryField',
  ],
  anatomy: {
    story: 'TriState',
    size: [480, 400],
    parts: [
      {
        name: ['Label', '标签'],
        at: 'label',
        note: ['From the `FieldFrame` around it.', '来自外层 `FieldFrame`。'],
      },
      {
        name: ['Field', '字段'],
        at: '[role="combobox"]',
        note: ['The highest branches that are whole, and how many leaves.', '已全选的最上级分支及叶子数量。'],
      },
      {
        name: ['Search', '搜索'],
        at: '[role="dialog"] [class*="_search_"]',
        note: ['Finds leaves and opens their branches.', '查找叶子并展开所在分支。'],
      },
      {
        name: ['Opener', '展开钮'],
        at: '[class*="_opener_"]',
        note: ['Shows the branch; pressing it chooses nothing.', '展开分支，不改变选择。'],
      },
      {
        name: ['Branch', '分支'],
        at: '[role="treeitem"]',
        note: ['Chosen, not chosen, or in part.', '已选、未选或部分选中。'],
      },
      {
        name: ['Foot', '底部'],
        at: '[role="dialog"] p',
        note: ['How many are chosen, and clear.', '已选数量与清除。'],
      },
    ],
  },
}
