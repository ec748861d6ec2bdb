export {
  type FlatRow,
  flatRows,
  grafted,
  grownChoice,
  leavesOf,
  statesOf,
  type TreeId,
  type TreeNode,
  type TreeState,
  toggled,
  topChosen,
} from './tri-state.ts'
