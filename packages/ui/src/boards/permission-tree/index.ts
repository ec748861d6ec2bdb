export {
  changesBetween,
  countsOf,
  type GrantCounts,
  type Grants,
  type PermissionChange,
  type TreeEntry,
  treeOf,
  withCatalogs,
} from './permission-model.ts'
export {
  type AffectedUsers,
  type ComparedRole,
  PermissionTree,
  type PermissionTreeProps,
} from './permission-tree.tsx'
