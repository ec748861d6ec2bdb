export {
  type AffectedUsers,
  type ComparedRole,
  changesBetween,
  countsOf,
  type GrantCounts,
  type Grants,
  type PermissionChange,
  type TreeEntry,
  treeOf,
  withCatalogs,
} from './permission-model.ts'
export { PermissionTree, type PermissionTreeProps } from './permission-tree.tsx'
