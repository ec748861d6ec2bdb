export { type ActionBuilder, actionsOf, type Question, type RowAction } from './actions-of.ts'
export { type Column, type ListRow, type RowId, rowName, shownColumns } from './column.ts'
export { type ColumnBuilder, type ColumnOptions, columnsOf } from './columns-of.ts'
export { type Filter, type FilterBuilder, filtersOf, type Option, type OptionsByName } from './filters-of.ts'
export type { LabelledBy } from './label-of.ts'
export type { ListFailure, ListState, ListView, SavedView, SavedViews } from './list-state.ts'
export {
  ALL_MATCHING,
  isSelected,
  NO_ROWS,
  type Selection,
  selectedCount,
  selectionOfRows,
} from './selection.ts'
export { type Unit, unitFor } from './unit.ts'
