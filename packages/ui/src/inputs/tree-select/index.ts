export {
  TreeField,
  type TreeOptions,
  TreeSelect,
  type TreeSelectProps,
  TreesField,
  TreesSelect,
  type TreesSelectProps,
} from './tree-select.tsx'
export type { TreeId, TreeNode } from './tri-state.ts'
