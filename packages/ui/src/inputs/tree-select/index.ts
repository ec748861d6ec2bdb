export type { TreeOptions } from './tree-combobox.tsx'
export {
  TreeField,
  TreeSelect,
  type TreeSelectProps,
  TreesField,
  TreesSelect,
  type TreesSelectProps,
} from './tree-select.tsx'
export type { TreeId, TreeNode } from './tri-state.ts'
